import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { describe, expect, it } from 'vitest';
import { daySample } from '../testing/day-sample';
import { tomorrowText } from './tomorrow-text';

const today = daySample({}, { dayNumber: 57 });
const midnight = { when: 'midnight', date: '2026-03-03' } as const;

describe('The line about tomorrow', () => {
  it('has the target and the usual time', () => {
    expect(tomorrowText(today, midnight, 11)).toEqual({
      when: 'Tomorrow:',
      what: '67 of each, about 11 min.',
    });
    expect(tomorrowText(today, { ...midnight, when: 'two' }, 11)?.when).toBe('Next:');
  });

  it('has the day if each exercise has its own target', () => {
    expect(tomorrowText({ ...today, isCenturyClub: true }, midnight, 9)?.what).toBe('Day 58, about 9 min.');
  });

  it('says "day off" before a weekday off', () => {
    // March 3, 2026 is a Tuesday.
    const plan = { startsOn: '2026-03-02', plan: gentlePlan([2]) };
    expect(tomorrowText({ ...today, plan, restDaysLeft: null }, midnight, 11)).toEqual({
      when: 'Tomorrow:',
      what: 'day off.',
    });
  });

  it('does not exist after Day 100', () => {
    expect(tomorrowText({ ...today, dayNumber: 100 }, midnight, 11)).toBeUndefined();
  });
});
