import { type PointerEvent, useRef } from 'react';

/** A shorter distance in pixels is a tap or a trembling finger. */
const leastDistance = 48;

/** Props for an element that reacts to a horizontal swipe: 1 to the left, which shows what comes next, -1 to the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger zooms.
      const isFinger = event.pointerType !== 'mouse' && event.isPrimary;
      start.current = isFinger ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const shift = event.clientX - start.current.x;
      const horizontal = Math.abs(shift);
      const vertical = Math.abs(event.clientY - start.current.y);
      start.current = undefined;
      // A finger that moves about as far up or down scrolls the page.
      const isSideways = horizontal > 1.5 * vertical;
      if (isSideways && horizontal >= leastDistance) onSwipe(shift < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
