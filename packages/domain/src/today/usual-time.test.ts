import { expect, it } from 'vitest';
import { historyOf } from '../challenge/state/history';
import { Story } from '../rules/story';
import { progressHistory } from '../statistics/progress-history';
import { usualMinutes } from './usual-time';

const exercises = [{ target: 20 }, { target: 20 }, { target: 20 }];

/** The minutes that a day with these exercises usually takes a person whose earlier days took these times, in seconds. */
function minutesAfter(
  times: readonly number[],
  day: Partial<Parameters<typeof usualMinutes>[1]> = {},
): number {
  const story = Story.startedOn('2026-03-02', 'UTC');
  for (const [index, timeSeconds] of times.entries())
    story.on(`2026-03-${String(2 + index).padStart(2, '0')}`).complete({ timeSeconds });
  return usualMinutes(progressHistory(historyOf(story.log, story.now)!, 0), { exercises, ...day });
}

it('The usual time of a day is the median of the last seven timed days', () => {
  expect(minutesAfter([600, 900, 660])).toBe(11);
  expect(minutesAfter([600, 720, 600, 720])).toBe(11);
  expect(minutesAfter([6000, 6000, 480, 540, 600, 660, 720, 780, 840])).toBe(11);
});

it('The usual time is worked out from the reps and the rests if fewer than three days were timed', () => {
  // 60 reps of 5 seconds, and two rests of 30 seconds or of 60.
  expect(minutesAfter([60, 60])).toBe(6);
  expect(minutesAfter([], { rest: 60 })).toBe(7);
  // One exercise has no rest.
  expect(minutesAfter([], { exercises: [{ target: 60, secondsPerRep: 2 }] })).toBe(2);
});

it('A time that is too short for the reps of its day does not count as timed', () => {
  // Three counted times would give their median: 10 minutes and 1 minute.
  expect(minutesAfter([600, 900, 1])).toBe(6);
  expect(minutesAfter([1, 1, 1])).toBe(6);
});

it('The usual time of the open exercises is their share of a day, and at least a minute', () => {
  expect(minutesAfter([660, 660, 660], { open: 1 })).toBe(4);
  expect(minutesAfter([30, 30, 30], { open: 1 })).toBe(1);
});
