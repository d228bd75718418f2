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

/** Where the browser can, it wakes the worker when there is a connection again, and the worker the page. */
export async function askToBeWoken(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(syncTag);
  } catch {
    // Not allowed in the background: then it is sent when the page is next looked at.
  }
}
