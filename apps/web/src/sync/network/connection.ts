import { sendMessage } from '../../worker/messages';
import { requestWakeUpNow } from './background-sync';

interface Listeners {
  onOnline: () => void;
  onOffline: () => void;
  /** The page becomes visible again. */
  onSeen: () => void;
}

/** Listens to everything that may indicate a connection. Returns a function that stops it. */
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
