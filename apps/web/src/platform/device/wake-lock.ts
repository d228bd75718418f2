import { useEffect } from 'react';

/**
 * Keeps the screen awake while mounted and wanted. The browser releases the lock when the page is hidden, so it is
 * requested again when the page is visible.
 */
export function useWakeLock(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // The browser refuses the lock to save battery. The page works on, and the screen may turn off.
      }
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [isWanted]);
}
