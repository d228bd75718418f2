import { expect, it } from 'vitest';
import { ApiError, type Transport } from '../../platform/http/api';
import type { PendingCommand } from '../command/pending-command';
import { outcomeOf, pushCommand } from './push-command';

const answered = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: 'No.' });

it.each([
  ['no connection', new ApiError({ kind: 'network', code: 'network', message: '' }), 'unreachable'],
  ['a server in trouble', answered(503, 'storage_away'), 'unreachable'],
  ['a fault of the server', answered(500, 'internal'), 'faulty'],
  ['too many requests', answered(429, 'rate_limited'), 'unreachable'],
  ['a session that ended', answered(401, 'not_signed_in'), 'unreachable'],
  ['an answer of somebody else', answered(403, 'unreadable'), 'unreachable'],
  ['a fault of the browser', new TypeError('x'), 'unreachable'],
  ['taken back already elsewhere', answered(409, 'no_rest_day_taken'), 'accepted'],
  ['done too long ago', answered(400, 'too_late'), 'refused'],
  ['a rating that an older server has no call for', answered(404, 'not_found'), 'refused'],
])('%s: %3$s', (_what, error, kind) => {
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
  expect(await pushCommand(api, pending, false)).toEqual({ kind: 'unreachable' });
});
