import { expect, it } from 'vitest';
import { ApiError, type Transport } from '../../platform/http/api';
import type { PendingCommand } from '../command/pending-command';
import { outcomeOf, requestCommand } from './command-request';

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
  const pending: PendingCommand = {
    id: 'k',
    uid: 'ana',
    version: 2,
    command: { kind: 'takeBackRestDay' },
    at: 0,
    status: { kind: 'pending' },
  };
  expect(await requestCommand(api, pending, 'device')).toEqual({ kind: 'unreachable' });
});
