import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { expect, it } from 'vitest';
import { beginsTomorrow, planStanding } from './plan-standing';

it('A plan begins today until something is done, and tomorrow if the run does', () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  expect(beginsTomorrow(todayAnswer(story.state))).toBe(false);
  story.exercise('pushups');
  expect(beginsTomorrow(todayAnswer(story.state))).toBe(true);
  story.ask({ kind: 'restart' });
  expect(story.state.challenge.exercises.pushups.completed).toBe(false);
  expect(beginsTomorrow(todayAnswer(story.state))).toBe(true);
});

it('The usual reps are the mean of the last seven days, also across runs, with the number of days', () => {
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 3).on('2026-03-05');
  const standing = () => {
    const local = { history: story.history, snapshot: fold(story.log), now: story.now };
    return planStanding(todayAnswer(story.state), local);
  };
  expect(standing().usual).toEqual({ reps: 33, days: 3 });
  story.completeFrom('2026-03-05', 7).on('2026-03-12').ask({ kind: 'restart' });
  story.complete().on('2026-03-13');
  // Day 5 to Day 10, and Day 1: 30 reps.
  expect(standing()).toMatchObject({ completedDays: [{ dayNumber: 1 }], usual: { reps: 47, days: 7 } });
});
