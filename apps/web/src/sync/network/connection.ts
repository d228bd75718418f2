import { pushPendingMessage } from '../../worker/messages';
import { requestWakeUpNow } from './background-sync';

type Listeners = Record<'onOnline' | 'onOffline' | 'onVisible', () => void>;

/**
 * Listens to everything that may indicate a connection. `onVisible`: the person has come back to the page. Returns a
 * function that stops it.
 */
export function listenForConnection({ onOnline, onOffline, onVisible }: Listeners): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onFocusOrVisibility = () => {
    if (document.visibilityState === 'visible') onVisible();
    // The page may be closed next.
    else requestWakeUpNow();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === pushPendingMessage) onOnline();
  };
  addEventListener('focus', onFocusOrVisibility, { signal });
  addEventListener('online', onOnline, { signal });
  addEventListener('offline', onOffline, { signal });
  document.addEventListener('visibilitychange', onFocusOrVisibility, { signal });
  navigator.serviceWorker?.addEventListener('message', onMessage, { signal });
  return () => controller.abort();
}
