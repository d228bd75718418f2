import { expect, it } from 'vitest';
import { Story } from '../rules/story';
import { standingOf } from './standing';

const none = { pushups: false, situps: false, jumpingJacks: false };
const allExercises = { pushups: true, situps: true, jumpingJacks: true };

it('A member is open, done or resting, with a mark for what is done', () => {
  const story = Story.startedOn('2026-03-02');
  expect(standingOf(story.state)).toEqual({ day: 1, streak: 0, today: 'open', marks: none });
  story.exercise('situps');
  expect(standingOf(story.state)).toMatchObject({ today: 'open', marks: { ...none, situps: true } });
  story.complete();
  expect(standingOf(story.state)).toEqual({ day: 1, streak: 1, today: 'done', marks: allExercises });
  story.on('2026-03-03').rest();
  expect(standingOf(story.state)).toEqual({ day: 2, streak: 1, today: 'resting', marks: none });
});

it('A member is done on the date of Day 100, and free from the next date on', () => {
  const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100);
  expect(standingOf(story.state)).toMatchObject({ day: 100, today: 'done', marks: allExercises });
  story.later(24);
  expect(standingOf(story.state)).toMatchObject({ day: 100, today: 'free', marks: none });
});

it('A member is free while a new run waits for tomorrow', () => {
  const story = Story.startedOn('2026-03-02').complete();
  story.ask({ kind: 'restart' });
  expect(standingOf(story.state)).toMatchObject({ day: 1, today: 'free', marks: none });
});
