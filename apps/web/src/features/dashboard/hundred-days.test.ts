import { describe, expect, it } from 'vitest';
import { hundredDays } from './hundred-days';
import { runOfLetters } from './testing/run-of-letters';

// One letter for each date, the last of which is today: `c` complete, `m` missed, `r` rest, `p` partial, `o` open.
describe('The days of a run in the grid', () => {
  it('begin with Day 1, also before there is any date', () => {
    expect(hundredDays([], undefined)).toEqual({
      today: 1,
      todayDone: false,
      todayRests: false,
      streak: 0,
      seams: {},
    });
  });

  it('use the last date as today', () => {
    expect(hundredDays(runOfLetters('cco'), undefined)).toMatchObject({
      today: 3,
      todayDone: false,
      streak: 2,
    });
    expect(hundredDays(runOfLetters('ccc'), undefined)).toMatchObject({
      today: 3,
      todayDone: true,
      streak: 3,
    });
  });

  it('follow today’s answer if it is newer than the history', () => {
    const answer = { dayNumber: 3, allCompleted: true, currentStreak: 3, isRestDay: false };
    expect(hundredDays(runOfLetters('ccp'), answer)).toMatchObject({ today: 3, todayDone: true, streak: 3 });
    expect(hundredDays(runOfLetters('ccr'), answer)).toMatchObject({ todayRests: false });
  });

  it('include a rest day today', () => {
    expect(hundredDays(runOfLetters('ccr'), undefined)).toMatchObject({ today: 3, todayRests: true });
    expect(hundredDays(runOfLetters('crc'), undefined)).toMatchObject({ todayRests: false });
  });

  it('draw rest and missed dates before the day that waited', () => {
    expect(hundredDays(runOfLetters('crcmco'), undefined).seams).toEqual({ 2: 'rest', 3: 'missed' });
  });

  it('prefer missed over rest in one gap, because the streak broke', () => {
    expect(hundredDays(runOfLetters('crmo'), undefined).seams).toEqual({ 2: 'missed' });
    expect(hundredDays(runOfLetters('cmro'), undefined).seams).toEqual({ 2: 'missed' });
  });

  it('draw today’s rest, and nothing for a day that is only begun', () => {
    expect(hundredDays(runOfLetters('cr'), undefined).seams).toEqual({ 2: 'rest' });
    expect(hundredDays(runOfLetters('cp'), undefined).seams).toEqual({});
    expect(hundredDays(runOfLetters('co'), undefined).seams).toEqual({});
  });

  it('count a past partial date as missed, unless the streak continued over it', () => {
    const broken = runOfLetters('cpo');
    expect(hundredDays(broken, undefined).seams).toEqual({ 2: 'missed' });
    const skipped = broken.map((entry) => ({ ...entry, streak: 1 }));
    expect(hundredDays(skipped, undefined).seams).toEqual({});
  });

  it('draw the gap before a comeback as one mark, until the day of the comeback is over', () => {
    expect(hundredDays(runOfLetters('cmcmmmo'), undefined).seams).toEqual({ 2: 'missed', 3: 'gap' });
    expect(hundredDays(runOfLetters('cmcmmmc'), undefined).seams).toEqual({ 2: 'missed', 3: 'gap' });
    expect(hundredDays(runOfLetters('cmcmmmco'), undefined).seams).toEqual({ 2: 'missed', 3: 'missed' });
  });
});
