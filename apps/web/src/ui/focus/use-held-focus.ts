import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * The props of a container in which a press removes the pressed button: the container then takes the focus, so that keyboard
 * users continue from there. Use it in the component that renders the removal and stays itself.
 */
export function useHeldFocus<Container extends HTMLElement = HTMLDivElement>() {
  const container = useRef<Container>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) container.current?.focus({ preventScroll: true });
  });
  return {
    ref: container,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
    // A removal fires no blur, because React suppresses events while it changes the page.
    onBlur() {
      focused.current = null;
    },
  } as const;
}
