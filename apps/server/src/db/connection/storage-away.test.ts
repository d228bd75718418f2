import { expect, it } from 'vitest';
import { isOutOfRoom, isRefused, isStorageAway } from './storage-away';

const errorWith = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['a file that cannot grow', errorWith('could not extend file "base/5/16529_fsm": File too large', 'XX000')],
  ['a full disk', errorWith('could not write block 3 of relation', '53100')],
  ['a standby', errorWith('cannot execute INSERT in a read-only transaction', '25006')],
  ['a connection that is gone', errorWith('read ECONNRESET', 'ECONNRESET')],
  ['a host without a route to it', errorWith('connect EHOSTUNREACH 10.0.0.9:5432', 'EHOSTUNREACH')],
])('%s is a fault of the storage', (_what, error) => {
  expect(isStorageAway(new Error('Failed query', { cause: error }))).toBe(true);
});

it('A full disk is distinguished from other faults of storage', () => {
  const full = errorWith('could not extend file "base/5/16569": No space left on device', '53100');
  expect(isOutOfRoom(new Error('Failed query', { cause: full }))).toBe(true);
  expect(isOutOfRoom(errorWith('read ECONNRESET', 'ECONNRESET'))).toBe(false);
});

it.each([
  ['a duplicate key', errorWith('duplicate key value violates unique constraint', '23505')],
  ['an internal error of another kind', errorWith('cache lookup failed', 'XX000')],
])('%s is not a fault of the storage', (_what, error) => {
  expect(isStorageAway(error)).toBe(false);
});

const fatal = (message: string, code: string) =>
  Object.assign(errorWith(message, code), { severity: 'FATAL' });

it.each([
  ['a wrong password', fatal('password authentication failed for user "hundred"', '28P01')],
  ['a missing line of pg_hba.conf', fatal('no pg_hba.conf entry for host', '28000')],
  ['a missing database', fatal('database "hundred" does not exist', '3D000')],
  ['no right to connect', fatal('permission denied for database "hundred"', '42501')],
  ['no right to create tables', errorWith('permission denied for schema public', '42501')],
  ['a migration that fails', errorWith('relation "person" already exists', '42P07')],
])('%s is a refusal by the storage', (_what, error) => {
  expect(isRefused(error)).toBe(true);
});

it.each([
  ['a server that starts', fatal('the database system is starting up', '57P03')],
  ['too many connections', fatal('sorry, too many clients already', '53300')],
  ['no server at the address', errorWith('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
])('%s is waited for, and is no refusal', (_what, error) => {
  expect(isRefused(error)).toBe(false);
});
