import { expect, it } from 'vitest';
import { ApiError, type Transport } from '../platform/api';
import type { Deed } from './deed';
import { outcomeOf, sendDeed } from './replay';

const answered = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: 'No.' });

it.each([
  ['no connection', new ApiError({ kind: 'network', code: 'network', message: '' }), 'away'],
  ['a server in trouble', answered(500, 'internal'), 'away'],
  ['too many requests', answered(429, 'rate_limited'), 'away'],
  ['a session that ended', answered(401, 'not_signed_in'), 'away'],
  ['an answer of somebody else', answered(403, 'unreadable'), 'away'],
  ['a fault of the browser', new TypeError('x'), 'away'],
  ['taken back already elsewhere', answered(409, 'no_rest_day_taken'), 'sent'],
  ['done too long ago', answered(400, 'too_late'), 'refused'],
  ['a rating that an older server has no call for', answered(404, 'not_found'), 'refused'],
])('%s: %3$s', (_what, error, kind) => {
  expect(outcomeOf(error)).toMatchObject({ kind });
});

it('does not take a stranger’s 200 for an answer', async () => {
  const api = { delete: async () => undefined } as unknown as Transport;
  const deed = { kind: 'takeBackRestDay', deviceKey: 'k', at: 0, timezone: 'UTC' } as Deed;
  expect(await sendDeed(api, deed, false)).toEqual({ kind: 'away' });
});
