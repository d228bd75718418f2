import { useEffect, useRef, useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

/** In this time after the start of a celebration nothing else asks for attention, also if it is closed earlier. */
const minimumMs = 10_000;

let isQuiet = false;
const changes = makeListeners();

function setQuiet(isQuietNow: boolean) {
  if (isQuietNow === isQuiet) return;
  isQuiet = isQuietNow;
  changes.notify();
}

/** Whether banners and messages have to wait. */
export const useIsQuiet = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => isQuiet,
    () => false,
  );

/** Quiet while a celebration (`Stage`) is open, and for at least ten seconds. Leaving the page ends the quiet time. */
export function useQuietTime(isStageOpen: boolean): void {
  /** When the last celebration opened, by the clock of `performance`; 0 before the first. */
  const startedAt = useRef(0);
  useEffect(() => {
    if (isStageOpen) {
      startedAt.current = performance.now();
      setQuiet(true);
      return;
    }
    const remaining = startedAt.current + minimumMs - performance.now();
    if (startedAt.current === 0 || remaining <= 0) return setQuiet(false);
    const timer = setTimeout(() => setQuiet(false), remaining);
    return () => clearTimeout(timer);
  }, [isStageOpen]);
  useEffect(() => () => setQuiet(false), []);
}

/** Ends the quiet time at once: a person who goes on from a celebration has to see the messages that follow. */
export const endQuietTime = (): void => setQuiet(false);
