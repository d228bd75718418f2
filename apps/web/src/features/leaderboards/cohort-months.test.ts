import { describe, expect, it } from 'vitest';
import { monthBeside, readCohort } from './cohort-months';

describe('the month beside another', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-10', -1, '2026-09'],
  ] as const)('%s, %i: %s', (month, step, expected) => {
    expect(monthBeside(month, step)).toBe(expected);
  });
});

describe('a cohort in an address', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', undefined],
    ['1999-01', undefined],
    ['june', undefined],
    [null, undefined],
  ])('%s: %s', (text, expected) => {
    expect(readCohort(text)).toBe(expected);
  });
});
