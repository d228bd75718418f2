import { expect, it } from 'vitest';
import { participleNames } from './participle-names.mjs';

it('An exported type that is named by a participle alone is found', () => {
  const source = 'export interface Refused {}\nexport type Known = string;\nexport class Kept<T> {}';
  expect(participleNames([['a.ts', source]])).toEqual([
    ['Refused', 'a.ts'],
    ['Known', 'a.ts'],
    ['Kept', 'a.ts'],
  ]);
});

it('A participle with a noun, a noun that ends like one and a type that is not exported are accepted', () => {
  const source =
    'export interface RefusedCommand {}\nexport type Feed = string;\ntype Done = true;\nexport type DoneOf<T> = T;';
  expect(participleNames([['a.ts', source]])).toEqual([]);
});
