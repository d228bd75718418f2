import { expect, it } from 'vitest';
import { isOutOfRoom, isRefused, isStorageAway } from './storage-away';

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['a file that cannot grow', failed('could not extend file "base/5/16529_fsm": File too large', 'XX000')],
  ['a full disk', failed('could not write block 3 of relation', '53100')],
  ['a standby', failed('cannot execute INSERT in a read-only transaction', '25006')],
  ['a connection that is gone', failed('read ECONNRESET', 'ECONNRESET')],
  ['a host that no way leads to', failed('connect EHOSTUNREACH 10.0.0.9:5432', 'EHOSTUNREACH')],
])('%s is a fault of the storage', (_what, error) => {
  expect(isStorageAway(new Error('Failed query', { cause: error }))).toBe(true);
});

it('A full disk is distinguished from other faults of storage', () => {
  const full = failed('could not extend file "base/5/16569": No space left on device', '53100');
  expect(isOutOfRoom(new Error('Failed query', { cause: full }))).toBe(true);
  expect(isOutOfRoom(failed('read ECONNRESET', 'ECONNRESET'))).toBe(false);
});

it.each([
  ['a doubled key', failed('duplicate key value violates unique constraint', '23505')],
  ['an internal error of another kind', failed('cache lookup failed', 'XX000')],
])('%s is not a fault of the storage', (_what, error) => {
  expect(isStorageAway(error)).toBe(false);
});

const fatal = (message: string, code: string) => Object.assign(failed(message, code), { severity: 'FATAL' });

it.each([
  ['a wrong password', fatal('password authentication failed for user "hundred"', '28P01')],
  ['a line missing in pg_hba.conf', fatal('no pg_hba.conf entry for host', '28000')],
  ['a database that is not there', fatal('database "hundred" does not exist', '3D000')],
  ['no right to connect', fatal('permission denied for database "hundred"', '42501')],
  ['no right to make tables', failed('permission denied for schema public', '42501')],
  ['a migration that fails', failed('relation "person" already exists', '42P07')],
])('%s is a refusal by the storage', (_what, error) => {
  expect(isRefused(error)).toBe(true);
});

it.each([
  ['a server that starts', fatal('the database system is starting up', '57P03')],
  ['too many connections', fatal('sorry, too many clients already', '53300')],
  ['nobody there', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
])('%s is a fault that is waited for', (_what, error) => {
  expect(isRefused(error)).toBe(false);
});
