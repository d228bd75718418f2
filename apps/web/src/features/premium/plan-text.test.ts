import { expect, it } from 'vitest';
import { trialText } from './plan-text';

it('The text about the trial excludes the supporter badge, and says that no card is needed', () => {
  expect(trialText()).toBe(
    'You get everything in Starter except the supporter badge. No card needed, and the trial ends automatically.',
  );
});
