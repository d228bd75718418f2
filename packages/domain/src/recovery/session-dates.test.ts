import { expect, it } from 'vitest';
import type { RecoverySession } from '../challenge/facts/facts';
import { addSessions, closestProgramme, programmesDone } from './completed-sessions';
import { isProgramme, isSessionOf, isSessionTime } from './programmes';
import { progressIn } from './progress';
import { mergeSessions, type SessionDate } from './session-dates';

const sessionOn = (
  date: string,
  at: number,
  programme: SessionDate['programme'],
  session: number,
): SessionDate => ({
  date,
  at,
  programme,
  session,
});
const factOf = ({ date, ...session }: SessionDate): RecoverySession => ({
  kind: 'recoverySession',
  localDate: date,
  timezone: 'UTC',
  seconds: 400,
  ...session,
});

it('A date has one session: the earliest, then the first by name and number, in any order of arrival', () => {
  const stored = sessionOn('2026-01-02', 5, 'lowerBackAndHips', 2);
  const others = [
    sessionOn('2026-01-02', 6, 'backAfterBreak', 1),
    sessionOn('2026-01-02', 5, 'wristsAndShoulders', 1),
    sessionOn('2026-01-02', 5, 'lowerBackAndHips', 3),
  ];
  for (const other of others) {
    expect(mergeSessions([], [factOf(stored), factOf(other)])).toEqual([stored]);
    expect(mergeSessions([], [factOf(other), factOf(stored)])).toEqual([stored]);
    expect(mergeSessions([other], [factOf(stored)])).toEqual([stored]);
    expect(mergeSessions(undefined, [factOf(stored), factOf(stored)])).toEqual([stored]);
  }
});

it('Dates with a session are in ascending order', () => {
  const dates = ['2026-01-03', '2026-01-01', '2026-01-02'].map((date) =>
    sessionOn(date, 1, 'backAfterBreak', 1),
  );
  expect(mergeSessions([], dates.map(factOf)).map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
  ]);
});

it('A programme is done with the last of its sessions, each counted once', () => {
  const wrists = (...sessions: number[]) =>
    sessions.map((session, index) =>
      sessionOn(`2026-01-0${index + 1}`, 100 + index, 'wristsAndShoulders', session),
    );
  expect(addSessions(undefined, wrists(3, 1, 3))).toEqual({
    completed: { wristsAndShoulders: [1, 3] },
    graduatedAt: null,
  });
  const all = addSessions({ wristsAndShoulders: [1, 2, 3, 4, 5] }, wrists(6, 7, 7));
  expect(all).toEqual({ completed: { wristsAndShoulders: [1, 2, 3, 4, 5, 6, 7] }, graduatedAt: 101 });
  expect([
    programmesDone(all.completed),
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

it('The next session follows the last one done, whatever the order', () => {
  const wrists = (...sessions: number[]) =>
    progressIn(
      'wristsAndShoulders',
      sessions.map((session, index) =>
        sessionOn(`2026-01-0${index + 1}`, index, 'wristsAndShoulders', session),
      ),
    );
  expect(wrists(3, 2)).toEqual({ done: [2, 3], next: 4, beganOn: '2026-01-01', lastOn: '2026-01-02' });
  expect(wrists(1, 7, 2)).toMatchObject({ done: [1, 2, 7], next: 3 });
  // The first may be the one that was skipped; done once more, it starts the programme again.
  expect(wrists(2, 3, 4, 5, 6, 7)).toMatchObject({ done: [2, 3, 4, 5, 6, 7], next: 1 });
  expect(wrists(2, 3, 4, 5, 6, 7, 1)).toMatchObject({ done: [1, 2, 3, 4, 5, 6, 7], next: null });
  expect(wrists(2, 3, 4, 5, 6, 7, 1, 1)).toMatchObject({ done: [1], next: 2 });
});

it('A session has a number of its programme and a time up to an hour', () => {
  expect([0, 1, 7, 8, 1.5].map((session) => isSessionOf('wristsAndShoulders', session))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([0, 1, 3_600, 3_601, 2.5].map(isSessionTime)).toEqual([false, true, true, false, false]);
  expect(['backAfterBreak', 'toString', ''].map(isProgramme)).toEqual([true, false, false]);
});
