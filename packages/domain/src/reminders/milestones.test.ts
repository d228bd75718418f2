import { expect, it } from 'vitest';
import { extend, fold } from '../challenge/fold/fold';
import { emptySnapshot } from '../challenge/fold/snapshot';
import { Story } from '../rules/story';
import { milestoneReached } from './milestones';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

/** The milestone that the last `count` facts of a log reached. */
const reachedBy = (story: Story, count: number) =>
  milestoneReached(fold(story.log.slice(0, -count)), fold(story.log));

it('A milestone is reached by the exercise that completes Day 10, 25, 50, 75 or 100 in both seasons, and by no other', () => {
  const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100);
  story.on('2026-04-12').ask({ kind: 'choosePath', path: 'hybrid' });
  story.completeFrom('2026-04-12', 12);
  let before = emptySnapshot();
  const reachedDays: number[] = [];
  for (const fact of story.log) {
    const after = extend(before, [fact]) ?? before;
    const milestone = milestoneReached(before, after);
    if (milestone !== null) reachedDays.push(milestone);
    before = after;
  }
  expect(reachedDays).toEqual([10, 25, 50, 75, 100, 10]);
});

it('A milestone is reached by a late fact that counts for an earlier date', () => {
  const story = Story.startedOn('2026-03-02').completeFrom('2026-03-02', 8);
  const lateInstant = story.on('2026-03-10').now;
  story.on('2026-03-11').complete();
  const length = story.log.length;
  const lateDetails = { at: lateInstant, localDate: '2026-03-10', timezone: 'Europe/Paris' } as const;
  story.exercise('pushups', { deviceKey: 'late-1', ...lateDetails });
  story.exercise('situps', { deviceKey: 'late-2', ...lateDetails });
  expect(reachedBy(story, story.log.length - length)).toBeNull();
  story.exercise('jumpingJacks', { deviceKey: 'late-3', ...lateDetails });
  expect(reachedBy(story, story.log.length - length)).toBe(10);
});

it('A milestone is not reached by a restart', () => {
  const story = Story.startedOn('2026-03-02').completeFrom('2026-03-02', 30).on('2026-04-02');
  story.ask({ kind: 'restart' });
  expect(reachedBy(story, 1)).toBeNull();
});
