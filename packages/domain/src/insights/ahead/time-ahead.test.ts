import { describe, expect, it } from 'vitest';
import { fold } from '../../challenge/fold/fold';
import { historyOf } from '../../challenge/state/history';
import type { DateRecord } from '../../challenge/state/state';
import { gentlePlan } from '../../rules/gentle-plan';
import { Story } from '../../rules/story';
import { exercises, historyFromLetters } from '../testing/history-from-letters';
import { timeOnDay, timesAhead } from './time-ahead';

/** Dates of March 2026, each with six seconds for each rep of the day's target. */
function storyWithTimes(dates: number): Story {
  const story = Story.startedOn('2026-03-01');
  for (let day = 1; day <= dates; day++) {
    story.on(`2026-03-${String(day).padStart(2, '0')}`).complete({ timeSeconds: 6 * (9 + day) * 3 });
  }
  return story;
}

function aheadOf({ log, now, state }: Story) {
  return timesAhead(historyOf(log, now)!, fold(log).runs, 100 - state.daysCompleted);
}

it('The time forecast needs eight timed days', () => {
  expect(aheadOf(storyWithTimes(7))).toEqual([]);
});

it('The time forecast follows the targets of the days ahead', () => {
  const ahead = aheadOf(storyWithTimes(20));
  expect(ahead.map(({ when, day }) => [when, day])).toEqual([
    ['next', 21],
    ['inAWeek', 28],
  ]);
  expect(ahead[0]!.expected.seconds).toBeCloseTo(6 * 30 * 3);
  expect(ahead[1]!.expected.seconds).toBeCloseTo(6 * 37 * 3);
});

it('The time forecast leaves out days whose timer was forgotten', () => {
  const story = storyWithTimes(20);
  story.on('2026-03-21').complete({ timeSeconds: 20_000 });
  expect(aheadOf(story)[0]!.expected.seconds).toBeCloseTo(6 * 31 * 3);
});

describe('The time forecast from eight timed days', () => {
  const { runs } = fold(Story.startedOn('2026-03-01').log);
  /** A target of ten reps of each exercise in 60 seconds, or of a hundred in 600. */
  const timed = (index: number, timeSeconds = index % 2 === 0 ? 60 : 600) =>
    exercises(
      () => 10,
      () => (index % 2 === 0 ? 10 : 100),
      { timeSeconds },
    );
  const timedHistory = (changes: (index: number) => Partial<DateRecord> = () => ({})) =>
    historyFromLetters('2026-03-01', 'cccccccc', (index) => ({ exercises: timed(index), ...changes(index) }));

  it.each([
    [50, ['next 51', 'inAWeek 58', 'last 100']],
    [9, ['next 92', 'inAWeek 99', 'last 100']],
    [8, ['next 93', 'inAWeek 100']],
    [7, ['next 94', 'last 100']],
    [2, ['next 99', 'last 100']],
    [1, ['next 100']],
  ])('with %i days left mentions each day once', (daysLeft, days) => {
    expect(timesAhead(timedHistory(), runs, daysLeft).map(({ when, day }) => `${when} ${day}`)).toEqual(days);
  });

  it.each<[string, Partial<DateRecord>]>([
    ['not complete', { status: 'partial' }],
    ['of no run', { run: null }],
    ['without a time', { exercises: exercises(() => 10) }],
    ['of no time', { exercises: timed(0, 0) }],
    ['of less than half a second a rep', { exercises: timed(0, 14) }],
    ['of more than three hours', { exercises: timed(0, 10_801) }],
  ])('ignores a day that is %s', (_what, changes) => {
    expect(timeOnDay(timedHistory(), runs)).not.toBeNull();
    for (const seconds of [15, 10_800]) {
      const dates = timedHistory(() => ({ exercises: timed(0, seconds) }));
      expect(timeOnDay(dates, runs)).not.toBeNull();
    }
    expect(
      timeOnDay(
        timedHistory((index) => (index === 3 ? changes : {})),
        runs,
      ),
    ).toBeNull();
  });

  it("follows tomorrow's plan, and weighs past days by their own movements", () => {
    const plan = gentlePlan([], { kind: 'steps', start: 20, step: 0, every: 1, ceiling: 20 });
    const adopted = (firstDate: string) => [
      { ...runs[0]!, plans: [{ at: 0, localDate: '2026-03-08', firstDate, fromDay: 9, plan }] },
    ];
    const seconds = (runRecords: typeof runs) => timeOnDay(timedHistory(), runRecords)!(11)!.seconds;
    // A second for each 2150 / 60 of load. A rep of all three weighs 215 by the run, and 75 + 35 + 35 by the plan.
    expect(seconds(runs)).toBeCloseTo((20 * 215 * 60) / 2150);
    expect(seconds(adopted('2026-03-09'))).toBeCloseTo((20 * (75 + 35 + 35) * 60) / 2150);
    expect(seconds(adopted('2026-03-10'))).toBeCloseTo((20 * 215 * 60) / 2150);
    // The strength path has 10 reps that weigh 420 in place of 215.
    const club = [{ ...runs[0]!, path: 'strength' as const }];
    expect(timeOnDay(timedHistory(), club)!(1)!.seconds).toBeCloseTo(
      (15 * 110 + 15 * 90 + 10 * 220) * (60 / 4200),
    );
    expect(timeOnDay(timedHistory(), [])).toBeNull();
  });
});
