import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../platform/format';
import { countRep, repsLeft, spokenCount, takeRepBack } from './counting-reps';
import { recordedWords } from './recorded-words';
import { noReps } from './rep-count';

describe('counting reps', () => {
  it('counts every touch, but not the same one twice', () => {
    const one = countRep(noReps, 1000, 50);
    const bounced = countRep(one, 1100, 50);
    expect(one.done).toBe(1);
    expect(bounced).toBe(one);
    expect(countRep(bounced, 1400, 50).done).toBe(2);
  });

  it('stops at the most the server takes', () => {
    expect(countRep({ done: 50, lastAt: 0 }, 1000, 50).done).toBe(50);
  });

  it('takes one back, and counts the next touch at once', () => {
    const back = takeRepBack({ done: 3, lastAt: 1000 });
    expect(back.done).toBe(2);
    expect(countRep(back, 1001, 50).done).toBe(3);
    expect(takeRepBack(noReps).done).toBe(0);
  });

  it('counts down to the target', () => {
    expect([repsLeft(3, 10), repsLeft(12, 10)]).toEqual([7, 0]);
  });

  it('says what will be recorded, and why it is not what was typed', () => {
    expect(recordedWords({ value: 15 })).toBe('15 reps will be recorded.');
    expect(recordedWords({ value: 14, doubt: 'too-small' })).toBe(
      'Below the target: 14 reps will be recorded.',
    );
    expect(recordedWords({ value: 1014, doubt: 'too-large' })).toBe(
      `Too many: ${formatNumber(1014)} reps will be recorded.`,
    );
    expect(recordedWords({ value: 14, doubt: 'no-number' })).toBe('No number: 14 reps will be recorded.');
  });

  it('says what is left, that it is done, and what is extra', () => {
    expect(spokenCount(9, 10)).toBe('1');
    expect(spokenCount(10, 10)).toBe('Done');
    expect(spokenCount(12, 10)).toBe('plus 2');
  });
});
