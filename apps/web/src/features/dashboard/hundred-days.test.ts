import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../challenge/views';
import { hundredDays } from './hundred-days';
import { runOfLetters } from './testing/run-of-letters';

/** The days by the history alone, before today's answer has loaded. */
const daysOf = (history: readonly HistoryEntry[]) => hundredDays(history, undefined);

// One letter for each date, the last of which is today: `c` complete, `m` missed, `r` rest, `p` partial, `o` open.
describe('The days of a run in the grid', () => {
  it('begin with Day 1, also before there is any date', () => {
    expect(daysOf([])).toEqual({
      today: 1,
      todayDone: false,
      todayRests: false,
      streak: 0,
      seams: {},
    });
  });

  it('use the last date as today', () => {
    expect(daysOf(runOfLetters('cco'))).toMatchObject({
      today: 3,
      todayDone: false,
      streak: 2,
    });
    expect(daysOf(runOfLetters('ccc'))).toMatchObject({
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
    expect(daysOf(runOfLetters('ccr'))).toMatchObject({ today: 3, todayRests: true });
    expect(daysOf(runOfLetters('crc'))).toMatchObject({ todayRests: false });
  });

  it('draw rest and missed dates before the day that waited', () => {
    expect(daysOf(runOfLetters('crcmco')).seams).toEqual({ 2: 'rest', 3: 'missed' });
  });

  it('prefer missed over rest in one gap, because the streak broke', () => {
    expect(daysOf(runOfLetters('crmo')).seams).toEqual({ 2: 'missed' });
    expect(daysOf(runOfLetters('cmro')).seams).toEqual({ 2: 'missed' });
  });

  it('draw today’s rest, and nothing for a day that is only begun', () => {
    expect(daysOf(runOfLetters('cr')).seams).toEqual({ 2: 'rest' });
    expect(daysOf(runOfLetters('cp')).seams).toEqual({});
    expect(daysOf(runOfLetters('co')).seams).toEqual({});
  });

  it('count a past partial date as missed, unless the streak continued over it', () => {
    const broken = runOfLetters('cpo');
    expect(daysOf(broken).seams).toEqual({ 2: 'missed' });
    const skipped = broken.map((entry) => ({ ...entry, streak: 1 }));
    expect(daysOf(skipped).seams).toEqual({});
  });

  it('draw the gap before a comeback as one mark, until the day of the comeback is over', () => {
    expect(daysOf(runOfLetters('cmcmmmo')).seams).toEqual({ 2: 'missed', 3: 'gap' });
    expect(daysOf(runOfLetters('cmcmmmc')).seams).toEqual({ 2: 'missed', 3: 'gap' });
    expect(daysOf(runOfLetters('cmcmmmco')).seams).toEqual({ 2: 'missed', 3: 'missed' });
  });
});
