import { expect, it } from 'vitest';
import { sharedTypeNames } from './shared-type-names.mjs';

const sources: [string, string][] = [
  ['a.ts', 'export interface Session {}\nexport type Day = string;\ntype Part = 1;'],
  ['b.ts', "export type { Day } from './a';\nexport class Session {}\nexport type Part = 2;"],
];

it('A type that two files export under one name is found with both files', () => {
  expect(sharedTypeNames(sources)).toEqual([['Session', ['a.ts', 'b.ts']]]);
});

it('A name on the list of exceptions may be exported twice', () => {
  expect(sharedTypeNames(sources, new Set(['Session']))).toEqual([]);
});
