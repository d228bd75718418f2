import { type RefObject, type TouchEvent, useRef } from 'react';

/** A shorter distance in pixels is a tap or a trembling finger. */
const minDistance = 72;

/**
 * Props for a sheet that follows a finger downwards and is closed by it. Touch events are used, because the browser
 * cancels pointer events as soon as it takes the movement for scrolling.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const start = useRef<number>(undefined);
  const move = (distance: number) => {
    if (sheet.current) sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const distanceTo = ({ changedTouches }: TouchEvent) =>
    start.current === undefined ? 0 : (changedTouches[0]?.clientY ?? 0) - start.current;
  return {
    onTouchStart({ touches }: TouchEvent) {
      // A second finger zooms, and a scrolled sheet scrolls back first.
      const isSwipe = touches.length === 1 && sheet.current?.scrollTop === 0;
      start.current = isSwipe ? touches[0]?.clientY : undefined;
    },
    onTouchMove: (event: TouchEvent) => move(distanceTo(event)),
    onTouchEnd(event: TouchEvent) {
      const isFar = distanceTo(event) >= minDistance;
      start.current = undefined;
      if (isFar) onSwipe();
      else move(0);
    },
    onTouchCancel() {
      start.current = undefined;
      move(0);
    },
  };
}
