import { describe, expect, it } from 'vitest';
import { ApiError, type Transport } from '../../platform/http/api';
import type { PendingCommand } from '../command/pending-command';
import { outcomeOf, requestCommand, toRequest } from './command-request';

const pending: PendingCommand = {
  id: 'key',
  uid: 'ana',
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 },
  at: Date.UTC(2026, 5, 10, 8),
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
};
const answered = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: 'No.' });

it.each([
  ['no connection', new ApiError({ kind: 'network', code: 'network', message: '' }), 'unreachable'],
  ['an unavailable server', answered(503, 'storage_away'), 'unreachable'],
  ['a server error', answered(500, 'internal'), 'faulty'],
  ['too many requests', answered(429, 'rate_limited'), 'unreachable'],
  ['an expired session', answered(401, 'not_signed_in'), 'unreachable'],
  ['an answer of another server', answered(403, 'unreadable'), 'unreachable'],
  ['a browser error', new TypeError('x'), 'unreachable'],
  ['a rest day that is already taken back', answered(409, 'no_rest_day_taken'), 'accepted'],
  ['a command that is too old', answered(400, 'too_late'), 'refused'],
  ['a rating that an older server does not support', answered(404, 'not_found'), 'refused'],
])('The outcome for %s is %3$s', (_what, error, kind) => {
  expect(outcomeOf(error)).toMatchObject({ kind });
});

it('A 200 from another server is not taken for an answer', async () => {
  const api = { delete: async () => undefined } as unknown as Transport;
  const takeBack: PendingCommand = { ...pending, command: { kind: 'takeBackRestDay' } };
  expect(await requestCommand(api, takeBack, 'device')).toEqual({ kind: 'unreachable' });
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

  it('leaves the instant and the date to the server if the server’s clock decides', () => {
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
