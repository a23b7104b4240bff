import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazily } from '../lib/lazily';
import { useToast } from './toast';

const load = () => import('./toast-view');
const ToastView = lazily(load);

/** toastPlace stands beside the app, so that a modal dialog, which makes the app inert, leaves its messages alone. */
const toastPlace = document.createElement('div');
toastPlace.dataset['liveAnnouncer'] = '';
document.body.append(toastPlace);

export const findToastPlace = () => toastPlace;

/** Toaster's code loads as soon as a person does something: its first message may be that the connection is lost. */
export function Toaster() {
  const shown = useToast();
  useEffect(() => {
    const ahead = () => void load().catch(() => undefined);
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', ahead, once);
    window.addEventListener('keydown', ahead, once);
    return () => {
      window.removeEventListener('pointerdown', ahead, once);
      window.removeEventListener('keydown', ahead, once);
    };
  }, []);
  return createPortal(<Suspense>{shown && <ToastView toast={shown} />}</Suspense>, toastPlace);
}
