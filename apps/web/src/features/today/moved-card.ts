import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The second tap of a double tap comes this soon after the card of the first one has moved away. */
const doubleTapMs = 500;
/** How long a card asks to be tapped again. */
const askMs = 3000;

type Point = { x: number; y: number };

/**
 * On a phone the next card moves to where the finger completed the one before. A tap on that card right after it moved
 * may be the second of a double tap, so the card asks for another one. Mouse, keys and every other card act at once.
 */
export function useMovedCard() {
  const lastTouch = useRef<Point>(undefined);
  const moved = useRef<{ card: string; at: number }>(undefined);
  const [asking, setAsking] = useState<ExerciseId>();
  useEffect(() => {
    if (!asking) return;
    const over = setTimeout(setAsking, askMs, undefined);
    return () => clearTimeout(over);
  }, [asking]);

  return {
    /** The card that asks to be tapped again. */
    asking,
    notePointer({ pointerType, clientX, clientY }: PointerEvent) {
      lastTouch.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    /** The cards have moved: looks which one is under the finger now. */
    noteMove() {
      const { x, y } = lastTouch.current ?? {};
      if (x === undefined || y === undefined) return;
      const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-exercise]');
      const id = card?.dataset.exercise;
      moved.current = id === undefined ? undefined : { card: id, at: performance.now() };
    },
    /** Whether a press on a card acts. If it does not, the card asks for another one. */
    acts(id: ExerciseId, press: MouseEvent): boolean {
      const isTouch = press.detail > 0 && lastTouch.current !== undefined;
      const isMoved = moved.current?.card === id && performance.now() - moved.current.at < doubleTapMs;
      moved.current = undefined;
      setAsking(isTouch && isMoved ? id : undefined);
      return !(isTouch && isMoved);
    },
  };
}
