import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../platform/challenge-queries';
import { hundredDays } from './hundred-days';

const exercise = { completed: false, reps: 0, target: 10, timeSeconds: null };

/** One letter per date: complete, rest, missed, partial, open. */
function run(letters: string): HistoryEntry[] {
  const statuses = { c: 'complete', r: 'rest', m: 'missed', p: 'partial', o: 'open' } as const;
  let dayNumber = 1;
  let streak = 0;
  return [...letters].map((letter, index) => {
    const status = statuses[letter as keyof typeof statuses];
    if (status === 'complete') streak += 1;
    if (status === 'missed' || (status === 'partial' && index < letters.length - 1)) streak = 0;
    const entry: HistoryEntry = {
      date: `2026-06-${String(index + 1).padStart(2, '0')}`,
      status,
      dayNumber,
      targetReps: 9 + dayNumber,
      totalRepsCompleted: 0,
      streak,
      allCompleted: status === 'complete',
      usedRestDay: status === 'rest',
      exercises: { pushups: exercise, situps: exercise, jumpingJacks: exercise },
    };
    if (status === 'complete') dayNumber += 1;
    return entry;
  });
}

describe('the days of a run as the grid draws them', () => {
  it('begin with Day 1, also before there is any date', () => {
    expect(hundredDays([], undefined)).toEqual({
      today: 1,
      todayDone: false,
      todayRests: false,
      streak: 0,
      seams: {},
    });
  });

  it('take the last date for today', () => {
    expect(hundredDays(run('cco'), undefined)).toMatchObject({ today: 3, todayDone: false, streak: 2 });
    expect(hundredDays(run('ccc'), undefined)).toMatchObject({ today: 3, todayDone: true, streak: 3 });
  });

  it('follow today’s answer where it is newer than the history', () => {
    const answer = { dayNumber: 3, allCompleted: true, currentStreak: 3, isRestDay: false };
    expect(hundredDays(run('ccp'), answer)).toMatchObject({ today: 3, todayDone: true, streak: 3 });
    expect(hundredDays(run('ccr'), answer)).toMatchObject({ todayRests: false });
  });

  it('know that today is rested', () => {
    expect(hundredDays(run('ccr'), undefined)).toMatchObject({ today: 3, todayRests: true });
    expect(hundredDays(run('crc'), undefined)).toMatchObject({ todayRests: false });
  });

  it('draw rest and missed dates before the day that waited on them', () => {
    expect(hundredDays(run('crcmco'), undefined).seams).toEqual({ 2: 'rest', 3: 'missed' });
  });

  it('let missed win over rest in one gap: the chain broke', () => {
    expect(hundredDays(run('crmo'), undefined).seams).toEqual({ 2: 'missed' });
    expect(hundredDays(run('cmro'), undefined).seams).toEqual({ 2: 'missed' });
  });

  it('draw today’s rest, and nothing for a day that is only begun', () => {
    expect(hundredDays(run('cr'), undefined).seams).toEqual({ 2: 'rest' });
    expect(hundredDays(run('cp'), undefined).seams).toEqual({});
    expect(hundredDays(run('co'), undefined).seams).toEqual({});
  });

  it('count a past partial date as missed, unless the streak went on over it', () => {
    const broken = run('cpo');
    expect(hundredDays(broken, undefined).seams).toEqual({ 2: 'missed' });
    const skipped = broken.map((entry) => ({ ...entry, streak: 1 }));
    expect(hundredDays(skipped, undefined).seams).toEqual({});
  });
});
