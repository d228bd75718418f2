import { emptySnapshot } from '@hundred/domain/challenge/fold/snapshot';
import { expect, it } from 'vitest';
import { standIn } from '../../testing/stand-in';
import { makeBoards } from './boards';

it('The boards list any number of people with few statements, because a server caches each named one', async () => {
  const names = new Set<string>();
  const rowAt = (place: number) => ({
    personId: `person-${place}`,
    rowId: `row-${place}`,
    score: 1000 - place,
    rank: null,
    scoreBefore: null,
    copy: null,
    length: 1,
    displayName: null,
    showVip: false,
    ownRank: 7,
    people: 500,
  });
  const pool = {
    async query({ name, text }: { name: string; text: string }) {
      names.add(name);
      const limit = Number(/limit (\d+)/.exec(text)?.[1]);
      return { rows: Array.from({ length: limit }, (_, index) => rowAt(index + 1)) };
    },
  };
  const database = { execute: async () => ({ rows: [{ citus: false }] }) };
  const boards = makeBoards(standIn({ pool, database, kind: 'server' }), async (logs) => {
    return new Map(logs.map(({ personId }) => [personId, emptySnapshot()]));
  });
  for (let limit = 10; limit <= 100; limit += 1) {
    const { rows, ownRank, people } = await boards.top(
      { scope: { kind: 'global' }, period: 'all' },
      { personId: 'person-7', day: '2026-06-10' },
      limit,
    );
    expect([rows.length, rows.at(-1)?.rank, ownRank, people]).toEqual([limit, limit, 7, 500]);
  }
  expect([...names]).toEqual(['board top 10 global', 'board top 100 global']);
});
