import { expect, it } from 'vitest';
import { cheeredText, eventText, personText } from './community-text';

it.each([
  ['day', '25', 'completed Day 25'],
  ['badge', 'week_warrior', 'earned Week Warrior'],
  ['badge', 'of_tomorrow', 'earned a badge'],
  ['finished', '1', 'finished the hundred days'],
  ['finished', '2', 'finished the Century Club'],
] as const)('%s %s reads: %s', (kind, what, text) => {
  expect(eventText({ kind, what })).toBe(text);
});

it('An entry names a person who allows it, and the reader as You', () => {
  expect(personText({ isOwn: false, name: 'Ana' })).toBe('Ana');
  expect(personText({ isOwn: false, name: null })).toBe('Anonymous');
  expect(personText({ isOwn: true, name: null })).toBe('You');
  expect([0, 1, 12].map(cheeredText)).toEqual(['Nobody cheered yet', '1 cheered', '12 cheered']);
});
