import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { TargetRule } from '@hundred/domain/programs/program';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
/** An instant of a day of June 2026, by the hour in UTC. The 10th is a Wednesday. */
const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 5, day, hour)).toISOString();

const planOf = (rule: TargetRule, offWeekdays?: number[]) => gentlePlan(offWeekdays, rule);
const gentle = gentlePlan();

const adopt = (who: Challenger, at: string, plan: unknown) => who.ask('PUT', '/challenge/plan', at, { plan });
const leave = (who: Challenger, at: string) => who.ask('DELETE', '/challenge/plan', at);

async function onTrial(subject: string) {
  const person = await Challenger.start(server.current, subject, on(10, 6));
  expect(await person.ask('POST', '/premium/start-trial', on(10, 6), {})).toMatchObject({ status: 200 });
  return person;
}

describe('Adopting a plan', () => {
  it('needs Premium; leaving one does not', async () => {
    const free = await Challenger.start(server.current, 'free', on(10));
    expect(await adopt(free, on(10), gentle)).toMatchObject({
      status: 403,
      body: { error: 'premium_required' },
    });
    expect(await leave(free, on(10))).toMatchObject({
      status: 200,
      body: { success: true, startsOn: '2026-06-10', today: { plan: null, targetReps: 10 } },
    });
    expect(await free.facts()).toHaveLength(1);
    const newcomer = await Challenger.signUp(server.current, 'newcomer');
    expect(await adopt(newcomer, on(10), gentle)).toMatchObject({ status: 404 });
  });

  it('changes today’s targets, and is stored in the log', async () => {
    const ana = await onTrial('ana');
    expect(await adopt(ana, on(10), gentle)).toMatchObject({
      status: 200,
      body: {
        success: true,
        startsOn: '2026-06-10',
        today: {
          targetReps: 6,
          plan: { startsOn: '2026-06-10', plan: gentle },
          exercises: { situps: { movement: 'deadBug', name: 'Dead Bugs', target: 6 } },
        },
      },
    });
    expect((await ana.completeDay(on(10, 12))).body.allCompleted).toBe(true);
    const log = (await ana.get('log', on(10, 12))).body;
    expect(log.shape).toBe(factVersion);
    expect(log.facts).toContainEqual(
      expect.objectContaining({
        exercise: 'situps',
        movement: 'deadBug',
        target: 6,
        standard: 10,
        credit: 50,
      }),
    );
    expect((await ana.head()).snapshot).toEqual(fold(await ana.facts()));
    expect((await ana.get('calendar/2026/6', on(10, 12))).body.calendar[0].details.situps).toMatchObject({
      name: 'Dead Bugs',
      target: 6,
    });
  });

  it('takes effect tomorrow once something is done today, and can be undone', async () => {
    const ben = await onTrial('ben');
    await ben.complete('pushups', on(10));
    expect((await adopt(ben, on(10), gentle)).body).toMatchObject({
      startsOn: '2026-06-11',
      today: { exercises: { situps: { name: 'Sit-ups', target: 10 } } },
    });
    expect((await ben.today(on(11))).exercises.situps).toMatchObject({ name: 'Dead Bugs', target: 6 });
    expect((await leave(ben, on(11))).body).toMatchObject({
      startsOn: '2026-06-11',
      today: { targetReps: 10 },
    });
  });

  it('happens once when it is sent six times at once', async () => {
    const cleo = await onTrial('cleo');
    const answers = await Promise.all(Array.from({ length: 6 }, () => adopt(cleo, on(10), gentle)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await cleo.facts()).filter(({ kind }) => kind === 'planAdopted')).toHaveLength(1);
  });

  it('replaces the plan of the same day until an exercise is done, and takes effect tomorrow after that', async () => {
    const dan = await onTrial('dan');
    await adopt(dan, on(10), gentle);
    const other = (percent: number) => planOf({ kind: 'standard', percent });
    expect((await adopt(dan, on(10, 11), other(80))).body).toMatchObject({
      startsOn: '2026-06-10',
      today: { targetReps: 8, plan: { plan: other(80) } },
    });
    expect((await leave(dan, on(10, 11))).body).toMatchObject({
      startsOn: '2026-06-10',
      today: { plan: null },
    });
    expect((await adopt(dan, on(10, 11), gentle)).body).toMatchObject({
      startsOn: '2026-06-10',
      today: { targetReps: 6 },
    });
    await dan.complete('pushups', on(10, 12));
    expect((await adopt(dan, on(10, 13), other(90))).body).toMatchObject({
      startsOn: '2026-06-11',
      today: { exercises: { situps: { name: 'Dead Bugs', target: 6 } } },
    });
    expect((await dan.head()).snapshot).toEqual(fold(await dan.facts()));
    expect((await dan.today(on(11))).targetReps).toBe(9);
  });

  it('is refused for the sixth time on a date, with a sentence that says until when', async () => {
    const ed = await onTrial('ed');
    for (const percent of [50, 55, 60, 65, 70]) {
      expect(await adopt(ed, on(10), planOf({ kind: 'standard', percent }))).toMatchObject({ status: 200 });
    }
    const sixth = planOf({ kind: 'standard', percent: 75 });
    expect(await adopt(ed, on(10), sixth)).toMatchObject({
      status: 409,
      body: { error: 'too_many_plans', message: expect.stringContaining('tomorrow') },
    });
    expect(await leave(ed, on(10))).toMatchObject({ status: 200 });
    expect(await adopt(ed, on(11), sixth)).toMatchObject({ status: 200 });
  });

  it.each([
    ['plan', 'no plan', undefined],
    ['plan.version', 'a later version', { ...gentle, version: 2 }],
    ['plan.name', 'a name of blanks', { ...gentle, name: ' ' }],
    [
      'plan.exercises.pushups.rule.step',
      'half a step',
      planOf({ kind: 'steps', start: 1, step: 0.5, every: 1, ceiling: 9 }),
    ],
    [
      'plan.exercises.pushups.rule.ceiling',
      'a ceiling below its start',
      planOf({ kind: 'steps', start: 9, step: 1, every: 1, ceiling: 8 }),
    ],
    ['plan.exercises.pushups.rule.percent', '52 percent', planOf({ kind: 'standard', percent: 52 })],
    [
      'plan.exercises.situps.movement',
      'a squat as sit-ups',
      {
        ...gentle,
        exercises: {
          ...gentle.exercises,
          situps: { movement: 'squat', rule: { kind: 'standard', percent: 60 } },
        },
      },
    ],
    ['plan.offWeekdays', 'five weekdays off', { ...gentle, offWeekdays: [0, 1, 2, 3, 4] }],
  ])('names the field that is wrong: %s for %s', async (field, _what, plan) => {
    const dot = await Challenger.signUp(server.current, 'dot');
    expect(await adopt(dot, on(10), plan)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('An exercise under a plan', () => {
  it('from a device that does not know the plan yet is accepted as it was shown there', async () => {
    const eve = await onTrial('eve');
    await adopt(eve, on(10, 8), planOf({ kind: 'standard', percent: 150 }));
    const shownOnDevice = { movement: 'pushup', target: 10, actualReps: 10, dayNumber: 1 };
    expect(await eve.complete('pushups', on(10, 12), shownOnDevice)).toMatchObject({
      status: 400,
      body: { error: 'too_few_reps' },
    });
    const late = { ...shownOnDevice, at: on(10, 9), localDate: '2026-06-10', deviceKey: 'phone' };
    expect(await eve.complete('pushups', on(10, 12), late)).toMatchObject({ status: 200 });
    expect((await eve.today(on(10, 12))).exercises.pushups).toMatchObject({ name: 'Push-ups', target: 10 });
  });

  it('can be another movement for one date, with Premium', async () => {
    const fay = await onTrial('fay');
    expect(await fay.complete('situps', on(10), { movement: 'plank' })).toMatchObject({ status: 200 });
    expect((await fay.today(on(10))).exercises.situps).toMatchObject({ movement: 'plank', name: 'Plank' });
    // The trial of seven days is over on the 18th.
    expect(await fay.complete('situps', on(18), { movement: 'plank' })).toMatchObject({
      status: 403,
      body: { error: 'premium_required' },
    });
    expect(await fay.complete('situps', on(11), { movement: 'squat' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_movement', field: 'movement' },
    });
    expect(await fay.complete('situps', on(11), { target: 0 })).toMatchObject({
      status: 400,
      body: { error: 'invalid_target', field: 'target' },
    });
  });

  it('counts on boards by its movement, and its row says so', async () => {
    const gus = await onTrial('gus');
    await adopt(gus, on(10), gentle);
    await gus.completeDay(on(10));
    const rowOf = async () =>
      (await gus.ask('GET', '/leaderboard/global?around=me', on(10))).body.leaderboard.find(
        ({ isCurrentUser }: { isCurrentUser: boolean }) => isCurrentUser,
      );
    // 75, 50 and 70 percent of 6 reps, rounded down.
    expect(await rowOf()).toMatchObject({ ownPlan: true, totalRepsCompleted: 4 + 3 + 4 });
    const hal = await onTrial('hal');
    await hal.completeDay(on(10));
    const row = (await hal.ask('GET', '/leaderboard/global?around=me', on(10))).body.leaderboard.find(
      ({ isCurrentUser }: { isCurrentUser: boolean }) => isCurrentUser,
    );
    expect(row).not.toHaveProperty('ownPlan');
  });
});

describe('A weekday off', () => {
  it('is a rest day in every answer, also once it is settled', async () => {
    const ida = await onTrial('ida');
    const thursday = 4;
    await adopt(ida, on(10), planOf({ kind: 'standard', percent: 100 }, [thursday]));
    await ida.completeDay(on(10));
    expect(await ida.today(on(11))).toMatchObject({
      isRestDay: true,
      isScheduledRest: true,
      currentStreak: 1,
    });
    await ida.completeDay(on(12));
    await ida.completeDay(on(13));
    // Complete, rest, complete, complete.
    expect(await ida.statusLetters(on(13))).toBe('crcc');
    const { history } = (await ida.get('progress-history', on(13))).body;
    expect(history.map(({ scheduled }: { scheduled?: true }) => scheduled)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
    const { calendar } = (await ida.get('calendar/2026/6', on(13))).body;
    expect(calendar[1]).toMatchObject({ status: 'rest', scheduled: true, automaticRest: false });
    expect(await ida.today(on(13))).toMatchObject({ currentStreak: 3, dayNumber: 3 });
  });
});
