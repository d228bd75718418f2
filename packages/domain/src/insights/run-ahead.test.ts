import { expect, it } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { fold } from '../runs/fold';
import { historyOf } from '../runs/history';
import { earliestFinish, runAheadOf } from './run-ahead';
import { toldHistory } from './testing/told-history';

const aheadOf = ({ log, now }: Story) => runAheadOf(historyOf(log, now)!, fold(log).runs, null);
const begun = () => Story.startedOn('2026-03-01').completeFrom('2026-03-01', 3);

it('goes on from today until today is done or rested, then from tomorrow', () => {
  const story = begun().on('2026-03-04');
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-04', daysLeft: 97, datesOfRun: 3 });
  story.exercise('pushups');
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-04', daysLeft: 97, datesOfRun: 3 });
  story.complete();
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-05', daysLeft: 96, datesOfRun: 4 });
  story.on('2026-03-05').rest();
  expect(aheadOf(story)).toMatchObject({ from: '2026-03-06', daysLeft: 96, datesOfRun: 5 });
});

it('takes a rest day and a missed date for dates without a workout', () => {
  const story = begun().on('2026-03-04').rest().on('2026-03-06');
  expect(aheadOf(story)!.asked.map(({ completed }) => completed)).toEqual([true, true, true, false, false]);
});

it('looks back over earlier runs, and counts the dates of this one', () => {
  const story = begun().on('2026-03-04');
  story.ask({ kind: 'restart' });
  story.complete().on('2026-03-05');
  const ahead = aheadOf(story)!;
  expect(ahead.asked.length).toBeGreaterThan(ahead.datesOfRun);
  expect(ahead.daysLeft).toBe(99);
});

it('begins with the first date of a run that waits for tomorrow', () => {
  const story = begun().on('2026-03-04');
  story.exercise('pushups');
  story.ask({ kind: 'restart' });
  expect(story.state.opensOn).toBe('2026-03-05');
  const ahead = aheadOf(story)!;
  expect(ahead).toMatchObject({ from: '2026-03-05', daysLeft: 100 });
  expect(earliestFinish(ahead)).toBe('2026-06-12');
});

it('has nothing ahead once the hundred is done', () => {
  expect(aheadOf(Story.startedOn('2026-03-01').completeFrom('2026-03-01', 100))).toBeNull();
});

it('ends soonest after as many asked dates as there are days left', () => {
  const ahead = { ...aheadOf(begun().on('2026-03-04'))!, daysLeft: 5 };
  expect(earliestFinish(ahead)).toBe('2026-03-08');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6] })).toBe('2026-03-10');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6], offUntil: '2026-03-07' })).toBe('2026-03-09');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6], offUntil: '2026-03-03' })).toBe('2026-03-08');
});

it('asks for nothing on weekdays off and on dates of no run, nor on the date to come', () => {
  const story = Story.startedOn('2026-03-01');
  const { runs } = fold(story.log);
  const told = toldHistory('2026-03-01', 'cwmpro', (index) => (index === 3 ? { run: null } : {}));
  const ahead = runAheadOf(told, runs, null)!;
  expect(ahead).toMatchObject({ from: '2026-03-06', datesOfRun: 3, openedAt: story.now, offWeekdays: [] });
  expect(ahead.asked).toEqual([
    { date: '2026-03-01', completed: true },
    { date: '2026-03-03', completed: false },
    { date: '2026-03-05', completed: false },
  ]);
  // Without a record of today it is still to come.
  expect(runAheadOf(toldHistory('2026-03-01', 'cc-'), runs, null)!.from).toBe('2026-03-03');
});

it('goes by the plan that holds on the date after the next', () => {
  const { runs } = fold(Story.startedOn('2026-03-01').log);
  const off = (firstDate: string) => {
    const plans = [{ at: 0, localDate: '2026-03-01', firstDate, fromDay: 1, plan: gentlePlan([0, 6]) }];
    return runAheadOf(toldHistory('2026-03-01', 'cco'), [{ ...runs[0]!, plans }], null)!.offWeekdays;
  };
  expect(off('2026-03-04')).toEqual([0, 6]);
  expect(off('2026-03-05')).toEqual([]);
});

it('has nothing ahead of a run that was closed', () => {
  const { runs } = fold(Story.startedOn('2026-03-01').log);
  const told = toldHistory('2026-03-01', 'cco');
  const closed = { ...told, runs: [{ ...told.runs[0]!, closedOn: '2026-03-03' }] };
  expect(runAheadOf(told, runs, null)).not.toBeNull();
  expect(runAheadOf(closed, runs, null)).toBeNull();
  expect(runAheadOf(told, [], null)).toBeNull();
});
