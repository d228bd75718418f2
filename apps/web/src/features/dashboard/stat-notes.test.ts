import { expect, it } from 'vitest';
import { completionNote, paceNote, streakNote } from './stat-notes';

it('A streak above 7 is praised', () => {
  expect([0, 7, 8].map(streakNote)).toEqual(['Keep Going!', 'Keep Going!', 'On Fire!']);
});

it('A completion above 80 percent is praised', () => {
  expect([0, 80, 81].map(completionNote)).toEqual(['Push Harder!', 'Push Harder!', 'Excellent!']);
});

it('The average is given in minutes if there is one', () => {
  expect([null, 0, 59, 60, 89, 840].map(paceNote)).toEqual([
    undefined,
    '<1 min per day',
    '<1 min per day',
    '1 min per day',
    '1 min per day',
    '14 min per day',
  ]);
});
