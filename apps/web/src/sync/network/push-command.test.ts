import { expect, it } from 'vitest';
import { partial } from '../../testing/partial';
import type { PendingCommand } from '../command/pending-command';
import type { SyncCore } from '../sync-core';
import { makePushCommand } from './push-command';

it('A command is not sent after the page has lost its person, because the token is that of the next', async () => {
  const command = partial<PendingCommand>({ id: 'one', at: 0, command: { kind: 'takeRestDay' } });
  const requests: string[] = [];
  let isActive = true;
  const core = partial<SyncCore>({
    isActive: () => isActive,
    state: () =>
      partial<ReturnType<SyncCore['state']>>({
        pending: [command],
        unattempted: new Map(),
        unsure: new Map([['one', { ticks: 0, wall: 0, after: 0 }]]),
      }),
    clock: partial<SyncCore['clock']>({ isSure: () => false, lastReading: () => undefined }),
  });
  const api = partial<Parameters<typeof makePushCommand>[1]>({
    post: async (path: string) => {
      requests.push(path);
      return {} as never;
    },
  });
  const pull = partial<Parameters<typeof makePushCommand>[2]>({
    start: async () => {
      isActive = false;
    },
  });
  expect(await makePushCommand(core, api, pull)(command)).toEqual({ kind: 'unreachable' });
  expect(requests).toEqual([]);
});
