import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a place in which a press takes its own button away: the place has the focus then, and whoever uses the keyboard
 * goes on from there. It is held where the removal is rendered, by what stays itself.
 */
export function useHeldFocus<Place extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Place>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) place.current?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
    // Not heard of what is removed: React is silent while it changes the page.
    onBlur() {
      focused.current = null;
    },
  } as const;
}
