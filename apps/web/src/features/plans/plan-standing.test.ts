import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { expect, it } from 'vitest';
import { planStanding, wouldPlanStartTomorrow } from './plan-standing';

it('A plan starts today until an exercise is done, and tomorrow if the run itself does', () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  expect(wouldPlanStartTomorrow(todayAnswer(story.state))).toBe(false);
  story.exercise('pushups');
  expect(wouldPlanStartTomorrow(todayAnswer(story.state))).toBe(true);
  story.ask({ kind: 'restart' });
  expect(story.state.challenge.exercises.pushups.completed).toBe(false);
  expect(wouldPlanStartTomorrow(todayAnswer(story.state))).toBe(true);
});

it('The usual reps are the mean of the last seven days, also across runs, with the number of days', () => {
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 3).on('2026-03-05');
  const standing = () => {
    const local = { history: story.history, snapshot: fold(story.log), now: story.now };
    return planStanding(todayAnswer(story.state), local);
  };
  // The mean of 30, 33 and 36.
  expect(standing().usual).toEqual({ reps: 33, days: 3 });
  story.completeFrom('2026-03-05', 7).on('2026-03-12').ask({ kind: 'restart' });
  story.complete().on('2026-03-13');
  // Days 5 to 10 of the first run, with 42 to 57 reps, and Day 1 of the second with 30: 47 is their mean.
  expect(standing()).toMatchObject({ completedDays: [{ dayNumber: 1 }], usual: { reps: 47, days: 7 } });
});
