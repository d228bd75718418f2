import { useEffect, useRef } from 'react';

/**
 * Calls back when another page of this device has stored the value (`isFromEvent`), and when this page is shown again,
 * because another page may have stored it while the browser had frozen this one.
 */
export function useStoredValueChange(key: string, onChange: (isFromEvent: boolean) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === key && latest.current(true);
    const onShown = () => document.visibilityState === 'visible' && latest.current(false);
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShown);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShown);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [key]);
}
