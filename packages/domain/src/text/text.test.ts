import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boostFor, boosts, longestReason, moods } from './boosts';
import { formTips } from './form-tips';
import { quoteFor, quotes } from './quotes';

describe('Quotes', () => {
  it('are ten different ones', () => {
    expect(new Set(quotes).size).toBe(10);
    expect(quotes).toContain('One more than yesterday. That is the whole plan.');
  });

  it('are selected by any whole number, each of them by some', () => {
    expect(quoteFor(0)).toBe(quotes[0]);
    expect(quoteFor(13)).toBe(quotes[3]);
    expect(quoteFor(-1)).toBe(quotes[9]);
    fc.assert(fc.property(fc.integer(), (pick) => quotes.some((quote) => quote === quoteFor(pick))));
  });
});

describe('Boosts', () => {
  const all = moods.flatMap((mood) => boosts[mood]);

  it('are fifteen in each of four moods, all different, and none a quote', () => {
    expect(moods.map((mood) => boosts[mood].length)).toEqual([15, 15, 15, 15]);
    expect(new Set([...all, ...quotes]).size).toBe(all.length + quotes.length);
  });

  it('fit on one line', () => {
    for (const line of all) expect(line).toMatch(/^[A-Z].{10,70}[.]$/);
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

describe('Form tips', () => {
  it.each(Object.entries(formTips))('are three or four for %s, all different', (_, tips) => {
    expect([3, 4]).toContain(tips.length);
    expect(new Set(tips).size).toBe(tips.length);
  });

  it('are short, and calm', () => {
    for (const tip of Object.values(formTips).flat()) {
      expect(tip.length).toBeLessThanOrEqual(110);
      expect(tip).toMatch(/^[A-Z].*[.]$/);
    }
  });
});
