import { useEffect, useRef, useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

/** The minimum time after the start of a celebration in which nothing else asks for attention. */
const atLeast = 10_000;

let isQuiet = false;
const changes = makeListeners();

function setQuiet(quiet: boolean) {
  if (quiet === isQuiet) return;
  isQuiet = quiet;
  changes.notify();
}

/** Whether banners and messages have to wait. */
export const useIsQuiet = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => isQuiet,
    () => false,
  );

/** Quiet while a stage is open, and for at least ten seconds. Leaving the page ends it. */
export function useQuietTime(isStageOpen: boolean): void {
  const began = useRef(0);
  useEffect(() => {
    if (isStageOpen) {
      began.current = performance.now();
      setQuiet(true);
      return;
    }
    const left = began.current + atLeast - performance.now();
    if (began.current === 0 || left <= 0) return setQuiet(false);
    const ending = setTimeout(setQuiet, left, false);
    return () => clearTimeout(ending);
  }, [isStageOpen]);
  useEffect(() => () => setQuiet(false), []);
}

/** A person who goes on from a stage has to see the messages that follow. */
export const endQuietTime = (): void => setQuiet(false);
