import { useEffect, useRef } from 'react';
import { holdMs } from './use-stop-press';

type Keys = {
  onCount: (at: number) => void;
  onBack: () => void;
  onPause: () => void;
  /** Undefined if Enter has nothing to finish. */
  onEnter: (() => void) | undefined;
  onStop: () => void;
  /** Escape was pressed once and shortly, which does nothing yet. */
  onShortStop: () => void;
};

/** Two presses of Escape within this time stop, as one long press does. */
const doublePressMs = 1000;

/** Whether the key belongs to a control that the person has focused. The field itself is `data-field`. */
const isOnControl = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('button, a')?.hasAttribute('data-field') === false;

const isOnField = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('[data-field]') !== null;

/**
 * Keys that work wherever the focus is. Space and Enter on a focused control press that control; on the field the
 * browser turns them into a click, which counts.
 */
export function useCountingKeys(keys: Keys | undefined): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    let holding: ReturnType<typeof setTimeout> | undefined;
    let lastEscape = Number.NEGATIVE_INFINITY;
    const stop = () => {
      clearTimeout(holding);
      holding = undefined;
      lastEscape = Number.NEGATIVE_INFINITY;
      latest.current?.onStop();
    };
    function down(event: KeyboardEvent) {
      const handlers = latest.current;
      if (!handlers || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'escape') {
        event.preventDefault();
        if (event.repeat) return;
        if (event.timeStamp - lastEscape < doublePressMs) return stop();
        lastEscape = event.timeStamp;
        holding = setTimeout(stop, holdMs);
      } else if (key === 'backspace') handlers.onBack();
      else if (key === 'p') handlers.onPause();
      else if (key === 'enter' && handlers.onEnter && !isOnControl(event)) handlers.onEnter();
      else if ((key === ' ' || key === 'enter') && isOnField(event) && event.repeat) event.preventDefault();
      else if (key === ' ' && !isOnControl(event) && !isOnField(event)) {
        if (!event.repeat) handlers.onCount(event.timeStamp);
      } else return;
      event.preventDefault();
    }
    function up({ key }: KeyboardEvent) {
      if (key !== 'Escape' || holding === undefined) return;
      clearTimeout(holding);
      holding = undefined;
      latest.current?.onShortStop();
    }
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      clearTimeout(holding);
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, []);
}
