import { Story } from '@hundred/domain/rules/story';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { expect, it } from 'vitest';
import { beginsTomorrow } from './plan-standing';

it('a plan begins today until something is done, and tomorrow where the run itself does', () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  expect(beginsTomorrow(todayAnswer(story.state))).toBe(false);
  story.exercise('pushups');
  expect(beginsTomorrow(todayAnswer(story.state))).toBe(true);
  story.ask({ kind: 'restart' });
  expect(story.state.challenge.exercises.pushups.completed).toBe(false);
  expect(beginsTomorrow(todayAnswer(story.state))).toBe(true);
});
