import { boostFor, boosts } from '@hundred/domain/text/boosts';
import { quotes } from '@hundred/domain/text/quotes';
import { expect, it } from 'vitest';
import { boostedQuote } from './quote-of-day';

/** 4 June 2026 is a Thursday. */
const thursday = '2026-06-04';

/** Chooses the line of the mood or the general quote at this index. */
const pick = 3;
/** There are ten general quotes, so this chooses the one at the index 3 too. */
const pickBeyondQuotes = 13;

it('The quote is the person’s own reason on a hard weekday, and a line of the mood on others', () => {
  const person = { reason: 'For Ada.', mood: 'calm' } as const;
  expect(boostedQuote({ ...person, boostWeekdays: [4] }, thursday, pick, boostFor)).toBe('For Ada.');
  expect(boostedQuote({ ...person, boostWeekdays: [5] }, thursday, pick, boostFor)).toBe(boosts.calm[pick]);
  expect(boostedQuote({ ...person, boostWeekdays: [4], reason: null }, thursday, pick, boostFor)).toBe(
    boosts.calm[pick],
  );
});

it('The quote is a general one if nothing is chosen or loaded', () => {
  expect(
    boostedQuote({ reason: 'For Ada.', mood: null, boostWeekdays: [] }, thursday, pickBeyondQuotes, boostFor),
  ).toBe(quotes[pick]);
  expect(boostedQuote({}, thursday, pickBeyondQuotes, boostFor)).toBe(quotes[pick]);
});

it('The quote is a general one if the lines of the mood are not loaded', () => {
  expect(boostedQuote({ mood: 'calm' }, thursday, pickBeyondQuotes)).toBe(quotes[pick]);
});
