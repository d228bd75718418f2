import { expect, it } from 'vitest';
import { makeTokenCache } from './token-cache';

const ada = { content: 'ada', from: 100, until: 200 };

it('A token is found between its instants, and no other token is', () => {
  const cache = makeTokenCache<string>();
  cache.set('a.b.c', ada);
  expect(cache.get('a.b.c', 100)).toBe('ada');
  expect(cache.get('a.b.c', 199)).toBe('ada');
  expect(cache.get('a.b.c', 99)).toBeUndefined();
  expect(cache.get('a.b.c', 200)).toBeUndefined();
  expect(cache.get('a.b.d', 150)).toBeUndefined();
});

it('A full cache drops the token that was used the longest ago', () => {
  const cache = makeTokenCache<string>(2);
  // `second` again takes no further place.
  for (const token of ['first', 'second', 'second', 'third']) cache.set(token, ada);
  expect(['first', 'second', 'third'].map((token) => cache.get(token, 150))).toEqual([
    undefined,
    'ada',
    'ada',
  ]);
});
