import { expect } from 'vitest';

/** Expects the focus on an element of the page, not on its body, where it falls when the focused element is removed. */
export const expectFocusHeld = () =>
  expect.poll(() => document.activeElement !== document.body, { message: 'focus on the page' }).toBe(true);
