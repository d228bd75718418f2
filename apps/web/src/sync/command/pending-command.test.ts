import { describe, expect, it } from 'vitest';
import { toRequest } from '../network/command-request';
import { toDomainCommand } from '../reducer/rebase';
import { resetForRetry } from './clock-correction';
import { canPush, type PendingCommand, versionOf } from './pending-command';

const at = Date.UTC(2026, 5, 10, 8);
const pending: PendingCommand = {
  id: 'key',
  uid: 'ana',
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 },
  at,
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
};
const refused = (code: string): PendingCommand => ({
  ...pending,
  status: { kind: 'refused', code, message: 'No.' },
});

it('A pending command is decided with its id, instant, date and zone', () => {
  expect(toDomainCommand(pending)).toEqual({
    kind: 'completeExercise',
    exercise: 'pushups',
    timeSeconds: 30,
    deviceKey: 'key',
    at,
    localDate: '2026-06-10',
    timezone: 'UTC',
  });
});

describe('The request of a command', () => {
  it('names its instant and date', () => {
    expect(toRequest(pending, 'device')).toEqual({
      method: 'post',
      path: '/challenge/complete-exercise',
      body: {
        exercise: 'pushups',
        timeSeconds: 30,
        deviceKey: 'key',
        at: '2026-06-10T08:00:00.000Z',
        localDate: '2026-06-10',
        timezone: 'UTC',
      },
    });
  });

  it('leaves both to the server if the server’s clock decides', () => {
    expect(toRequest(pending, 'server').body).toEqual({
      exercise: 'pushups',
      timeSeconds: 30,
      deviceKey: 'key',
    });
  });

  it.each([
    [{ kind: 'takeRestDay' }, 'post', '/challenge/rest-day'],
    [{ kind: 'takeBackRestDay' }, 'delete', '/challenge/rest-day'],
    [{ kind: 'rateEffort', effort: 4 }, 'put', '/challenge/effort'],
    [
      { kind: 'finishSession', programme: 'backAfterBreak', session: 1, seconds: 60 },
      'post',
      '/challenge/recovery-session',
    ],
  ] as const)('uses the call of its kind: %o', (command, method, path) => {
    expect(toRequest({ ...pending, command }, 'device')).toMatchObject({ method, path });
  });
});

it('A command of a newer version of the page is not pushed by this one', () => {
  expect([canPush(pending), canPush({ ...pending, version: 99 }), canPush(refused('too_late'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([versionOf(pending.command), versionOf({ kind: 'rateEffort', effort: 3 })]).toEqual([2, 3]);
});

describe('A refused command that is retried', () => {
  const now = at + 60_000;

  it('counts for the current time if its clock was wrong', () => {
    expect(resetForRetry(refused('clock_ahead'), now)).toEqual({ ...pending, at: now, date: undefined });
  });

  it('leaves its date to the server if the date was refused', () => {
    expect(resetForRetry(refused('date_mismatch'), now)).toEqual({ ...pending, date: undefined });
  });

  it('stays unchanged if something else was refused', () => {
    expect(resetForRetry(refused('run_finished'), now)).toEqual(pending);
  });
});
