import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { lastCompleted } from '@hundred/domain/challenge/fold/snapshot';
import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { rankedDates } from '@hundred/domain/ranking/ranked-dates';
import { expect, it, vi } from 'vitest';
import { busyRefusal } from '../../concurrency/keyed-queue';
import { makeReadSnapshots } from '../../log/cached-snapshots';
import { makeChallengeReader } from '../../log/challenge-reader';
import { readFacts, readOwnExercises } from '../../log/facts';
import { settledDatesIn } from '../../log/settled-dates';
import { Challenger } from '../../log/testing/challenger';
import { Refusal } from '../../refusals/refusal';
import { listenToStorage } from '../../testing/listen-to-storage';
import { testApp } from '../../testing/test-app';
import { makeReadDiaries } from './diaries';

const server = testApp();
const first = '2037-01-01';
const days = 60;
/** Each of the three exercises is done in six steps. */
const completionsADay = 18;
const now = Date.parse('2037-03-01T18:00:00Z');

/** So long that its dates are settled in another thread. */
const longLog: Fact[] = [
  {
    kind: 'runStarted',
    at: Date.parse(`${first}T06:00:00Z`),
    timezone: 'UTC',
    localDate: first,
    firstDate: first,
  },
  ...Array.from({ length: days * completionsADay }, (_, index): Fact => {
    const localDate = addDays(first, Math.floor(index / completionsADay));
    const completion = { localDate, timezone: 'UTC', dayNumber: 1, target: 10, reps: 10 + (index % 6) };
    const exercise = exerciseIds[Math.floor((index % completionsADay) / 6)]!;
    return { kind: 'exerciseCompleted', at: Date.parse(`${localDate}T10:00:00Z`), exercise, ...completion };
  }),
];

it('A diary whose dates cannot be computed at the moment is not cached, and is read the next time', async () => {
  const { storage } = server.current;
  const { database } = storage;
  let isBusy = true;
  const challengeReader = makeChallengeReader(database, async ({ personId, length, span }) =>
    isBusy ? busyRefusal() : settledDatesIn(await readFacts(database, personId, 0, length), span),
  );
  const readDiaries = makeReadDiaries(database, challengeReader, makeReadSnapshots(storage));
  const ana = await Challenger.withLog(server.current, 'ana', longLog);
  const read = async () => {
    const { length } = await ana.head();
    return (await readDiaries([{ personId: ana.id, length }], now)).get(ana.id)?.settled.size;
  };
  // The refusal that an overloaded server sends.
  await expect(read()).rejects.toMatchObject({ statusCode: 429 });
  isBusy = false;
  // The dates before the last completed one.
  expect(await read()).toBe(days - 1);
});

it('A diary of a person with a log who has not started has no dates', async () => {
  const { storage } = server.current;
  const challengeReader = makeChallengeReader(storage.database);
  const readDiaries = makeReadDiaries(storage.database, challengeReader, makeReadSnapshots(storage));
  const bo = await Challenger.withLog(server.current, 'bo', [
    { kind: 'premiumBegan', at: now, purchase: 'one', plan: 'lifetime', paidAt: now },
  ]);
  const diaries = await readDiaries([{ personId: bo.id, length: 1 }], now);
  expect(diaries.get(bo.id)?.settled.size).toBe(0);
});

it('The diaries of a large team are read with a few queries', async () => {
  const { storage } = server.current;
  const { database } = storage;
  const challengeReader = makeChallengeReader(database);
  const members: Challenger[] = [];
  // The first member has a long log, the others have completed between one and four days.
  for (let index = 0; index < 12; index += 1) {
    const log = index === 0 ? longLog : longLog.slice(0, 1 + completionsADay * (1 + (index % 4)));
    members.push(await Challenger.withLog(server.current, `member-${index}`, log));
  }
  const logs = await Promise.all(
    members.map(async (one) => ({ personId: one.id, length: (await one.head()).length })),
  );
  const readDiaries = makeReadDiaries(database, challengeReader, makeReadSnapshots(storage));
  const statements = listenToStorage();
  const diaries = await readDiaries(logs, now);
  const aboutMembers = statements.filter(({ values }) =>
    values.some((value) => logs.some(({ personId }) => String(value).includes(personId))),
  );
  vi.restoreAllMocks();
  // The folds, the facts, the exercises of the long log, and its dates.
  expect(aboutMembers.map(({ text }) => text)).toHaveLength(4);
  for (const one of members) {
    const { snapshot } = await one.head();
    const read = await challengeReader.history({ id: one.id }, now, () => ({ from: '', to: null }));
    if (read instanceof Refusal) throw new Error(read.message);
    const last = lastCompleted(snapshot)!.day.date;
    expect(diaries.get(one.id)).toEqual({
      snapshot,
      settled: new Map(
        read.history.dates
          .filter(({ date }) => date < last)
          .map(({ date, run, status }) => [date, { run, status }]),
      ),
      ranked: rankedDates(snapshot, await readOwnExercises(database, one.id)),
    });
  }
});
