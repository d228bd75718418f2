import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { completeOnPage, dayChip, dayComplete, expectStreak } from '../../../testing/day-page';
import { expectMessage } from '../../../testing/messages';
import { comeBack, showPage } from '../../../testing/show-page';
import { type Answers, hold, notStarted, refusal } from '../../../testing/story-api';

const todaysChallenge = page.getByRole('heading', { name: 'Today’s Challenge', level: 1 });

describe('The today panel without an answer', () => {
  it('names a server error, and loads again on request', async () => {
    // Every call fails, because from the log alone the device would show the day.
    const answers: Answers = { 'GET /challenge/*': refusal(500, 'internal', 'Something went wrong.') };
    await showPage('/dashboard', personas['day 1'](), { answers });
    await expectMessage('Server error loading challenge. Please refresh the page.');
    await expect
      .element(page.getByRole('heading', { name: 'We couldn’t load today’s challenge' }))
      .toBeVisible();
    delete answers['GET /challenge/*'];
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.element(dayChip(1)).toBeVisible();
  });

  it('asks a person to start if only today is missing', async () => {
    const answers = { 'GET /challenge/today': notStarted(), 'GET /challenge/log': hold().answer };
    await showPage('/dashboard', personas['day 1'](), { answers });
    await expect
      .element(page.getByRole('heading', { name: 'Ready to Start Your 100 Day Challenge?' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start the challenge' }))
      .toHaveAttribute('href', '/onboarding');
  });
});

describe('Missed dates', () => {
  // The three rest days cover three missed dates; a fourth one breaks the streak.
  const morning = '08:30';
  it.for([
    {
      missed: 'three',
      returnDate: '2026-03-06',
      streak: 1,
      restDays: '0 of 3 rest days left',
      streakAfter: 2,
    },
    {
      missed: 'four',
      returnDate: '2026-03-07',
      streak: 0,
      restDays: '3 of 3 rest days left',
      streakAfter: 1,
    },
  ] as const)(
    'leave a streak of $streak and $restDays if there are $missed',
    async ({ returnDate, streak, restDays, streakAfter }) => {
      const story = Story.startedOn('2026-03-02', 'Asia/Kolkata', morning).complete().on(returnDate, morning);
      await showPage('/dashboard', story);
      await expect.element(dayChip(2)).toBeVisible();
      await expectStreak(streak);
      await expect.element(page.getByText(restDays)).toBeVisible();
      await completeOnPage();
      await expect.element(dayComplete(2)).toBeVisible();
      await expectStreak(streakAfter);
    },
  );
});

describe('A restart', () => {
  it('before today’s workout opens Day 1 at once', async () => {
    const story = Story.startedOn('2026-02-02', 'UTC').complete().on('2026-02-03');
    await showPage('/dashboard', story);
    await expect.element(dayChip(2)).toBeVisible();
    // A restart on another device. Returning to the page is enough to load it.
    story.ask({ kind: 'restart' });
    comeBack(story.later(1));
    await expect.element(dayChip(1)).toBeVisible();
    await expectStreak(0);
    await completeOnPage();
    await expect.element(dayComplete(1)).toBeVisible();
    await expectStreak(1);
  });

  it('after finishing today opens Day 1 tomorrow, and the page says so', async () => {
    const story = Story.startedOn('2026-02-02', 'UTC').complete();
    story.ask({ kind: 'restart' });
    await showPage('/dashboard', story);
    await expect.element(page.getByRole('heading', { name: 'Day 1 starts tomorrow' })).toBeVisible();
    await expect.element(page.getByText('Day 1 starts on Tuesday, February 3.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Complete/ })).not.toBeInTheDocument();
    comeBack(story.on('2026-02-03', '00:01'));
    await expect.element(todaysChallenge).toBeVisible();
    await completeOnPage();
    await expect.element(dayComplete(1)).toBeVisible();
  });
});
