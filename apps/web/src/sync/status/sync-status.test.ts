import { expect, it } from 'vitest';
import { stubPerson } from '../../platform/stub-session';
import type { PendingCommand } from '../command/pending-command';
import { type SyncState, stateAtStart } from '../reducer/sync-state';
import { countOf, countsText, nothingPending } from './pending-counts';
import { statusOf } from './sync-status';

const now = Date.UTC(2026, 5, 10, 8);
const command = (id: string, more: Partial<PendingCommand> = {}): PendingCommand => ({
  id,
  uid: 'ana',
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups' },
  at: now,
  status: { kind: 'pending' },
  ...more,
});
const isOffline = false;
const stateWith = (pending: PendingCommand[], freshMoments: string[] = []): SyncState => ({
  ...stateAtStart(stubPerson, now, isOffline),
  pending,
  freshMoments: new Map(freshMoments.map((id) => [id, { wall: now, ticks: 0 }])),
});

it('A command that is pushed for the first time counts as unsent, but not as waiting', () => {
  const status = statusOf(stateWith([command('a'), command('b')], ['b']), now);
  expect(status.waiting.completions).toBe(1);
  expect(status.unsent.completions).toBe(2);
});

it('A refused command no longer waits, and is listed', () => {
  const refused = command('a', { status: { kind: 'refused', code: 'too_late', message: 'No.' } });
  const status = statusOf(stateWith([refused]), now);
  expect(status.waiting).toEqual(nothingPending);
  expect(status.refused).toEqual([refused]);
});

it('A command of a kind that only a newer page knows counts as unsent', () => {
  const newer = command('a', { version: 99, command: { kind: 'newKind' } as never });
  const { unsent } = statusOf(stateWith([newer]), now);
  expect(countOf(unsent)).toBe(1);
  expect(countsText(unsent)).toBe('1 other change');
});

it('The status warns two days before a command is too late', () => {
  const day = 86_400_000;
  // A command is too late after seven days.
  const warning = (days: number) =>
    statusOf(stateWith([command('a', { at: now - days * day })]), now).isNearlyLate;
  expect(warning(4.9)).toBe(false);
  expect(warning(5)).toBe(true);
});

it.each([
  [{ ...nothingPending, completions: 1 }, '1 exercise'],
  [{ ...nothingPending, completions: 2, restDays: 1 }, '2 exercises and 1 rest day'],
  [
    { ...nothingPending, completions: 1, restDays: 2, ratings: 1, sessions: 2 },
    '1 exercise, 2 rest days, 1 effort rating, and 2 recovery sessions',
  ],
])('The counts %o read "%s"', (counts, text) => expect(countsText(counts)).toBe(text));
