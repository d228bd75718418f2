import { expect } from 'vitest';

/** What was pressed is gone, and the next key goes on from somewhere on the page, not from its beginning. */
export const expectFocusHeld = () =>
  expect.poll(() => document.activeElement !== document.body, { message: 'focus on the page' }).toBe(true);
