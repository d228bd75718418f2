import { describe, expect, it } from 'vitest';
import { needsRival, type OpenDay, reasonForToday } from './reason';

/** Day 57 at noon: the earlier badges are earned, and nothing of today is done. */
const day57: OpenDay = {
  season: 1,
  dayNumber: 57,
  streak: 23,
  longestStreak: 33,
  badges: ['first_step', 'week_warrior', 'consistency_king', 'quarter_way', 'halfway_hero'],
  minutesLeft: 720,
  isBack: false,
  hasBegun: false,
  repsLeft: 198,
};
const reasonWith = (changes: Partial<OpenDay>) => reasonForToday({ ...day57, ...changes });

describe('The reason for a day', () => {
  it('is first that it closes, in its last four hours', () => {
    expect(reasonWith({ minutesLeft: 239, isBack: true, streak: 0 })).toEqual({
      kind: 'closes',
      minutes: 239,
    });
    expect(reasonWith({ minutesLeft: 240 }).kind).not.toBe('closes');
    expect(reasonWith({ minutesLeft: -5 })).toEqual({ kind: 'closes', minutes: 0 });
  });

  it('is Comeback on the first days after a gap, until that badge is earned', () => {
    expect(reasonWith({ isBack: true, streak: 0 })).toEqual({ kind: 'comeback', days: 3 });
    expect(reasonWith({ isBack: true, streak: 2 })).toEqual({ kind: 'comeback', days: 1 });
    expect(reasonWith({ isBack: true, streak: 3 }).kind).not.toBe('comeback');
    expect(reasonWith({ isBack: true, streak: 0, badges: ['comeback'] }).kind).not.toBe('comeback');
  });

  it('is the next rank during the workout, if the reps that are left reach that rank', () => {
    const rival = { reps: 66, rank: 55 };
    expect(reasonWith({ hasBegun: true, repsLeft: 132, rival })).toEqual({ kind: 'rival', ...rival });
    expect(reasonWith({ hasBegun: true, repsLeft: 66, rival }).kind).toBe('rival');
    expect(reasonWith({ hasBegun: true, repsLeft: 65, rival }).kind).toBe('badge');
    expect(reasonWith({ rival }).kind).toBe('badge');
  });

  it('is never the next rank before Day 3', () => {
    const workout = { hasBegun: true, repsLeft: 132, rival: { reps: 10, rank: 55 } };
    expect(reasonWith({ ...workout, dayNumber: 2 }).kind).not.toBe('rival');
    expect(reasonWith({ ...workout, dayNumber: 3 }).kind).toBe('rival');
  });

  it('is the nearest badge that counts days, within twenty of them', () => {
    // The badge needs 75 days, and today is Day 57.
    expect(reasonWith({})).toMatchObject({
      badge: 'three_quarters',
      days: 18,
      share: 56 / 75,
    });
    expect(reasonWith({ streak: 48 })).toMatchObject({ badge: 'unstoppable', days: 1 });
    expect(reasonWith({ dayNumber: 75 })).toMatchObject({ badge: 'three_quarters', days: 0 });
    expect(reasonWith({ dayNumber: 1, streak: 0, badges: [] })).toMatchObject({
      badge: 'first_step',
      days: 0,
    });
    expect(reasonWith({ dayNumber: 55 })).toMatchObject({ badge: 'three_quarters', days: 20 });
    expect(reasonWith({ dayNumber: 54 }).kind).not.toBe('badge');
  });

  it('is the first of two equally near badges, and none that counts something else', () => {
    expect(reasonWith({ dayNumber: 75, streak: 49 })).toMatchObject({ badge: 'unstoppable', days: 0 });
    const afterGap = { dayNumber: 4, streak: 0, badges: ['first_step'] };
    expect(reasonWith(afterGap)).toMatchObject({ badge: 'week_warrior', days: 6, share: 0 });
  });

  it('has no milestone of season 1 in season 2', () => {
    expect(reasonWith({ season: 2, dayNumber: 20, badges: [] })).toMatchObject({ badge: 'first_step' });
    expect(reasonWith({ season: 2, dayNumber: 74, longestStreak: 23 })).toEqual({ kind: 'row', days: 6 });
  });

  it('is the longest streak, if no badge is near', () => {
    expect(reasonWith({ dayNumber: 52 })).toEqual({ kind: 'longestStreak', days: 10 });
    expect(reasonWith({ dayNumber: 52, streak: 0, longestStreak: 9 }).kind).toBe('row');
    expect(reasonWith({ dayNumber: 52, streak: 2, longestStreak: 22 })).toEqual({
      kind: 'longestStreak',
      days: 20,
    });
    expect(reasonWith({ dayNumber: 52, streak: 2, longestStreak: 23 }).kind).toBe('row');
  });

  it('is the next rank before the first rep, if nothing nearer applies', () => {
    const far = { dayNumber: 52, longestStreak: 23 };
    expect(reasonWith({ ...far, rival: { reps: 132, rank: 55 } })).toEqual({
      kind: 'rival',
      reps: 132,
      rank: 55,
    });
    expect(reasonWith({ ...far, rival: { reps: 199, rank: 55 } })).toEqual({ kind: 'row', days: 8 });
  });

  it('is otherwise the end of the row', () => {
    expect(reasonWith({ dayNumber: 50, longestStreak: 23, badges: day57.badges })).toEqual({
      kind: 'row',
      days: 0,
    });
  });

  it('requests the next rank only if it can be the reason', () => {
    expect(needsRival(day57)).toBe(false);
    expect(needsRival({ ...day57, hasBegun: true })).toBe(true);
    expect(needsRival({ ...day57, dayNumber: 52, longestStreak: 23 })).toBe(true);
  });
});
