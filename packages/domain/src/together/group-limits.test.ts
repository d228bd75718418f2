import { expect, it } from 'vitest';
import { mostMemberships } from './group-limits';

it('The limits are one team and one challenge for free, 3 and 10 with Premium, and five open rooms for both', () => {
  const limitsOf = (isPremium: boolean) => [
    mostMemberships('team', isPremium),
    mostMemberships('challenge', isPremium),
  ];
  expect([limitsOf(false), limitsOf(true)]).toEqual([
    [1, 1],
    [3, 10],
  ]);
  expect([false, true].map((isPremium) => mostMemberships('room', isPremium))).toEqual([5, 5]);
});
