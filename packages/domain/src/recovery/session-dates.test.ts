import { expect, it } from 'vitest';
import type { RecoverySession } from '../challenge/facts/facts';
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
  const storedSession = sessionOn('2026-01-02', 5, 'lowerBackAndHips', 2);
  const otherSessions = [
    sessionOn('2026-01-02', 6, 'backAfterBreak', 1),
    sessionOn('2026-01-02', 5, 'wristsAndShoulders', 1),
    sessionOn('2026-01-02', 5, 'lowerBackAndHips', 3),
  ];
  for (const other of otherSessions) {
    expect(mergeSessions([], [factOf(storedSession), factOf(other)])).toEqual([storedSession]);
    expect(mergeSessions([], [factOf(other), factOf(storedSession)])).toEqual([storedSession]);
    expect(mergeSessions([other], [factOf(storedSession)])).toEqual([storedSession]);
    expect(mergeSessions(undefined, [factOf(storedSession), factOf(storedSession)])).toEqual([storedSession]);
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
