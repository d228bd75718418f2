import type { BoardEntry } from '@hundred/contract/leaderboards';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { boardCount, boardMove, boardTotal, fact, person } from '../../db/schema/schema';
import { makeExecute } from '../../log/execute';
import { Challenger } from '../../log/testing/challenger';
import { standIn } from '../../testing/stand-in';
import { testApp } from '../../testing/test-app';
import { beginBoardDay } from './begin-board-day';
import { checkBoards, rebuildCounts, rebuildTotals } from './check-boards';
import { mergeMoves } from './merge-moves';

/** A clock in the past, so that the server begins no board days of its own in these tests. */
const server = testApp({}, { clock: () => Date.parse('2000-01-01T00:00:00Z') });
/** A Wednesday. */
const at = '2026-06-10T10:00:00Z';
const database = () => server.current.storage.database;
const board = async (who: Challenger, path: string, when = at) =>
  (await who.ask('GET', `/leaderboard/${path}`, when)).body;

let ana: Challenger;
let ben: Challenger;
let cleo: Challenger;
let newcomer: Challenger;

beforeAll(async () => {
  ana = await Challenger.start(server.current, 'ana', at);
  ben = await Challenger.start(server.current, 'ben', at);
  cleo = await Challenger.start(server.current, 'cleo', '2026-05-30T10:00:00Z');
  newcomer = await Challenger.signUp(server.current, 'newcomer');
  await cleo.completeDay('2026-05-30T10:00:00Z');
  await ana.ask('PUT', '/auth/profile', at, {
    displayName: 'Ana',
    showNameOnLeaderboard: true,
    ageGroup: '20-29',
  });
  await ben.ask('PUT', '/auth/profile', at, { displayName: 'Ben' });
  await ana.complete('pushups', at, { actualReps: 900 });
  await ben.complete('pushups', '2026-06-10T10:05:00Z', { actualReps: 20 });
  await cleo.complete('pushups', '2026-06-10T10:10:00Z');
  // What she did before the restart still counts on the boards.
  await ana.post('reset', '2026-06-10T11:00:00Z');
});

describe('A row of a board', () => {
  it('ranks by reps up to twice the target, shows a name only if its person does, and has an id unrelated to the account', async () => {
    // Ana's 900 reps count as 20, twice the target of Day 1. Ben did 20, and Cleo 11, the target of her Day 2.
    const { leaderboard, userRank, rankedPeople } = await board(ben, 'global?timeframe=week');
    expect(leaderboard).toEqual([
      {
        _id: expect.any(String),
        rank: 1,
        displayName: 'Ana',
        isCurrentUser: false,
        badges: [],
        currentDay: 1,
        daysDone: 0,
        currentStreak: 0,
        totalRepsCompleted: 20,
      },
      expect.objectContaining({ rank: 1, isCurrentUser: true, totalRepsCompleted: 20 }),
      expect.objectContaining({ rank: 3, isCurrentUser: false, totalRepsCompleted: 11 }),
    ]);
    expect(leaderboard[1]).not.toHaveProperty('displayName');
    expect([userRank, rankedPeople]).toEqual([1, 3]);
    const ids = leaderboard.map(({ _id }: { _id: string }) => _id);
    for (const { id } of [ana, ben, cleo]) expect(ids).not.toContain(id);
    expect(ids).toEqual(
      (await board(ana, 'global?timeframe=week')).leaderboard.map(({ _id }: { _id: string }) => _id),
    );
  });

  it('has the rank as the UTC day began, if that is known', async () => {
    const gil = await Challenger.start(server.current, 'gil', at);
    await gil.completeDay(at);
    // Tries until the lock is free: the server's own counting may have it at the moment.
    const beginDay = (day: string) =>
      expect.poll(() => beginBoardDay(server.current.storage, day)).toBe(true);
    for (const day of ['2026-06-10', '2026-06-11']) await beginDay(day);
    await gil.completeDay('2026-06-11T10:00:00Z');
    const firstTwo = async (path: string, when: string) =>
      (await board(gil, path, when)).leaderboard
        .slice(0, 2)
        .map(({ rank, rankBefore }: BoardEntry) => [rank, rankBefore]);
    // When the 11th began, Cleo led with 41 reps to Gil's 30. On that day Gil comes to 63.
    const swapped = [
      [1, 2],
      [2, 1],
    ];
    const withoutRankBefore = [
      [1, undefined],
      [2, undefined],
    ];
    expect(await firstTwo('global', '2026-06-11T23:00:00Z')).toEqual(swapped);
    expect(await firstTwo('global?around=me', '2026-06-11T23:00:00Z')).toEqual(swapped);
    expect(await firstTwo('global', '2026-06-12T00:00:00Z')).toEqual(withoutRankBefore);
    // Rebuilding the counts discards their copy from the beginning of the day.
    await rebuildCounts(database());
    expect(await firstTwo('global', '2026-06-11T23:00:00Z')).toEqual(withoutRankBefore);
    await database().delete(person).where(eq(person.id, gil.id));
  });

  it('has five neighbours on each side and the nearest with more, however many are level', async () => {
    const begun = '2026-09-02T10:00:00Z';
    const people: Challenger[] = [];
    // The first has a rep more than the seven others.
    for (let index = 0; index < 8; index += 1) {
      const one = await Challenger.start(server.current, `level-${index}`, begun);
      await one.complete('pushups', `2026-09-02T10:0${index}:00Z`, index === 0 ? { actualReps: 11 } : {});
      people.push(one);
    }
    const ranksAround = async (who: Challenger) =>
      (await board(who, 'global?timeframe=week&around=me', '2026-09-02T12:00:00Z')).leaderboard.map(
        ({ rank, isCurrentUser }: BoardEntry) => (isCurrentUser ? `me ${rank}` : rank),
      );
    expect(await ranksAround(people[7]!)).toEqual([1, 2, 2, 2, 2, 2, 'me 2']);
    expect(await ranksAround(people[2]!)).toEqual([1, 2, 'me 2', 2, 2, 2, 2, 2]);
    expect(await ranksAround(people[0]!)).toEqual(['me 1', 2, 2, 2, 2, 2]);
    for (const { id } of people) await database().delete(person).where(eq(person.id, id));
  });

  it('shows a streak while it is alive and 0 afterwards, without any job', async () => {
    const flo = await Challenger.start(server.current, 'flo', at);
    await flo.completeDay(at);
    const streakOn = async (when: string) => {
      const { leaderboard } = await board(flo, 'global', when);
      return leaderboard.find(({ isCurrentUser }: { isCurrentUser: boolean }) => isCurrentUser).currentStreak;
    };
    expect(await streakOn('2026-06-11T20:00:00Z')).toBe(1);
    expect(await streakOn('2026-06-30T20:00:00Z')).toBe(0);
    await database().delete(person).where(eq(person.id, flo.id));
  });

  it('shows three of the badges, and the hundred only if it was done without an own plan', async () => {
    const badgesOf = async (subject: string, { log }: Story) => {
      const who = await Challenger.withLog(server.current, subject, log);
      onTestFinished(() => database().delete(person).where(eq(person.id, who.id)).then());
      await rebuildTotals(database(), who.id);
      const { leaderboard } = await board(who, 'global');
      return leaderboard.find(({ isCurrentUser }: BoardEntry) => isCurrentUser).badges;
    };
    const begun = () => Story.startedOn('2026-01-01', 'UTC');
    const twoWeeks = begun().completeFrom('2026-01-01', 14);
    expect(await badgesOf('two weeks', twoWeeks)).toEqual(['perfect_week']);
    const hundred = begun().completeFrom('2026-01-01', 100);
    expect(await badgesOf('a hundred', hundred)).toEqual([
      'century_champion',
      'legendary_streak',
      'perfect_week',
    ]);
    const own = begun();
    const paid = { plan: 'lifetime', purchase: 'bought', paidAt: own.now } as const;
    own.record({ kind: 'premiumBegan', at: own.now, ...paid });
    own.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    own.completeFrom('2026-01-01', 100);
    expect(own.badges).toContain('century_champion');
    expect(await badgesOf('an own hundred', own)).toEqual(['legendary_streak', 'perfect_week']);
  });

  it('follows a hidden or shown name, a new age group and a deletion at once', async () => {
    await ana.ask('PUT', '/auth/profile', at, { showNameOnLeaderboard: false });
    expect((await board(ben, 'global?timeframe=week')).leaderboard[0]).not.toHaveProperty('displayName');
    await ana.ask('PUT', '/auth/profile', at, { showNameOnLeaderboard: true });
    expect((await board(ben, 'global?timeframe=week')).leaderboard[0].displayName).toBe('Ana');

    const dan = await Challenger.start(server.current, 'dan', at);
    await dan.completeDay(at);
    expect((await board(ben, 'global?timeframe=week')).rankedPeople).toBe(4);
    await database().delete(person).where(eq(person.id, dan.id));
    expect(await board(ben, 'global?timeframe=week')).toMatchObject({ rankedPeople: 3, userRank: 1 });
  });
});

describe('An exercise that does not count on a board', () => {
  it('is completed anyway, and adds nothing, also after the totals are rebuilt', async () => {
    const club = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100).on('2026-04-11');
    club.record({
      kind: 'premiumBegan',
      at: club.now,
      plan: 'lifetime',
      purchase: 'bought',
      paidAt: club.now,
    });
    club.ask({ kind: 'choosePath', path: 'strength' });
    club.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    const who = await Challenger.withLog(server.current, 'strong and gentle', club.log);
    onTestFinished(() => database().delete(person).where(eq(person.id, who.id)).then());
    const totals = () =>
      database()
        .select({ period: boardTotal.period, score: boardTotal.score })
        .from(boardTotal)
        .where(eq(boardTotal.personId, who.id))
        .orderBy(boardTotal.period);
    await rebuildTotals(database(), who.id);
    const before = await totals();
    expect(before).not.toEqual([]);
    const now = '2026-04-11T12:00:00Z';
    expect(await who.complete('jumpingJacks', now)).toMatchObject({ status: 200 });
    expect(await totals()).toEqual(before);
    await rebuildTotals(database(), who.id);
    expect(await totals()).toEqual(before);
  });
});

describe('The VIP ring', () => {
  it('is shown on every board for people who opted in, have Lifetime and show their name', async () => {
    const vip = await Challenger.start(server.current, 'vip', at);
    onTestFinished(() => database().delete(person).where(eq(person.id, vip.id)).then());
    let now = Date.parse(at);
    const set = (change: object) => vip.ask('PUT', '/auth/profile', new Date(now).toISOString(), change);
    const settle = (plan: 'starter' | 'lifetime', { inForce }: { inForce: boolean }) => {
      now += 60_000;
      const paidAt = Date.parse(at);
      const settled = { kind: 'settlePurchase', purchase: plan, plan, paidAt, inForce } as const;
      return makeExecute(database())(vip.id, settled, { now });
    };
    const ringed = async (path: string): Promise<boolean[]> => {
      const { leaderboard } = await board(vip, path, new Date(now).toISOString());
      return leaderboard.filter((row: BoardEntry) => row.vip).map((row: BoardEntry) => row.isCurrentUser);
    };
    await vip.completeDay(at);
    await set({ displayName: 'Vi', showNameOnLeaderboard: true, ageGroup: '40-49', showVip: false });
    await settle('starter', { inForce: true });
    expect(await set({ showVip: true })).toMatchObject({
      status: 403,
      body: { error: 'premium_required', message: 'You need Lifetime for this: VIP status.' },
    });
    await settle('lifetime', { inForce: true });
    expect(await ringed('global')).toEqual([]);
    expect((await set({ showVip: true })).body.user.showVip).toBe(true);
    for (const path of ['global', 'global?around=me', 'cohort/2026-06', 'age/40-49']) {
      expect([path, await ringed(path)]).toEqual([path, [true]]);
    }
    await set({ showNameOnLeaderboard: false });
    expect(await ringed('global')).toEqual([]);
    await set({ showNameOnLeaderboard: true });

    await settle('lifetime', { inForce: false });
    expect(await ringed('global')).toEqual([]);
    await settle('lifetime', { inForce: true });
    expect(await ringed('global')).toEqual([true]);
    await settle('lifetime', { inForce: false });
    expect((await set({ showVip: false })).body.user.showVip).toBe(false);
  });
});

describe('Weeks and months', () => {
  it('follow the zone of the caller, and begin empty', async () => {
    expect((await board(ben, 'global?timeframe=month')).leaderboard).toHaveLength(3);
    // It is Sunday in Berlin, where Ben is, and still Saturday in UTC, which counts for a person without a zone.
    const nextWeek = await board(ben, 'global?timeframe=week', '2026-06-13T22:30:00Z');
    expect(nextWeek).toEqual({ leaderboard: [], userRank: null, rankedPeople: 0 });
    expect((await board(newcomer, 'global?timeframe=week', '2026-06-13T22:30:00Z')).rankedPeople).toBe(3);
  });
});

describe('A person without a rank', () => {
  it('sees the board before the start, with a percentile of 0', async () => {
    expect(await board(newcomer, 'global')).toMatchObject({ userRank: null, rankedPeople: 3 });
    expect(await board(newcomer, 'global?around=me')).toMatchObject({ leaderboard: [], userRank: null });
    expect(await board(newcomer, 'percentile')).toEqual({
      percentile: 0,
      currentMonth: '2026-06',
      startingMonth: null,
      firstMonth: '2026-05',
    });
    expect(await board(cleo, 'percentile')).toMatchObject({ percentile: 1, startingMonth: '2026-05' });
  });
});

describe('A board that needs Premium', () => {
  it('is refused with 403 without it, for a starting month and for an age group', async () => {
    for (const path of ['cohort/2026-06', 'age/20-29']) {
      const answer = await ben.ask('GET', `/leaderboard/${path}`, at);
      expect(answer).toMatchObject({ status: 403, body: { error: 'premium_required' } });
    }
  });

  it('covers any starting month and any age group, with a rank on the caller’s own', async () => {
    await ana.ask('POST', '/premium/start-trial', '2026-06-10T12:00:00Z');
    const when = '2026-06-10T12:30:00Z';
    expect(await board(ana, 'cohort/2026-06', when)).toMatchObject({ userRank: 1, rankedPeople: 2 });
    expect(await board(ana, 'cohort/2026-05', when)).toMatchObject({ userRank: null, rankedPeople: 1 });
    expect(await board(ana, 'cohort/2031-01', when)).toMatchObject({ leaderboard: [], rankedPeople: 0 });
    expect(await board(ana, 'age/20-29?timeframe=month', when)).toMatchObject({
      userRank: 1,
      rankedPeople: 1,
    });
    await ana.ask('PUT', '/auth/profile', when, { ageGroup: '30-39' });
    expect(await board(ana, 'age/20-29', when)).toMatchObject({ userRank: null, rankedPeople: 0 });
    expect(await board(ana, 'age/30-39', when)).toMatchObject({ userRank: 1, rankedPeople: 1 });
  });

  it.each([
    ['cohort/2026-13', 'month'],
    ['cohort/june', 'month'],
    ['age/21', 'ageGroup'],
    ['global?timeframe=year', 'timeframe'],
    ['global?limit=9', 'limit'],
    ['global?limit=101', 'limit'],
    ['global?around=you', 'around'],
  ])('is answered with 400 for %s, naming %s', async (path, field) => {
    const answer = await ana.ask('GET', `/leaderboard/${path}`, at);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input', field } });
  });
});

describe('Checking the boards', () => {
  it('finds totals and counts that do not follow from the log, and repairs them', async () => {
    const leftAfterMerge = async () => {
      await mergeMoves(server.current.storage);
      return database().select().from(boardMove);
    };
    await expect.poll(leftAfterMerge).toEqual([]);
    expect(await checkBoards(database())).toEqual({ differing: [], counts: 0 });

    await database().update(boardTotal).set({ score: 999 }).where(eq(boardTotal.personId, ben.id));
    // The bucket of Cleo's score: 30 reps in May and 11 in June.
    await database().update(boardCount).set({ people: 7 }).where(eq(boardCount.bucket, 41));
    const checked = await checkBoards(database());
    expect(checked.differing).toEqual([ben.id]);
    expect(checked.counts).toBeGreaterThan(0);

    await rebuildTotals(database(), ben.id);
    await rebuildCounts(database());
    expect(await checkBoards(database())).toEqual({ differing: [], counts: 0 });
    expect(await board(ben, 'global')).toMatchObject({ userRank: 2, rankedPeople: 3 });
  });

  it('counts no more than twice the target of the first day, whatever day a page claims', async () => {
    const liar = await Challenger.start(server.current, 'liar', at);
    for (const exercise of exerciseIds) {
      await liar.complete(exercise, at, { at, dayNumber: 100, actualReps: 1000 });
    }
    const { leaderboard } = await board(liar, 'global?around=me');
    // Three exercises, each with twice its target of 10.
    expect(leaderboard.find(({ isCurrentUser }: { isCurrentUser: boolean }) => isCurrentUser)).toMatchObject({
      totalRepsCompleted: 60,
    });
    expect((await checkBoards(database())).differing).toEqual([]);
    await database().delete(person).where(eq(person.id, liar.id));
  });

  it('does not count imported exercises', async () => {
    const eve = await Challenger.start(server.current, 'eve', at);
    await eve.complete('pushups', at);
    // Her facts are the start of her run and this exercise. Both become an imported exercise.
    await database()
      .update(fact)
      .set({ body: standIn({ ...(await eve.facts())[1]!, imported: true }) })
      .where(eq(fact.personId, eve.id));
    expect((await checkBoards(database())).differing).toEqual([eve.id]);
    await rebuildTotals(database(), eve.id);
    expect((await board(eve, 'global')).userRank).toBeNull();
  });
});
