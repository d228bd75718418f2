import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { stubPerson } from '../platform/stub-session';
import { localStateOf } from './local-state';
import { paintedDays } from './painted-days';

/** The number, the first target and the interval of each day that a person's device stores. */
const daysOf = ({ log, now }: Story) =>
  paintedDays(localStateOf({ facts: log, snapshot: fold(log) }, stubPerson, now)).map(
    ({ dayNumber, from, until, exercises }) => [
      dayNumber,
      exercises[0]?.target,
      new Date(from).toISOString(),
      new Date(until).toISOString(),
    ],
  );

it('A day with nothing done is stored until midnight', () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '09:00');
  expect(daysOf(story)).toEqual([[1, 10, '2026-06-10T09:00:00.000Z', '2026-06-11T00:00:00.000Z']]);
});

it('A day before 02:00 is stored until then, because it may still be the one of the previous date', () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '00:30');
  expect(daysOf(story)[0]?.[3]).toBe('2026-06-10T02:00:00.000Z');
});

it('A completed day stores the next one from midnight to midnight, by the person’s zone', () => {
  const story = Story.startedOn('2026-06-10', 'Europe/Berlin', '09:00').complete();
  expect(daysOf(story)).toEqual([[2, 11, '2026-06-10T22:00:00.000Z', '2026-06-11T22:00:00.000Z']]);
});

it('A rest day stores the day after it', () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '09:00');
  story.rest();
  expect(daysOf(story)).toEqual([[1, 10, '2026-06-11T00:00:00.000Z', '2026-06-12T00:00:00.000Z']]);
});

it('A day with completed exercises, or of a person who comes back, is not stored', () => {
  const begun = Story.startedOn('2026-06-10', 'UTC', '09:00');
  begun.exercise('pushups');
  expect(daysOf(begun)).toEqual([]);
  expect(daysOf(Story.startedOn('2026-06-10', 'UTC', '09:00').complete().on('2026-06-20'))).toEqual([]);
});
