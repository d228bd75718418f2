import { expect, it } from 'vitest';
import { isOutOfRoom, isStorageAway } from './storage-away';

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['a file that cannot grow', failed('could not extend file "base/5/16529_fsm": File too large', 'XX000')],
  ['a full disk', failed('could not write block 3 of relation', '53100')],
  ['a standby', failed('cannot execute INSERT in a read-only transaction', '25006')],
  ['a connection that is gone', failed('read ECONNRESET', 'ECONNRESET')],
])('%s is of the storage', (_what, error) => {
  expect(isStorageAway(new Error('Failed query', { cause: error }))).toBe(true);
});

it('a full disk is told from the other faults of storage', () => {
  const full = failed('could not extend file "base/5/16569": No space left on device', '53100');
  expect(isOutOfRoom(new Error('Failed query', { cause: full }))).toBe(true);
  expect(isOutOfRoom(failed('read ECONNRESET', 'ECONNRESET'))).toBe(false);
});

it.each([
  ['a doubled key', failed('duplicate key value violates unique constraint', '23505')],
  ['an internal error of another kind', failed('cache lookup failed', 'XX000')],
])('%s is not', (_what, error) => {
  expect(isStorageAway(error)).toBe(false);
});
