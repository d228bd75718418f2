import { expect, it } from 'vitest';
import { isClearlyBelow, shareOf, wilson } from './wilson';

it('Shares are compared by ranges of 95 %, from 8 dates a side on', () => {
  const { low, high } = wilson({ due: 10, completed: 5 });
  expect([low, high].map((share) => Math.round(1_000 * share))).toEqual([237, 763]);
  expect(isClearlyBelow({ due: 7, completed: 0 }, { due: 100, completed: 100 })).toBe(false);
  expect(isClearlyBelow({ due: 8, completed: 0 }, { due: 100, completed: 100 })).toBe(true);
  // The ranges of 60 % and 83 % overlap.
  expect(isClearlyBelow({ due: 10, completed: 6 }, { due: 60, completed: 50 })).toBe(false);
});

it('A share is below another only with eight dates on either side', () => {
  expect(isClearlyBelow({ due: 100, completed: 0 }, { due: 8, completed: 8 })).toBe(true);
  expect(isClearlyBelow({ due: 100, completed: 0 }, { due: 7, completed: 7 })).toBe(false);
  expect(isClearlyBelow({ due: 100, completed: 100 }, { due: 8, completed: 0 })).toBe(false);
});

it('The share of no dates is 0', () => {
  expect([shareOf({ due: 0, completed: 0 }), shareOf({ due: 4, completed: 1 })]).toEqual([0, 0.25]);
});
