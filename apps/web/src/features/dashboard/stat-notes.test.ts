import { expect, it } from 'vitest';
import { completionNote, paceNote, streakNote } from './stat-notes';

it('praises a streak above 7', () => {
  expect([0, 7, 8].map(streakNote)).toEqual(['Keep Going!', 'Keep Going!', 'On Fire!']);
});

it('praises a completion above 80 percent', () => {
  expect([0, 80, 81].map(completionNote)).toEqual(['Push Harder!', 'Push Harder!', 'Excellent!']);
});

it('gives the average in minutes where it is known', () => {
  expect([null, 0, 59, 60, 89, 840].map(paceNote)).toEqual([
    undefined,
    '<1 min per day',
    '<1 min per day',
    '1 min per day',
    '1 min per day',
    '14 min per day',
  ]);
});
