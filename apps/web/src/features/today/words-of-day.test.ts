import { boostFor, boosts } from '@hundred/domain/words/boosts';
import { quotes } from '@hundred/domain/words/quotes';
import { expect, it } from 'vitest';
import { boostedWords } from './words-of-day';

/** 4 June 2026 is a Thursday. */
const thursday = '2026-06-04';

it('are the own reason on a weekday that is hard, and the mood on others', () => {
  const person = { reason: 'For Ada.', mood: 'calm', boostWeekdays: [4] } as const;
  expect(boostedWords({ ...person, boostWeekdays: [4] }, thursday, 3, boostFor)).toBe('For Ada.');
  expect(boostedWords({ ...person, boostWeekdays: [5] }, thursday, 3, boostFor)).toBe(boosts.calm[3]);
  expect(boostedWords({ ...person, boostWeekdays: [4], reason: null }, thursday, 3, boostFor)).toBe(
    boosts.calm[3],
  );
});

it('are those of everybody where nothing is chosen, or nothing is known', () => {
  expect(boostedWords({ reason: 'For Ada.', mood: null, boostWeekdays: [] }, thursday, 13, boostFor)).toBe(
    quotes[3],
  );
  expect(boostedWords({}, thursday, 13, boostFor)).toBe(quotes[3]);
});

it('are those of everybody where the lines of the mood are not at hand', () => {
  expect(boostedWords({ mood: 'calm' }, thursday, 13)).toBe(quotes[3]);
});
