import { expect, it } from 'vitest';
import { trialText } from './plan-text';

it('The text about the trial promises no more than it gives', () => {
  expect(trialText()).toBe(
    'You get everything in Starter except the supporter badge. No card needed, and it ends automatically.',
  );
});
