import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { addDays } from '../days/civil-date';
import { eachExercise } from '../days/exercises';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { daysOfWeekBefore, weekRecap } from './week-recap';

/** The Sunday after the week of the recap, which begins with Sunday, 1 March. */
const sunday = '2026-03-08';
const ofEach = (target: number) => eachExercise(() => target);

const logOf = (story: Story, offUntil: string | null = null) => ({
  history: story.history,
  runs: fold(story.log).runs,
  offUntil,
});
const recapOn = (story: Story, date: string) => weekRecap(logOf(story.on(date)), date);

/** Ten days before the week, then a rest on its Sunday and six days. */
function storyOfSixDays(): Story {
  const story = Story.startedOn('2026-02-19', 'UTC').completeFrom('2026-02-19', 10).on('2026-03-01').rest();
  return story.completeFrom('2026-03-02', 6);
}

describe('The recap of a week', () => {
  it('has days, reps, the best day and the streak of the week from Sunday to Saturday', () => {
    expect(recapOn(storyOfSixDays(), sunday)).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-07',
      days: ['rest', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete'],
      completed: 6,
      reps: 3 * (20 + 21 + 22 + 23 + 24 + 25),
      extraReps: 0,
      best: { date: '2026-03-07', dayNumber: 16, reps: 75 },
      streak: 16,
      isKeptByRest: true,
    });
  });

  it('counts extra reps, and takes the later of two equal best days', () => {
    const story = Story.startedOn('2026-03-01', 'UTC').completeFrom('2026-03-01', 7, { actualReps: 20 });
    expect(recapOn(story, sunday)).toMatchObject({
      completed: 7,
      extraReps: 3 * (10 + 9 + 8 + 7 + 6 + 5 + 4),
      best: { date: '2026-03-07', reps: 60 },
      isKeptByRest: false,
    });
  });

  it('does not say that a rest day kept the streak, where the streak began after it', () => {
    const story = Story.startedOn('2026-02-20', 'UTC').complete().on('2026-03-01').rest();
    expect(recapOn(story.completeFrom('2026-03-02', 6), sunday)).toMatchObject({
      streak: 6,
      isKeptByRest: false,
    });
  });

  it('has the targets from today to Saturday, also on Monday and after today is done', () => {
    const targets = (story: Story, date: string) =>
      recapOn(story, date)?.ahead.map((asked) => asked.targets?.pushups ?? null);
    expect(targets(storyOfSixDays(), sunday)).toEqual([26, 27, 28, 29, 30, 31, 32]);
    expect(targets(storyOfSixDays().on(sunday).complete(), sunday)).toEqual([26, 27, 28, 29, 30, 31, 32]);
    expect(targets(storyOfSixDays(), '2026-03-09')).toEqual([26, 27, 28, 29, 30, 31]);
    expect(targets(storyOfSixDays().on(sunday).rest(), sunday)).toEqual([null, 26, 27, 28, 29, 30, 31]);
  });

  it('leaves out the weekdays off of a plan, until Premium ends', () => {
    const story = Story.startedOn('2026-03-01', 'UTC');
    story.ask({ kind: 'startTrial' });
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([2]) });
    story.completeFrom('2026-03-01', 5).on(sunday);
    const datesWithoutTargets = (offUntil: string | null) =>
      weekRecap(logOf(story, offUntil), sunday)?.ahead.flatMap(({ date, targets }) => (targets ? [] : date));
    // 10 March is a Tuesday.
    expect(datesWithoutTargets(null)).toEqual(['2026-03-10']);
    expect(datesWithoutTargets('2026-03-08')).toEqual([]);
  });

  it('ends with Day 100, and asks nothing of a finished run', () => {
    const story = Story.startedOn('2025-11-29', 'UTC').completeFrom('2025-11-29', 99).on(sunday);
    expect(weekRecap(logOf(story), sunday)?.ahead.map(({ targets }) => targets)).toEqual([
      ofEach(109),
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(weekRecap(logOf(story.complete()), sunday)?.ahead).toEqual([]);
  });

  it('is missing with fewer than two completed days', () => {
    const one = Story.startedOn('2026-03-01', 'UTC').complete();
    expect(recapOn(one, sunday)).toBeNull();
    expect(
      recapOn(Story.startedOn('2026-03-01', 'UTC').completeFrom('2026-03-01', 2), sunday)?.completed,
    ).toBe(2);
    expect(recapOn(Story.startedOn(sunday, 'UTC'), sunday)).toBeNull();
  });

  it('marks dates before the start as none', () => {
    const story = Story.startedOn('2026-03-04', 'UTC').completeFrom('2026-03-04', 2);
    expect(recapOn(story, sunday)?.days).toEqual([null, null, null, 'complete', 'complete', 'rest', 'rest']);
  });
});

it('The days of the week before are the same by the snapshot and by the recap, on any Sunday', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
      fc.boolean(),
      (done, isSundayDone) => {
        const story = Story.startedOn('2026-02-20', 'UTC');
        for (const [index, isDone] of done.entries()) {
          story.on(addDays('2026-02-20', index));
          if (isDone) story.complete();
        }
        story.on(sunday);
        if (isSundayDone) story.complete();
        const days = daysOfWeekBefore(fold(story.log), sunday);
        expect(days >= 2 ? days : 0).toBe(weekRecap(logOf(story), sunday)?.completed ?? 0);
      },
    ),
    { numRuns: 60 },
  );
});
