import { expect } from 'vitest';

/** Expects that the pressed element is gone and the focus is still on the page, not at its beginning. */
export const expectFocusHeld = () =>
  expect.poll(() => document.activeElement !== document.body, { message: 'focus on the page' }).toBe(true);
