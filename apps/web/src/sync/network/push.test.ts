import { expect, it, vi } from 'vitest';
import { partial } from '../../testing/partial';
import type { SyncCore } from '../sync-core';
import { makePush } from './push';

it('A push that is requested while the previous one ends starts another round', async () => {
  vi.stubGlobal('navigator', {});
  let rounds = 0;
  let isFirst = true;
  const core = partial<SyncCore>({
    uid: 'someone',
    ready: Promise.resolve(),
    isActive: () => true,
    reload: async () => {
      rounds += 1;
    },
    state: () => partial<ReturnType<SyncCore['state']>>({ isOutdated: false, pending: [] }),
    dispatch({ type }) {
      if (type !== 'pushEnded' || !isFirst) return;
      isFirst = false;
      void push();
    },
  });
  const push = makePush(core, partial({}), partial({}));
  await expect(push()).resolves.toBe(true);
  await expect.poll(() => rounds).toBe(2);
});
