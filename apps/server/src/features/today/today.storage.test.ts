import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
const exercise = (name: string, movement: string) => ({
  name,
  movement,
  target: 10,
  completed: false,
  completedAt: null,
  reps: 0,
  timeSeconds: null,
});

describe('Today', () => {
  it('is answered with 404 and needsOnboarding before the start, like every read and command', async () => {
    const nobody = await Challenger.signUp(server.current, 'not-started');
    const at = '2026-03-01T08:00:00Z';
    for (const call of ['today', 'stats', 'progress-history', 'log', 'badges', 'calendar/2026/3']) {
      expect(await nobody.get(call, at)).toMatchObject({
        status: 404,
        body: { error: 'not_started', needsOnboarding: true },
      });
    }
    for (const answer of [
      await nobody.complete('pushups', at),
      await nobody.post('reset', at),
      await nobody.post('rest-day', at),
      await nobody.ask('DELETE', '/challenge/rest-day', at),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'not_started', needsOnboarding: true } });
    }
  });

  it('on the first day has the fields of the specification', async () => {
    const ana = await Challenger.start(server.current, 'shape', '2026-03-01T08:00:00Z');
    expect(await ana.get('today', '2026-03-01T08:00:01Z')).toEqual({
      status: 200,
      body: {
        dayNumber: 1,
        targetReps: 10,
        currentStreak: 0,
        allCompleted: false,
        isCenturyClub: false,
        path: null,
        exercises: {
          pushups: exercise('Push-ups', 'pushup'),
          situps: exercise('Sit-ups', 'situp'),
          jumpingJacks: exercise('Jumping Jacks', 'jumpingJack'),
        },
        restDaysLeft: 3,
        restDaysUsed: 0,
        isRestDay: false,
        isScheduledRest: false,
        plan: null,
        ownDays: 0,
        toRate: null,
        finished: false,
        opensOn: null,
      },
    });
  });

  it('includes the new facts in every answer, as the log has them', async () => {
    const ida = await Challenger.start(server.current, 'went-on', '2026-03-01T08:00:00Z');
    const at = '2026-03-01T09:00:00Z';
    const answers = [
      await ida.post('rest-day', at),
      await ida.ask('DELETE', '/challenge/rest-day', at),
      await ida.complete('pushups', at, { deviceKey: 'went-on-key-1' }),
      await ida.ask('POST', '/premium/start-trial', at),
      await ida.post('reset', at),
    ];
    const { body: log } = await ida.get('log', at);
    expect(answers.flatMap(({ body }) => body.log.facts)).toEqual(log.facts.slice(1));
    expect(answers.map(({ body }) => body.log.from)).toEqual([1, 2, 3, 4, 5]);
    expect(answers.at(-1)?.body.log).toMatchObject({ last: log.last, more: false });
    const again = await ida.complete('pushups', at, { deviceKey: 'went-on-key-1' });
    expect(again.body.log).toEqual({ ...log, facts: [], from: log.last });
  });

  it('shows the completed day until the next local date', async () => {
    const bo = await Challenger.start(server.current, 'next-date', '2026-03-01T08:00:00Z');
    const last = await bo.completeDay('2026-03-01T17:00:00Z', { actualReps: 12, timeSeconds: 300 });
    expect(last).toEqual({
      status: 200,
      body: {
        allCompleted: true,
        currentStreak: 1,
        localDate: '2026-03-01',
        newBadges: [
          {
            id: 'first_step',
            name: 'First Step',
            description: 'Complete your first day',
            icon: 'first_step',
          },
        ],
        log: { shape: factVersion, from: 3, last: 5, more: false, facts: expect.anything() },
      },
    });
    // Midnight in Berlin is at 23:00 UTC.
    expect(await bo.today('2026-03-01T22:59:59Z')).toMatchObject({
      dayNumber: 1,
      allCompleted: true,
      exercises: {
        situps: { completed: true, completedAt: '2026-03-01T17:00:00.000Z', reps: 12, timeSeconds: 300 },
      },
    });
    expect(await bo.today('2026-03-01T23:00:00Z')).toMatchObject({
      dayNumber: 2,
      targetReps: 11,
      allCompleted: false,
      currentStreak: 1,
    });
  });

  it('includes date, zone and now with debug=true on a loopback server', async () => {
    const cy = await Challenger.start(server.current, 'debugger', '2026-03-01T08:00:00Z', 'Asia/Tokyo');
    const { body } = await cy.get('today?debug=true', '2026-03-01T16:00:00Z');
    expect(body.debug).toEqual({
      localDate: '2026-03-02',
      timezone: 'Asia/Tokyo',
      now: '2026-03-01T16:00:00.000Z',
    });
    expect(await cy.today('2026-03-01T16:00:00Z')).not.toHaveProperty('debug');
  });
});

describe('Completing an exercise', () => {
  it('twice is one completion: more reps count, fewer change nothing, and neither earns anything again', async () => {
    const dot = await Challenger.start(server.current, 'twice', '2026-03-01T08:00:00Z');
    await dot.completeDay('2026-03-01T09:00:00Z');
    for (const [actualReps, reps] of [
      [25, 25],
      [11, 25],
      [3, 25],
      [undefined, 25],
    ]) {
      const again = await dot.complete('pushups', '2026-03-01T09:30:00Z', { actualReps });
      expect(again.body).toMatchObject({ allCompleted: true, currentStreak: 1, newBadges: [] });
      const { pushups } = (await dot.today('2026-03-01T09:30:00Z')).exercises;
      expect(pushups).toMatchObject({ reps, completedAt: '2026-03-01T09:00:00.000Z' });
    }
    // 25 push-ups, and 10 of each other exercise.
    expect((await dot.stats('2026-03-01T10:00:00Z')).user.totalRepsCompleted).toBe(45);
  });

  it('on two devices at once, many times over, is one completion of each', async () => {
    const eve = await Challenger.start(server.current, 'parallel', '2026-03-01T08:00:00Z');
    const at = '2026-03-01T09:00:00Z';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, device) =>
        ['pushups', 'situps', 'jumpingJacks'].map((id, index) =>
          eve.complete(id, at, { deviceKey: `device-${device}-${index}` }),
        ),
      ).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const earned = answers.flatMap(({ body }) => body.newBadges.map(({ id }: { id: string }) => id));
    expect(earned).toEqual(['first_step']);
    const facts = await eve.facts();
    expect(facts.map(({ kind }) => kind).sort()).toEqual([
      'badgeEarned',
      'exerciseCompleted',
      'exerciseCompleted',
      'exerciseCompleted',
      'runStarted',
    ]);
    expect(await eve.head()).toMatchObject({ length: 5 });
  });

  it('with the same device key is the same command, whatever else it contains', async () => {
    const fay = await Challenger.start(server.current, 'same-key', '2026-03-01T08:00:00Z');
    const at = '2026-03-01T09:00:00Z';
    const first = await fay.complete('pushups', at, { deviceKey: 'k1', actualReps: 12 });
    expect(first.status).toBe(200);
    const again = await fay.complete('pushups', at, { deviceKey: 'k1', actualReps: 40 });
    expect(again).toMatchObject({ status: 200, body: { localDate: '2026-03-01', newBadges: [] } });
    expect((await fay.today(at)).exercises.pushups.reps).toBe(12);
    const other = await Challenger.start(server.current, 'other-person', '2026-03-01T08:00:00Z');
    await other.complete('pushups', at, { deviceKey: 'k1', actualReps: 40 });
    expect((await other.today(at)).exercises.pushups.reps).toBe(40);
  });

  it.each<[string, unknown, string | undefined]>([
    ['no body', undefined, undefined],
    ['a list', [], undefined],
    ['no exercise', {}, 'exercise'],
    ['another exercise', { exercise: 'burpees' }, 'exercise'],
    ['a list of exercises', { exercise: ['pushups'] }, 'exercise'],
    ['an exercise of the prototype', { exercise: '__proto__' }, 'exercise'],
    ['fewer reps than the target', { exercise: 'pushups', actualReps: 9 }, 'actualReps'],
    ['negative reps', { exercise: 'pushups', actualReps: -10 }, 'actualReps'],
    ['1001 extra reps', { exercise: 'pushups', actualReps: 1011 }, 'actualReps'],
    ['half a rep', { exercise: 'pushups', actualReps: 10.5 }, 'actualReps'],
    ['reps beyond all whole numbers', { exercise: 'pushups', actualReps: 1e300 }, 'actualReps'],
    ['reps as text', { exercise: 'pushups', actualReps: '12' }, 'actualReps'],
    ['null reps', { exercise: 'pushups', actualReps: null }, 'actualReps'],
    ['a negative time', { exercise: 'pushups', timeSeconds: -1 }, 'timeSeconds'],
    ['a time of more than a day', { exercise: 'pushups', timeSeconds: 86_401 }, 'timeSeconds'],
    ['half a second', { exercise: 'pushups', timeSeconds: 0.5 }, 'timeSeconds'],
    ['day 0', { exercise: 'pushups', dayNumber: 0 }, 'dayNumber'],
    ['day 101', { exercise: 'pushups', dayNumber: 101 }, 'dayNumber'],
    ['an empty key', { exercise: 'pushups', deviceKey: '' }, 'deviceKey'],
    ['a long key', { exercise: 'pushups', deviceKey: 'x'.repeat(65) }, 'deviceKey'],
    ['a key with a null character', { exercise: 'pushups', deviceKey: 'a\u0000' }, 'deviceKey'],
    ['a date that does not exist', { exercise: 'pushups', localDate: '2026-02-30' }, 'localDate'],
    ['another date', { exercise: 'pushups', localDate: '2026-03-02' }, 'localDate'],
    ['an offset', { exercise: 'pushups', timezone: '+01:00' }, 'timezone'],
    ['a zone that does not exist', { exercise: 'pushups', timezone: 'Mars/Olympus' }, 'timezone'],
    ['an instant without a zone', { exercise: 'pushups', at: '2026-03-01T09:00:00' }, 'at'],
    ['an instant as a number', { exercise: 'pushups', at: 1_772_355_600_000 }, 'at'],
    ['11 minutes ahead', { exercise: 'pushups', at: '2026-03-01T09:11:00Z' }, 'at'],
    ['more than 7 days late', { exercise: 'pushups', at: '2026-02-20T09:00:00Z' }, 'at'],
    ['an unknown field', { exercise: 'pushups', isPremium: true }, 'isPremium'],
    ['the id of a person', { exercise: 'pushups', userId: 'x' }, 'userId'],
  ])('refuses %s and names the field', async (what, payload, field) => {
    const gil = await Challenger.start(server.current, `hostile ${what}`, '2026-03-01T08:00:00Z');
    const answer = await gil.post('complete-exercise', '2026-03-01T09:00:00Z', payload);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(await gil.facts()).toHaveLength(1);
  });
});
