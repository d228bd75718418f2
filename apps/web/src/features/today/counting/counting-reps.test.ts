import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../platform/format/format';
import { recordedText } from '../cards/recorded-text';
import { countRep, repsLeft, spokenCount, takeRepBack } from './counting-reps';
import { noReps } from './rep-count';

describe('Counting reps', () => {
  it('counts every touch once', () => {
    const one = countRep(noReps, 1000, 50);
    const bounced = countRep(one, 1100, 50);
    expect(one.done).toBe(1);
    expect(bounced).toBe(one);
    expect(countRep(bounced, 1400, 50).done).toBe(2);
  });

  it('stops at the server’s maximum', () => {
    expect(countRep({ done: 50, lastAt: 0 }, 1000, 50).done).toBe(50);
  });

  it('undoes a rep, and counts the next touch at once', () => {
    const back = takeRepBack({ done: 3, lastAt: 1000 });
    expect(back.done).toBe(2);
    expect(countRep(back, 1001, 50).done).toBe(3);
    expect(takeRepBack(noReps).done).toBe(0);
  });

  it('counts down to the target', () => {
    expect([repsLeft(3, 10), repsLeft(12, 10)]).toEqual([7, 0]);
  });

  it('shows what will be recorded, and why it differs from what was typed', () => {
    expect(recordedText({ value: 15 })).toBe('We’ll record 15 reps.');
    expect(recordedText({ value: 14, doubt: 'too-small' })).toBe(
      'You can’t record fewer reps than your target. We’ll record 14 reps.',
    );
    expect(recordedText({ value: 1014, doubt: 'too-large' })).toBe(
      `That’s too many reps. We’ll record ${formatNumber(1014)} reps.`,
    );
    expect(recordedText({ value: 14, doubt: 'no-number' })).toBe(
      'That’s not a number. We’ll record 14 reps.',
    );
  });

  it('announces what is left, the end and the extra reps', () => {
    expect(spokenCount(9, 10)).toBe('1');
    expect(spokenCount(10, 10)).toBe('Done');
    expect(spokenCount(12, 10)).toBe('plus 2');
  });
});
