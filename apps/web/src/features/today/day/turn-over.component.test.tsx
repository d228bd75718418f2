import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  doneOfThree,
  expectStreak,
  timer,
} from '../../../testing/day-page';
import { comeBack, expectDeviceToHaveLog, showPage } from '../../../testing/show-page';
import type { AnswerFunction } from '../../../testing/story-api';

/** Moves the story to an instant. */
const moveTo = (story: Story, instant: string) => {
  story.now = Date.parse(instant);
  return story;
};

it('Coming back to the page pulls the log once, although the browser fires two events', async () => {
  const story = Story.startedOn('2026-02-02', 'UTC');
  const pulledPaths: string[] = [];
  const recordPath: AnswerFunction = (derived, _body, path) => {
    pulledPaths.push(path);
    return derived();
  };
  await showPage('/dashboard', story, { answers: { 'GET /challenge/log': recordPath } });
  await expect.element(doneOfThree(0)).toBeVisible();
  await expectDeviceToHaveLog(story);
  pulledPaths.length = 0;
  // A minute passes on the page's own clock too, which does not follow the date that the test sets.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  story.later(1).exercise('pushups');
  comeBack(story);
  window.dispatchEvent(new Event('focus'));
  await expect.element(doneOfThree(1)).toBeVisible();
  // The last fact on the device is requested again, for comparison.
  expect(pulledPaths).toEqual(['/challenge/log?after=0']);
});

describe('A workout begun before midnight', () => {
  it('starts over if it is not finished by 02:00', async () => {
    const story = Story.startedOn('2026-02-02', 'Europe/Berlin', '23:50');
    await showPage('/dashboard', story);
    await completeOnPage(['Push-ups', 'Sit-ups']);
    comeBack(story.on('2026-02-03', '01:59'));
    // The timer pauses half an hour after the last exercise.
    await expect.element(timer).toHaveTextContent('paused 30:00');
    await expect.element(doneOfThree(2)).toBeVisible();
    comeBack(story.on('2026-02-03', '02:00'));
    await expect.element(doneOfThree(0)).toBeVisible();
    await expect.element(dayChip(1)).toBeVisible();
    await expect.element(timer).toHaveTextContent('0:00');
  });

  // In Berlin it is 01:50 first, and then half a minute past 02:00, or past 03:00 where 02:00 is skipped.
  it.for([
    {
      night: 'leaps forward',
      evening: '2026-03-28',
      afterMidnight: '2026-03-29T00:50:00Z',
      pastTwo: '2026-03-29T01:00:30Z',
    },
    {
      night: 'falls back',
      evening: '2025-10-25',
      afterMidnight: '2025-10-25T23:50:00Z',
      pastTwo: '2025-10-26T00:00:30Z',
    },
  ] as const)(
    'ends at 02:00 on the clock in a night in which the clock $night',
    async ({ evening, afterMidnight, pastTwo }) => {
      const story = Story.startedOn(evening, 'Europe/Berlin', '23:50');
      await showPage('/dashboard', story);
      await completeOnPage(['Push-ups', 'Sit-ups']);
      comeBack(moveTo(story, afterMidnight));
      await expect.element(timer).toHaveTextContent('paused 30:00');
      await completeOnPage(['Jumping Jacks']);
      await expect.element(dayComplete(1)).toBeVisible();
      await expect.poll(() => story.state.streak).toBe(1);
      comeBack(moveTo(story, pastTwo));
      await expect.element(dayChip(2)).toBeVisible();
      await expectStreak(1);
    },
  );
});

it('A visible page turns over at midnight without an event', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC', '23:50').complete();
  await showPage('/progress', story);
  const today = page.getByRole('button', { name: ': today, ' });
  await expect.element(today).toHaveAccessibleName(/^Monday, March 2, 2026/);
  vi.setSystemTime(story.on('2026-03-03', '00:01').now);
  // Makes the page look at the clock, as it does every ten seconds. Nothing is loaded for that.
  window.dispatchEvent(new Event('focus'));
  await expect.element(today).toHaveAccessibleName(/^Tuesday, March 3, 2026/);
});
