import { expect, it } from 'vitest';
import { nextDelay } from './privacy-notice';

it('waits 2 s after a load', () => {
  expect(nextDelay(undefined, 'loaded')).toBe(2000);
});

it.each([
  ['before', ['onboarded', 'loaded']],
  ['after', ['loaded', 'onboarded']],
] as const)('waits 1.5 s after the onboarding, told %s the person has started', (_, news) => {
  expect(news.reduce<number | undefined>(nextDelay, undefined)).toBe(1500);
});
