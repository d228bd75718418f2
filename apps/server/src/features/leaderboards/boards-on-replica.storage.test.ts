import { type PostgresPair, startPostgresPair } from '@hundred/testkit/postgres/postgres-pair';
import { Client } from 'pg';
import { afterAll, expect, inject, it, onTestFinished } from 'vitest';
import { openReplica } from '../../db/connection/replica';
import { openStorage } from '../../db/storage';
import { makeReadSnapshots } from '../../log/cached-snapshots';
import { Challenger } from '../../log/testing/challenger';
import { makeLogger } from '../../logging/logger';
import { takeStorage } from '../../testing/fresh-storage';
import { testApp } from '../../testing/test-app';
import { makeBoards } from './boards';
import { makeBoardsOnReplica } from './boards-on-replica';

const isOnServer = inject('storageKind') === 'postgres';
const pair: PostgresPair | undefined = isOnServer ? await startPostgresPair() : undefined;
const log = makeLogger('silent');
const server = testApp(
  {},
  {
    openStorage: pair
      ? async () => {
          const url = pair.primary.urlOf('postgres');
          const storage = await openStorage({ kind: 'server', url }, Date.now(), log);
          await storage.ready;
          return storage;
        }
      : takeStorage,
  },
);
afterAll(() => pair?.dispose());

const at = '2026-06-10T10:00:00Z';
const everybody = { scope: { kind: 'global' }, period: 'all' } as const;

async function onStandby(statement: string) {
  const client = new Client({ connectionString: pair!.standby.urlOf('postgres') });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Boards with a standby that may be this far behind. */
function boardsBeside(behindMs: number) {
  const { storage } = server.current;
  const readSnapshots = makeReadSnapshots(storage);
  const replica = openReplica(pair!.standby.urlOf('postgres'), storage, log, behindMs);
  onTestFinished(replica.close);
  return {
    replica,
    boards: makeBoardsOnReplica(makeBoards(storage, readSnapshots), replica, storage, readSnapshots),
  };
}

it.runIf(isOnServer)(
  'Boards are read from a standby, but never without the caller’s last completion, and from the primary while it is behind or away',
  async () => {
    const ana = await Challenger.start(server.current, 'ana', at);
    const ben = await Challenger.start(server.current, 'ben', at);
    await ana.complete('pushups', at);
    await ben.complete('pushups', at);
    // These boards accept a standby that is an hour behind, the strict ones none that is behind at all.
    const { replica, boards } = boardsBeside(3_600_000);
    const strict = boardsBeside(0);
    const scores = async (from: typeof boards, { id }: Challenger) => {
      const { rows } = await from.top(everybody, { personId: id, day: '2026-06-10' }, 10);
      return rows.map(({ score }) => score).sort();
    };
    await expect.poll(replica.isUsable, { timeout: 60_000 }).toBe(true);
    await expect.poll(strict.replica.isUsable, { timeout: 60_000 }).toBe(true);
    await expect
      .poll(() => onStandby(`select sum(length)::int as facts from challenge`), { timeout: 60_000 })
      .toEqual([{ facts: (await ana.facts()).length + (await ben.facts()).length }]);
    const before = await scores(boards, ana);
    expect(before).toHaveLength(2);

    await onStandby('select pg_wal_replay_pause()');
    await ben.complete('situps', at);
    expect(await scores(boards, ana), 'what ana sees is a little old').toEqual(before);
    const after = await scores(boards, ben);
    expect(after, 'what ben sees has what he just did').not.toEqual(before);

    await expect.poll(strict.replica.isUsable, { timeout: 60_000 }).toBe(false);
    expect(await scores(strict.boards, ana), 'too far behind').toEqual(after);

    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(strict.replica.isUsable, { timeout: 60_000 }).toBe(true);
    await pair!.standby.stop();
    // It still counts as usable, because no check has run since.
    expect(await scores(boards, ana), 'away').toEqual(after);
    await expect.poll(replica.isUsable, { timeout: 60_000 }).toBe(false);
    await pair!.standby.start();
  },
);
