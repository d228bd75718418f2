import { expect, it } from 'vitest';
import { Story } from '../rules/story';
import { fold } from '../runs/fold';
import { detailsOf } from './details';
import { runAgainstRun } from './run-against-run';

const detailsNow = ({ history, log }: Story, run = 0) =>
  detailsOf(
    history.dates.filter((record) => record.run === run),
    history.today,
    fold(log).zones,
  );

/** 1 March 2026 is a Sunday. */
const begun = () => Story.startedOn('2026-03-01').completeFrom('2026-03-01', 3);

it('counts by weekday what was asked and done, and leaves rest days and an open today out', () => {
  const story = begun().on('2026-03-04').rest();
  story.on('2026-03-11').exercise('pushups');
  expect(detailsNow(story).weekdays).toEqual([
    { asked: 2, completed: 1 },
    { asked: 2, completed: 1 },
    { asked: 2, completed: 1 },
    { asked: 0, completed: 0 },
    { asked: 1, completed: 0 },
    { asked: 1, completed: 0 },
    { asked: 1, completed: 0 },
  ]);
});

it('tells the hour by the clock of where the day was finished', () => {
  const story = Story.startedOn('2026-03-01', 'Europe/Paris', '06:30').complete();
  story.on('2026-03-02', '21:59').complete().on('2026-03-03', '05:00').moveTo('America/New_York');
  story.on('2026-03-03', '07:59').complete();
  expect(detailsNow(story).hours).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0]);
});

it('sums weeks from Sunday to Saturday, with extra reps and the pace of timed days', () => {
  const story = Story.startedOn('2026-03-06').completeFrom('2026-03-06', 2, { timeSeconds: 120 });
  story.on('2026-03-08').complete({ actualReps: 20, timeSeconds: 86_400 });
  const [first, second] = detailsNow(story).weeks;
  expect(first).toMatchObject({ sunday: '2026-03-01', completed: 2, extraReps: 0 });
  expect(first!.reps).toEqual({ pushups: 21, situps: 21, jumpingJacks: 21 });
  expect(first!.secondsPerRep).toBeCloseTo(240 / 63);
  expect(second).toMatchObject({ sunday: '2026-03-08', extraReps: 24, secondsPerRep: null });
});

it('knows the longest gap and the records', () => {
  const story = begun().on('2026-03-10').complete();
  const { longestGap, records } = detailsNow(story);
  expect(longestGap).toEqual({ from: '2026-03-04', to: '2026-03-09', dates: 6 });
  expect(records).toEqual({
    date: { reps: 39, from: '2026-03-10', to: '2026-03-10' },
    week: { reps: 99, from: '2026-03-01', to: '2026-03-03' },
    month: { reps: 138, from: '2026-03-01', to: '2026-03-10' },
    longestStreak: 3,
  });
});

it('compares two runs on the last day that both completed', () => {
  const story = begun().on('2026-03-04');
  story.ask({ kind: 'restart' });
  story.complete({ actualReps: 12 }).on('2026-03-05').rest().on('2026-03-06').complete();
  expect(runAgainstRun(story.history, 1, 0)).toEqual({
    day: 2,
    run: { reps: 69, dates: 3, rests: 1, missed: 0 },
    earlier: { reps: 63, dates: 2, rests: 0, missed: 0 },
  });
  expect(runAgainstRun(story.history, 1, 5)).toBeNull();
});
