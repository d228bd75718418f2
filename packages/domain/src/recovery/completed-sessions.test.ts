import { expect, it } from 'vitest';
import { addSessions, closestProgramme, programmesDone } from './completed-sessions';
import type { SessionDate } from './session-dates';

/** Sessions of one programme, one on each date from 1 January 2026 on, the first at the instant 100. */
const wrists = (...sessions: number[]): SessionDate[] =>
  sessions.map((session, index) => ({
    date: `2026-01-0${index + 1}`,
    at: 100 + index,
    programme: 'wristsAndShoulders',
    session,
  }));

it('A programme is done with the last of its sessions, each counted once', () => {
  expect(addSessions(undefined, wrists(3, 1, 3))).toEqual({
    completed: { wristsAndShoulders: [1, 3] },
    graduatedAt: null,
  });
  const allSessions = addSessions({ wristsAndShoulders: [1, 2, 3, 4, 5] }, wrists(6, 7, 7));
  // Session 7 is the second one, at the instant 101.
  expect(allSessions).toEqual({ completed: { wristsAndShoulders: [1, 2, 3, 4, 5, 6, 7] }, graduatedAt: 101 });
  expect([
    programmesDone(allSessions.completed),
    programmesDone({ wristsAndShoulders: [1, 2] }),
    programmesDone({}),
  ]).toEqual([1, 0, 0]);
  // A person who has completed one programme stays a graduate.
  const backAfterBreak = Array.from({ length: 14 }, (_, index) => index + 1);
  expect(
    addSessions({ backAfterBreak, wristsAndShoulders: [1, 2, 3, 4, 5, 6] }, wrists(7)).graduatedAt,
  ).toBeNull();
});

it('The closest programme has the largest share done, and is the shorter of equal ones', () => {
  const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(closestProgramme({})).toEqual({ completed: 0, total: 7 });
  expect(closestProgramme({ backAfterBreak: first(2), wristsAndShoulders: first(1) })).toEqual({
    completed: 1,
    total: 7,
  });
  expect(closestProgramme({ backAfterBreak: first(3), wristsAndShoulders: first(1) })).toEqual({
    completed: 3,
    total: 14,
  });
  expect(closestProgramme({ lowerBackAndHips: first(1) })).toEqual({ completed: 1, total: 10 });
});
