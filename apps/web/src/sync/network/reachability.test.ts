import { expect, it } from 'vitest';
import { ApiError } from '../../platform/http/api';
import { isServerAway } from './reachability';

const refused = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: '' });

it.each([
  ['there was no answer', new ApiError({ kind: 'network', code: 'network', message: '' })],
  ['a proxy did not reach it', refused(502, 'unreadable')],
  ['a proxy timed out', refused(504, 'unreadable')],
  ['Cloudflare did not reach it', refused(522, 'unreadable')],
  ['its storage is unavailable', refused(503, 'storage_away')],
])('The server counts as unavailable: %s', (_, error) => expect(isServerAway(error)).toBe(true));

it.each([
  ['it answered with an error', refused(500, 'internal')],
  ['payments fail', refused(502, 'payment_failed')],
  ['the coach is unavailable', refused(502, 'coach_away')],
  ['it refused a request', refused(409, 'group_full')],
  ['the error is not from a call', new Error('cancelled')],
])('The server counts as available: %s', (_, error) => expect(isServerAway(error)).toBe(false));
