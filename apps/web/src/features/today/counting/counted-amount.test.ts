import { expect, it } from 'vitest';
import { countedAmount, repsOf } from './counted-amount';

it('Reps are counted one by one, and extra reps go on counting', () => {
  expect(countedAmount('pushup', 20)).toEqual({ unit: 'reps', target: 20, most: 1020 });
  expect(repsOf('pushup', 21)).toBe(21);
});

it('A held movement is counted in seconds, up to its target', () => {
  expect(countedAmount('plank', 20)).toEqual({ unit: 'seconds', target: 40, most: 40 });
  expect(repsOf('plank', 40)).toBe(20);
});
