import { expect, it, vi } from 'vitest';
import { partial } from '../../testing/partial';
import type { LogReplica } from '../log-replica';
import type { SyncState } from '../reducer/sync-state';
import { makePush } from './push';

it('A push that is requested while the previous one ends starts another round', async () => {
  vi.stubGlobal('navigator', {});
  let rounds = 0;
  let isFirstRound = true;
  const replica = partial<LogReplica>({
    uid: 'someone',
    ready: Promise.resolve(),
    isActive: () => true,
    // Each round begins with a read of the store.
    readStoreAgain: async () => {
      rounds += 1;
    },
    state: () => partial<SyncState>({ isOutdated: false, pending: [] }),
    dispatch({ type }) {
      if (type !== 'pushEnded' || !isFirstRound) return;
      isFirstRound = false;
      void push();
    },
  });
  const push = makePush(replica, partial({}), partial({}));
  await expect(push()).resolves.toBe(true);
  await expect.poll(() => rounds).toBe(2);
});

it('A push counts as failed if the browser refuses the lock', async () => {
  const refusal = new DOMException('The document is not active.', 'InvalidStateError');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const events: string[] = [];
  const replica = partial<LogReplica>({ uid: 'someone', dispatch: ({ type }) => void events.push(type) });
  await expect(makePush(replica, partial({}), partial({}))()).resolves.toBe(false);
  expect(events).toEqual(['pushFailed']);
  expect(logged).toHaveBeenCalledExactlyOnceWith(refusal);
});
