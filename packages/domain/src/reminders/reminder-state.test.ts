import { describe, expect, it } from 'vitest';
import { Story } from '../rules/story';
import { isReminderWanted } from './next-reminder';
import { reminderStateOf } from './reminder-state';

const today = {
  today: '2026-05-31',
  finished: false,
  opensOn: null,
  isRestDay: false,
  streak: 4,
  challenge: { allCompleted: false },
};

describe('The open date of a reminder', () => {
  it('is today while it is open', () => {
    expect(reminderStateOf(today)).toEqual({ openDate: '2026-05-31', currentStreak: 4 });
  });

  it.each([
    ['complete', { challenge: { allCompleted: true } }],
    ['a rest day', { isRestDay: true }],
    ['before a run that waits', { opensOn: '2026-06-02' }],
    ['after the last day', { finished: true, challenge: { allCompleted: true } }],
  ])('is null while today is %s', (_name, change) => {
    expect(reminderStateOf({ ...today, ...change }).openDate).toBeNull();
  });
});

it('The open date is null at 01:00 if the previous date was completed after midnight', () => {
  const story = Story.startedOn('2026-05-31').on('2026-05-31', '23:50');
  story.exercise('pushups');
  const isWanted = () => isReminderWanted('dailyReminder', reminderStateOf(story.state), '2026-06-01');
  story.on('2026-06-01', '00:30');
  expect(isWanted()).toBe(true);
  for (const exercise of ['situps', 'jumpingJacks'] as const) story.exercise(exercise);
  story.on('2026-06-01', '01:00');
  expect(story.state.today).toBe('2026-05-31');
  expect(isWanted()).toBe(false);
  expect([story.on('2026-06-01', '02:00').state.today, isWanted()]).toEqual(['2026-06-01', true]);
});
