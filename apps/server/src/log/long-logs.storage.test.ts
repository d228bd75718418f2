import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { historyOf } from '@hundred/domain/challenge/state/history';
import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { neverAborted, RequestAborted } from '../concurrency/request-aborted';
import { challenge, fact } from '../db/schema/schema';
import { makeLogger } from '../logging/logger';
import { Refusal } from '../refusals/refusal';
import { standIn } from '../testing/stand-in';
import { testApp } from '../testing/test-app';
import { makeChallengeReader } from './challenge-reader';
import { checkFolds, rebuildFold } from './checks/check-folds';
import { makeExecute } from './execute';
import { readFacts } from './facts';
import { makeImportLog, storeAhead } from './import-log';
import { Challenger } from './testing/challenger';

const server = testApp();
beforeAll(() => server.current.longWork.ready());
const database = () => server.current.storage.database;

const lastDate = '2026-06-10';
const now = Date.parse(`${lastDate}T18:00:00Z`);
const at = new Date(now).toISOString();

const missedDate = addDays(lastDate, -3);
const days = 400;
const longLog = makeLongLog();

/** A log too long to be decided in the main thread. A late completion can close its gap, the missed date. */
function makeLongLog(): Fact[] {
  const first = addDays(lastDate, -days);
  const opening = { timezone: 'UTC', localDate: first, firstDate: first };
  const facts: Fact[] = [{ kind: 'runStarted', at: Date.parse(`${first}T06:00:00Z`), ...opening }];
  for (let day = 0; day < days; day += 1) {
    const localDate = addDays(first, day);
    if (localDate === missedDate) continue;
    // Another run begins before the last one is finished, because nothing can be completed after that.
    if (day % 60 === 59) {
      const opensRun = { timezone: 'UTC', localDate, firstDate: localDate };
      facts.push({ kind: 'runRestarted', at: Date.parse(`${localDate}T07:00:00Z`), ...opensRun });
    }
    for (const exercise of exerciseIds) {
      const completion = { localDate, timezone: 'UTC', exercise, dayNumber: 1, target: 10, reps: 10 };
      facts.push({ kind: 'exerciseCompleted', at: Date.parse(`${localDate}T10:00:00Z`), ...completion });
    }
  }
  return facts;
}

/** What a device sends with a completion of the missed date that it could not send on that date. */
const lateDetails = (more: object = {}) => ({
  at: `${missedDate}T10:00:00Z`,
  localDate: missedDate,
  timezone: 'UTC',
  dayNumber: 1,
  ...more,
});

/** Expects the stored snapshot, length and history to be those of all stored facts. */
async function expectWholeLog(person: Challenger): Promise<void> {
  const [head, facts] = [await person.head(), await person.facts()];
  expect(fold(facts)).toEqual(head.snapshot);
  expect(head.length).toBe(facts.length);
  const challengeReader = makeChallengeReader(database(), server.current.longWork.readSettledDates);
  const history = await challengeReader.history({ id: person.id }, now, () => ({ from: '', to: null }));
  expect(history).toMatchObject({ history: historyOf(facts, now) });
}

/** The badges that a person earns with the long log, which itself has no facts of badges. */
const countNewBadges = async (person: Challenger) =>
  (await person.facts()).filter(({ kind }) => kind === 'badgeEarned').length;

describe('A late command in a long log', () => {
  it('gives the same result as folding the whole log, and so does its history', async () => {
    const ana = await Challenger.withLog(server.current, 'late-in-long', longLog);
    for (const [exercise, allCompleted] of [
      ['pushups', false],
      ['situps', false],
      ['jumpingJacks', true],
    ] as const) {
      const answer = await ana.complete(exercise, at, lateDetails({ deviceKey: exercise }));
      expect(answer).toMatchObject({ status: 200, body: { allCompleted, localDate: missedDate } });
      await expectWholeLog(ana);
    }
  });

  it('is applied or refused for now if sixty arrive at once, and another person is answered between them', async () => {
    const bo = await Challenger.withLog(server.current, 'sixty-at-once', longLog);
    const cy = await Challenger.start(server.current, 'bystander', at, 'UTC');
    const answered: string[] = [];
    const flood = Array.from({ length: 60 }, async (_, index) => {
      const { status } = await bo.complete('pushups', at, lateDetails({ actualReps: 11 + index }));
      answered.push(status === 200 ? 'applied' : 'refused');
      return status;
    });
    expect((await cy.completeDay(at)).status).toBe(200);
    answered.push('bystander');
    const statuses = await Promise.all(flood);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(answered.lastIndexOf('applied')).toBeGreaterThan(answered.indexOf('bystander'));
    await expectWholeLog(bo);
  });

  it('is not written if its client has left', async () => {
    const dot = await Challenger.withLog(server.current, 'abandoned', longLog);
    const client = new AbortController();
    const command = {
      kind: 'completeExercise',
      exercise: 'pushups',
      at: Date.parse(`${missedDate}T10:00:00Z`),
    } as const;
    const execution = { personId: dot.id, commands: [command], now, personColumns: {} };
    const sent = server.current.longWork.execute(execution, client.signal);
    client.abort(new RequestAborted());
    expect(await sent).toMatchObject({ code: 'storage_away' });
    expect((await dot.head()).length).toBe(longLog.length + (await countNewBadges(dot)));
  });

  it('is answered with 429 if other servers win every race', async () => {
    // The run and its first 20 days, so that the log is decided in this thread.
    const shortLog = longLog.slice(0, 1 + 20 * exerciseIds.length);
    const eve = await Challenger.withLog(server.current, 'always-slower', shortLog);
    const elsewhere = makeExecute(database());
    const lastEvening = Date.parse(`${addDays(lastDate, -days + 19)}T18:00:00Z`);
    let reads = 0;
    const here = makeExecute(database(), [], {
      async readLog({ length }, personId) {
        reads += 1;
        const timezone = reads % 2 ? 'Asia/Tokyo' : 'UTC';
        await elsewhere(personId, { kind: 'changeZone', timezone }, { now: lastEvening });
        return readFacts(database(), personId, 0, length);
      },
    });
    // A late command, because only such a command reads the whole log in each attempt.
    const noonOfDayBefore = lastEvening - 30 * 3_600_000;
    const command = {
      kind: 'completeExercise',
      exercise: 'pushups',
      actualReps: 500,
      at: noonOfDayBefore,
    } as const;
    const answer = await here(eve.id, command, { now: lastEvening });
    expect(answer).toBeInstanceOf(Refusal);
    expect(answer).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
    await expectWholeLog(eve);
  });
});

it('The metrics show how long requests waited in their queue', async () => {
  const { body } = await server.current.app.inject({ url: '/metrics' });
  expect(body).toMatch(/turn_wait_seconds_count\{line="person"\} [1-9]/);
  expect(body).toMatch(/turn_wait_seconds_count\{line="long work"\} [1-9]/);
});

describe('An import of a long log', () => {
  const importOf = (personId: string) => ({
    personId,
    facts: longLog,
    now,
    personColumns: { theme: 'dark' },
  });
  const logger = makeLogger('silent');

  it('is stored in batches, and complete', async () => {
    const fay = await Challenger.signUp(server.current, 'taken-over');
    expect(await makeImportLog(database(), [], logger)(importOf(fay.id), neverAborted())).toBeUndefined();
    expect((await fay.facts()).slice(0, longLog.length)).toEqual(longLog);
    await expectWholeLog(fay);
  });

  it('leaves nothing behind if its client leaves', async () => {
    const gil = await Challenger.signUp(server.current, 'left-halfway');
    let checks = 0;
    const abortedAfterTwoBatches = {
      throwIfAborted() {
        checks += 1;
        if (checks === 3) throw new RequestAborted();
      },
    } as AbortSignal;
    await expect(
      makeImportLog(database(), [], logger)(importOf(gil.id), abortedAfterTwoBatches),
    ).rejects.toBeInstanceOf(RequestAborted);
    const [rows] = await database().select({ facts: count() }).from(fact).where(eq(fact.personId, gil.id));
    expect(rows?.facts).toBe(0);
    expect((await gil.get('today', at)).status).toBe(404);
  });

  it('whose server died belongs to no log, and does not prevent a start', async () => {
    const hal = await Challenger.signUp(server.current, 'died-over');
    const ahead = { personId: hal.id, expectedLength: 0, facts: longLog.slice(0, 10) };
    expect(await storeAhead(database(), ahead)).toBe(true);
    expect((await hal.get('today', at)).status).toBe(404);
    expect((await checkFolds(database())).differing).toEqual([]);
    expect((await hal.post('start', at, { timezone: 'UTC' })).status).toBe(200);
    expect(await storeAhead(database(), ahead)).toBe(false);
    expect((await hal.completeDay(at)).status).toBe(200);
    const head = await hal.head();
    const facts = await readFacts(database(), hal.id, 0, head.length);
    expect(facts.map(({ kind }) => kind).slice(0, 2)).toEqual(['runStarted', 'exerciseCompleted']);
    expect((await checkFolds(database())).differing).toEqual([]);
    // The last three of the remaining rows would complete the third date of the long log.
    expect(await hal.facts()).toHaveLength(10);
    const challengeReader = makeChallengeReader(database());
    expect(await challengeReader.isDateComplete(hal.id, head.snapshot, addDays(lastDate, -days + 2))).toBe(
      false,
    );
    expect((await hal.get('log?after=0', at)).body).toMatchObject({ facts, last: head.length, more: false });
    expect((await hal.get('log?after=3', at)).body).toMatchObject({ from: 3, facts: facts.slice(3) });

    const older = { snapshot: standIn<Snapshot>({ ...head.snapshot, version: 1 }) };
    await database().update(challenge).set(older).where(eq(challenge.personId, hal.id));
    await rebuildFold(database(), hal.id);
    expect(await hal.head()).toEqual(head);
  });
});
