import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
