import { expect, it } from 'vitest';
import { nextDelay } from './privacy-notice';

it('The notice waits 2 s after a load', () => {
  expect(nextDelay(undefined, 'loaded')).toBe(2000);
});

it.each([
  ['before', ['onboarded', 'loaded']],
  ['after', ['loaded', 'onboarded']],
] as const)(
  'The notice waits 1.5 s after the onboarding, if that ends %s the challenge has started',
  (_, events) => {
    expect(events.reduce<number | undefined>(nextDelay, undefined)).toBe(1500);
  },
);
