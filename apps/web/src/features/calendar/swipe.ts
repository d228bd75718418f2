import { type PointerEvent, useRef } from 'react';

/** A shorter distance in pixels is a tap or a trembling finger. */
const leastDistance = 48;

/** Props for an element that reacts to a horizontal swipe. */
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
      const across = event.clientX - start.current.x;
      const along = Math.abs(event.clientY - start.current.y);
      start.current = undefined;
      if (Math.abs(across) >= leastDistance && Math.abs(across) > 1.5 * along) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
