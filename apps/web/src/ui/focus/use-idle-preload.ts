import { useEffect } from 'react';

/** Preloads the code of what may come next while the browser is idle, because it may be needed without a connection. */
export function useIdlePreload(isEnabled: boolean, preload: () => void): void {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (isEnabled) (globalThis.requestIdleCallback ?? setTimeout)(preload);
  }, [isEnabled, preload]);
}
