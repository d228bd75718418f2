import { describe, expect, it } from 'vitest';
import type { RunSummary } from '../challenge/state/state';
import { exercises, historyFromLetters, openRun } from '../insights/testing/history-from-letters';
import { Story } from '../rules/story';
import { calendarAnswer, monthPrefix } from './calendar-answer';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

const march = { year: 2026, month: 3 };
const inUtc = [{ at: 0, timezone: 'UTC' }];
const dayOf = (letter: string, changes: object = {}, run: Partial<RunSummary> = {}) => {
  const baseHistory = historyFromLetters('2026-03-01', `${letter}o`, () => changes);
  return calendarAnswer({ ...baseHistory, runs: [{ ...baseHistory.runs[0]!, ...run }] }, march, inUtc)!
    .calendar[0]!;
};

describe('A day of the calendar', () => {
  it('is marked as scheduled rest on weekdays that the plan leaves out, and on no other day', () => {
    expect(dayOf('w')).toMatchObject({ status: 'rest', scheduled: true, automaticRest: false });
    expect(dayOf('a')).toMatchObject({ status: 'rest', automaticRest: true, usedRestDay: true });
    for (const letter of ['c', 'm', 'r']) expect(dayOf(letter)).not.toHaveProperty('scheduled');
  });

  it('has the names of its run, or of the movements that were done', () => {
    const names = (...day: Parameters<typeof dayOf>) =>
      Object.values(dayOf(...day).details).map(({ name }) => name);
    const season1 = ['Push-ups', 'Sit-ups', 'Jumping Jacks'];
    expect(names('c')).toEqual(season1);
    expect(names('c', {}, { path: 'strength' })).toEqual(['Diamond Push-ups', 'V-Ups', 'Burpees']);
    expect(names('p', { run: null }, { path: 'strength' })).toEqual(season1);
    const squats = exercises(
      () => 10,
      () => 10,
      { movement: 'squat' },
    );
    expect(names('c', { exercises: squats })).toEqual(['Squats', 'Squats', 'Squats']);
  });

  it('has the number of its run from 1 on, and null without one', () => {
    expect(dayOf('c')).toMatchObject({ run: 1, dayNumber: 1, completed: true });
    expect(dayOf('p', { run: null, dayNumber: null })).toMatchObject({
      run: null,
      dayNumber: null,
      completed: false,
    });
    const at = Date.UTC(2026, 2, 1, 8);
    const { details } = dayOf('c', {
      exercises: exercises(
        () => 10,
        () => 12,
        { completedAt: at, timeSeconds: 60 },
      ),
    });
    expect(details.situps).toEqual({
      name: 'Sit-ups',
      target: 12,
      timeSeconds: 60,
      completedAt: '2026-03-01T08:00:00.000Z',
    });
    expect(dayOf('m').details.situps.completedAt).toBeNull();
  });
});

it("An exercise has its zone if that differs from the person's current one", () => {
  const story = Story.startedOn('2026-03-01', 'Asia/Tokyo', '07:10').complete();
  const zonesOf = () =>
    Object.values(story.month(2026, 3).calendar[0]!.details).map(({ timezone }) => timezone);
  expect(zonesOf()).toEqual([undefined, undefined, undefined]);
  story.on('2026-03-02').ask({ kind: 'changeZone', timezone: 'Europe/Berlin' });
  expect(zonesOf()).toEqual(['Asia/Tokyo', 'Asia/Tokyo', 'Asia/Tokyo']);
  expect(story.dateOf('2026-03-02')?.exercises.pushups.completedAt).toBeNull();
  expect(story.month(2026, 3).calendar.at(-1)!.details.pushups).not.toHaveProperty('timezone');
});

it('The counts of a month leave out today and dates outside of every run', () => {
  /** The complete, missed and rest dates that the month counts, and all of its dates. */
  const counts = (letters: string, changes?: Parameters<typeof historyFromLetters>[2], month = march) => {
    const { daysComplete, daysMissed, restDaysUsed, calendar } = calendarAnswer(
      historyFromLetters('2026-03-01', letters, changes),
      month,
      [],
    )!;
    return [daysComplete, daysMissed, restDaysUsed, calendar.length];
  };
  // The last letter is today. A weekday off (`w`) uses no rest day.
  expect(counts('ccmprawp')).toEqual([2, 2, 2, 8]);
  expect(counts('ccppo', (index) => ({ run: index === 3 ? null : 0 }))).toEqual([2, 1, 0, 5]);
  expect(counts('c'.repeat(33))).toEqual([31, 0, 0, 31]);
  expect(counts('c'.repeat(33), undefined, { year: 2026, month: 4 })).toEqual([2, 0, 0, 2]);
  expect(monthPrefix({ year: 2026, month: 11 })).toBe('2026-11-');
});

it('A run ends with its finish, the date it was closed on, or today', () => {
  const baseHistory = historyFromLetters('2026-03-01', 'cc');
  /** Of each run: its number and last date, whether it is finished, and whether it is the current one. */
  const runsOf = (...runs: Partial<RunSummary>[]) =>
    calendarAnswer(
      { ...baseHistory, runs: runs.map((run) => ({ ...openRun('2026-03-01', 2), ...run })) },
      march,
      [],
    )!.runs.map(({ run, lastDate, finished, current }) => [run, lastDate.slice(5), finished, current]);
  expect(runsOf({ closedOn: '2026-03-02' }, {})).toEqual([
    [1, '03-02', false, false],
    [2, '03-02', false, true],
  ]);
  expect(runsOf({}, {})).toMatchObject([
    [1, '03-02', false, false],
    [2, '03-02', false, true],
  ]);
  expect(runsOf({ finishedOn: '2026-03-01', closedOn: '2026-03-02' })).toEqual([[1, '03-01', true, false]]);
  expect(runsOf({ finishedOn: '2026-03-01' })).toEqual([[1, '03-01', true, true]]);
  expect(runsOf({ closedOn: '2026-03-01' })).toEqual([[1, '03-01', false, false]]);
  // The run waits for tomorrow.
  expect(runsOf({ firstDate: '2026-03-03' })).toEqual([[1, '03-03', false, true]]);
});

it('The calendar of one run contains the run with this number only', () => {
  const baseHistory = historyFromLetters('2026-03-01', 'ccc', (index) => ({ run: index === 1 ? 1 : 0 }));
  const history = { ...baseHistory, runs: [baseHistory.runs[0]!, openRun('2026-03-02', 1)] };
  const dates = (run?: number) =>
    calendarAnswer(history, { ...march, run }, [])?.calendar.map(({ date }) => date.slice(8));
  expect([dates(1), dates(2), dates(), dates(3), dates(0)]).toEqual([
    ['01', '03'],
    ['02'],
    ['01', '02', '03'],
    undefined,
    undefined,
  ]);
});
