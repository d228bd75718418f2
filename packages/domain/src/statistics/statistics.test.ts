import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { standardTarget } from '../programs/program';
import { breakdownSummary, dailySummary, radarSummary, weeklySummary } from './chart-summaries';
import { dailySeries, dayTicks } from './daily-series';
import { exerciseBreakdown } from './exercise-breakdown';
import type { HistoryDay } from './history-entry';
import { radarMetrics } from './radar-metrics';
import { weeklyGroups } from './weekly-groups';

type RepsByExercise = Partial<Record<ExerciseId, number>>;

const names = { pushups: 'Push-ups', situps: 'Sit-ups', jumpingJacks: 'Jumping Jacks' };

const statusFor = (exercisesDone: number): HistoryDay['status'] | undefined => {
  if (exercisesDone === exerciseIds.length) return 'complete';
  return exercisesDone > 0 ? 'partial' : undefined;
};

/** `otherwise` is the status of a date on which nothing was done. */
function entry(
  dayNumber: number,
  reps: RepsByExercise,
  targetOf: (exercise: ExerciseId) => number = () => 9 + dayNumber,
  otherwise: HistoryDay['status'] = 'missed',
): HistoryDay {
  const exercises = Object.fromEntries(
    exerciseIds.map((id) => [
      id,
      { target: targetOf(id), reps: reps[id] ?? 0, completed: reps[id] !== undefined },
    ]),
  ) as HistoryDay['exercises'];
  const count = Object.keys(reps).length;
  return {
    date: `2026-01-${String(((dayNumber - 1) % 28) + 1).padStart(2, '0')}`,
    dayNumber,
    status: statusFor(count) ?? otherwise,
    targetReps: targetOf('pushups'),
    totalRepsCompleted: Object.values(reps).reduce((sum, reps) => sum + reps, 0),
    exercises,
  };
}

const completeDay = (dayNumber: number, reps = 9 + dayNumber): HistoryDay =>
  entry(dayNumber, { pushups: reps, situps: reps, jumpingJacks: reps });
const missedDay = (dayNumber: number): HistoryDay => entry(dayNumber, {});
const days = (count: number): HistoryDay[] =>
  Array.from({ length: count }, (_, index) => completeDay(index + 1));

describe('Daily Progress', () => {
  it('compares the sum of the three targets with the sum of the reps, labelled Day N', () => {
    expect(dailySeries([completeDay(1, 12), missedDay(2)])).toEqual([
      { date: '2026-01-01', label: 'Day 1', target: 30, completed: 36, isOpen: false },
      { date: '2026-01-02', label: 'Day 2', target: 33, completed: 0, isOpen: false },
    ]);
  });

  it('does not drop to 0 for a rest day or for today while it is open', () => {
    const rest = (dayNumber: number, reps: RepsByExercise = {}): HistoryDay => ({
      ...entry(dayNumber, reps),
      status: 'rest',
    });
    const open = entry(3, {}, undefined, 'open');
    const completed = (history: HistoryDay[]) => dailySeries(history).map((point) => point.completed);
    expect(
      completed([completeDay(1), rest(2), rest(2, { pushups: 11 }), missedDay(2), completeDay(2), open]),
    ).toEqual([30, null, 11, 0, 33, null]);
  });

  it('marks today as open until all three are done, and no partial date before it', () => {
    const isOpen = (history: HistoryDay[]) => dailySeries(history).map((point) => point.isOpen);
    const partial = (dayNumber: number) => entry(dayNumber, { pushups: 11 });
    expect(isOpen([completeDay(1), partial(2), partial(2)])).toEqual([false, false, true]);
    expect(isOpen([completeDay(1), entry(2, {}, undefined, 'open')])).toEqual([false, true]);
    expect(isOpen([completeDay(1), completeDay(2)])).toEqual([false, false]);
    expect(dailySeries([completeDay(1), partial(2)]).at(-1)?.completed).toBe(11);
  });

  it('names each day once on the axis', () => {
    const onConsecutiveDates = [
      completeDay(20),
      missedDay(21),
      missedDay(21),
      completeDay(21),
      completeDay(22),
    ].map((each, index) => ({
      ...each,
      date: `2026-02-0${index + 1}`,
    }));
    expect(dayTicks(dailySeries(onConsecutiveDates))).toEqual(['2026-02-01', '2026-02-02', '2026-02-05']);
  });

  it('shows the last 30 entries', () => {
    const points = dailySeries(days(45));
    expect(points).toHaveLength(30);
    expect(points[0]?.label).toBe('Day 16');
    expect(points[29]?.label).toBe('Day 45');
  });

  it('uses the target of each exercise in season 2', () => {
    const clubDay = entry(100, {}, (exercise) => standardTarget('endurance', exercise, 100));
    expect(dailySeries([clubDay])[0]?.target).toBe(700);
  });
});

describe('Weekly Performance', () => {
  it('groups the entries in sevens from the first, with the share of seven days done', () => {
    const history = [...days(5), missedDay(6), missedDay(6), completeDay(6), completeDay(7)];
    expect(weeklyGroups(history)).toEqual([
      {
        week: 1,
        label: 'Week 1',
        daysCompleted: 5,
        totalReps: 180,
        percentage: 71,
        from: '2026-01-01',
        to: '2026-01-06',
        isOpen: false,
        daysAhead: 0,
      },
      {
        week: 2,
        label: 'Week 2',
        daysCompleted: 2,
        totalReps: 93,
        percentage: 29,
        from: '2026-01-06',
        to: '2026-01-07',
        isOpen: false,
        daysAhead: 5,
      },
    ]);
  });

  it('counts the reps of partial days, but not the day', () => {
    expect(weeklyGroups([entry(1, { pushups: 10 })])).toEqual([
      {
        week: 1,
        label: 'Week 1',
        daysCompleted: 0,
        totalReps: 10,
        percentage: 0,
        from: '2026-01-01',
        to: '2026-01-01',
        isOpen: true,
        daysAhead: 6,
      },
    ]);
  });

  it('shows the last 8 weeks', () => {
    expect(weeklyGroups(days(100)).map(({ label }) => label)).toEqual([
      'Week 8',
      'Week 9',
      'Week 10',
      'Week 11',
      'Week 12',
      'Week 13',
      'Week 14',
      'Week 15',
    ]);
    expect(weeklyGroups([])).toEqual([]);
  });

  it('loses no rep of a run of up to 56 dates', () => {
    const reps = fc.array(fc.nat({ max: 500 }), { maxLength: 56 });
    fc.assert(
      fc.property(reps, (perDay) => {
        const history = perDay.map((each, index) => entry(index + 1, { pushups: each }));
        const total = weeklyGroups(history).reduce((sum, { totalReps }) => sum + totalReps, 0);
        expect(total).toBe(perDay.reduce((sum, each) => sum + each, 0));
      }),
    );
  });
});

describe('Exercise Breakdown', () => {
  it('adds the target, not the reps, for each day an exercise was completed', () => {
    const history = [completeDay(1, 50), entry(2, { pushups: 40 }), missedDay(2)];
    expect(exerciseBreakdown(history)).toEqual([
      { exercise: 'pushups', reps: 21, share: 51 },
      { exercise: 'situps', reps: 10, share: 24 },
      { exercise: 'jumpingJacks', reps: 10, share: 24 },
    ]);
  });

  it('uses the target of each exercise in season 2', () => {
    const clubDay = entry(1, { pushups: 20, situps: 40, jumpingJacks: 20 }, (exercise) =>
      standardTarget('hybrid', exercise, 1),
    );
    expect(exerciseBreakdown([clubDay]).map(({ reps }) => reps)).toEqual([20, 40, 20]);
  });

  it('has three empty parts before anything was done', () => {
    expect(exerciseBreakdown([]).map(({ reps, share }) => [reps, share])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('Performance Metrics', () => {
  const input = { completionRate: 0, currentStreak: 0, longestStreak: 0, currentDay: 1, history: [] };
  const valuesOf = (change: Partial<Parameters<typeof radarMetrics>[0]>) =>
    Object.fromEntries(radarMetrics({ ...input, ...change }).map(({ name, value }) => [name, value]));

  it('measure consistency, streak, progress, strength and endurance', () => {
    expect(
      valuesOf({
        completionRate: 87,
        currentStreak: 12,
        longestStreak: 33,
        currentDay: 57,
        history: days(56),
      }),
    ).toEqual({ Consistency: 87, Streak: 40, Progress: 57, Strength: 34, Endurance: 66 });
  });

  it('derive strength from the reps of one exercise: 109 of each on every day is full strength', () => {
    expect(valuesOf({ history: [completeDay(100)] }).Strength).toBe(100);
    expect(valuesOf({ history: [completeDay(1)] }).Strength).toBe(9);
    expect(valuesOf({ history: [completeDay(1), entry(2, { pushups: 500 })] }).Strength).toBe(9);
    expect(valuesOf({ history: [] }).Strength).toBe(0);
  });

  it('stay from 0 to 100 for any input', () => {
    const reps = fc.nat({ max: 3000 });
    fc.assert(
      fc.property(reps, reps, reps, (perDay, streak, longest) => {
        const history = [completeDay(1, perDay)];
        const metrics = radarMetrics({
          ...input,
          completionRate: 100,
          currentStreak: streak,
          longestStreak: longest,
          currentDay: 100,
          history,
        });
        for (const { value } of metrics) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
      }),
    );
  });
});

describe('The summary of a chart', () => {
  it('says what the chart shows', () => {
    expect(dailySummary(dailySeries([...days(45), missedDay(46)]), 'en')).toBe(
      'In the last 30 days, you did 3,480 reps. You reached the target on 29 days.',
    );
    expect(weeklySummary(weeklyGroups([...days(14), missedDay(15)]), 'en')).toBe(
      'Week 3: 0 of 7 days, 0 reps. Your best of these weeks was Week 2, with 420 reps.',
    );
    expect(weeklySummary(weeklyGroups(days(14)), 'en')).toBe('Week 2: 7 of 7 days, 420 reps.');
    expect(breakdownSummary(exerciseBreakdown(days(100)), names, 'de')).toBe(
      'Target reps you completed in this challenge: Push-ups 5.950 reps (33%), Sit-ups 5.950 reps (33%), Jumping Jacks 5.950 reps (33%).',
    );
    expect(
      radarSummary([
        { name: 'Consistency', value: 87 },
        { name: 'Streak', value: 40 },
      ]),
    ).toBe('Scores out of 100: Consistency 87, Streak 40.');
  });

  it('says that there is nothing yet', () => {
    const nothing = 'Nothing to show yet. Complete your first day.';
    expect(dailySummary([], 'en')).toBe(nothing);
    expect(weeklySummary([], 'en')).toBe(nothing);
    expect(breakdownSummary(exerciseBreakdown([]), names, 'en')).toBe(nothing);
  });

  it('names an exercise that was never done, and the first of two equal weeks', () => {
    expect(breakdownSummary(exerciseBreakdown([entry(1, { pushups: 10 })]), names, 'en')).toBe(
      'Target reps you completed in this challenge: Push-ups 10 reps (100%), Sit-ups 0 reps (0%), Jumping Jacks 0 reps (0%).',
    );
    const week = { daysCompleted: 7, totalReps: 210 };
    const last = { label: 'Week 3', daysCompleted: 0, totalReps: 1 };
    expect(weeklySummary([{ ...week, label: 'Week 1' }, { ...week, label: 'Week 2' }, last], 'en')).toBe(
      'Week 3: 0 of 7 days, 1 rep. Your best of these weeks was Week 1, with 210 reps.',
    );
  });

  it('uses the singular for one day and one rep', () => {
    expect(
      dailySummary([{ date: '2026-01-01', label: 'Day 1', target: 30, completed: 1, isOpen: true }], 'en'),
    ).toBe('On this day, you did 1 rep. You reached the target on 0 days.');
  });

  it('counts a target as reached with the same reps, and not without a target', () => {
    const point = { date: '2026-01-01', label: 'Day 1', isOpen: false };
    const points = [
      { ...point, target: 30, completed: 30 },
      { ...point, target: 30, completed: 29 },
      { ...point, target: 0, completed: null },
    ];
    expect(dailySummary(points, 'en')).toBe(
      'In the last 3 days, you did 59 reps. You reached the target on 1 day.',
    );
  });
});
