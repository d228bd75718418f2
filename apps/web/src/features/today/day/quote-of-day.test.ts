import { boostFor, boosts } from '@hundred/domain/text/boosts';
import { quotes } from '@hundred/domain/text/quotes';
import { expect, it } from 'vitest';
import { boostedQuote } from './quote-of-day';

/** 4 June 2026 is a Thursday. */
const thursday = '2026-06-04';

it('The quote is the person’s own reason on a hard weekday, and a line of the mood on others', () => {
  const person = { reason: 'For Ada.', mood: 'calm', boostWeekdays: [4] } as const;
  expect(boostedQuote({ ...person, boostWeekdays: [4] }, thursday, 3, boostFor)).toBe('For Ada.');
  expect(boostedQuote({ ...person, boostWeekdays: [5] }, thursday, 3, boostFor)).toBe(boosts.calm[3]);
  expect(boostedQuote({ ...person, boostWeekdays: [4], reason: null }, thursday, 3, boostFor)).toBe(
    boosts.calm[3],
  );
});

// There are ten general quotes, so the pick 13 is the quote at index 3.
it('The quote is a general one if nothing is chosen or loaded', () => {
  expect(boostedQuote({ reason: 'For Ada.', mood: null, boostWeekdays: [] }, thursday, 13, boostFor)).toBe(
    quotes[3],
  );
  expect(boostedQuote({}, thursday, 13, boostFor)).toBe(quotes[3]);
});

it('The quote is a general one if the lines of the mood are not loaded', () => {
  expect(boostedQuote({ mood: 'calm' }, thursday, 13)).toBe(quotes[3]);
});
