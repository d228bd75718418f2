import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { boardTotal } from '../db/schema/schema';
import { testApp } from '../testing/test-app';
import { makeExecute } from './execute';
import type { LogChange } from './projection';
import { Challenger } from './testing/challenger';

const server = testApp();
const at = '2026-06-10T10:00:00Z';
const now = Date.parse(at);
const database = () => server.current.storage.database;

describe('A projection', () => {
  it('is applied once to each fact, and not if a command changes nothing', async () => {
    const ana = await Challenger.start(server.current, 'projected', at);
    const changes: LogChange[] = [];
    const execute = makeExecute(database(), [
      {
        name: 'boards',
        dataFor(change) {
          changes.push(change);
          return { cohort: '2026-06', score: 10, reachedAt: now, periods: ['all'] };
        },
      },
    ]);
    const command = { kind: 'completeExercise', exercise: 'pushups', deviceKey: 'once' } as const;
    const options = { now };
    await execute(ana.id, command, options);
    await execute(ana.id, { kind: 'completeExercise', exercise: 'pushups' }, options);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ personId: ana.id, now, facts: [{ kind: 'exerciseCompleted' }] });
    expect(changes[0]?.before.days).toEqual([]);
    expect(changes[0]?.after).toEqual((await ana.head()).snapshot);
    const readTotals = () => database().select().from(boardTotal).where(eq(boardTotal.personId, ana.id));
    expect(await readTotals()).toMatchObject([{ period: 'all', score: 10 }]);
    // The log has the key by now, so nothing is written whatever is projected.
    await execute(ana.id, command, options);
    expect(await readTotals()).toMatchObject([{ score: 10 }]);
    expect(await ana.facts()).toHaveLength(2);
  });

  it('rolls back everything if it cannot be written', async () => {
    const bo = await Challenger.start(server.current, 'undone', at);
    const before = await bo.head();
    const noScore = { cohort: '2026-06', score: 0, reachedAt: now, periods: ['all'] };
    const execute = makeExecute(database(), [{ name: 'boards', dataFor: () => noScore }]);
    const executed = execute(bo.id, { kind: 'changeZone', timezone: 'Asia/Tokyo' }, { now });
    await expect(executed).rejects.toMatchObject({ cause: { constraint: 'board_total_score' } });
    expect(await bo.facts()).toHaveLength(1);
    expect(await bo.head()).toEqual(before);
    expect((await bo.ask('GET', '/auth/me', at)).body.user.timezone).toBe('Europe/Berlin');
  });
});

describe('A command that arrives late', () => {
  it('counts for its own date, and raises the day numbers after it', async () => {
    const cy = await Challenger.start(server.current, 'late', '2026-06-10T10:00:00Z');
    await cy.completeDay('2026-06-10T10:00:00Z');
    await cy.completeDay('2026-06-12T10:00:00Z');
    // Complete, covered by a rest day, complete.
    expect(await cy.statusLetters('2026-06-12T11:00:00Z')).toBe('crc');
    const offline = {
      at: '2026-06-11T10:00:00Z',
      localDate: '2026-06-11',
      timezone: 'Europe/Berlin',
      dayNumber: 2,
    };
    for (const [exercise, allCompleted] of [
      ['pushups', false],
      ['situps', false],
      ['jumpingJacks', true],
    ] as const) {
      const answer = await cy.complete(exercise, '2026-06-12T11:00:00Z', {
        ...offline,
        deviceKey: `late-${exercise}`,
      });
      expect(answer).toMatchObject({ status: 200, body: { allCompleted, localDate: '2026-06-11' } });
    }
    expect(await cy.statusLetters('2026-06-12T11:00:00Z')).toBe('ccc');
    expect(await cy.today('2026-06-12T11:00:00Z')).toMatchObject({ dayNumber: 3, currentStreak: 3 });
    expect(fold(await cy.facts())).toEqual((await cy.head()).snapshot);
  });

  it('answers for its own date when it is sent again with its key, also once that date is long settled', async () => {
    const dot = await Challenger.start(server.current, 'late-again', '2026-06-10T10:00:00Z');
    await dot.completeDay('2026-06-10T10:00:00Z');
    await dot.complete('pushups', '2026-06-11T10:00:00Z', { deviceKey: 'sent-twice' });
    await dot.complete('situps', '2026-06-11T10:00:00Z');
    await dot.completeDay('2026-06-12T10:00:00Z');
    const again = { deviceKey: 'sent-twice', at: '2026-06-11T10:00:00Z' };
    expect((await dot.complete('pushups', '2026-06-12T11:00:00Z', again)).body).toMatchObject({
      allCompleted: false,
      localDate: '2026-06-11',
    });
    await dot.complete('jumpingJacks', '2026-06-12T11:00:00Z', { at: '2026-06-11T11:00:00Z' });
    expect((await dot.complete('pushups', '2026-06-12T11:00:00Z', again)).body).toMatchObject({
      allCompleted: true,
      localDate: '2026-06-11',
    });
  });

  it('is not applied again when it is sent again with its key, even after its effect was taken back', async () => {
    const ray = await Challenger.start(server.current, 'taken-back', '2026-06-10T10:00:00Z');
    await ray.completeDay('2026-06-10T10:00:00Z');
    const rest = { deviceKey: 'rest-of-today' };
    const noon = '2026-06-11T10:00:00Z';
    expect((await ray.post('rest-day', noon, rest)).body).toMatchObject({ isRestDay: true });
    await ray.ask('DELETE', '/challenge/rest-day', noon);
    const length = (await ray.facts()).length;
    expect(await ray.post('rest-day', noon, rest)).toMatchObject({
      status: 200,
      body: { isRestDay: false, localDate: '2026-06-11' },
    });
    expect(await ray.facts()).toHaveLength(length);
  });

  it('is refused with 409 before the first run', async () => {
    const eve = await Challenger.start(server.current, 'before-run', at);
    const answer = await eve.complete('pushups', at, { at: '2026-06-09T10:00:00Z' });
    expect(answer).toMatchObject({ status: 409, body: { error: 'before_first_run' } });
  });

  it('takes one planned rest day on its own date, however often it is sent', async () => {
    const fay = await Challenger.start(server.current, 'late-rest', '2026-06-10T10:00:00Z');
    await fay.completeDay('2026-06-10T10:00:00Z');
    const offline = { deviceKey: 'rest', at: '2026-06-11T10:00:00Z', localDate: '2026-06-11' };
    for (let time = 0; time < 2; time++) {
      const answer = await fay.post('rest-day', '2026-06-12T10:00:00Z', offline);
      expect(answer).toMatchObject({
        status: 200,
        body: { localDate: '2026-06-11', isRestDay: false, restDaysUsed: 1 },
      });
    }
  });
});

describe('A deleted person', () => {
  it('leaves no fact behind', async () => {
    const gil = await Challenger.start(server.current, 'gone', at);
    await gil.completeDay(at);
    expect(await gil.ask('DELETE', '/account', at, { confirm: 'DELETE' })).toMatchObject({ status: 200 });
    expect(await gil.facts()).toEqual([]);
    expect((await gil.head()).length).toBe(0);
  });
});

describe('A program in a loop', () => {
  const start = Date.parse('2026-06-01T08:00:00Z');
  const minute = 60_000;
  const zones = ['Europe/Berlin', 'Asia/Tokyo'] as const;
  /** As many facts as the limit allows: a run, and another zone each minute after it. */
  const flood: Fact[] = Array.from({ length: 1000 }, (_, index) => {
    const fact = { at: start + index * minute, timezone: zones[index % 2]! };
    return index === 0
      ? { kind: 'runStarted', ...fact, localDate: '2026-06-01', firstDate: '2026-06-01' }
      : { kind: 'zoneChanged', ...fact };
  });

  it('cannot make a log grow without end, and does not prevent exercises', async () => {
    const ned = await Challenger.withLog(server.current, 'looping', flood);
    const nextDay = '2026-06-02T10:00:00Z';
    const tooMuch = { status: 429, body: { error: 'rate_limited' } };
    expect(await ned.moveTo('Europe/Berlin', nextDay)).toMatchObject(tooMuch);
    expect(await ned.post('reset', nextDay)).toMatchObject(tooMuch);
    // The second completion adds no fact, and the third would.
    expect((await ned.complete('pushups', nextDay)).status).toBe(200);
    expect((await ned.complete('pushups', nextDay)).status).toBe(200);
    expect(await ned.complete('pushups', nextDay, { actualReps: 12 })).toMatchObject(tooMuch);
    expect((await ned.head()).length).toBe(1001);
    // By then the flood is older than the span in which facts are counted.
    expect((await ned.moveTo('Europe/Berlin', '2026-06-11T10:00:00Z')).status).toBe(200);
  });
});
