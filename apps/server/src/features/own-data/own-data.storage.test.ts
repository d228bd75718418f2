import { type OwnData, ownData } from '@hundred/contract/own-data';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { personas } from '@hundred/testkit/logs/personas';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pushSubscription } from '../../db/schema/notifications-schema';
import { person, purchase } from '../../db/schema/schema';
import { makeExecute } from '../../log/execute';
import { Challenger, type ChallengerAnswer } from '../../log/testing/challenger';
import { startSecondServer, testApp } from '../../testing/test-app';

const server = testApp();
beforeAll(() => server.current.longWork.ready());
const database = () => server.current.storage.database;

const exportOf = async (who: Challenger, at: string): Promise<OwnData> => {
  const { status, body } = await who.ask('GET', '/account/export', at);
  expect(status).toBe(200);
  return body;
};
const importFile = (who: Challenger, file: unknown, at: string): Promise<ChallengerAnswer> =>
  who.ask('POST', '/account/import', at, file);

/** The answers from which the page shows a person's challenge. */
async function readChallengeAnswers(who: Challenger, at: string) {
  const calls = ['today', 'stats', 'progress-history', 'badges', 'calendar/2026/1', 'calendar/2026/3'];
  return Promise.all(calls.map(async (call) => (await who.get(call, at)).body));
}

const story = personas['day 57 with rests']();
const at = new Date(story.now).toISOString();
const signUp = async (subject: string) => Challenger.signUp(server.current, subject);

describe('An export', () => {
  it('is one file of everything stored, as the contract publishes it', async () => {
    const ana = await Challenger.withLog(server.current, 'ana', story.log);
    const createdAt = new Date('2026-01-02T03:04:05.678Z');
    await ana.ask('PUT', '/auth/profile', at, {
      displayName: 'Ana',
      ageGroup: '30-39',
      reminderTime: '06:30',
      milestoneNews: false,
      supportNews: false,
    });
    const question = { topic: 'idea', message: 'A widget for the lock screen, please.' };
    await ana.ask('POST', '/support', at, { ...question, deviceKey: 'q' });
    // Set while they had Premium.
    const boosts = { showVip: true, reason: 'For Ada.', mood: 'calm' as const, boostWeekdays: [1, 4] };
    const weekdayTimes = [null, '07:00', null, null, null, null, null];
    await database()
      .update(person)
      .set({ ...boosts, weekdayTimes })
      .where(eq(person.id, ana.id));
    await database().insert(purchase).values({
      id: crypto.randomUUID(),
      personId: ana.id,
      plan: 'starter',
      amountCents: 499,
      state: 'paid',
      sessionId: 'cs_ana',
      createdAt,
      paidAt: createdAt,
    });
    await database().insert(pushSubscription).values({
      id: crypto.randomUUID(),
      personId: ana.id,
      endpoint: 'https://push.test/ana',
      p256dh: 'key',
      auth: 'secret',
      userAgent: 'Firefox',
      platform: 'Android',
      createdAt,
    });
    const answer = await server.current.app.inject({
      url: '/api/account/export',
      headers: await server.current.as('ana', at),
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="hundred-2026-03-08.json"',
      'cache-control': 'no-store',
    });
    const file = ownData.parse(answer.json());
    expect(file).toMatchObject({
      person: { id: ana.id, subject: 'ana', email: 'ana@people.test' },
      account: null,
      settings: { displayName: 'Ana', ageGroup: '30-39', timezone: 'Europe/Paris', ...boosts },
      notifications: {
        weekdayTimes,
        reminderTime: '06:30',
        dailyReminders: true,
        milestoneNews: false,
        supportNews: false,
        devices: [{ endpoint: 'https://push.test/ana' }],
      },
      support: [{ ...question, diagnostics: null, sentAt: at, answer: null, closedAt: null }],
      purchases: [{ plan: 'starter', state: 'paid', checkout: 'cs_ana', paidAt: createdAt.toISOString() }],
    });
    expect(file.facts).toEqual(await ana.facts());
    expect(file.badges.map(({ id }) => id)).toEqual(story.badges);
  });

  it('of a long log is complete and in order, page by page', async () => {
    const start = story.log[0]!;
    const switches = Array.from({ length: 2345 }, (_, index): Fact => {
      return { kind: 'autoRestCoverSwitched', at: start.at + index, on: index % 2 === 0 };
    });
    const bo = await Challenger.withLog(server.current, 'bo', [start, ...switches]);
    const { facts } = await exportOf(bo, at);
    expect(facts.map((fact) => fact.at)).toEqual([start.at, ...switches.map((fact) => fact.at)]);
  });

  it('exists before the first run too, and needs a valid token', async () => {
    const file = await exportOf(await signUp('early'), at);
    expect([file.facts, file.badges, file.settings.timezone]).toEqual([[], [], null]);
    const { statusCode } = await server.current.app.inject({ url: '/api/account/export' });
    expect(statusCode).toBe(401);
  });
});

describe('An import', () => {
  it('gives the same challenge and settings to the person who signed in, but no Premium and no trial', async () => {
    const ana = await Challenger.withLog(server.current, 'mover', story.log);
    await ana.ask('PUT', '/auth/profile', at, { displayName: 'Ana', ageGroup: '30-39', theme: 'dark' });
    const quiet = await exportOf(ana, at);
    expect(quiet.settings).not.toHaveProperty('reason');
    expect(quiet).not.toHaveProperty('support');
    const weekdayTimes = [null, '07:00', null, null, null, null, null];
    await database().update(person).set({ reason: 'For Ada.', weekdayTimes }).where(eq(person.id, ana.id));
    const file = await exportOf(ana, at);
    const bought: Fact = { kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase: 'x', paidAt: 1 };
    // A file that its owner has edited: it claims Lifetime and a badge.
    const claims: OwnData = {
      ...file,
      person: { ...file.person, id: ana.id },
      badges: [{ id: 'century_club_legend', earnedAt: at }],
      facts: [...file.facts, bought],
    };
    const newcomer = await signUp('new');
    const { status, body } = await importFile(newcomer, claims, at);
    expect([status, body]).toEqual([
      200,
      { success: true, started: true, user: expect.objectContaining({ uid: newcomer.id, theme: 'dark' }) },
    ]);
    expect(body.user).toMatchObject({
      displayName: 'Ana',
      email: 'new@people.test',
      timezone: 'Europe/Paris',
      reason: null,
      weekdayTimes: null,
    });
    expect(await readChallengeAnswers(newcomer, at)).toEqual(await readChallengeAnswers(ana, at));
    expect((await newcomer.ask('GET', '/premium/status', at)).body).toMatchObject({
      isPremium: false,
      trialAvailable: false,
    });
    expect(await newcomer.ask('POST', '/premium/start-trial', at)).toMatchObject({
      status: 409,
      body: { error: 'trial_for_newcomers' },
    });
    expect(await exportOf(ana, at)).toEqual(file);
  });

  it.each([
    ['nothing on the free plan', undefined, []],
    ['all but the VIP ring with Starter', 'starter', ['weekdayTimes', 'reason', 'mood', 'boostWeekdays']],
    ['everything with Lifetime', 'lifetime', ['weekdayTimes', 'reason', 'mood', 'boostWeekdays', 'showVip']],
  ] as const)('takes over these settings that need Premium: %s', async (what, plan, importedSettings) => {
    const set = {
      weekdayTimes: [null, '07:00', null, null, null, null, null],
      reason: 'For Ada.',
      mood: 'calm' as const,
      boostWeekdays: [1, 4],
      showVip: true,
    };
    const from = await Challenger.withLog(server.current, `from: ${what}`, story.log);
    await database().update(person).set(set).where(eq(person.id, from.id));
    const file = await exportOf(from, at);
    const who = await signUp(`to: ${what}`);
    if (plan) {
      const bought = { kind: 'settlePurchase', purchase: what, plan, inForce: true } as const;
      await makeExecute(database())(who.id, { ...bought, paidAt: story.now }, { now: story.now });
    }
    const { status, body } = await importFile(who, file, at);
    const none = { weekdayTimes: null, reason: null, mood: null, boostWeekdays: [], showVip: false };
    const expected = { ...none, ...Object.fromEntries(importedSettings.map((name) => [name, set[name]])) };
    expect([status, body.user]).toEqual([200, expect.objectContaining(expected)]);
  });

  it('that ends a trial takes over no setting that needs Premium', async () => {
    const from = await Challenger.withLog(server.current, 'from trial', story.log);
    await database().update(person).set({ reason: 'For Ada.' }).where(eq(person.id, from.id));
    const file = await exportOf(from, at);
    const who = await signUp('to trial');
    const before = new Date(story.now - 60_000).toISOString();
    expect(await who.ask('POST', '/premium/start-trial', before, {})).toMatchObject({ status: 200 });
    expect((await importFile(who, file, at)).body.user).toMatchObject({ reason: null });
  });

  it('counts on no board, and later exercises count from the first day here', async () => {
    const file = await exportOf(await Challenger.withLog(server.current, 'ranked', story.log), at);
    const carl = await signUp('carl');
    await importFile(carl, file, at);
    const board = async () => (await carl.ask('GET', '/leaderboard/global?around=me', at)).body;
    expect((await board()).userRank).toBeNull();
    // The file has today's push-ups already: done again here, they count for this installation.
    const { target } = (await carl.today(at)).exercises.pushups;
    await carl.complete('pushups', at, { actualReps: target + 7, dayNumber: 100 });
    const { leaderboard } = await board();
    // Twice the target of Day 1, because this is the first day here.
    expect(leaderboard.find((row: { isCurrentUser: boolean }) => row.isCurrentUser)).toMatchObject({
      totalRepsCompleted: 20,
    });
  });

  it('needs an account without a run, and works once', async () => {
    const file = await exportOf(await Challenger.withLog(server.current, 'source', story.log), at);
    const dora = await signUp('dora');
    const other = await startSecondServer(server.current);
    const headers = await server.current.as('dora', at);
    const elsewhere = { method: 'POST', url: '/api/account/import', headers, payload: file } as const;
    const answers = await Promise.all([
      importFile(dora, file, at),
      other.app.inject(elsewhere).then((answer) => ({ status: answer.statusCode, body: answer.json() })),
    ]);
    await other.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('already_started');
    // The facts of the file, and the one that the log was imported.
    expect(await dora.facts()).toHaveLength(story.log.length + 1);
  });

  it('preserves what was bought here before it', async () => {
    const file = await exportOf(await Challenger.withLog(server.current, 'origin', story.log), at);
    const eve = await signUp('eve');
    const bought = { kind: 'settlePurchase', purchase: 'hers', plan: 'starter', inForce: true } as const;
    await makeExecute(database())(eve.id, { ...bought, paidAt: story.now }, { now: story.now });
    expect((await importFile(eve, file, at)).status).toBe(200);
    expect(await eve.today(at)).toMatchObject({ dayNumber: story.state.dayNumber, restDaysLeft: null });
    expect((await eve.ask('GET', '/premium/status', at)).body).toMatchObject({ plan: 'starter' });
  });

  it('with a log ends a running trial, which is for newcomers; one without a log does not', async () => {
    const file = await exportOf(await Challenger.withLog(server.current, 'weekly', story.log), at);
    const gus = await signUp('gus');
    const hal = await signUp('hal');
    for (const who of [gus, hal])
      expect((await who.ask('POST', '/premium/start-trial', at)).status).toBe(200);
    expect((await importFile(gus, file, at)).status).toBe(200);
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect((await gus.ask('GET', '/premium/status', later)).body).toMatchObject({
      isPremium: false,
      trialAvailable: false,
    });
    expect(await gus.ask('POST', '/premium/start-trial', later)).toMatchObject({ status: 409 });
    expect(await gus.today(later)).toMatchObject({ dayNumber: story.state.dayNumber });
    expect((await importFile(hal, await exportOf(await signUp('bare'), at), at)).status).toBe(200);
    expect((await hal.ask('GET', '/premium/status', later)).body).toMatchObject({ plan: 'trial' });
  });

  it('of a person who had not started takes over settings alone', async () => {
    const file = await exportOf(await signUp('quiet'), at);
    const fay = await signUp('fay');
    file.settings.timezone = 'Asia/Tokyo';
    expect((await importFile(fay, file, at)).body).toMatchObject({
      started: false,
      user: { timezone: 'Asia/Tokyo' },
    });
    expect((await fay.post('start', at, { timezone: 'Asia/Tokyo' })).status).toBe(200);
  });

  it.each([
    ['A\u200bna', 'Ana'],
    ['\u2800\u3164', null],
  ])('takes over an old name without its invisible characters: %o', async (displayName, expected) => {
    const file = await exportOf(await signUp('named before'), at);
    const who = await signUp(`brings ${expected}`);
    const { status, body } = await importFile(who, withSettings(file, { displayName }), at);
    expect([status, body.user.displayName]).toEqual([200, expected]);
  });

  let soundFile: OwnData | undefined;
  const broken: [string, (file: OwnData) => unknown, string][] = [
    ['a fact of a kind that does not exist', (file) => withFact(file, 3, { kind: 'reps' }), 'facts.3.kind'],
    ['an unknown field in a fact', (file) => withFact(file, 3, { streak: 99 }), 'facts.3.streak'],
    ['a fact of the future', (file) => withFact(file, 3, { at: story.now * 2 }), 'facts.3.at'],
    ['a date of another year', (file) => withFact(file, 3, { localDate: '2020-01-05' }), 'facts.3.localDate'],
    ['no facts', ({ facts: _, ...file }) => file, 'facts'],
    ['a total', (file) => ({ ...file, streak: 99 }), 'streak'],
    ['a newer version', (file) => ({ ...file, version: 2 }), 'version'],
    ['another program’s file', (file) => ({ ...file, format: 'other' }), 'format'],
    [
      'a name of control characters',
      (file) => withSettings(file, { displayName: 'a\u0007' }),
      'settings.displayName',
    ],
    ['too many facts', (file) => ({ ...file, facts: Array(20_001).fill(file.facts[0]) }), 'facts'],
    ['a list', () => [], ''],
  ];
  it.each(broken)('refuses %s completely and says where', async (_what, breakFile, field) => {
    soundFile ??= await exportOf(
      await Challenger.withLog(server.current, 'sound', story.log.slice(0, 30)),
      at,
    );
    const gil = await signUp('gil');
    const { status, body } = await importFile(gil, breakFile(soundFile), at);
    expect([status, body.error, body.field ?? '']).toEqual([400, 'invalid_input', field]);
    expect(body.message).toContain(field && `${field}: `);
    expect(await gil.facts()).toEqual([]);
    const [row] = await database().select().from(person).where(eq(person.id, gil.id));
    expect(row?.displayName).toBeNull();
  });

  it.each([
    ['13 MB', `{"facts":"${'x'.repeat(13 * 1024 * 1024)}"}`, 413],
    ['a million brackets', `{"facts":${'['.repeat(1_000_000)}`, 400],
    ['a million brackets that close', `{"facts":${'['.repeat(1e6)}${']'.repeat(1e6)}}`, 400],
    ['a prototype', '{"__proto__":{"isPremium":true},"facts":[]}', 400],
    ['half a file', '{"format":"hundred-export","facts":[', 400],
  ])('refuses %s, and the server stays up', async (_what, payload, status) => {
    const answer = await server.current.app.inject({
      method: 'POST',
      url: '/api/account/import',
      headers: { ...(await server.current.as('ana', at)), 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    const health = await server.current.app.inject({ url: '/healthz' });
    expect(health.statusCode).toBe(200);
  });
});

const withFact = (file: OwnData, index: number, change: object) => ({
  ...file,
  facts: file.facts.map((fact, factIndex) => (factIndex === index ? { ...fact, ...change } : fact)),
});
const withSettings = (file: OwnData, change: object) => ({
  ...file,
  settings: { ...file.settings, ...change },
});
