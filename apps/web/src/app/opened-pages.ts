import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { OpenMessage } from '../worker/messages';

type Go = (path: string) => void;

let wanted: string | undefined;
let go: Go | undefined;

function open(path: string | undefined): void {
  wanted = path;
  if (!go || path === undefined) return;
  wanted = undefined;
  if (path !== location.pathname) go(path);
}

/** A notification may be tapped before the page stands: the browser tells of it once, so it is heard from the beginning. */
export function keepOpenedPages(): void {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<OpenMessage> | null>) => {
      if (typeof data?.open === 'string') open(data.open);
    },
  );
}

/** Goes from now on where a tapped notification leads. Gives back how to stop. */
export function followOpenedPages(follow: Go): () => void {
  go = follow;
  open(wanted);
  return () => {
    go = undefined;
  };
}

/** Without loading the page anew, and from any page: the worker cannot choose. */
export function useOpenedPages(): void {
  const navigate = useNavigate();
  useEffect(() => followOpenedPages(navigate), [navigate]);
}
