import { describe, expect, it } from 'vitest';
import { countRep, repsLeft, spokenCount, takeRepBack } from './counting-reps';
import { noReps } from './rep-count';

/** The most reps that the server accepts in these tests. */
const most = 50;

describe('Counting reps', () => {
  it('counts a second touch within a quarter of a second as the same rep', () => {
    const one = countRep(noReps, 1000, most);
    const bounced = countRep(one, 1100, most);
    expect(one.done).toBe(1);
    expect(bounced).toBe(one);
    expect(countRep(bounced, 1400, most).done).toBe(2);
  });

  it('stops at the most that the server accepts', () => {
    expect(countRep({ done: most, lastAt: 0 }, 1000, most).done).toBe(50);
  });

  it('undoes a rep, and counts the next touch at once', () => {
    const back = takeRepBack({ done: 3, lastAt: 1000 });
    expect(back.done).toBe(2);
    expect(countRep(back, 1001, most).done).toBe(3);
    expect(takeRepBack(noReps).done).toBe(0);
  });

  it('counts down to the target', () => {
    expect(repsLeft(3, 10)).toBe(7);
    expect(repsLeft(12, 10)).toBe(0);
  });

  it('announces what is left, the end and the extra reps', () => {
    expect(spokenCount(9, 10)).toBe('1');
    expect(spokenCount(10, 10)).toBe('Done');
    expect(spokenCount(12, 10)).toBe('plus 2');
  });
});
