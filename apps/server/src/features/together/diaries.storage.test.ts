import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { expect, it } from 'vitest';
import { busy } from '../../concurrency/keyed-queue';
import { readFacts } from '../../log/facts';
import { makeReadSnapshots } from '../../log/listed-snapshots';
import { makeChallengeReader } from '../../log/read';
import { settledDatesIn } from '../../log/settled-dates';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { makeReadDiaries } from './diaries';

const server = testApp();
const first = '2037-01-01';
const days = 60;
const now = Date.parse('2037-03-01T18:00:00Z');

/** So long that its dates are settled in another thread: each exercise is done in steps. */
const longLog: Fact[] = [
  {
    kind: 'runStarted',
    at: Date.parse(`${first}T06:00:00Z`),
    timezone: 'UTC',
    localDate: first,
    firstDate: first,
  },
  ...Array.from({ length: days * 18 }, (_, index): Fact => {
    const localDate = addDays(first, Math.floor(index / 18));
    const completion = { localDate, timezone: 'UTC', dayNumber: 1, target: 10, reps: 10 + (index % 6) };
    const exercise = exerciseIds[Math.floor((index % 18) / 6)]!;
    return { kind: 'exerciseCompleted', at: Date.parse(`${localDate}T10:00:00Z`), exercise, ...completion };
  }),
];

it('A diary whose dates cannot be computed at the moment is not cached, and is read the next time', async () => {
  const { storage } = server.current;
  const { database } = storage;
  let isBusy = true;
  const reader = makeChallengeReader(database, async ({ personId, length, span }) =>
    isBusy ? busy() : settledDatesIn(await readFacts(database, personId, 0, length), span),
  );
  const readDiaries = makeReadDiaries(database, reader, makeReadSnapshots(storage));
  const ana = await Challenger.withLog(server.current, 'ana', longLog);
  const read = async () => {
    const { length } = await ana.head();
    return (await readDiaries([{ personId: ana.id, length }], now)).get(ana.id)?.settled.size;
  };
  // The refusal that an overloaded server sends.
  await expect(read()).rejects.toMatchObject({ statusCode: 429 });
  isBusy = false;
  expect(await read()).toBe(days - 1);
});

it('A diary of a person with a log who has not started has no dates', async () => {
  const { storage } = server.current;
  const reader = makeChallengeReader(storage.database);
  const readDiaries = makeReadDiaries(storage.database, reader, makeReadSnapshots(storage));
  const bo = await Challenger.withLog(server.current, 'bo', [
    { kind: 'premiumBegan', at: now, purchase: 'one', plan: 'lifetime', paidAt: now },
  ]);
  const diaries = await readDiaries([{ personId: bo.id, length: 1 }], now);
  expect(diaries.get(bo.id)?.settled.size).toBe(0);
});
