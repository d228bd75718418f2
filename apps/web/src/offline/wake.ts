import { sendMessage, syncTag } from '../worker/messages';

interface Listeners {
  onOnline: () => void;
  onOffline: () => void;
  /** The page is looked at again. */
  onSeen: () => void;
}

/** Hears of everything that may mean a connection, until the function given back is called. */
export function listenForConnection({ onOnline, onOffline, onSeen }: Listeners): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') onSeen();
    // It may be closed: who wakes another page then has to know of it now.
    else for (const ask of asking) ask();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === sendMessage) onOnline();
  };
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisible);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisible);
    navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** In milliseconds: with a connection, a deed is sent by then. */
const sentSoon = 1_000;

/** For each deed that is just being sent. */
const asking = new Set<() => void>();

/**
 * Where the browser can, it wakes the worker when there is a connection again, and the worker the page. While there is one
 * it does so at once, and for nothing where a deed is just being sent: it is asked for those that take longer, and where
 * the page is left before. What is given back is called when the deed is sent.
 */
export function askToBeWoken(): () => void {
  // Found now: a page that is being closed has no time to look for it.
  const worker = navigator.serviceWorker?.getRegistration().catch(ignored);
  const ask = () => {
    isSent();
    // Not allowed in the background: then it is sent when the page is next looked at.
    worker?.then((found: WithSync | undefined) => found?.sync?.register(syncTag)).catch(ignored);
  };
  const timer = setTimeout(ask, navigator.onLine ? sentSoon : 0);
  const isSent = () => {
    clearTimeout(timer);
    asking.delete(ask);
  };
  asking.add(ask);
  return isSent;
}

const ignored = () => undefined;
