import { expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import { Rhythm } from './rhythm';

it('every way ahead begins where the person stands, whatever the one before came to', () => {
  const asked = [true, true, false, true, false].map((completed, index) => ({
    date: addDays('2026-03-01', index),
    completed,
  }));
  const person = Rhythm.of(asked, '2026-03-06');
  const chances = (rhythm: Rhythm) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [rhythm.chanceOn(weekday), rhythm.chanceAfterDone(weekday)]);
  const stands = chances(person);
  const ahead = new Rhythm();
  for (const outcome of [true, false]) {
    ahead.goOnFrom(person);
    expect(chances(ahead)).toEqual(stands);
    ahead.add(5, outcome);
    ahead.add(6, true);
  }
  expect(chances(person)).toEqual(stands);
});
