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
  const onVisible = () => {
    if (document.visibilityState === 'visible') onSeen();
    else requestWakeUpNow();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === sendMessage) onOnline();
  };
  addEventListener('focus', onVisible);
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisible);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => {
    removeEventListener('focus', onVisible);
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisible);
    navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}
