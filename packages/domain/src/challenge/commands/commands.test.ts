import { describe, expect, test } from 'vitest';
import { highestTarget } from '../../programs/plan-limits';
import { gentlePlan } from '../../rules/gentle-plan';
import { Story } from '../../rules/story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const hour = 3_600_000;
const storyInTrial = () => {
  const story = Story.startedOn('2025-01-01');
  story.ask({ kind: 'startTrial' });
  return story;
};

describe('An exercise', () => {
  test('is recorded with the fields of its command and no others', () => {
    const story = Story.startedOn('2025-01-01');
    const fact = {
      kind: 'exerciseCompleted',
      at: story.now,
      localDate: '2025-01-01',
      timezone: 'Europe/Paris',
      exercise: 'pushups',
      dayNumber: 1,
      target: 10,
      reps: 10,
    };
    expect(story.exercise('pushups').facts).toStrictEqual([fact]);
    const details = { timeSeconds: 90, exerciseSeconds: 40, deviceKey: 'key' };
    expect(story.exercise('situps', details).facts).toStrictEqual([
      { ...fact, exercise: 'situps', ...details },
    ]);
  });

  test('is refused with a target that no plan can have', () => {
    const story = Story.startedOn('2025-01-01').later(1);
    const command = { kind: 'completeExercise', exercise: 'pushups', at: story.now } as const;
    for (const target of [0, 1.5, highestTarget + 1])
      expect(story.refused({ ...command, target })).toBe('invalid_target');
    expect(story.ask({ ...command, target: highestTarget }).facts).toMatchObject([{ target: 10 }]);
  });

  test('that arrives late with fewer reps than its target adds no fact to a recorded one', () => {
    const story = Story.startedOn('2025-01-01').later(2);
    story.exercise('pushups');
    expect(story.exercise('pushups', { at: story.now - hour, actualReps: 5 }).facts).toEqual([]);
    expect(story.exercise('pushups', { at: story.now - hour, actualReps: 10 }).facts).toHaveLength(1);
  });

  test('that arrives late counts for the next day of its run, also on a complete date', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 3).on('2025-01-02', '11:00');
    const onSecondDate = story.now;
    story.on('2025-01-04').ask({ kind: 'restart' });
    story.complete().on('2025-01-05');
    const betweenDays = story.now;
    story.on('2025-01-06').complete();
    const factsAt = (at: number, dayNumber?: number) =>
      story.exercise('pushups', { at, ...(dayNumber === undefined ? {} : { dayNumber }) }).facts;
    expect(factsAt(betweenDays)).toMatchObject([{ localDate: '2025-01-05', dayNumber: 2 }]);
    // The claimed Day 100 is moved to at most seven days after Day 2.
    expect(factsAt(onSecondDate, 100)).toMatchObject([{ localDate: '2025-01-02', dayNumber: 9 }]);
  });

  test('counts for a day more than seven days back only if its reps reach no later target', () => {
    const lateFacts = (actualReps: number) => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 20).on('2025-01-21');
      return story.exercise('pushups', { at: story.now, dayNumber: 5, actualReps }).facts;
    };
    // Twenty days are complete, so the earliest day that is believed is 21 − 7 = 14, with a target of 23.
    expect(lateFacts(23)).toMatchObject([{ dayNumber: 14, target: 23 }]);
    expect(lateFacts(22)).toMatchObject([{ dayNumber: 5, target: 14 }]);
  });

  test('may use a movement from a plan of the previous run, without Premium', () => {
    const story = storyInTrial();
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    story.on('2025-01-10').ask({ kind: 'restart' });
    // The trial of seven days is over. The gentle plan has knee push-ups in place of push-ups.
    const swap = { kind: 'completeExercise', exercise: 'pushups' } as const;
    expect(story.refused({ ...swap, movement: 'wallPushup' })).toBe('premium_required');
    expect(story.ask({ ...swap, movement: 'kneePushup' }).facts).toHaveLength(1);
  });

  test('done in the night after the first date may name the first date', () => {
    const story = Story.startedOn('2025-01-02', 'Europe/Paris', '12:00').on('2025-01-03', '01:00');
    const night = { at: story.now, localDate: '2025-01-02' };
    expect(story.exercise('pushups', night).localDate).toBe('2025-01-02');
  });
});

describe('A rest day', () => {
  test('is recorded with the fields of its command and no others', () => {
    const story = Story.startedOn('2025-01-01').later(1);
    expect(story.ask({ kind: 'takeRestDay' }).facts).toStrictEqual([
      { kind: 'restDayTaken', at: story.now, localDate: '2025-01-01', timezone: 'Europe/Paris' },
    ]);
  });

  test('can be taken again on its date in a new run', () => {
    const story = Story.startedOn('2025-01-01').rest();
    story.ask({ kind: 'restart' });
    expect(story.ask({ kind: 'takeRestDay' }).facts).toHaveLength(1);
    expect(story.state).toMatchObject({ isRestDay: true, restDaysUsed: 1 });
  });

  test('can be taken back late, before an exercise that was done after it', () => {
    const story = Story.startedOn('2025-01-01').later(1).rest().later(2);
    story.exercise('pushups');
    const takeBack = (at: number) => ({ kind: 'takeBackRestDay', at }) as const;
    expect(story.refused(takeBack(story.now))).toBe('exercise_already_done');
    expect(story.ask(takeBack(story.now - hour)).facts).toHaveLength(1);
  });
});

describe('In the same millisecond as the previous fact', () => {
  test('a plan is recorded one millisecond later', () => {
    const story = storyInTrial();
    const plan = { kind: 'adoptPlan', plan: gentlePlan() } as const;
    expect(story.ask(plan).facts).toMatchObject([{ at: story.now + 1 }]);
  });

  test('a switch of the cover is recorded one millisecond later', () => {
    const story = Story.startedOn('2025-01-01');
    const switchCover = (on: boolean) => story.ask({ kind: 'switchAutoRestCover', on }).facts;
    expect([switchCover(false), switchCover(true)]).toMatchObject([
      [{ at: story.now }],
      [{ at: story.now + 1 }],
    ]);
    expect(story.state.autoRestCover).toBe(true);
  });

  test('the end of Premium is recorded one millisecond later, and at its own instant otherwise', () => {
    const story = storyInTrial();
    expect(story.ask({ kind: 'endPremium' }).facts).toMatchObject([{ at: story.now + 1 }]);
    const anHourLater = storyInTrial().later(1);
    expect(anHourLater.ask({ kind: 'endPremium' }).facts).toMatchObject([{ at: anHourLater.now }]);
  });
});

test('A return to the run’s own program does not count as a plan of its date', () => {
  const story = storyInTrial();
  story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
  story.on('2025-01-02').ask({ kind: 'adoptPlan', plan: null });
  // Another plan than before, with Sundays off.
  expect(story.ask({ kind: 'adoptPlan', plan: gentlePlan([0]) }).facts).toHaveLength(1);
});
