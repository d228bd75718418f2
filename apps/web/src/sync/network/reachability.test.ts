import { expect, it } from 'vitest';
import { ApiError } from '../../platform/http/api';
import { isServerAway } from './reachability';

const refused = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: '' });

it.each([
  ['nothing came', new ApiError({ kind: 'network', code: 'network', message: '' })],
  ['a proxy found nobody behind it', refused(502, 'unreadable')],
  ['a proxy waited in vain', refused(504, 'unreadable')],
  ['Cloudflare found nobody', refused(522, 'unreadable')],
  ['our storage is away', refused(503, 'storage_away')],
])('The server counts as unavailable: %s', (_, error) => expect(isServerAway(error)).toBe(true));

it.each([
  ['a fault of ours', refused(500, 'internal')],
  ['payments fail', refused(502, 'payment_failed')],
  ['the coach is away', refused(502, 'coach_away')],
  ['a refusal', refused(409, 'group_full')],
  ['no answer at all of the server', new Error('cancelled')],
])('The server counts as available: %s', (_, error) => expect(isServerAway(error)).toBe(false));
