import { expect, it } from 'vitest';
import { makeKnownTokens } from './known-tokens';

const ada = { what: 'ada', from: 100, until: 200 };

it('remembers a token between its instants, and no other', () => {
  const known = makeKnownTokens<string>();
  known.keep('a.b.c', ada);
  expect(known.find('a.b.c', 100)).toBe('ada');
  expect(known.find('a.b.c', 199)).toBe('ada');
  expect(known.find('a.b.c', 99)).toBeUndefined();
  expect(known.find('a.b.c', 200)).toBeUndefined();
  expect(known.find('a.b.d', 150)).toBeUndefined();
});

it('remembers so many, and forgets the oldest first', () => {
  const known = makeKnownTokens<string>(2);
  for (const token of ['first', 'second', 'second', 'third']) known.keep(token, ada);
  expect(['first', 'second', 'third'].map((token) => known.find(token, 150))).toEqual([
    undefined,
    'ada',
    'ada',
  ]);
});
