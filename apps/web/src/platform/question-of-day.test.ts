import { describe, expect, it } from 'vitest';
import { type AskedQuestions, type Question, questionOfDay } from './question-of-day';

const all: Question[] = ['reminder', 'effort', 'install'];
const ask = (asked: AskedQuestions, possible = all, dayDone: number | undefined = 12) =>
  questionOfDay({ date: '2026-03-12', dayDone, possible, asked });

describe('The question of a day', () => {
  it('is about reminders on Day 1, and never later', () => {
    expect(ask({}, all, 1)).toBe('reminder');
    expect(ask({}, ['effort'], 1)).toBe('effort');
    expect(ask({}, ['reminder'], 2)).toBeUndefined();
  });

  it('is the one that was asked longest ago, the effort first', () => {
    expect(ask({})).toBe('effort');
    expect(ask({ effort: '2026-03-11' })).toBe('install');
    expect(ask({ effort: '2026-03-10', install: '2026-03-11' })).toBe('effort');
    expect(ask({ effort: '2026-03-11' }, ['effort'])).toBe('effort');
  });

  it('stays the same on its date, and is followed by no other', () => {
    expect(ask({ install: '2026-03-12' })).toBe('install');
    expect(ask({ install: '2026-03-12' }, ['effort'])).toBeUndefined();
    expect(ask({ reminder: '2026-03-12' }, all, 1)).toBe('reminder');
  });

  it('does not exist if none is possible', () => {
    expect(ask({}, [])).toBeUndefined();
  });
});
