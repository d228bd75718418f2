import { expect, it } from 'vitest';
import { Story } from '../rules/story';
import { fold } from '../runs/fold';
import { historyOf } from '../runs/history';
import { earliestFinish, runAheadOf } from './run-ahead';

const aheadOf = ({ log, now }: Story) => runAheadOf(historyOf(log, now)!, fold(log).runs);
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

it('has nothing ahead once the hundred is done', () => {
  expect(aheadOf(Story.startedOn('2026-03-01').completeFrom('2026-03-01', 100))).toBeNull();
});

it('ends soonest after as many asked dates as there are days left', () => {
  const ahead = { ...aheadOf(begun().on('2026-03-04'))!, daysLeft: 5 };
  expect(earliestFinish(ahead)).toBe('2026-03-08');
  expect(earliestFinish({ ...ahead, offWeekdays: [0, 6] })).toBe('2026-03-10');
});
