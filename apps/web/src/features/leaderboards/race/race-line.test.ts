import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raceLine } from './race-line';

const rounded = (line: ReturnType<typeof raceLine>) =>
  Object.fromEntries(Object.entries(line).map(([name, place]) => [name, place && Math.round(place)]));

describe('The line of a race', () => {
  it('is to scale where that is readable', () => {
    // Only the person's own mark is moved, from 12 to 14, to keep its distance from the one behind. Today adds 198 reps,
    // which lead half way from the next person to the one after.
    expect(rounded(raceLine({ behind: -41, next: 132, afterNext: 264, worth: 198 }))).toEqual({
      behind: 0,
      me: 14,
      next: 51,
      afterNext: 91,
      after: 71,
    });
  });

  it('begins with the person if nobody is behind, and ends with today if nobody is ahead', () => {
    expect(rounded(raceLine({ behind: null, next: null, afterNext: null, worth: 30 }))).toEqual({
      behind: null,
      me: 0,
      next: null,
      afterNext: null,
      // The line is 1.12 times as long as what today adds.
      after: 89,
    });
  });

  /** Less than the distances that `raceLine` keeps, because a line that became too long is shrunk. */
  const leastPercentForLabel = 10;
  const distance = fc.integer({ min: 1, max: 20_000 });
  it('keeps the order, leaves room for labels, and passes exactly those whom today passes', () => {
    fc.assert(
      fc.property(
        fc.option(distance),
        fc.option(fc.tuple(distance, fc.option(distance))),
        fc.nat({ max: 900 }),
        (back, ahead, worth) => {
          const next = ahead?.[0] ?? null;
          const afterNext = ahead?.[1] ? ahead[0] + ahead[1] : null;
          const line = raceLine({ behind: back === null ? null : -back, next, afterNext, worth });
          const marks = [line.behind, line.me, line.next, line.afterNext].filter((mark) => mark !== null);
          for (const [index, mark] of marks.entries()) {
            expect(mark).toBeGreaterThanOrEqual(0);
            expect(mark).toBeLessThanOrEqual(100);
            if (index > 0) expect(mark - (marks[index - 1] ?? 0)).toBeGreaterThan(leastPercentForLabel);
          }
          expect(line.after).toBeLessThanOrEqual(100);
          if (next !== null && line.next !== null) expect(line.after >= line.next).toBe(worth >= next);
          if (afterNext !== null && line.afterNext !== null)
            expect(line.after >= line.afterNext).toBe(worth >= afterNext);
        },
      ),
    );
  });
});
