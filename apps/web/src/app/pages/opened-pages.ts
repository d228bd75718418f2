import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { OpenMessage } from '../../worker/messages';

type Navigate = (path: string) => void;

/** The page of a notification that was tapped before the router could navigate. */
let pendingPath: string | undefined;
let navigateTo: Navigate | undefined;

function open(path: string | undefined): void {
  pendingPath = path;
  if (!navigateTo || path === undefined) return;
  pendingPath = undefined;
  if (path !== location.pathname) navigateTo(path);
}

/**
 * Listens from the start, because a notification may be tapped before the page has rendered, and the browser reports it
 * only once.
 */
export function listenForOpenedPages(): void {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<OpenMessage> | null>) => {
      if (typeof data?.open === 'string') open(data.open);
    },
  );
}

/** Opens the page of each tapped notification from now on. Returns a function that stops it. */
export function followOpenedPages(navigate: Navigate): () => void {
  navigateTo = navigate;
  open(pendingPath);
  return () => {
    navigateTo = undefined;
  };
}

/** Opens the pages of tapped notifications in this window without reloading it, which the worker cannot do. */
export function useOpenedPages(): void {
  const navigate = useNavigate();
  useEffect(() => followOpenedPages(navigate), [navigate]);
}
