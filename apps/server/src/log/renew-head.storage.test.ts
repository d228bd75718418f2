import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkTotals } from '../cli/check-totals';
import { boardTotal, challenge, person as personTable } from '../db/schema/schema';
import { standIn } from '../testing/stand-in';
import { testApp } from '../testing/test-app';
import { checkFolds } from './checks/check-folds';
import { Challenger } from './testing/challenger';

const server = testApp();
const [first, second, third] = ['2026-06-10T10:00:00Z', '2026-06-11T10:00:00Z', '2026-06-12T10:00:00Z'];

/** A person with two days, whose fold an earlier version made: with wrong totals, and without the counters added since. */
async function startWithOldFold(subject: string): Promise<Challenger> {
  const { database } = server.current.storage;
  const person = await Challenger.start(server.current, subject, first);
  await person.completeDay(first);
  await person.completeDay(second);
  const { snapshot } = await person.head();
  const settled = { ...snapshot.settled, longestStreak: 99, totals: {}, deeds: {} };
  const old = standIn<Snapshot>({ ...snapshot, version: 1, runs: [], settled });
  await database.update(challenge).set({ snapshot: old }).where(eq(challenge.personId, person.id));
  return person;
}

const countRenewedFolds = async (): Promise<number> => {
  const { body } = await server.current.app.inject({ url: '/metrics' });
  return Number(/^challenge_folds_renewed_total (\d+)/m.exec(body)?.[1]);
};

it('A log whose fold was made by another version is folded again once, on the first request of any kind, and counted', async () => {
  const { database } = server.current.storage;
  const before = await countRenewedFolds();
  const reader = await startWithOldFold('reads-first');
  const totalRepsCompleted = 3 * (10 + 11);
  expect((await reader.stats(second)).user).toMatchObject({ longestStreak: 2, totalRepsCompleted });
  expect((await reader.stats(second)).user).toMatchObject({ longestStreak: 2, totalRepsCompleted });
  expect(await countRenewedFolds()).toBe(before + 1);
  expect(await reader.statusLetters(second)).toBe('cc');
  expect(await checkFolds(database)).toMatchObject({ differing: [] });

  const writer = await startWithOldFold('writes-first');
  await writer.completeDay(third);
  expect((await writer.stats(third)).user).toMatchObject({ longestStreak: 3 });
  expect(await checkFolds(database)).toMatchObject({ differing: [] });

  const listed = await startWithOldFold('is-listed-first');
  const { leaderboard } = (await reader.ask('GET', '/leaderboard/global', second)).body;
  expect(leaderboard).toHaveLength(3);
  expect(await countRenewedFolds()).toBe(before + 3);
  expect((await listed.stats(second)).user).toMatchObject({ longestStreak: 2 });
  expect(await countRenewedFolds()).toBe(before + 3);
  expect((await checkFolds(database)).differing).toEqual([]);
});

it('A check right after an upgrade uses the log, and reports only what no later read would repair', async () => {
  const { database } = server.current.storage;
  const people = [];
  for (const name of ['unseen', 'other-zone', 'other-total'])
    people.push(await startWithOldFold(`after-upgrade-${name}`));
  expect(await checkTotals(database)).toMatchObject({ wrong: 0 });

  const [, zone, total] = people as [Challenger, Challenger, Challenger];
  await database.update(personTable).set({ timezone: 'UTC' }).where(eq(personTable.id, zone.id));
  await database.update(boardTotal).set({ score: 1 }).where(eq(boardTotal.personId, total.id));
  const { lines } = await checkTotals(database);
  expect(lines.slice(0, -1).sort()).toEqual([zone.id, total.id].sort());
  await checkTotals(database, { isRepairing: true });
  expect(await checkTotals(database)).toMatchObject({ wrong: 0 });
});
