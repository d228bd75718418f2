import { useEffect } from 'react';

/** Fetches what comes next while nothing else is to be done: it may be wanted without a connection. */
export function useAtHand(isWanted: boolean, preload: () => void): void {
  useEffect(() => {
    if (isWanted) (globalThis.requestIdleCallback ?? setTimeout)(preload);
  }, [isWanted, preload]);
}
