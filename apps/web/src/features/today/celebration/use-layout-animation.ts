import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';

export const layoutAnimationMs = 320;

/**
 * Moves an element from its former place and size to the new ones whenever `layout` changes. With `isStill` nothing
 * moves, and animations inside the element end.
 */
export function useLayoutAnimation<Kind extends HTMLElement>(
  layout: unknown,
  isStill = false,
): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  const former = useRef<{ layout: unknown; box: DOMRect }>(undefined);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    if (isStill) for (const running of node.getAnimations({ subtree: true })) running.cancel();
    const box = node.getBoundingClientRect();
    const from = former.current;
    former.current = { layout, box };
    if (!from || from.layout === layout || isStill || wantsNoMotion() || box.width === 0) return;
    const [x, y, scale] = [from.box.left - box.left, from.box.top - box.top, from.box.width / box.width];
    node.animate(
      { transformOrigin: ['0 0', '0 0'], transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] },
      { duration: layoutAnimationMs, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
  });
  return element;
}
