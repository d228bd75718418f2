import { expect, it } from 'vitest';
import { Story } from '../rules/story';
import { debugAnswer, todayAnswer } from './today-answer';

const openExercise = {
  target: 10,
  completed: false,
  completedAt: null,
  reps: 0,
  timeSeconds: null,
};

it('The answer has the current day, with instants as ISO text', () => {
  const story = Story.startedOn('2025-01-01', 'UTC');
  story.exercise('situps', { actualReps: 12, timeSeconds: 90 });
  expect(todayAnswer(story.state)).toEqual({
    dayNumber: 1,
    targetReps: 10,
    currentStreak: 0,
    allCompleted: false,
    isCenturyClub: false,
    path: null,
    exercises: {
      pushups: { ...openExercise, movement: 'pushup', name: 'Push-ups' },
      situps: {
        movement: 'situp',
        name: 'Sit-ups',
        target: 10,
        completed: true,
        completedAt: '2025-01-01T12:00:00.000Z',
        reps: 12,
        timeSeconds: 90,
      },
      jumpingJacks: { ...openExercise, movement: 'jumpingJack', name: 'Jumping Jacks' },
    },
    restDaysLeft: 3,
    restDaysUsed: 0,
    isRestDay: false,
    isScheduledRest: false,
    plan: null,
    ownDays: 0,
    toRate: null,
    finished: false,
    opensOn: null,
  });
});

it('The answer has the completed date that can be rated', () => {
  const story = Story.startedOn('2025-01-01', 'UTC').complete();
  expect(todayAnswer(story.state)).toMatchObject({
    currentStreak: 1,
    allCompleted: true,
    toRate: { localDate: '2025-01-01', effort: null },
  });
  story.on('2025-01-02').rest();
  expect(todayAnswer(story.state)).toMatchObject({ restDaysLeft: 2, restDaysUsed: 1, isRestDay: true });
});

it('The answer has the date and zone of its clock for debugging', () => {
  const story = Story.startedOn('2025-01-01', 'Asia/Tokyo', '08:00');
  expect(debugAnswer(story.state, story.now)).toEqual({
    localDate: '2025-01-01',
    timezone: 'Asia/Tokyo',
    now: '2024-12-31T23:00:00.000Z',
  });
});
