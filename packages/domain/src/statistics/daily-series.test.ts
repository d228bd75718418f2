import { describe, expect, it } from 'vitest';
import { standardTarget } from '../programs/program';
import { dailySeries, dayTicks } from './daily-series';
import type { HistoryDay } from './history-entry';
import { completeDay, completeDays, historyDay, missedDay, openDay } from './testing/history-days';

describe('Daily Progress', () => {
  it('compares the sum of the three targets with the sum of the reps, labelled Day N', () => {
    expect(dailySeries([completeDay(1, 12), missedDay(2)])).toEqual([
      { date: '2026-01-01', label: 'Day 1', target: 30, completed: 36, isOpen: false },
      { date: '2026-01-02', label: 'Day 2', target: 33, completed: 0, isOpen: false },
    ]);
  });

  it('does not drop to 0 for a rest day or for today while it is open', () => {
    const rest = (dayNumber: number, reps: Parameters<typeof historyDay>[1] = {}): HistoryDay => ({
      ...historyDay(dayNumber, reps),
      status: 'rest',
    });
    const completed = (history: HistoryDay[]) => dailySeries(history).map((point) => point.completed);
    expect(
      completed([
        completeDay(1),
        rest(2),
        rest(2, { pushups: 11 }),
        missedDay(2),
        completeDay(2),
        openDay(3),
      ]),
    ).toEqual([30, null, 11, 0, 33, null]);
  });

  it('marks today as open until all three are done, and no partial date before it', () => {
    const isOpen = (history: HistoryDay[]) => dailySeries(history).map((point) => point.isOpen);
    const partial = (dayNumber: number) => historyDay(dayNumber, { pushups: 11 });
    expect(isOpen([completeDay(1), partial(2), partial(2)])).toEqual([false, false, true]);
    expect(isOpen([completeDay(1), openDay(2)])).toEqual([false, true]);
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

  it('names the first and the last date on the axis, and some evenly between them', () => {
    const points = dailySeries(completeDays(30)).map((point) => ({ ...point, date: point.label }));
    expect(dayTicks(points)).toEqual(['Day 1', 'Day 8', 'Day 16', 'Day 23', 'Day 30']);
  });

  it('shows the last 30 entries', () => {
    const points = dailySeries(completeDays(45));
    expect(points).toHaveLength(30);
    expect(points[0]?.label).toBe('Day 16');
    expect(points[29]?.label).toBe('Day 45');
  });

  it('uses the target of each exercise in season 2', () => {
    const clubDay = historyDay(100, {}, (exercise) => standardTarget('endurance', exercise, 100));
    // On Day 100, this path has 200 push-ups, 200 sit-ups and 300 jumping jacks.
    expect(dailySeries([clubDay])[0]?.target).toBe(700);
  });
});
