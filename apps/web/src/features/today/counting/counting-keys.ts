import { useEffect, useRef } from 'react';
import { holdMs } from './use-stop-press';

/** What the keys do. A handler is absent while its key has nothing to do. */
type Keys = {
  onCount: (at: number) => void;
  onBack?: () => void;
  onPause?: () => void;
  onEnter?: (() => void) | undefined;
  onStop: () => void;
  /** Escape was released before it was held long enough. It does not stop by that alone. */
  onShortStop?: () => void;
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
    let holdTimer: ReturnType<typeof setTimeout> | undefined;
    let lastEscape = Number.NEGATIVE_INFINITY;
    const stop = () => {
      clearTimeout(holdTimer);
      holdTimer = undefined;
      lastEscape = Number.NEGATIVE_INFINITY;
      latest.current?.onStop();
    };
    function pressEscape(at: number) {
      if (at - lastEscape < doublePressMs) return stop();
      lastEscape = at;
      holdTimer = setTimeout(stop, holdMs);
    }
    /** Returns whether the browser has to ignore the key. A key that is held down acts once, except for Backspace. */
    function act(event: KeyboardEvent, handlers: Keys): boolean {
      const { repeat, timeStamp } = event;
      // While a key is held down on the field, the browser would click the field again and again.
      const isRepeatOnField = repeat && isOnField(event);
      switch (event.key.toLowerCase()) {
        case 'escape':
          if (!repeat) pressEscape(timeStamp);
          return true;
        case 'backspace':
          handlers.onBack?.();
          return true;
        case 'p':
          if (!repeat) handlers.onPause?.();
          return true;
        case 'enter':
          if (isOnControl(event) || !handlers.onEnter) return isRepeatOnField;
          if (!repeat) handlers.onEnter();
          return true;
        case ' ':
          if (isOnControl(event) || isOnField(event)) return isRepeatOnField;
          if (!repeat) handlers.onCount(timeStamp);
          return true;
        default:
          return false;
      }
    }
    function pressKey(event: KeyboardEvent) {
      const handlers = latest.current;
      if (!handlers || event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(event, handlers)) event.preventDefault();
    }
    function releaseKey({ key }: KeyboardEvent) {
      if (key !== 'Escape' || holdTimer === undefined) return;
      clearTimeout(holdTimer);
      holdTimer = undefined;
      latest.current?.onShortStop?.();
    }
    addEventListener('keydown', pressKey);
    addEventListener('keyup', releaseKey);
    return () => {
      clearTimeout(holdTimer);
      removeEventListener('keydown', pressKey);
      removeEventListener('keyup', releaseKey);
    };
  }, []);
}
