import { expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import { Story } from '../rules/story';
import type { CompleteExercise } from '../runs/commands';
import { musclesOf } from './muscle-weeks';

/** 1 March 2026 is a Sunday. */
const started = () => Story.startedOn('2026-03-01');
const dateOf = (day: number) => addDays('2026-03-01', day);
const hintAfter = (story: Story) => musclesOf(story.history).hint;

it('has no week to show before one is over', () => {
  expect(musclesOf(started().completeFrom('2026-03-01', 7).history).shown).toBeNull();
  const { shown } = musclesOf(started().completeFrom('2026-03-01', 7).on('2026-03-08').history);
  expect(shown).toMatchObject({ sunday: '2026-03-01', daysCompleted: 7 });
  expect(shown!.volume.chest).toBeCloseTo(91);
  expect(shown!.volume.abs).toBeCloseTo(91 * (0.3 + 0.8 + 0.1));
  expect(shown!.volume.triceps).toBeCloseTo(91 * 0.7);
});

it('shows the last week in which something was done', () => {
  const { shown, weeks } = musclesOf(started().completeFrom('2026-03-01', 7).on('2026-03-25').history);
  expect(shown?.sunday).toBe('2026-03-01');
  expect(weeks.map(({ isRunning }) => isRunning)).toEqual([false, false, false, true]);
});

it('says nothing of a plan that is done to the letter, in any of its weeks', () => {
  const story = started();
  for (let week = 0; week < 14; week++) {
    story.completeFrom(dateOf(7 * week), 7).on(dateOf(7 * week + 7));
    expect(hintAfter(story)).toBeNull();
  }
});

it('says what was much more than the plan itself rises by', () => {
  const story = started().completeFrom('2026-03-01', 28);
  for (let day = 28; day < 35; day++) {
    story.on(dateOf(day)).complete();
    story.exercise('situps', { actualReps: 150 });
  }
  const hint = hintAfter(story.on(dateOf(35)));
  expect(hint).toMatchObject({ kind: 'more', group: 'hip flexors' });
});

it('says what was much less, in a week with few days', () => {
  const story = started().completeFrom('2026-03-01', 29).on(dateOf(35));
  expect(hintAfter(story)).toMatchObject({ kind: 'less' });
});

it('offers other movements where the hip flexors do nearly as much as the abs', () => {
  const story = started();
  story.record({ kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase: 'one', paidAt: story.now });
  const wall: Partial<CompleteExercise> = { movement: 'wallPushup' };
  for (let day = 0; day < 7; day++) {
    story.on(dateOf(day)).exercise('pushups', wall);
    story.exercise('situps');
    story.exercise('jumpingJacks', { movement: 'march' });
  }
  expect(hintAfter(story.on(dateOf(7)))).toMatchObject({ kind: 'hipFlexors' });
});
