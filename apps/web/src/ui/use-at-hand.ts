import { useEffect } from 'react';

/** Preloads the code of what may come next while the browser is idle, because it may be needed without a connection. */
export function useAtHand(isWanted: boolean, preload: () => void): void {
  useEffect(() => {
    if (isWanted) (globalThis.requestIdleCallback ?? setTimeout)(preload);
  }, [isWanted, preload]);
}
