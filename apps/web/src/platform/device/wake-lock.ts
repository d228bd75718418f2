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
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // The browser refuses the lock to save battery. The page works on, and the screen may turn off.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
}
