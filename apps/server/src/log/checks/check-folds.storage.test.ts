import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { challenge, fact, person } from '../../db/schema/schema';
import { testApp } from '../../testing/test-app';
import { Challenger } from '../testing/challenger';
import { checkFolds, rebuildFold } from './check-folds';

const server = testApp();
const at = '2026-06-10T10:00:00Z';

it('The check finds people whose stored fold differs from their log, and nobody else; a repair makes them agree', async () => {
  const { database } = server.current.storage;
  const names = ['untouched', 'snapshot', 'length', 'zone', 'cover', 'fact-lost'];
  const [untouched, snapshot, length, zone, cover, lost] = (await Promise.all(
    names.map(async (name) => {
      const challenger = await Challenger.start(server.current, name, at);
      await challenger.completeDay(at);
      return challenger;
    }),
  )) as [Challenger, Challenger, Challenger, Challenger, Challenger, Challenger];
  expect(await checkFolds(database)).toEqual({ people: 6, differing: [] });

  const head = await snapshot.head();
  const wrong = structuredClone(head.snapshot);
  wrong.settled.totals.reps += 1;
  await database.update(challenge).set({ snapshot: wrong }).where(eq(challenge.personId, snapshot.id));
  await database.update(challenge).set({ length: 4 }).where(eq(challenge.personId, length.id));
  await database.update(person).set({ timezone: 'UTC' }).where(eq(person.id, zone.id));
  await database.update(person).set({ autoRestCover: false }).where(eq(person.id, cover.id));
  await database.delete(fact).where(eq(fact.personId, lost.id));
  const brokenIds = [snapshot.id, length.id, zone.id, cover.id, lost.id].sort();
  expect(await checkFolds(database)).toEqual({ people: 6, differing: brokenIds });

  for (const id of brokenIds) await rebuildFold(database, id);
  expect(await checkFolds(database)).toEqual({ people: 6, differing: [] });
  expect(await snapshot.head()).toEqual(head);
  // The start, three exercises and a badge.
  expect(await untouched.head()).toMatchObject({ length: 5 });
  expect((await lost.get('today', at)).status).toBe(404);
  expect((await lost.post('start', at, { timezone: 'Europe/Berlin' })).status).toBe(200);
  expect((await zone.ask('GET', '/auth/me', at)).body.user.timezone).toBe('Europe/Berlin');
});
