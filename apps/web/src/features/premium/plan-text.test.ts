import { expect, it } from 'vitest';
import { trialText } from './plan-text';

it('The text about the trial promises no more than it gives', () => {
  expect(trialText()).toBe(
    'Everything in Starter except the supporter badge, once, without a card. It ends by itself.',
  );
});
