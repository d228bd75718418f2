import { describe, expect, it } from 'vitest';
import { breakdownSummary, dailySummary, radarSummary, weeklySummary } from './chart-summaries';
import { dailySeries } from './daily-series';
import { exerciseBreakdown } from './exercise-breakdown';
import { completeDays, historyDay, missedDay } from './testing/history-days';
import { weeklyGroups } from './weekly-groups';

const names = { pushups: 'Push-ups', situps: 'Sit-ups', jumpingJacks: 'Jumping Jacks' };

describe('The summary of a chart', () => {
  it('says what the chart shows', () => {
    // Days 17 to 45 have 26 to 54 reps of each exercise.
    expect(dailySummary(dailySeries([...completeDays(45), missedDay(46)]), 'en')).toBe(
      'In the last 30 days, you did 3,480 reps. You reached your target on 29 days.',
    );
    // Days 8 to 14 have 17 to 23 reps.
    expect(weeklySummary(weeklyGroups([...completeDays(14), missedDay(15)]), 'en')).toBe(
      'Week 3: you completed 0 of 7 days and did 0 reps. Of the weeks shown, Week 2 had the most reps: 420.',
    );
    expect(weeklySummary(weeklyGroups(completeDays(14)), 'en')).toBe(
      'Week 2: you completed 7 of 7 days and did 420 reps.',
    );
    // The hundred days have 10 to 109 reps.
    expect(breakdownSummary(exerciseBreakdown(completeDays(100)), names, 'de')).toBe(
      'Target reps you completed in this challenge: Push-ups 5.950 reps (33%), Sit-ups 5.950 reps (33%), Jumping Jacks 5.950 reps (33%).',
    );
    expect(
      radarSummary([
        { name: 'Consistency', value: 87 },
        { name: 'Streak', value: 40 },
      ]),
    ).toBe('Scores out of 100: Consistency 87, Streak 40. The table shows what 100 means.');
  });

  it('says that there is nothing yet', () => {
    const nothing = 'Nothing to show yet. Complete your first day.';
    expect(dailySummary([], 'en')).toBe(nothing);
    expect(weeklySummary([], 'en')).toBe(nothing);
    expect(breakdownSummary(exerciseBreakdown([]), names, 'en')).toBe(nothing);
  });

  it('names an exercise that was never done, and the first of two equal weeks', () => {
    expect(breakdownSummary(exerciseBreakdown([historyDay(1, { pushups: 10 })]), names, 'en')).toBe(
      'Target reps you completed in this challenge: Push-ups 10 reps (100%), Sit-ups 0 reps (0%), Jumping Jacks 0 reps (0%).',
    );
    const week = { daysCompleted: 7, totalReps: 210 };
    const last = { label: 'Week 3', daysCompleted: 0, totalReps: 1 };
    expect(weeklySummary([{ ...week, label: 'Week 1' }, { ...week, label: 'Week 2' }, last], 'en')).toBe(
      'Week 3: you completed 0 of 7 days and did 1 rep. Of the weeks shown, Week 1 had the most reps: 210.',
    );
  });

  it('uses the singular for one day and one rep', () => {
    expect(
      dailySummary([{ date: '2026-01-01', label: 'Day 1', target: 30, completed: 1, isOpen: true }], 'en'),
    ).toBe('On this day, you did 1 rep. You reached your target on 0 days.');
  });

  it('counts a target as reached with the same reps, and not without a target', () => {
    const point = { date: '2026-01-01', label: 'Day 1', isOpen: false };
    const points = [
      { ...point, target: 30, completed: 30 },
      { ...point, target: 30, completed: 29 },
      { ...point, target: 0, completed: null },
    ];
    expect(dailySummary(points, 'en')).toBe(
      'In the last 3 days, you did 59 reps. You reached your target on 1 day.',
    );
  });
});
