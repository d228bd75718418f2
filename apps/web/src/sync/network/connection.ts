import { sendMessage } from '../../worker/messages';
import { requestWakeUpNow } from './background-sync';

type Listeners = Record<'onOnline' | 'onOffline' | 'onSeen', () => void>;

/**
 * Listens to everything that may indicate a connection. `onSeen`: the page becomes visible again. Returns a function that
 * stops it.
 */
export function listenForConnection({ onOnline, onOffline, onSeen }: Listeners): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onVisible = () => {
    if (document.visibilityState === 'visible') onSeen();
    else requestWakeUpNow();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === sendMessage) onOnline();
  };
  addEventListener('focus', onVisible, { signal });
  addEventListener('online', onOnline, { signal });
  addEventListener('offline', onOffline, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  navigator.serviceWorker?.addEventListener('message', onMessage, { signal });
  return () => controller.abort();
}
