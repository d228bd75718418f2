import { describe, expect, it } from 'vitest';
import { describeDays, listGridNotes } from './describe-days';
import { type HundredDays, rowOf } from './geometry';

const days: HundredDays = {
  today: 57,
  todayDone: false,
  streak: 23,
  seams: { 19: 'rest', 34: 'missed' },
};

describe('describeDays', () => {
  it('summarizes the grid', () => {
    expect(describeDays(days)).toBe('56 of 100 days complete. Today is Day 57. Your streak is 23 days.');
  });

  it('says that today is done, and uses the singular for one day', () => {
    expect(describeDays({ today: 1, todayDone: true, streak: 1 })).toBe(
      '1 of 100 days complete. You finished Day 1 today. Your streak is 1 day.',
    );
  });

  it('says that today is a rest day', () => {
    expect(describeDays({ ...days, todayRests: true })).toContain('Today is a rest day. Day 57 is next.');
  });

  it('summarizes a row', () => {
    expect(describeDays(days, rowOf(57))).toBe('Days 51 to 60: 6 of 10 complete. Today is Day 57.');
  });
});

describe('listGridNotes', () => {
  it('lists what the seams and the streak show', () => {
    expect(listGridNotes(days)).toEqual([
      'You rested before Day 19.',
      'You missed one or more days before Day 34.',
      'Current streak: Day 34 to Day 56.',
    ]);
  });

  it('does not list missed dates of a person who was away', () => {
    expect(listGridNotes({ today: 21, todayDone: false, streak: 0, seams: { 21: 'gap' } })).toEqual([
      'A break before Day 21.',
    ]);
  });

  it('names one day if the streak has only that day', () => {
    expect(listGridNotes({ today: 1, todayDone: true, streak: 1 })).toEqual(['Current streak: Day 1.']);
  });

  it('is empty on the first day', () => {
    expect(listGridNotes({ today: 1, todayDone: false, streak: 0 })).toEqual([]);
  });
});
