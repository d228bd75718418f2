import { expect, it } from 'vitest';
import { countedAmount, repsOf } from './counted-amount';

it('An exercise in reps is counted up to 1,000 reps beyond its target', () => {
  expect(countedAmount('pushup', 20)).toEqual({ unit: 'reps', target: 20, most: 1020 });
});

it('Each counted rep is recorded as one', () => {
  expect(repsOf('pushup', 21)).toBe(21);
});

// A plank counts two seconds as one rep.
it('A movement that is held is counted in seconds, up to its target', () => {
  expect(countedAmount('plank', 20)).toEqual({ unit: 'seconds', target: 40, most: 40 });
});

it('The counted seconds of a movement that is held are recorded as whole reps', () => {
  expect([39, 40, 41].map((seconds) => repsOf('plank', seconds))).toEqual([19, 20, 20]);
});
