import { expect, it } from 'vitest';
import { Newest } from './newest';

it('keeps so many, and lets go of what was set the longest ago', () => {
  const kept = new Newest<string, number>(2);
  kept.set('ana', 1).set('bo', 2).set('ana', 3).set('cy', 4);
  expect([...kept]).toEqual([
    ['ana', 3],
    ['cy', 4],
  ]);
});
