import { expect, it, vi } from 'vitest';
import type { Storage } from '../db/storage';
import { standIn } from '../testing/stand-in';
import { makeLongWork } from './long-work';

it('A task does not begin before storage is ready, because it would lack the facts of the installation', async () => {
  const ready = Promise.reject(new Error('storage cannot be used'));
  const longWork = makeLongWork(standIn<Storage>({ ready }), { level: 'silent', error: vi.fn() });
  await expect(longWork.ready()).rejects.toThrow('storage cannot be used');
  await longWork.close();
});
