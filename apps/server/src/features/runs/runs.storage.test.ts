import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
const at = '2026-06-10T10:00:00Z';

describe('Starting', () => {
  it('stores the answers of the onboarding, and happens once', async () => {
    const ana = await Challenger.signUp(server.current, 'starter');
    const payload = { timezone: 'Asia/Tokyo', reminderTime: '06:30', ageGroup: '30-39', displayName: 'Ana' };
    expect(await ana.post('start', at, payload)).toEqual({ status: 200, body: { success: true } });
    expect((await ana.ask('GET', '/auth/me', at)).body.user).toMatchObject(payload);
    expect(await ana.post('start', at, { ...payload, displayName: 'Other' })).toMatchObject({
      status: 409,
      body: { error: 'already_started' },
    });
    expect((await ana.stats(at)).user).toMatchObject({ displayName: 'Ana', ageGroup: '30-39' });
  });

  it('on several devices at once happens once', async () => {
    const bo = await Challenger.signUp(server.current, 'racing-start');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bo.post('start', at, { timezone: 'Europe/Berlin' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await bo.facts()).toHaveLength(1);
  });

  it.each([
    ['empty', ''],
    ['null', null],
  ])('treats an %s age group as none, and sets the reminder to 09:00', async (what, ageGroup) => {
    const cy = await Challenger.signUp(server.current, `age-${what}`);
    expect((await cy.post('start', at, { timezone: 'UTC', ageGroup })).status).toBe(200);
    expect((await cy.ask('GET', '/auth/me', at)).body.user).toMatchObject({
      ageGroup: null,
      reminderTime: '09:00',
      timezone: 'UTC',
    });
  });

  it.each<[string, unknown, string | undefined]>([
    ['no body', undefined, undefined],
    ['no zone', {}, 'timezone'],
    ['an offset', { timezone: '+02:00' }, 'timezone'],
    ['an empty zone', { timezone: '' }, 'timezone'],
    ['minutes for a zone', { timezone: -120 }, 'timezone'],
    ['a zone that is none', { timezone: 'Europe/Atlantis' }, 'timezone'],
    ['a very long zone', { timezone: 'Europe/'.padEnd(9000, 'x') }, 'timezone'],
    ['a time that is none', { timezone: 'UTC', reminderTime: '24:00' }, 'reminderTime'],
    ['a time with seconds', { timezone: 'UTC', reminderTime: '09:00:00' }, 'reminderTime'],
    ['an unknown age group', { timezone: 'UTC', ageGroup: '70plus' }, 'ageGroup'],
    ['a name of 41 characters', { timezone: 'UTC', displayName: 'x'.repeat(41) }, 'displayName'],
    ['a name with a control character', { timezone: 'UTC', displayName: 'a\u0007' }, 'displayName'],
    ['an unknown field', { timezone: 'UTC', currentDay: 99 }, 'currentDay'],
  ])('refuses %s and names the field', async (what, payload, field) => {
    const dot = await Challenger.signUp(server.current, `hostile-start ${what}`);
    const answer = await dot.post('start', at, payload);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect((await dot.get('today', at)).status).toBe(404);
  });
});

describe('Restarting', () => {
  it('before anything is done today opens Day 1 at once, and preserves the history', async () => {
    const eve = await Challenger.start(server.current, 'restart', at);
    await eve.completeDay(at);
    const nextDay = '2026-06-11T10:00:00Z';
    expect(await eve.post('reset', nextDay)).toMatchObject({
      status: 200,
      body: { success: true, opensOn: null },
    });
    expect(await eve.today(nextDay)).toMatchObject({ dayNumber: 1, currentStreak: 0, opensOn: null });
    expect((await eve.stats(nextDay)).user).toMatchObject({
      currentDay: 1,
      totalRepsCompleted: 30,
      longestStreak: 1,
      currentStreak: 0,
      completionRate: 0,
    });
    const first = await eve.get('progress-history?run=1', nextDay);
    expect(first.body.history.map((entry: { date: string }) => entry.date)).toEqual(['2026-06-10']);
    expect(await eve.get('progress-history?run=3', nextDay)).toMatchObject({
      status: 404,
      body: { error: 'not_found', field: 'run' },
    });
  });

  it('after finishing today opens Day 1 tomorrow, and nothing can be done until then', async () => {
    const fay = await Challenger.start(server.current, 'restart-done', at);
    await fay.completeDay(at);
    expect((await fay.post('reset', at)).body).toMatchObject({ success: true, opensOn: '2026-06-11' });
    expect(await fay.today(at)).toMatchObject({ dayNumber: 1, allCompleted: false, opensOn: '2026-06-11' });
    const waiting = { status: 409, body: { error: 'run_waiting' } };
    expect(await fay.complete('pushups', at)).toMatchObject(waiting);
    expect(await fay.post('rest-day', at)).toMatchObject(waiting);
    expect(await fay.get('progress-history', at)).toMatchObject({
      status: 200,
      body: { history: [], run: 2, runs: 2, total: 0 },
    });
    expect((await fay.stats(at)).user.completionRate).toBe(0);
    expect((await fay.completeDay('2026-06-11T10:00:00Z')).body.currentStreak).toBe(1);
    expect((await fay.stats('2026-06-11T10:00:00Z')).user.totalRepsCompleted).toBe(60);
  });

  it.each([
    ['before anything is done', false, null],
    ['after an exercise', true, '2026-06-12'],
  ])('happens once when it is sent again because the answer was lost (%s)', async (when, isDone, opensOn) => {
    const lou = await Challenger.start(server.current, `restart-again ${when}`, at);
    await lou.completeDay(at);
    const nextDay = '2026-06-11T10:00:00Z';
    if (isDone) await lou.complete('pushups', nextDay);
    const answers = [await lou.post('reset', nextDay), await lou.post('reset', '2026-06-11T10:00:20Z')];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { success: true, opensOn } });
    expect((await lou.get('progress-history', nextDay)).body).toMatchObject({ run: 2, runs: 2 });
  });

  it('refuses a body with unknown fields', async () => {
    const gil = await Challenger.start(server.current, 'restart-body', at);
    const answer = await gil.post('reset', at, { season: 2 });
    expect([answer.status, answer.body.field]).toEqual([400, 'season']);
  });
});

describe('The log', () => {
  it('has the facts from which the page derives the same state, and returns those after a position', async () => {
    const hal = await Challenger.start(server.current, 'log', at);
    await hal.completeDay(at, { timeSeconds: 60 });
    await hal.moveTo('Asia/Tokyo', '2026-06-11T10:00:00Z');
    const whole = (await hal.get('log', at)).body;
    // The start, three exercises, a badge and a zone.
    expect(whole).toMatchObject({ last: 6, more: false });
    expect(whole.facts).toEqual(await hal.facts());
    expect(fold(whole.facts)).toEqual((await hal.head()).snapshot);
    expect((await hal.get('log?after=4', at)).body).toEqual({
      shape: factVersion,
      facts: whole.facts.slice(4),
      from: 4,
      last: 6,
      more: false,
    });
    expect((await hal.get('log?after=6', at)).body).toEqual({
      shape: factVersion,
      facts: [],
      from: 6,
      last: 6,
      more: false,
    });
    // A device that knows more facts than there are (an older backup was restored) starts from the first.
    expect((await hal.get('log?after=7', at)).body).toEqual({ ...whole, from: 0 });
  });

  it.each(['-1', '1.5', 'x', '1e400'])('refuses after=%s', async (after) => {
    const ida = await Challenger.start(server.current, `after ${after}`, at);
    const answer = await ida.get(`log?after=${after}`, at);
    expect([answer.status, answer.body.field]).toEqual([400, 'after']);
  });

  it('is readable only by its owner', async () => {
    const joy = await Challenger.start(server.current, 'own-log', at);
    await joy.completeDay(at);
    const kim = await Challenger.start(server.current, 'other-log', at);
    expect((await kim.get('log', at)).body.facts).toHaveLength(1);
  });
});
