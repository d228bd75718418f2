import { describe, expect, it } from 'vitest';
import { reminderStateOf } from './reminder-state';

const today = {
  today: '2026-05-31',
  finished: false,
  opensOn: null,
  isRestDay: false,
  streak: 4,
  challenge: { allCompleted: false },
};

describe('from when on there is something to be reminded of', () => {
  it('is today while it is open', () => {
    expect(reminderStateOf(today)).toEqual({ openFrom: '2026-05-31', currentStreak: 4 });
  });

  it('is tomorrow once today is complete or a rest day', () => {
    expect(reminderStateOf({ ...today, challenge: { allCompleted: true } }).openFrom).toBe('2026-06-01');
    expect(reminderStateOf({ ...today, isRestDay: true }).openFrom).toBe('2026-06-01');
  });

  it('is the opening date of a run that waits', () => {
    expect(reminderStateOf({ ...today, opensOn: '2026-06-02' }).openFrom).toBe('2026-06-02');
  });

  it('is never, once the run is finished', () => {
    expect(
      reminderStateOf({ ...today, finished: true, challenge: { allCompleted: true } }).openFrom,
    ).toBeNull();
  });
});
