import { expect, it } from 'vitest';
import { Story } from '../rules/story';
import { fold } from '../runs/fold';
import { historyOf } from '../runs/history';
import { timesAhead } from './time-ahead';

/** Dates of March 2026, each taking six seconds a rep of the day's target. */
function timed(dates: number): Story {
  const story = Story.startedOn('2026-03-01');
  for (let day = 1; day <= dates; day++) {
    story.on(`2026-03-${String(day).padStart(2, '0')}`).complete({ timeSeconds: 6 * (9 + day) * 3 });
  }
  return story;
}

function aheadOf({ log, now, state }: Story) {
  return timesAhead(historyOf(log, now)!, fold(log).runs, 100 - state.daysCompleted);
}

it('needs eight timed days', () => {
  expect(aheadOf(timed(7))).toEqual([]);
});

it('follows what the days ahead ask for', () => {
  const ahead = aheadOf(timed(20));
  expect(ahead.map(({ when, day }) => [when, day])).toEqual([
    ['next', 21],
    ['inAWeek', 28],
  ]);
  expect(ahead[0]!.expected.seconds).toBeCloseTo(6 * 30 * 3);
  expect(ahead[1]!.expected.seconds).toBeCloseTo(6 * 37 * 3);
});

it('leaves out days whose timer was forgotten', () => {
  const story = timed(20);
  story.on('2026-03-21').complete({ timeSeconds: 20_000 });
  expect(aheadOf(story)[0]!.expected.seconds).toBeCloseTo(6 * 31 * 3);
});
