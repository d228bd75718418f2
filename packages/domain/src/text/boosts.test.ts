import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boostFor, boosts, longestReason, moods } from './boosts';
import { quotes } from './quotes';

describe('Boosts', () => {
  const allBoosts = moods.flatMap((mood) => boosts[mood]);

  it('are fifteen in each of four moods, all different, and none a quote', () => {
    expect(moods.map((mood) => boosts[mood].length)).toEqual([15, 15, 15, 15]);
    expect(new Set([...allBoosts, ...quotes]).size).toBe(allBoosts.length + quotes.length);
  });

  it('fit on one line', () => {
    for (const line of allBoosts) expect(line).toMatch(/^[A-Z].{10,70}[.]$/);
    expect(longestReason).toBe(140);
  });

  it('are selected by any whole number, within their mood', () => {
    fc.assert(
      fc.property(fc.constantFrom(...moods), fc.integer(), (mood, pick) =>
        boosts[mood].includes(boostFor(mood, pick)),
      ),
    );
    expect(boostFor('calm', -1)).toBe(boosts.calm[14]);
  });
});
