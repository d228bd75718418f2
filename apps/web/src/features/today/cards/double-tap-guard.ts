import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The second tap of a double tap comes within this time after the first one's card has moved away. */
const doubleTapMs = 500;
/** How long a card asks to be tapped again. */
const askDurationMs = 3000;

type Point = { x: number; y: number };

/**
 * On a phone the next card moves to where the finger completed the one before. A tap on that card right after it moved
 * may be the second of a double tap, so the card asks for another one. Mouse, keys and every other card act at once.
 */
export function useDoubleTapGuard() {
  const lastTouch = useRef<Point>(undefined);
  const cardUnderFinger = useRef<{ card: string; movedAt: number }>(undefined);
  const [askingCard, setAskingCard] = useState<ExerciseId>();
  useEffect(() => {
    if (!askingCard) return;
    const timer = setTimeout(() => setAskingCard(undefined), askDurationMs);
    return () => clearTimeout(timer);
  }, [askingCard]);

  return {
    /** The card that asks to be tapped again. */
    askingCard,
    recordPointer({ pointerType, clientX, clientY }: PointerEvent) {
      lastTouch.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    /** Finds the card that is under the finger after the cards have moved. */
    recordMove() {
      const { x, y } = lastTouch.current ?? {};
      if (x === undefined || y === undefined) return;
      const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-exercise]');
      const id = card?.dataset.exercise;
      cardUnderFinger.current = id === undefined ? undefined : { card: id, movedAt: performance.now() };
    },
    /** Whether a press on a card counts. If it does not, the card asks for another one. */
    acceptPress(id: ExerciseId, press: MouseEvent): boolean {
      // A press of a key is a click with a detail of 0.
      const isTouch = press.detail > 0 && lastTouch.current !== undefined;
      const hasJustMoved =
        cardUnderFinger.current?.card === id &&
        performance.now() - cardUnderFinger.current.movedAt < doubleTapMs;
      cardUnderFinger.current = undefined;
      const isSecondTap = isTouch && hasJustMoved;
      setAskingCard(isSecondTap ? id : undefined);
      return !isSecondTap;
    },
  };
}
