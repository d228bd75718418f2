import { describe, expect, it } from 'vitest';
import { fold } from '../../challenge/fold/fold';
import { historyOf } from '../../challenge/state/history';
import { gentlePlan } from '../../rules/gentle-plan';
import { Story } from '../../rules/story';
import { historyFromLetters } from '../testing/history-from-letters';
import { simulatePaths } from './forecast';
import { earliestFinish, runAheadOf, withOffWeekdays } from './run-ahead';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

const aheadOf = ({ log, now }: Story) => runAheadOf(historyOf(log, now)!, fold(log).runs, null);
const storyOfThreeDays = () => Story.startedOn('2026-03-01').completeFrom('2026-03-01', 3);

it('The forecast starts today until today is done or rested, then tomorrow', () => {
  const story = storyOfThreeDays().on('2026-03-04');
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-04', daysLeft: 97, datesOfRun: 3 });
  story.exercise('pushups');
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-04', daysLeft: 97, datesOfRun: 3 });
  story.complete();
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-05', daysLeft: 96, datesOfRun: 4 });
  story.on('2026-03-05').rest();
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-06', daysLeft: 96, datesOfRun: 5 });
});

it('Rest days and missed dates are dates without a workout', () => {
  const story = storyOfThreeDays().on('2026-03-04').rest().on('2026-03-06');
  expect(aheadOf(story)!.dueDates.map(({ completed }) => completed)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('Earlier runs are included, and the dates of this one are counted', () => {
  const story = storyOfThreeDays().on('2026-03-04');
  story.ask({ kind: 'restart' });
  story.complete().on('2026-03-05');
  const ahead = aheadOf(story)!;
  expect(ahead.dueDates.length).toBeGreaterThan(ahead.datesOfRun);
  expect(ahead.daysLeft).toBe(99);
});

it('The first date of a run that waits for tomorrow is the start', () => {
  const story = storyOfThreeDays().on('2026-03-04');
  story.exercise('pushups');
  story.ask({ kind: 'restart' });
  expect(story.state.opensOn).toBe('2026-03-05');
  const ahead = aheadOf(story)!;
  expect(ahead).toMatchObject({ from: '2026-03-05', daysLeft: 100 });
  // The hundredth date from 5 March on.
  expect(earliestFinish(ahead)).toBe('2026-06-12');
});

it('Nothing is ahead once the hundred is done', () => {
  expect(aheadOf(Story.startedOn('2026-03-01').completeFrom('2026-03-01', 100))).toBeNull();
});

it('The earliest finish is after as many due dates as there are days left', () => {
  const ahead = { ...aheadOf(storyOfThreeDays().on('2026-03-04'))!, daysLeft: 5 };
  expect(earliestFinish(ahead)).toBe('2026-03-08');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6] })).toBe('2026-03-10');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6], offUntil: '2026-03-07' })).toBe('2026-03-09');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6], offUntil: '2026-03-03' })).toBe('2026-03-08');
});

it('Weekdays off, dates outside of every run and the next date are not due', () => {
  const story = Story.startedOn('2026-03-01');
  const { runs } = fold(story.log);
  const baseHistory = historyFromLetters('2026-03-01', 'cwmpro', (index) =>
    index === 3 ? { run: null } : {},
  );
  const ahead = runAheadOf(baseHistory, runs, null)!;
  expect(ahead).toMatchObject({ from: '2026-03-06', datesOfRun: 3, openedAt: story.now, offWeekdays: [] });
  expect(ahead.dueDates).toEqual([
    { date: '2026-03-01', completed: true },
    { date: '2026-03-03', completed: false },
    { date: '2026-03-05', completed: false },
  ]);
  // Without a record of today, today is undecided.
  expect(runAheadOf(historyFromLetters('2026-03-01', 'cc-'), runs, null)!.from).toBe('2026-03-03');
});

it('The plan of the date after the next one is used', () => {
  const { runs } = fold(Story.startedOn('2026-03-01').log);
  const offWeekdaysOf = (firstDate: string) => {
    const plans = [{ at: 0, localDate: '2026-03-01', firstDate, fromDay: 1, plan: gentlePlan([0, 6]) }];
    const ahead = runAheadOf(historyFromLetters('2026-03-01', 'cco'), [{ ...runs[0]!, plans }], null)!;
    return [ahead.offWeekdays, ahead.offFrom];
  };
  expect(offWeekdaysOf('2026-03-04')).toEqual([[0, 6], '2026-03-04']);
  expect(offWeekdaysOf('2026-03-05')).toEqual([[], '2026-03-03']);
});

describe('A weekday that becomes off', () => {
  /** 4 March 2026 is a Wednesday. */
  const onWednesday = () => storyOfThreeDays().on('2026-03-04');
  const withLifetime = (story: Story) => {
    story.record({
      kind: 'premiumBegan',
      at: story.now,
      plan: 'lifetime',
      purchase: 'one',
      paidAt: story.now,
    });
    return story;
  };
  const finishOf = (story: Story) => earliestFinish({ ...aheadOf(story)!, daysLeft: 3 });

  it('is off from the first date of the plan on: not today if today has begun', () => {
    const story = withLifetime(onWednesday());
    expect(finishOf(story)).toBe('2026-03-06');
    story.exercise('pushups');
    const plan = { startsOn: '2026-03-05', isOffToday: false };
    const before = withOffWeekdays({ ...aheadOf(story)!, daysLeft: 8 }, [3], plan);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([3]) });
    const after = { ...aheadOf(story)!, daysLeft: 8 };
    // Wednesday the 4th counts, the 11th does not.
    expect([earliestFinish(before), earliestFinish(after)]).toEqual(['2026-03-12', '2026-03-12']);
    expect(simulatePaths(after, 300).offsets[0]).toBe(8);
  });

  it('is off today if nothing is done yet', () => {
    const ahead = { ...aheadOf(withLifetime(onWednesday()))!, daysLeft: 3 };
    const runWithoutWednesdays = withOffWeekdays(ahead, [3], { startsOn: '2026-03-04', isOffToday: false });
    expect(earliestFinish(runWithoutWednesdays)).toBe('2026-03-07');
  });

  it('is due again today if a plan without it starts today, and otherwise from tomorrow on', () => {
    const story = withLifetime(Story.startedOn('2026-03-01'));
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([3]) });
    const ahead = { ...aheadOf(story.completeFrom('2026-03-01', 3).on('2026-03-04'))!, daysLeft: 3 };
    const finish = (off: number[], startsOn: string, isOffToday = true) =>
      earliestFinish(withOffWeekdays(ahead, off, { startsOn, isOffToday }));
    expect(ahead.from).toBe('2026-03-05');
    expect(finish([], '2026-03-04')).toBe('2026-03-06');
    expect(finish([3], '2026-03-04')).toBe('2026-03-07');
    expect(finish([], '2026-03-05')).toBe('2026-03-07');
    // A taken rest day stays one.
    expect(finish([], '2026-03-04', false)).toBe('2026-03-07');
  });
});

it('Nothing is ahead of a run that was closed', () => {
  const { runs } = fold(Story.startedOn('2026-03-01').log);
  const baseHistory = historyFromLetters('2026-03-01', 'cco');
  const closedHistory = { ...baseHistory, runs: [{ ...baseHistory.runs[0]!, closedOn: '2026-03-03' }] };
  expect(runAheadOf(baseHistory, runs, null)).not.toBeNull();
  expect(runAheadOf(closedHistory, runs, null)).toBeNull();
  expect(runAheadOf(baseHistory, [], null)).toBeNull();
});
