import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { dayStretch } from './date-watch';

/** The stretch is the time in which screens stay the same: date, part of the day, and the trial or plan. */
const stretch = (instant: string) => dayStretch('Europe/Berlin', undefined, Date.parse(instant));

it('A stretch ends at midnight and at 02:00, and at no other time', () => {
  expect(stretch('2026-03-02T22:59:59Z')).not.toBe(stretch('2026-03-02T23:00:00Z'));
  expect(stretch('2026-03-03T00:59:59Z')).not.toBe(stretch('2026-03-03T01:00:00Z'));
  expect(stretch('2026-03-03T01:00:00Z')).toBe(stretch('2026-03-03T22:59:59Z'));
});

it('A night in which the clock skips 02:00 still ends its stretch', () => {
  expect(stretch('2026-03-29T00:59:59Z')).toBe('2026-03-29 late ');
  expect(stretch('2026-03-29T01:00:00Z')).toBe('2026-03-29 day ');
});

it('A stretch ends with the trial', () => {
  const story = Story.startedOn('2026-03-02', 'UTC', '09:00');
  story.ask({ kind: 'startTrial' });
  const end = story.now + 7 * 86_400_000;
  const at = (instant: number) => dayStretch('UTC', fold(story.log), instant);
  expect(at(end - 1)).toBe('2026-03-09 day trial');
  expect(at(end)).toBe('2026-03-09 day free');
});
