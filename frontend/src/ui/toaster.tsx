import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazily } from '../lib/lazily';
import { unreachable } from '../lib/api';
import { useBackOnline } from '../lib/use-back-online';
import { dismissToast, useToast } from './toast';

const load = () => import('./toast-view');
const ToastView = lazily(load);

/** toastPlace stands beside the app, so that a modal dialog, which makes the app inert, leaves its messages alone. */
const toastPlace = document.createElement('div');
toastPlace.dataset['liveAnnouncer'] = '';
document.body.append(toastPlace);

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

export const findToastPlace = () => toastPlace;

/**
 * Toaster's code loads as soon as a person does something, or moves the mouse: its first message may be that the
 * connection is lost.
 */
export function Toaster() {
  const shown = useToast();
  useBackOnline(shown?.description === unreachable, () => dismissToast(shown!.id));
  useEffect(() => {
    const ahead = () => void load().catch(() => undefined);
    const once = { once: true, capture: true };
    for (const event of signsOfUse) window.addEventListener(event, ahead, once);
    return () => {
      for (const event of signsOfUse) window.removeEventListener(event, ahead, once);
    };
  }, []);
  return createPortal(<Suspense>{shown && <ToastView toast={shown} />}</Suspense>, toastPlace);
}
