import { Suspense, lazy } from 'react';
import { useToast } from './toast';

const ToastView = lazy(() => import('./toast-view'));

/** Toaster shows the newest toast; its code loads with the first one. */
export function Toaster() {
  const shown = useToast();
  return <Suspense>{shown && <ToastView toast={shown} />}</Suspense>;
}
