import { useEffect, useRef, useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

/** After a moment began, nothing else asks for attention for so long. */
const atLeast = 10_000;

let isQuiet = false;
const changes = makeListeners();

function setQuiet(quiet: boolean) {
  if (quiet === isQuiet) return;
  isQuiet = quiet;
  changes.notify();
}

/** Whether banners and messages wait. */
export const useIsQuiet = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => isQuiet,
    () => false,
  );

/** Quiet from when a stage opens until it is closed, ten seconds at least; leaving the page ends it. */
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

/** Whoever goes on from within a stage is to hear what comes of it. */
export const endQuietTime = (): void => setQuiet(false);
