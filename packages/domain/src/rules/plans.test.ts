import { describe, expect, test } from 'vitest';
import { badgesAnswer } from '../badges/badges-answer';
import type { CompleteExercise } from '../challenge/commands/complete-exercise';
import { fold } from '../challenge/fold/fold';
import { addDays } from '../days/civil-date';
import type { Plan } from '../programs/program';
import { boardTotals } from '../ranking/board-totals';
import {
  adopt,
  gentle,
  planBy,
  planOfPercent,
  refund,
  storyWithPremium,
  targetsOf,
  weekend,
} from './plan-stories';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.
// A percentage of a target is rounded half up: of the 13 reps of Day 4, 150 percent are 20 and 50 percent are 7.

describe('A plan', () => {
  test('changes the targets from today on, and no other rule of a day', () => {
    const story = storyWithPremium().completeFrom('2026-01-01', 20).on('2026-01-21', '08:00');
    story.ask(adopt(gentle));
    // The gentle plan asks for 60 percent of the 30 reps of Day 21.
    expect(story.state).toMatchObject({
      dayNumber: 21,
      streak: 20,
      plan: { startsOn: '2026-01-21', plan: gentle },
      challenge: {
        targetReps: 18,
        exercises: {
          pushups: { movement: 'kneePushup', name: 'Knee Push-ups', target: 18 },
          situps: { movement: 'deadBug', name: 'Dead Bugs', target: 18 },
          jumpingJacks: { movement: 'stepJack', name: 'Step Jacks', target: 18 },
        },
      },
    });
    story.complete();
    // Three exercises with 10 to 29 reps.
    const repsOf20Days = 1170;
    expect(story.state).toMatchObject({ streak: 21, ownDays: 1, totalReps: repsOf20Days + 3 * 18 });
    expect(story.log.findLast(({ kind }) => kind === 'exerciseCompleted')).toMatchObject({
      movement: 'stepJack',
      target: 18,
      standard: 30,
      credit: 70,
    });
  });

  test('starts tomorrow once an exercise is done today', () => {
    const story = storyWithPremium().on('2026-01-01', '18:00');
    story.exercise('pushups');
    story.ask(adopt(planBy({ kind: 'steps', start: 20, step: 1, every: 1, ceiling: 60 })));
    expect(story.state.plan?.startsOn).toBe('2026-01-02');
    expect(targetsOf(story)).toEqual({ pushups: 10, situps: 10, jumpingJacks: 10 });
    story.exercise('situps');
    story.exercise('jumpingJacks');
    expect(targetsOf(story.on('2026-01-02'))).toEqual({ pushups: 20, situps: 20, jumpingJacks: 20 });
    expect(story.state.dayNumber).toBe(2);
  });

  test('with other weekdays or another name continues its steps; after a pause it starts again', () => {
    const steps = { kind: 'steps', start: 10, step: 1, every: 1, ceiling: 100 } as const;
    const story = storyWithPremium();
    story.ask(adopt(planBy(steps)));
    story.completeFrom('2026-01-01', 39).on('2026-02-09', '08:00');
    // Day 40 has 10 reps and 39 steps.
    expect(targetsOf(story).pushups).toBe(49);
    story.ask(adopt({ ...planBy(steps, weekend), name: 'My week' }));
    expect(story.state.plan?.plan).toMatchObject({ name: 'My week', offWeekdays: weekend });
    expect(targetsOf(story).pushups).toBe(49);
    story.complete().on('2026-02-10', '08:00');
    expect(targetsOf(story).pushups).toBe(50);
    story.ask(adopt(null));
    story.complete().on('2026-02-11', '08:00');
    story.ask(adopt(planBy(steps)));
    expect(targetsOf(story).pushups).toBe(10);
  });

  test('does not change a completed date, which keeps its target', () => {
    const story = storyWithPremium().completeFrom('2026-01-01', 3).on('2026-01-04');
    story.ask(adopt(planOfPercent(150)));
    expect(story.dateOf('2026-01-03')).toMatchObject({
      status: 'complete',
      exercises: { pushups: { target: 12 } },
    });
    expect(targetsOf(story).pushups).toBe(20);
  });

  test("can be left for the run's own program, without Premium and at any time", () => {
    const story = storyWithPremium().on('2026-01-02');
    story.ask(adopt(planOfPercent(50)));
    refund(story).ask(adopt(null));
    expect(story.state.plan).toBeNull();
    expect(targetsOf(story).pushups).toBe(10);
    expect(story.ask(adopt(null)).facts).toEqual([]);
  });

  test('needs Premium, a current run, and valid fields', () => {
    expect(Story.startedOn('2026-01-01').refused(adopt(gentle))).toBe('premium_required');
    expect(Story.beforeStart('2026-01-01').refused(adopt(gentle))).toBe('not_started');
    const finishedStory = storyWithPremium().completeFrom('2026-01-01', 100);
    expect(finishedStory.refused(adopt(gentle))).toBe('run_finished');
    expect(storyWithPremium().refused(adopt(planOfPercent(52)))).toBe('invalid_plan');
  });

  test('replaces the one of the same day while nothing was done with it', () => {
    const story = storyWithPremium().completeFrom('2026-01-01', 3).on('2026-01-04');
    story.ask(adopt(planOfPercent(50)));
    story.ask(adopt(planOfPercent(150)));
    expect(story.state.plan).toEqual({ startsOn: '2026-01-04', plan: planOfPercent(150) });
    expect(targetsOf(story).pushups).toBe(20);
    story.ask(adopt(null));
    expect(targetsOf(story).pushups).toBe(13);
    story.ask(adopt(planOfPercent(50)));
    expect(targetsOf(story).pushups).toBe(7);
    story.complete();
    expect(story.dateOf('2026-01-04')?.exercises.pushups).toMatchObject({ target: 7, standard: 13 });
  });

  test('starts tomorrow once something was done with the one of the same day', () => {
    const story = storyWithPremium();
    story.ask(adopt(planOfPercent(50)));
    story.exercise('pushups');
    story.ask(adopt(planOfPercent(150)));
    expect(story.state.plan).toEqual({ startsOn: '2026-01-02', plan: planOfPercent(150) });
    expect(targetsOf(story).situps).toBe(5);
    story.ask(adopt(planOfPercent(80)));
    expect(story.state.plan).toEqual({ startsOn: '2026-01-02', plan: planOfPercent(80) });
    expect(targetsOf(story).situps).toBe(5);
    expect(targetsOf(story.on('2026-01-02')).pushups).toBe(8);
  });

  test('that was left by accident continues its steps if adopted again on the same day', () => {
    const plan = planBy({ kind: 'steps', start: 10, step: 1, every: 1, ceiling: 100 });
    const story = storyWithPremium();
    story.ask(adopt(plan));
    story.completeFrom('2026-01-01', 39).on('2026-02-09', '08:00');
    story.ask(adopt(null));
    story.ask(adopt(planOfPercent(50)));
    story.ask(adopt(plan));
    expect(targetsOf(story).pushups).toBe(49);
    story.exercise('pushups');
    story.ask(adopt(null));
    story.ask(adopt(plan));
    // Day 40 again, because it was not completed.
    expect(targetsOf(story.on('2026-02-10')).pushups).toBe(49);
  });

  test('is adopted at most five times on a date and fifty times in a run; leaving is always possible', () => {
    const story = storyWithPremium();
    const percents = [50, 55, 60, 65, 70];
    for (const percent of percents) {
      expect(story.ask(adopt(planOfPercent(percent))).facts).toHaveLength(1);
      expect(story.ask(adopt(planOfPercent(percent))).facts).toEqual([]);
    }
    expect(story.send(adopt(planOfPercent(75)))).toMatchObject({
      refusal: {
        code: 'too_many_plans',
        message: 'You chose 5 plans today. You can choose another one tomorrow.',
      },
    });
    expect(story.ask(adopt(null)).facts).toHaveLength(1);
    for (let daysLater = 1; daysLater < 10; daysLater++) {
      story.on(addDays('2026-01-01', daysLater));
      for (const percent of percents) story.ask(adopt(planOfPercent(percent)));
    }
    expect(story.on('2026-03-01').send(adopt(planOfPercent(80)))).toMatchObject({
      refusal: {
        code: 'too_many_plans',
        message: 'You chose 50 plans in this challenge. You can choose more in your next challenge.',
      },
    });
    expect(story.ask(adopt(null)).facts).toHaveLength(1);
  });

  test('stays to the end of its run when Premium ends, and can then not be changed', () => {
    const story = storyWithPremium().on('2026-01-02');
    story.ask(adopt(planOfPercent(50)));
    refund(story).on('2026-01-05');
    expect(targetsOf(story).pushups).toBe(5);
    expect(story.refused(adopt(planOfPercent(60)))).toBe('premium_required');
    story.ask({ kind: 'restart' });
    expect(targetsOf(story).pushups).toBe(10);
    expect(story.state.plan).toBeNull();
  });

  test('has its target accepted from a device without the plan, but no other', () => {
    const lateExercise: Partial<CompleteExercise> = {
      movement: 'pushup',
      target: 14,
      dayNumber: 5,
      actualReps: 14,
    };
    const storyWithPlan = () => {
      const story = storyWithPremium().completeFrom('2026-01-01', 4).on('2026-01-05', '08:00');
      story.ask(adopt(planOfPercent(150)));
      return story;
    };
    // The plan asks for 21 reps of Day 5, and the run's own program for 14.
    const at = storyWithPlan().later(1).now;
    const story = storyWithPlan().later(9);
    expect(story.exercise('pushups', { ...lateExercise, at }).facts[0]).toMatchObject({
      target: 14,
      reps: 14,
    });
    expect(
      storyWithPlan()
        .later(9)
        .refused({ kind: 'completeExercise', exercise: 'pushups', ...lateExercise, at, target: 13 }),
    ).toBe('too_few_reps');
    // Without `at` the exercise was sent live, and its target is not believed.
    expect(
      storyWithPlan()
        .later(1)
        .refused({ kind: 'completeExercise', exercise: 'pushups', actualReps: 14, target: 14 }),
    ).toBe('too_few_reps');
  });
});

test('An exercise done before a plan was adopted keeps the target of that time', () => {
  const story = storyWithPremium().completeFrom('2026-01-01', 4).on('2026-01-05', '08:00');
  const at = story.now;
  story.later(4).ask(adopt(planOfPercent(150)));
  const { facts } = story.later(6).exercise('pushups', { at, actualReps: 14 });
  expect(facts[0]).toMatchObject({ target: 14, reps: 14 });
  expect(facts[0]).not.toHaveProperty('standard');
});

test('The target of a plan until yesterday is accepted from a device without its end', () => {
  const story = storyWithPremium().on('2026-01-02');
  story.ask(adopt(gentle));
  refund(story.on('2026-01-04')).ask(adopt(null));
  const shownExercise = { movement: 'kneePushup', target: 6, actualReps: 6, dayNumber: 1 } as const;
  story.later(4);
  const { facts } = story.exercise('pushups', { ...shownExercise, at: story.now });
  expect(facts[0]).toMatchObject({ movement: 'kneePushup', target: 6, standard: 10, credit: 75 });
});

test('The target of a plan that was replaced today is accepted from a device without the change', () => {
  const story = storyWithPremium().on('2026-01-02');
  story.ask(adopt(gentle));
  story.later(1).ask(adopt(planOfPercent(150)));
  const shownExercise = { movement: 'kneePushup', target: 6, actualReps: 6, dayNumber: 1 } as const;
  story.later(2);
  const { facts } = story.exercise('pushups', { ...shownExercise, at: story.now });
  expect(facts[0]).toMatchObject({ movement: 'kneePushup', target: 6, standard: 10, credit: 75 });
});

describe('Another movement for one date', () => {
  test('is recorded with its credit; the target stays', () => {
    const story = storyWithPremium();
    story.exercise('situps', { movement: 'plank' });
    expect(story.state.challenge.exercises.situps).toMatchObject({ name: 'Plank', target: 10, reps: 10 });
    expect(story.log.at(-1)).toMatchObject({ movement: 'plank', target: 10, credit: 35 });
    expect(story.log.at(-1)).not.toHaveProperty('standard');
    expect(story.month(2026, 1).calendar[0]?.details.situps.name).toBe('Plank');
  });

  test('needs Premium at the time it was done', () => {
    const swap = { kind: 'completeExercise', exercise: 'situps', movement: 'plank' } as const;
    expect(Story.startedOn('2026-01-01').refused(swap)).toBe('premium_required');
    const story = storyWithPremium().on('2026-01-02');
    const at = story.now;
    refund(story.on('2026-01-03'));
    expect(story.refused(swap)).toBe('premium_required');
    expect(story.ask({ ...swap, at }).facts[0]).toMatchObject({ movement: 'plank', localDate: '2026-01-02' });
  });

  test('belongs to its exercise; the run’s own movement is not a swap', () => {
    const story = Story.startedOn('2026-01-01');
    expect(story.refused({ kind: 'completeExercise', exercise: 'situps', movement: 'squat' })).toBe(
      'invalid_movement',
    );
    expect(story.exercise('situps', { movement: 'situp' }).facts[0]).not.toHaveProperty('movement');
  });

  test("that the previous run asked for is not a swap: it counts as the new run's own", () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100).on('2025-04-11');
    story.ask({ kind: 'choosePath', path: 'strength' });
    story.on('2025-04-12').ask({ kind: 'restart' });
    const { facts } = story.later(1).exercise('jumpingJacks', { movement: 'burpee', at: story.now });
    expect(facts[0]).toMatchObject({ target: 10, reps: 10 });
    expect(facts[0]).not.toHaveProperty('movement');
    const ofNeitherRun = { kind: 'completeExercise', exercise: 'situps', movement: 'russianTwist' } as const;
    expect(story.refused(ofNeitherRun)).toBe('premium_required');
  });

  test('done again, the movement of the earlier instant stays', () => {
    const story = storyWithPremium();
    story.exercise('pushups', { movement: 'wallPushup' });
    story.later(1).exercise('pushups', { movement: 'pushup', actualReps: 30 });
    expect(story.state.challenge.exercises.pushups).toMatchObject({ movement: 'wallPushup', reps: 30 });
  });
});

test('A plan that is left on a day that has begun holds until tomorrow, and is shown as such', () => {
  const story = storyWithPremium();
  story.ask(adopt(gentle));
  story.exercise('pushups');
  story.ask(adopt(null));
  expect(story.state).toMatchObject({ plan: { startsOn: '2026-01-02', plan: null } });
  expect(targetsOf(story).situps).toBe(6);
  expect(story.on('2026-01-02').state.plan).toBeNull();
});

describe('Fairness', () => {
  const scoreOf = (story: Story) => {
    const completions = story.log.filter((fact) => fact.kind === 'exerciseCompleted');
    const totals = boardTotals(story.rankingInput, completions);
    return totals.find(({ period }) => period === 'all')?.score;
  };

  test("an easier movement counts less, and at most twice the run's own target counts", () => {
    const story = storyWithPremium();
    story.exercise('pushups', { movement: 'kneePushup', actualReps: 19 });
    // 75 percent of 19, rounded down.
    expect(scoreOf(story)).toBe(14);
    story.exercise('pushups', { actualReps: 500 });
    expect(scoreOf(story)).toBe(20);
  });

  test('a larger target gains nothing beyond extra reps', () => {
    const story = storyWithPremium();
    story.ask(adopt(planOfPercent(150)));
    story.exercise('pushups', { actualReps: 60 });
    expect(scoreOf(story)).toBe(20);
  });

  test("a day of an easier plan earns no swift_set, and extra reps count beyond the run's own target", () => {
    const swift = (plan: Plan) => {
      const story = storyWithPremium().completeFrom('2026-01-01', 30).on('2026-01-31');
      story.ask(adopt(plan));
      return story.complete({ timeSeconds: 300 });
    };
    expect(swift(planOfPercent(100)).badges).toContain('swift_set');
    expect(swift(planOfPercent(50)).badges).not.toContain('swift_set');
    const extra = storyWithPremium();
    extra.ask(adopt(planOfPercent(50)));
    // Two reps more than the run's own target of 10, of each of three exercises.
    extra.complete({ actualReps: 12 });
    expect(extra.state.extraReps).toBe(6);
  });

  test('a champion on a plan is marked as such until a run without one', () => {
    const story = storyWithPremium();
    story.ask(adopt(planOfPercent(50)));
    expect(story.state.isChampionByOwnPlan).toBe(false);
    story.completeFrom('2026-01-01', 100);
    expect(story.badges).toContain('century_champion');
    expect(story.state).toMatchObject({ ownDays: 100, isChampionByOwnPlan: true });
    const byOwnPlan = () =>
      badgesAnswer(fold(story.log), story.now)
        ?.allBadges.filter((badge) => 'onOwnPlan' in badge)
        .map(({ id }) => id);
    expect(byOwnPlan()).toEqual(['century_champion']);
    story.on('2026-05-01').ask({ kind: 'restart' });
    expect(story.state).toMatchObject({ ownDays: 0, isChampionByOwnPlan: true });
    story.completeFrom('2026-05-01', 100);
    expect(story.state).toMatchObject({ ownDays: 0, isChampionByOwnPlan: false });
    expect(byOwnPlan()).toEqual([]);
  });
});
