import { describe, expect, test } from 'vitest';
import { calendarAnswer } from '../calendar/calendar-answer';
import { daysLeftBehind } from '../reference-model/days-left-behind';
import { walkLog } from '../reference-model/reference-history';
import { historyAnswer } from '../statistics/history-answer';
import { progressHistory } from '../statistics/progress-history';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

describe('Calendar', () => {
  /** Three days and a rest in January; in February a partial date, four missed ones, a day, and an open date. */
  const story = () => {
    const person = Story.startedOn('2025-01-28').completeFrom('2025-01-28', 2).on('2025-01-30').rest();
    person.on('2025-01-31').complete().on('2025-02-01').exercise('pushups', { actualReps: 15 });
    return person.on('2025-02-06').complete().on('2025-02-07');
  };

  test('shows the dates of the month, with the precedence rest, complete, partial, missed', () => {
    const { calendar } = story().month(2025, 2);
    expect(calendar.map(({ date, status, dayNumber }) => `${date} D${dayNumber} ${status}`)).toEqual([
      '2025-02-01 D4 partial',
      '2025-02-02 D4 missed',
      '2025-02-03 D4 missed',
      '2025-02-04 D4 missed',
      '2025-02-05 D4 missed',
      '2025-02-06 D4 complete',
      '2025-02-07 D5 open',
    ]);
    expect(calendar[0]).toMatchObject({
      completed: false,
      usedRestDay: false,
      exercises: { pushups: 15, situps: 0, jumpingJacks: 0 },
    });
    expect(calendar[5]).toMatchObject({ completed: true });
  });

  test('the three counters are for the month shown; partial dates are missed, today while open is not', () => {
    const person = story();
    expect(person.month(2025, 1)).toMatchObject({ daysComplete: 3, daysMissed: 0, restDaysUsed: 1 });
    expect(person.month(2025, 2)).toMatchObject({ daysComplete: 1, daysMissed: 5, restDaysUsed: 0 });
    person.exercise('pushups');
    expect(person.month(2025, 2)).toMatchObject({ daysMissed: 5 });
    expect(person.month(2025, 2).calendar.at(-1)?.status).toBe('partial');
    expect(person.month(2025, 3)).toMatchObject({
      calendar: [],
      daysComplete: 0,
      daysMissed: 0,
      restDaysUsed: 0,
    });
  });

  test('a date covered automatically is a rest day too', () => {
    const person = Story.startedOn('2025-01-01').complete().on('2025-01-03');
    expect(person.month(2025, 1).calendar[1]).toMatchObject({
      status: 'rest',
      usedRestDay: true,
      completed: false,
    });
    expect(person.month(2025, 1).restDaysUsed).toBe(1);
  });

  test('the progress history is one entry per date of a run, ascending, to today', () => {
    const entries = progressHistory(story().history, 0);
    expect(entries.map(({ date }) => date.slice(5)).join(' ')).toBe(
      '01-28 01-29 01-30 01-31 02-01 02-02 02-03 02-04 02-05 02-06 02-07',
    );
    expect(entries[4]).toMatchObject({
      targetReps: 13,
      totalRepsCompleted: 15,
      allCompleted: false,
      dayNumber: 4,
      streak: 0,
      exercises: {
        pushups: { completed: true, reps: 15, target: 13 },
        situps: { completed: false, reps: 0, target: 13, timeSeconds: null },
      },
    });
    expect(entries[3]).toMatchObject({
      targetReps: 12,
      totalRepsCompleted: 36,
      allCompleted: true,
      streak: 3,
    });
  });

  test('a day has the name, target, duration and time of each exercise', () => {
    const person = Story.startedOn('2025-01-28').complete({ actualReps: 12, timeSeconds: 95 });
    expect(person.month(2025, 1).calendar[0]).toMatchObject({
      run: 1,
      automaticRest: false,
      exercises: { situps: 12 },
      details: {
        situps: { name: 'Sit-ups', target: 10, timeSeconds: 95, completedAt: '2025-01-28T11:00:00.000Z' },
      },
    });
  });

  describe('the date on which a run was closed', () => {
    const dayOf = (person: Story, date: string) =>
      person.month(2025, 1).calendar.find((day) => day.date === date);

    /** Push-ups on 3 January; at 00:50, because before 02:00 they could also count for the date before. */
    const storyWithReps = () => {
      const person = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2).on('2025-01-03', '00:50');
      person.exercise('pushups');
      return person;
    };
    const restartThatNight = (person: Story) => person.on('2025-01-03', '01:10').ask({ kind: 'restart' });

    test('keeps its day number if it has reps, and belongs to no run', () => {
      const person = storyWithReps();
      const leftBehind = { dayNumber: 3, status: 'partial' };
      expect(dayOf(person, '2025-01-03')).toMatchObject({ ...leftBehind, run: 1 });
      restartThatNight(person);
      for (const date of ['2025-01-03', '2025-01-04', '2025-01-20']) {
        expect(dayOf(person.on(date), '2025-01-03')).toMatchObject({ ...leftBehind, run: null });
      }
      person.complete();
      expect(dayOf(person, '2025-01-03')).toMatchObject({ ...leftBehind, run: null });
      expect(dayOf(person, '2025-01-20')).toMatchObject({ run: 2, dayNumber: 1 });
      expect(person.month(2025, 1, 1)).toMatchObject({ daysComplete: 2, daysMissed: 0 });
    });

    test('has the same day number by the reference model', () => {
      const person = storyWithReps();
      restartThatNight(person);
      person.on('2025-01-20').complete();
      expect(daysLeftBehind(walkLog(person.log, person.now)!)).toEqual(new Map([['2025-01-03', 3]]));
    });

    test('keeps its day number if the run was closed before 02:00 of the next date, after a flight too', () => {
      const person = Story.startedOn('2025-01-01', 'Europe/London').complete().moveTo('Europe/Paris');
      person.on('2025-01-02', '23:50').exercise('pushups');
      person.on('2025-01-03', '00:10');
      expect(dayOf(person, '2025-01-02')).toMatchObject({ run: 1, dayNumber: 2 });
      person.ask({ kind: 'restart' });
      expect(dayOf(person, '2025-01-02')).toMatchObject({ dayNumber: 2, status: 'partial' });
      expect(dayOf(person.complete(), '2025-01-02')).toMatchObject({ dayNumber: 2, status: 'partial' });
    });

    test('keeps its day number, with the names of its movements, after a path reset', () => {
      const person = Story.startedOn('2024-09-20').completeFrom('2024-09-20', 100).on('2025-01-03', '01:10');
      person.ask({ kind: 'choosePath', path: 'strength' });
      person.exercise('pushups');
      person.ask({ kind: 'resetPath' });
      expect(dayOf(person, '2025-01-03')).toMatchObject({
        run: null,
        dayNumber: 1,
        details: { pushups: { name: 'Diamond Push-ups' }, situps: { name: 'V-Ups' } },
      });
    });

    test('has no day number if a flight skipped it and the run was closed on a later date', () => {
      const person = Story.startedOn('2025-01-01', 'Europe/London').complete().moveTo('Europe/Paris');
      // After a change of zone, dates without a completion are skipped (`streak.test.ts`).
      person.on('2025-01-02', '20:00').exercise('pushups');
      person.on('2025-01-03', '03:00').ask({ kind: 'restart' });
      expect(dayOf(person, '2025-01-02')).toMatchObject({ run: null, dayNumber: null });
    });
  });

  test('all runs are listed, and each can be shown alone', () => {
    const person = story();
    person.ask({ kind: 'restart' });
    person.complete();
    expect(person.month(2026, 1).runs).toEqual([
      {
        run: 1,
        season: 1,
        path: null,
        firstDate: '2025-01-28',
        lastDate: '2025-02-07',
        finished: false,
        current: false,
        daysCompleted: 4,
      },
      {
        run: 2,
        season: 1,
        path: null,
        firstDate: '2025-02-07',
        lastDate: '2025-02-07',
        finished: false,
        current: true,
        daysCompleted: 1,
      },
    ]);
    expect(person.month(2025, 2)).toMatchObject({ daysComplete: 2, daysMissed: 5 });
    expect(person.month(2025, 2, 2)).toMatchObject({ daysComplete: 1, daysMissed: 0 });
    expect(person.month(2025, 2, 2).calendar.map(({ date }) => date)).toEqual(['2025-02-07']);
    const zones: [] = [];
    expect(calendarAnswer(person.history, { year: 2025, month: 2, run: 3 }, zones)).toBeNull();
  });

  test('the progress history is read by run, limit and offset', () => {
    const { history } = story();
    const part = historyAnswer(history, { run: 1, limit: 2, offset: 9 });
    expect(part).toMatchObject({ run: 1, runs: 1, total: 11 });
    expect(part?.history.map(({ date }) => date)).toEqual(['2025-02-06', '2025-02-07']);
    expect(historyAnswer(history, { run: 2 })).toBeNull();
  });

  test('the completion rate leaves out rest days and today while open, and rounds half up', () => {
    const person = story();
    // 4 of 9 dates, then 5 of 10, and 1 of 8.
    expect(person.state.completionRate).toBe(44);
    expect(person.complete().state.completionRate).toBe(50);
    const eighth = Story.startedOn('2025-01-01').on('2025-01-08').complete();
    expect(eighth.state.completionRate).toBe(13);
  });
});
