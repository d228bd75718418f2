import { expect, it } from 'vitest';
import { completionNote, paceNote, streakNote } from './stat-notes';

it('The note of a streak praises one of more than 7 days', () => {
  expect([0, 7, 8].map(streakNote)).toEqual(['Keep Going!', 'Keep Going!', 'On Fire!']);
});

it('The note of the completion rate praises one above 80 percent', () => {
  expect([0, 80, 81].map(completionNote)).toEqual(['Push Harder!', 'Push Harder!', 'Excellent!']);
});

it('The note of the pace gives the average in whole minutes, and is absent without an average', () => {
  expect([null, 0, 59, 60, 89, 840].map(paceNote)).toEqual([
    undefined,
    '<1 min per day',
    '<1 min per day',
    '1 min per day',
    '1 min per day',
    '14 min per day',
  ]);
});
