import { describe, expect, it } from 'vitest';
import type { Transport } from '../../platform/http/api';
import { partial } from '../../testing/partial';
import type { PendingCommand } from '../command/pending-command';
import type { LogReplica } from '../log-replica';
import type { SyncState } from '../reducer/sync-state';
import type { Pull } from './pull';
import { isJustNow, isNearMidnight, makePushCommand } from './push-command';

const noon = Date.UTC(2026, 5, 10, 12);

/** A page with one command whose instant is unsure, so that a pull asks for the server's time before the push. */
function makePageWithUnsureCommand() {
  const command = partial<PendingCommand>({ id: 'one', at: 0, command: { kind: 'takeRestDay' } });
  const page = { pending: [command], isActive: true };
  const replica = partial<LogReplica>({
    isActive: () => page.isActive,
    state: () =>
      partial<SyncState>({
        pending: page.pending,
        freshMoments: new Map(),
        unsureMoments: new Map([[command.id, { ticks: 0, wall: 0, after: 0 }]]),
      }),
    clock: partial<LogReplica['clock']>({ isSure: () => false, lastReading: () => undefined }),
  });
  return { page, replica, command };
}

it('A command that the person discarded while the server was asked for its time is not sent', async () => {
  const { page, replica, command } = makePageWithUnsureCommand();
  const pull = partial<Pull>({
    start: async () => {
      page.pending = [];
    },
  });
  expect(await makePushCommand(replica, partial({}), pull)(command)).toEqual({ kind: 'gone' });
});

it('A command is not sent after its person has signed out, because the token would be that of the next one', async () => {
  const { page, replica, command } = makePageWithUnsureCommand();
  const requests: string[] = [];
  const api = partial<Transport>({
    post: async (path: string) => {
      requests.push(path);
      return {} as never;
    },
  });
  const pull = partial<Pull>({
    start: async () => {
      page.isActive = false;
    },
  });
  expect(await makePushCommand(replica, api, pull)(command)).toEqual({ kind: 'unreachable' });
  expect(requests).toEqual([]);
});

describe('Whether a command was performed just now, with a limit of 10 s', () => {
  const performed = { wall: noon, ticks: 0 };
  it.each([
    [5_000, 5_000, true],
    [10_000, 10_000, false],
    [10_000, 5_000, false],
    [5_000, 10_000, false],
  ])('after %i ms of wall time and %i ms of ticks: %s', (wall, ticks, expected) => {
    expect(isJustNow(performed, { wall: noon + wall, ticks })).toBe(expected);
  });
});

it('A command in the last minute of its date is near midnight', () => {
  const midnight = Date.UTC(2026, 5, 11);
  const pendingAt = (at: number) => partial<PendingCommand>({ at, date: '2026-06-10', zone: 'UTC' });
  expect(isNearMidnight(pendingAt(midnight - 60_000))).toBe(true);
  expect(isNearMidnight(pendingAt(midnight - 60_001))).toBe(false);
  expect(isNearMidnight({ ...pendingAt(midnight - 1), date: undefined })).toBe(false);
});
