import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeDay, completeDays, historyDay, missedDay } from './testing/history-days';
import { weeklyGroups } from './weekly-groups';

describe('Weekly Performance', () => {
  it('groups the entries in sevens from the first, with the share of seven days done', () => {
    const history = [...completeDays(5), missedDay(6), missedDay(6), completeDay(6), completeDay(7)];
    // Days 1 to 5 have 180 reps, Days 6 and 7 have 93.
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
    expect(weeklyGroups([historyDay(1, { pushups: 10 })])).toEqual([
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
    expect(weeklyGroups(completeDays(100)).map(({ label }) => label)).toEqual([
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
        const history = perDay.map((each, index) => historyDay(index + 1, { pushups: each }));
        const total = weeklyGroups(history).reduce((sum, { totalReps }) => sum + totalReps, 0);
        expect(total).toBe(perDay.reduce((sum, each) => sum + each, 0));
      }),
    );
  });
});
