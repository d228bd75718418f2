import { describe, expect, it } from 'vitest';
import { makeExecute } from '../../log/execute';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
/** Noon of a day of June 2026 in Berlin, where everybody in these tests is. */
const noon = (day: string) => `2026-06-${day}T10:00:00Z`;
const take = (who: Challenger, at: string, body?: object) => who.post('rest-day', at, body);
const takeBack = (who: Challenger, at: string) => who.ask('DELETE', '/challenge/rest-day', at);

describe('A planned rest day', () => {
  it('leaves the day number unchanged, can be taken twice, and undone once', async () => {
    const ana = await Challenger.start(server.current, 'take', noon('10'));
    await ana.completeDay(noon('10'));
    const expectedAnswer = {
      status: 200,
      body: {
        success: true,
        currentStreak: 1,
        localDate: '2026-06-11',
        restDaysLeft: 2,
        restDaysUsed: 1,
        isRestDay: true,
      },
    };
    expect(await take(ana, noon('11'))).toMatchObject(expectedAnswer);
    expect(await take(ana, noon('11'))).toMatchObject(expectedAnswer);
    expect(await takeBack(ana, noon('11'))).toMatchObject({
      status: 200,
      body: { restDaysLeft: 3, restDaysUsed: 0, isRestDay: false },
    });
    expect(await takeBack(ana, noon('11'))).toMatchObject({
      status: 409,
      body: { error: 'no_rest_day_taken' },
    });
    await take(ana, noon('11'));
    expect(await ana.today(noon('12'))).toMatchObject({ dayNumber: 2, isRestDay: false, restDaysLeft: 2 });
  });

  it('sent by two devices is not taken again when a request is repeated after the undo', async () => {
    const eli = await Challenger.start(server.current, 'two devices', noon('10'));
    await take(eli, noon('10'), { deviceKey: 'phone' });
    await take(eli, noon('10'), { deviceKey: 'tablet' });
    await takeBack(eli, noon('10'));
    const again = await take(eli, noon('10'), { deviceKey: 'tablet' });
    expect(again).toMatchObject({ status: 200, body: { isRestDay: false, restDaysLeft: 3 } });
  });

  it('stays once an exercise is done, and is refunded once all are', async () => {
    const bo = await Challenger.start(server.current, 'keep', noon('10'));
    await take(bo, noon('10'));
    await bo.complete('pushups', noon('10'));
    expect(await takeBack(bo, noon('10'))).toMatchObject({
      status: 409,
      body: { error: 'exercise_already_done' },
    });
    expect(await bo.today(noon('10'))).toMatchObject({ isRestDay: true, restDaysLeft: 2 });
    await bo.completeDay(noon('10'));
    expect(await bo.today(noon('10'))).toMatchObject({ isRestDay: false, restDaysLeft: 3 });
  });

  it('is refused on a date that is complete', async () => {
    const kit = await Challenger.start(server.current, 'complete', noon('10'));
    await kit.completeDay(noon('10'));
    expect(await take(kit, noon('10'))).toMatchObject({ status: 409, body: { error: 'day_complete' } });
  });

  it('is refused after three, and has no limit with premium', async () => {
    const cy = await Challenger.start(server.current, 'fourth', noon('10'));
    for (const date of ['10', '11', '12']) expect((await take(cy, noon(date))).status).toBe(200);
    expect(await take(cy, noon('13'))).toMatchObject({ status: 409, body: { error: 'no_rest_days_left' } });
    const at = Date.parse(noon('13'));
    await makeExecute(server.current.storage.database)(
      cy.id,
      { kind: 'settlePurchase', purchase: 'one', plan: 'starter', paidAt: at, inForce: true },
      { now: at },
    );
    expect(await take(cy, noon('13'))).toMatchObject({
      status: 200,
      body: { restDaysLeft: null, restDaysUsed: 4 },
    });
    expect((await cy.stats(noon('13'))).user).toMatchObject({
      isPremium: true,
      isInTrial: false,
      badges: ['iron_supporter'],
    });
  });

  it('of two devices at once is taken once', async () => {
    const dot = await Challenger.start(server.current, 'two-devices', noon('10'));
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((deviceKey) => take(dot, noon('10'), { deviceKey })),
    );
    expect(answers.map(({ status, body }) => [status, body.restDaysLeft])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ]);
    // Each key is stored from now on, and the three make one rest day.
    expect(
      (await dot.facts()).flatMap((fact) => ('deviceKey' in fact ? [fact.deviceKey] : [])).sort(),
    ).toEqual(['a', 'b', 'c']);
    expect(await dot.today(noon('10'))).toMatchObject({ restDaysLeft: 2, restDaysUsed: 1, isRestDay: true });
  });

  it.each([
    ['an unknown field', { reason: 'tired' }, 'reason'],
    ['another date', { localDate: '2026-06-11' }, 'localDate'],
    ['a number for a key', { deviceKey: 7 }, 'deviceKey'],
    ['a clock ahead', { at: '2026-06-10T10:11:00Z' }, 'at'],
  ])('refuses %s and names the field', async (what, body, field) => {
    const eve = await Challenger.start(server.current, `hostile ${what}`, noon('10'));
    const answer = await take(eve, noon('10'), body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });
});

describe('Missed dates', () => {
  it('are covered if there are three, and shown so before the next completion', async () => {
    const fay = await Challenger.start(server.current, 'three', noon('10'));
    await fay.completeDay(noon('10'));
    await fay.completeDay(noon('11'));
    expect(await fay.today(noon('15'))).toMatchObject({ currentStreak: 2, restDaysLeft: 0, restDaysUsed: 3 });
    expect((await fay.completeDay(noon('15'))).body.currentStreak).toBe(3);
    // c: complete, r: rest.
    expect(await fay.statusLetters(noon('15'))).toBe('ccrrrc');
    expect((await fay.stats(noon('15'))).user.completionRate).toBe(100);
  });

  it('end the streak and cost no rest day if there are four', async () => {
    const gil = await Challenger.start(server.current, 'four', noon('10'));
    await gil.completeDay(noon('10'));
    await gil.completeDay(noon('11'));
    expect(await gil.today(noon('16'))).toMatchObject({ currentStreak: 0, restDaysLeft: 3, restDaysUsed: 0 });
    expect((await gil.completeDay(noon('16'))).body.currentStreak).toBe(1);
    // m: missed. Three of seven dates are complete: 43 percent.
    expect(await gil.statusLetters(noon('16'))).toBe('ccmmmmc');
    expect((await gil.stats(noon('16'))).user).toMatchObject({ completionRate: 43, longestStreak: 2 });
  });

  it('are not covered if the person switched it off', async () => {
    const hal = await Challenger.start(server.current, 'switched-off', noon('10'));
    await hal.completeDay(noon('10'));
    const changed = await hal.ask('PUT', '/auth/profile', noon('10'), { autoRestCover: false });
    expect(changed.body.user).toMatchObject({ autoRestCover: false });
    expect(await hal.today(noon('12'))).toMatchObject({ currentStreak: 0, restDaysLeft: 3 });
  });
});
