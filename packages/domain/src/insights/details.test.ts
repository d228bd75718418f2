import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { Story } from '../rules/story';
import { detailsOf } from './details';
import { runAgainstRun } from './run-against-run';
import { exercises, historyFromLetters, pushups } from './testing/history-from-letters';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

const detailsNow = ({ history, log }: Story, run = 0) =>
  detailsOf(
    history.dates.filter((record) => record.run === run),
    history.today,
    fold(log).zones,
  );

/** 1 March 2026 is a Sunday. */
const storyOfThreeDays = () => Story.startedOn('2026-03-01').completeFrom('2026-03-01', 3);

it('Weekdays count due and completed dates, without rest days and an open today', () => {
  const story = storyOfThreeDays().on('2026-03-04').rest();
  story.on('2026-03-11').exercise('pushups');
  // From Sunday to Saturday. The gap from the 5th to the 10th is too long to be covered.
  expect(detailsNow(story).weekdays).toEqual([
    { due: 2, completed: 1 },
    { due: 2, completed: 1 },
    { due: 2, completed: 1 },
    { due: 0, completed: 0 },
    { due: 1, completed: 0 },
    { due: 1, completed: 0 },
    { due: 1, completed: 0 },
  ]);
});

it('A date that cover turned into a rest day counts as due and missed', () => {
  const story = storyOfThreeDays().on('2026-03-05').complete();
  expect(story.history.dates[3]).toMatchObject({ status: 'rest', automaticRest: true });
  expect(detailsNow(story).weekdays[3]).toEqual({ due: 1, completed: 0 });
});

it('The hour is that of the zone in which the day was finished', () => {
  const story = Story.startedOn('2026-03-01', 'Europe/Paris', '06:30').complete();
  story.on('2026-03-02', '21:59').complete().on('2026-03-03', '05:00').moveTo('America/New_York');
  story.on('2026-03-03', '07:59').complete();
  // Slots of two hours: two days were finished between 6 and 8, and one between 20 and 22.
  expect(detailsNow(story).hours).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0]);
});

it('Weeks run from Sunday to Saturday, with extra reps and the pace of timed days', () => {
  const story = Story.startedOn('2026-03-06').completeFrom('2026-03-06', 2, { timeSeconds: 120 });
  story.on('2026-03-08').complete({ actualReps: 20, timeSeconds: 86_400 });
  const [first, second] = detailsNow(story).weeks;
  expect(first).toMatchObject({ sunday: '2026-03-01', completed: 2, extraReps: 0 });
  expect(first!.reps).toEqual({ pushups: 21, situps: 21, jumpingJacks: 21 });
  expect(first!.secondsPerRep).toBeCloseTo(240 / 63);
  // 12 reps were asked of each exercise on Day 3. A time of more than three hours has no pace.
  expect(second).toMatchObject({ sunday: '2026-03-08', extraReps: 24, secondsPerRep: null });
});

it('The longest gap and the records are found', () => {
  const story = storyOfThreeDays().on('2026-03-10').complete();
  const { longestGap, records } = detailsNow(story);
  expect(longestGap).toEqual({ from: '2026-03-04', to: '2026-03-09', dates: 6 });
  expect(records).toEqual({
    date: { reps: 39, from: '2026-03-10', to: '2026-03-10' },
    week: { reps: 99, from: '2026-03-01', to: '2026-03-03' },
    month: { reps: 138, from: '2026-03-01', to: '2026-03-10' },
    longestStreak: 3,
  });
});

it('Two runs are compared on the last day that both completed', () => {
  const story = storyOfThreeDays().on('2026-03-04');
  story.ask({ kind: 'restart' });
  story.complete({ actualReps: 12 }).on('2026-03-05').rest().on('2026-03-06').complete();
  expect(runAgainstRun(story.history, 1, 0)).toEqual({
    day: 2,
    run: { reps: 69, dates: 3, rests: 1, missed: 0 },
    earlier: { reps: 63, dates: 2, rests: 0, missed: 0 },
  });
  const missingRun = 5;
  expect(runAgainstRun(story.history, 1, missingRun)).toBeNull();
});

describe('Details of given dates', () => {
  /** 1 March 2026 is a Sunday. */
  const first = '2026-03-01';
  const zones = [{ at: 0, timezone: 'UTC' }];
  const detailsFrom = (letters: string, changes?: Parameters<typeof historyFromLetters>[2]) => {
    const { dates, today } = historyFromLetters(first, letters, changes);
    return detailsOf(dates, today, zones);
  };

  it.each([
    ['ends with a rest day', 'cmmrmc', ['03-02', '03-03', 2]],
    ['is not ended by a weekday off, nor longer for it', 'cmmwmc', ['03-02', '03-05', 3]],
    ['is the first of two as long', 'cmmcmmc', ['03-02', '03-03', 2]],
    ['is the longer one, also later', 'cmcppc', ['03-04', '03-05', 2]],
    ['is none without a missed date', 'crcwco', null],
  ])('contain the longest gap, which %s: %s', (_what, letters, gap) => {
    const { longestGap } = detailsFrom(letters);
    expect(longestGap && [longestGap.from.slice(5), longestGap.to.slice(5), longestGap.dates]).toEqual(gap);
  });

  it('contain a gap that ends with its run', () => {
    expect(detailsFrom('cmmmmc', (index) => ({ run: index < 3 ? 0 : 1 })).longestGap).toEqual({
      from: '2026-03-02',
      to: '2026-03-03',
      dates: 2,
    });
  });

  it('records cover seven and thirty dates, prefer the first of equal ones, and need at least one rep', () => {
    /** The records of complete dates, with these reps by the index of the date and no others. */
    const recordsWith = (reps: Record<number, number>, dates: number) =>
      detailsFrom('c'.repeat(dates), (index) => ({ exercises: pushups(reps[index] ?? 0) })).records;
    const week = recordsWith({ 0: 5, 6: 5, 7: 5 }, 9).week;
    expect(week).toEqual({ reps: 10, from: '2026-03-01', to: '2026-03-07' });
    expect(recordsWith({ 0: 5, 7: 6 }, 9).week).toEqual({ reps: 6, from: '2026-03-02', to: '2026-03-08' });
    expect(recordsWith({ 0: 5, 29: 5, 30: 4 }, 31).month).toEqual({
      reps: 10,
      from: '2026-03-01',
      to: '2026-03-30',
    });
    expect(recordsWith({ 2: 7, 4: 7 }, 6).date).toEqual({ reps: 7, from: '2026-03-03', to: '2026-03-03' });
    expect(recordsWith({}, 3)).toEqual({ date: null, week: null, month: null, longestStreak: 3 });
    expect(detailsFrom('').records.longestStreak).toBe(0);
  });

  it('extra reps are those beyond the target of the day', () => {
    const extra = (reps: number, target: number, changes: object = {}) =>
      detailsFrom('c', () => ({
        exercises: exercises(
          () => reps,
          () => target,
          changes,
        ),
      })).weeks[0]!.extraReps;
    // Of three exercises together.
    expect(extra(12, 10)).toBe(6);
    expect(extra(9, 10)).toBe(0);
    expect(extra(12, 5, { standard: 10 })).toBe(21);
    expect(extra(12, 10, { standard: 5 })).toBe(6);
    expect(extra(12, 10, { completed: false })).toBe(0);
  });

  it('a complete day is finished with the last of its exercises, an incomplete one never', () => {
    const hours = (letters: string) => {
      const allExercises = exercises(() => 10);
      const at = (id: keyof typeof allExercises, hour: number) => ({
        ...allExercises[id],
        completedAt: Date.UTC(2026, 2, 1, hour, 30),
      });
      return detailsFrom(letters, () => ({
        exercises: {
          pushups: at('pushups', 8),
          situps: at('situps', 21),
          jumpingJacks: at('jumpingJacks', 13),
        },
      })).hours;
    };
    // 21:30 lies in the slot from 20:00 to 22:00.
    expect(hours('c')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect(hours('p')).toEqual(Array(12).fill(0));
  });

  it('the pace uses completed days of at most three hours on which the timer ran', () => {
    const pace = (letters: string, seconds: readonly number[]) =>
      detailsFrom(letters, (index) => ({
        exercises: exercises(
          () => 100,
          () => 100,
          { timeSeconds: seconds[index] ?? null },
        ),
      })).weeks[0]!.secondsPerRep;
    // 300 reps on each date, which take half a second each at least.
    expect(pace('cc', [10_800])).toBe(36);
    expect(pace('cc', [10_801])).toBeNull();
    expect(pace('cc', [300, 900])).toBe(2);
    expect(pace('cp', [300, 900])).toBe(1);
    expect(pace('cc', [150])).toBe(0.5);
    expect(pace('cc', [149])).toBeNull();
    expect(pace('cc', [2, 300])).toBe(1);
  });

  it('dates outside of every run, and today before it is complete, are not due', () => {
    const dueOn = (letters: string, run: number | null) =>
      detailsFrom(letters, () => ({ run })).weekdays.reduce((sum, weekday) => sum + weekday.due, 0);
    expect(dueOn('cmp', 0)).toBe(2);
    expect(dueOn('cmc', 0)).toBe(3);
    expect(dueOn('ppp', null)).toBe(0);
  });

  it('weeks without a date are included between others', () => {
    const weeks = detailsFrom('-----c----------c').weeks;
    expect(weeks.map(({ sunday, completed }) => [sunday, completed])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-08', 0],
      ['2026-03-15', 1],
    ]);
  });
});

it('Two runs are compared only up to the day that both completed', () => {
  const { dates, runs } = historyFromLetters('2026-03-01', 'crmpcccmcc', (index) => ({
    run: index < 7 ? 0 : 1,
  }));
  const history = {
    today: '2026-03-10',
    dates,
    runs: [
      { ...runs[0]!, daysCompleted: 4 },
      { ...runs[0]!, daysCompleted: 2 },
    ],
  };
  // Until its Day 2, the later run has `mcc` and the earlier one `crmpc`.
  expect(runAgainstRun(history, 1, 0)).toEqual({
    day: 2,
    run: { reps: 60, dates: 3, rests: 0, missed: 1 },
    earlier: { reps: 70, dates: 5, rests: 1, missed: 2 },
  });
  expect(runAgainstRun(history, 2, 0)).toBeNull();
  expect(runAgainstRun(history, 0, 2)).toBeNull();
});
