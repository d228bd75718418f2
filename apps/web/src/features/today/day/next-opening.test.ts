import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { describe, expect, it } from 'vitest';
import { daySample } from '../testing/day-sample';
import { completeText, nextOpening, openingText } from './next-opening';

const zone = 'America/New_York';
const midnight = { when: 'midnight', date: '2026-03-03' } as const;

describe('The opening of the next day', () => {
  it('is midnight for a day finished on its own date', () => {
    const finish = { date: '2026-03-02', finishedAt: Date.parse('2026-03-02T22:00:00-05:00') };
    expect(nextOpening(finish, zone, Date.parse('2026-03-02T23:00:00-05:00'))).toEqual(midnight);
  });

  it('is 02:00 for a day finished after midnight', () => {
    const finish = { date: '2026-03-02', finishedAt: Date.parse('2026-03-03T00:40:00-05:00') };
    expect(nextOpening(finish, zone, Date.parse('2026-03-03T01:10:00-05:00'))).toEqual({
      when: 'two',
      date: '2026-03-03',
    });
  });

  it('is now if the next day is open and the page has not turned over yet', () => {
    const inTime = { date: '2026-03-02', finishedAt: Date.parse('2026-03-02T22:00:00-05:00') };
    expect(nextOpening(inTime, zone, Date.parse('2026-03-03T00:00:05-05:00'))).toEqual({ when: 'now' });
    const late = { date: '2026-03-02', finishedAt: Date.parse('2026-03-03T00:40:00-05:00') };
    expect(nextOpening(late, zone, Date.parse('2026-03-03T02:00:05-05:00'))).toEqual({ when: 'now' });
    expect(nextOpening(late, zone, Date.parse('2026-03-04T01:00:00-05:00'))).toEqual({ when: 'now' });
  });

  it('is the date after that of the day for a person who flew west', () => {
    const finish = { date: '2026-03-03', finishedAt: Date.parse('2026-03-02T17:00:00-05:00') };
    expect(nextOpening(finish, zone, Date.parse('2026-03-02T20:00:00-05:00'))).toEqual({
      when: 'date',
      date: '2026-03-04',
    });
  });
});

describe('The text of a completed day', () => {
  const today = daySample({}, { dayNumber: 57 });

  it('names the next day and its reps', () => {
    expect(completeText(today, midnight)).toBe(
      'Rest up. Day 58 is waiting for you tomorrow, with 67 reps of each exercise.',
    );
    expect(openingText(today, midnight)).toBe('You can start Day 58 at midnight.');
    expect(openingText(today, { ...midnight, when: 'two' })).toMatch(/^You can start Day 58 at 0?2:00/);
    expect(completeText(today, { when: 'now' })).toBe(
      'Rest up. Day 58 is waiting for you, with 67 reps of each exercise.',
    );
    expect(openingText(today, { when: 'now' })).toBeUndefined();
  });

  it('leaves out the reps if each exercise has its own', () => {
    expect(completeText({ ...today, isCenturyClub: true }, midnight)).toBe(
      'Rest up. Day 58 is waiting for you tomorrow.',
    );
    const plan = { startsOn: '2026-03-02', plan: null };
    expect(completeText({ ...today, plan }, { when: 'now' })).toBe('Rest up. Day 58 is waiting for you.');
  });

  describe('before weekdays off', () => {
    // March 3 and 4, 2026 are a Tuesday and a Wednesday.
    const plan = { startsOn: '2026-03-02', plan: gentlePlan([2, 3]) };
    const premium = { ...today, plan, restDaysLeft: null };

    it('names the date that asks for the next day', () => {
      expect(completeText(premium, midnight)).toBe(
        'Rest up. Day 58 is waiting for you on Thursday, March 5.',
      );
      expect(openingText(premium, midnight)).toBe('Want to train? You can start Day 58 at midnight.');
      expect(completeText(premium, { ...midnight, date: '2026-03-02' })).toBe(
        'Rest up. Day 58 is waiting for you tomorrow.',
      );
    });

    it('names the next date after Premium has ended', () => {
      const until = (offUntil: string) => completeText(premium, { ...midnight, offUntil });
      expect(until('2026-03-04')).toContain('on Thursday, March 5.');
      expect(until('2026-03-03')).toContain('on Wednesday, March 4.');
      expect(until('2026-03-02')).toBe('Rest up. Day 58 is waiting for you tomorrow.');
    });

    it('names tomorrow without Premium, where every weekday is an ordinary one', () => {
      expect(completeText({ ...premium, restDaysLeft: 2 }, midnight)).toBe(
        'Rest up. Day 58 is waiting for you tomorrow.',
      );
    });
  });

  it('promises nothing after Day 100', () => {
    const lastDay = { ...today, dayNumber: 100 };
    expect(completeText(lastDay, midnight)).not.toContain('101');
    expect(openingText(lastDay, midnight)).toBeUndefined();
  });
});
