import type { Together } from '@hundred/contract/together/groups';
import { expect, it } from 'vitest';
import { peoplePlaceFor } from './people-place';

const now = Date.UTC(2026, 2, 8, 12);
const hour = 3_600_000;
const nothing: Together = {
  needsName: false,
  suspendedUntil: null,
  most: { teams: 1, challenges: 1 },
  teams: [],
  challenges: [],
  rooms: [],
};
const team = { id: 'a', name: 'Oak', members: 2, isOwner: true, isReadOnly: false };

it('The line about people has a place if the last answer had a group of several people', () => {
  expect(peoplePlaceFor({ ...nothing, teams: [team] }, now - 90 * hour, now)).toBe('held');
  expect(peoplePlaceFor({ ...nothing, teams: [{ ...team, members: 1 }] }, now, now)).toBe('none');
});

it('The groups are requested again after a day if the last answer had none', () => {
  const noAnswer = undefined;
  expect(peoplePlaceFor(noAnswer, 0, now)).toBe('unknown');
  expect(peoplePlaceFor(nothing, now - 23 * hour, now)).toBe('none');
  expect(peoplePlaceFor(nothing, now - 25 * hour, now)).toBe('unknown');
});
