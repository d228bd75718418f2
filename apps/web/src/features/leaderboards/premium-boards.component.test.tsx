import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';
import { type Answers, hold, refusal, serverError } from '../../testing/story-api';
import {
  boards,
  crowdSize,
  emptyBoard,
  heading,
  inTrial,
  myPosition,
  openTab,
  ownPercentile,
  press,
  rows,
  rowTexts,
  startedStory,
  table,
} from './testing/invented-boards';

describe('The Premium boards', () => {
  it('are locked without Premium', async () => {
    await showPage('/leaderboard', startedStory(), { answers: boards() });
    for (const name of ['My Cohort (locked)', 'Age Group (locked)']) {
      await openTab(name);
      await expect.element(heading('Premium Feature')).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Upgrade to Premium' }))
        .toHaveAttribute('href', '/premium');
    }
  });

  it('show no rows of the global board while the entitlement is unknown', async () => {
    // Neither the server nor the log on the device has the entitlement.
    const broken = refusal(500, 'internal', 'Broken.');
    const answers: Answers = { ...boards(), 'GET /premium/status': broken, 'GET /challenge/*': broken };
    await showPage('/leaderboard', inTrial(), { answers, person: { ageGroup: '60plus' } });
    // The person's row on the global board, and five on each side.
    await expect.poll(() => rows().length).toBe(11);
    for (const name of ['Age Group', 'My Cohort']) {
      await openTab(name);
      await expect.element(heading('We couldn’t load the leaderboard')).toBeVisible();
      await expect.element(table).not.toBeInTheDocument();
    }
    // The log stays broken: the page pulls it again by itself, which could remove the button during the click.
    delete answers['GET /premium/status'];
    await press('Try again');
    await expect.element(heading('March 2025')).toBeVisible();
  });

  it('show an error if the person’s cohort cannot be loaded', async () => {
    const answers: Answers = { ...boards(), 'GET /leaderboard/percentile': serverError() };
    await showPage('/leaderboard?tab=cohort', inTrial(), { answers });
    await expect.element(heading('We couldn’t load the leaderboard')).toBeVisible();
    answers['GET /leaderboard/percentile'] = ownPercentile;
    await press('Try again');
    await expect.element(heading('March 2025')).toBeVisible();
  });

  it('ask for an age group, then show its board', async () => {
    const answers = boards();
    await showPage('/leaderboard?tab=age', inTrial(), { answers });
    await expect.element(heading('Set Your Age Group')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to Settings' }))
      .toHaveAttribute('href', '/settings');
    await showPage('/leaderboard?tab=age', inTrial(), { answers, person: { ageGroup: '60plus' } });
    await expect.poll(rowTexts).toEqual([expect.stringContaining('Ines(You)')]);
  });

  it('open on the person’s own cohort, one tap from the present month', async () => {
    await showPage('/leaderboard', inTrial(), { answers: boards() });
    await openTab('My Cohort');
    await expect.element(heading('March 2025')).toBeVisible();
    await press('Current month');
    await expect.element(heading('March 2026')).toBeVisible();
    await press('My starting month');
    await expect.element(heading('March 2025')).toBeVisible();
    await press('Show the top 10');
    // The initial, the sign of a VIP, the name, and the mark of a plan of their own.
    await expect.poll(() => rowTexts()[0]).toContain('MVIP Maraown plan');
    await expect.element(myPosition).toBeVisible();
    await expect.element(heading(`Top 10 of ${crowdSize} people`)).toBeVisible();
    await press('Show the top 100');
    await expect.poll(() => rows().length).toBe(crowdSize);
    await openTab('This Week');
    await expect.element(heading('No rankings available yet')).toBeVisible();
    await expect.element(page.getByText("Be the first to complete today's challenge!")).toBeVisible();
    await openTab('All Time');
    await press('Later month');
    await expect.element(heading('April 2025')).toBeVisible();
    await expect.element(heading('No rankings available yet')).toBeVisible();
    await press('Earlier month');
    await expect.poll(() => rows().length).toBe(11);
  });
});

it('The rows stay while the next ones load, and a failure shows an error with a retry', async () => {
  const heldError = hold(() => refusal(500, 'internal', 'Broken.'));
  const answers = boards();
  await showPage('/leaderboard?tab=age', inTrial(), { answers, person: { ageGroup: '60plus' } });
  await expect.poll(rowTexts).toEqual([expect.stringContaining('Ines')]);
  answers['GET /leaderboard/age/60plus'] = heldError.answer;
  await openTab('This Month');
  await expect.poll(() => table.element().parentElement?.ariaBusy).toBe('true');
  expect(rowTexts()).toEqual([expect.stringContaining('Ines')]);
  heldError.letGo();
  await expect.element(heading('We couldn’t load the leaderboard')).toBeVisible();
  answers['GET /leaderboard/age/60plus'] = emptyBoard;
  await press('Try again');
  await expect.element(heading('No rankings available yet')).toBeVisible();
});
