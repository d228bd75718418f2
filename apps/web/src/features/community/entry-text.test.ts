import { expect, it } from 'vitest';
import { cheeredText, milestoneText, personText } from './entry-text';

it.each([
  ['day', '25', '{person} completed Day 25'],
  ['badge', 'week_warrior', '{person} earned the Week Warrior badge'],
  ['badge', 'of_tomorrow', '{person} earned a badge'],
  ['finished', '1', '{person} finished all 100 days'],
  ['finished', '2', '{person} finished the Century Club'],
] as const)('An entry of the kind "%s" about "%s" reads: %s', (kind, what, sentence) => {
  expect(milestoneText({ kind, what })).toBe(sentence);
});

it('An entry names a person who allows it, and the reader as You', () => {
  expect(personText({ isOwn: false, name: 'Ana' })).toBe('Ana');
  expect(personText({ isOwn: false, name: null })).toBe('Anonymous');
  expect(personText({ isOwn: true, name: null })).toBe('You');
});

it('The cheers of an entry are counted in words', () => {
  expect([0, 1, 12].map(cheeredText)).toEqual(['No cheers yet', '1 person cheered', '12 people cheered']);
});
