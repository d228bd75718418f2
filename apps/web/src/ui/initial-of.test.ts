import { expect, it } from 'vitest';
import { initialOf } from './initial-of';

it.each([
  ['ada', 'en', 'A'],
  ['ilker', 'tr', 'İ'],
  [' öznur', 'en', 'Ö'],
  ['e\u0301mile', 'fr', 'E\u0301'],
  ['👩‍🚀 Sam', 'en', '👩‍🚀'],
  ['', 'en', ''],
])('The initial of %j, read in %s, is %j', (name, language, initial) => {
  expect(initialOf(name, language)).toBe(initial);
});
