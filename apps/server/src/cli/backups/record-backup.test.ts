import { expect, it } from 'vitest';
import { standIn } from '../../testing/stand-in';
import { recordBackup } from './record-backup';

const recordOn = (error: Error & { code?: string }) =>
  recordBackup(standIn({ query: () => Promise.reject(error) }), 0);

it('A backup of storage without a place for its time prints nothing about it', async () => {
  expect(await recordOn(Object.assign(new Error('no such column'), { code: '42703' }))).toEqual([]);
  expect(await recordOn(Object.assign(new Error('no such table'), { code: '42P01' }))).toEqual([]);
});

it('A backup whose time is not stored says why', async () => {
  const readOnly = Object.assign(new Error('the transaction is read-only'), { code: '25006' });
  expect(await recordOn(readOnly)).toEqual([
    'The desk does not show this backup. Its time could not be stored: the transaction is read-only.',
  ]);
});
