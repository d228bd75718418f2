import type { BoardAnswer, Percentile } from '@hundred/contract/leaderboards';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';
import { type Answers, hold, refusal, type Saying } from '../../testing/story-api';

const standing: Percentile = {
  percentile: 34,
  currentMonth: '2026-03',
  startingMonth: '2025-03',
  firstMonth: '2025-01',
};
const crowd = 40;
const myRank = 12;

const row = (rank: number, displayName?: string): BoardAnswer['leaderboard'][number] => ({
  _id: `row ${rank}`,
  rank,
  ...(displayName !== undefined && { displayName }),
  isCurrentUser: rank === myRank,
  badges: [],
  currentDay: 1,
  currentStreak: 0,
  totalRepsCompleted: 31 - rank,
});
const rowsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => row(first + index));
const board = (leaderboard: BoardAnswer['leaderboard'], userRank: number | null): BoardAnswer => ({
  leaderboard,
  userRank,
  rankedPeople: leaderboard.length === 0 ? 0 : crowd,
});
const empty = board([], null);

/** A board of forty, of which the person is the twelfth, as it answers to each way of looking at it. */
const forty: Saying = (_derived, _body, path) => {
  if (path.includes('timeframe=week')) return empty;
  if (path.includes('around=me')) return board(rowsFrom(myRank - 5, myRank + 5), myRank);
  return board([row(1, 'Mara'), ...rowsFrom(2, path.includes('limit=100') ? crowd : 10)], myRank);
};
const boards = (): Answers => ({
  'GET /leaderboard/percentile': standing,
  'GET /leaderboard/global': forty,
  'GET /leaderboard/cohort/2025-03': forty,
  'GET /leaderboard/cohort/2025-04': empty,
  'GET /leaderboard/cohort/2026-03': empty,
  'GET /leaderboard/age/60plus': board([{ ...row(myRank, 'Ines'), rank: 1 }], 1),
});
const begun = () => Story.startedOn('2025-03-10', 'UTC');
function inTrial(): Story {
  const story = begun();
  story.ask({ kind: 'startTrial' });
  return story;
}

const table = page.getByRole('main').getByRole('table');
const rows = () => table.getByRole('row').elements().slice(1);
const words = () => rows().map(({ textContent }) => textContent);
const heading = (name: string) => page.getByRole('heading', { name });
const press = (name: string) => page.getByRole('button', { name }).click();
const openTab = (name: string) => page.getByRole('tab', { name }).click();
const myPosition = page.getByText(`Your Position: #${myRank}`, { exact: true });

describe('the board of everybody', () => {
  it('shows ten and the person’s own place, without a barrier', async () => {
    await showPage('/leaderboard', begun(), { answers: boards() });
    await expect.poll(() => rows().length).toBe(10);
    await expect.element(myPosition).toBeVisible();
    await expect.element(page.getByText('Keep pushing to reach the top 10!')).toBeVisible();
    await expect.element(page.getByText('Top 34%', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Gold medal, rank 1' })).toBeVisible();
    expect(words()[3]).toMatch(/^4.*27$/);
    await expectNoBarriers();
  });

  it('shows the people around, also on another visit, and goes back', async () => {
    const answers = boards();
    await showPage('/leaderboard', begun(), { answers });
    await press('People around me');
    const mine = table.getByRole('row', { name: 'Anonymous (You)' });
    await expect.element(mine).toBeVisible();
    await expect.element(page.getByText(/^Your Position/)).not.toBeInTheDocument();
    await showPage(`${location.pathname}${location.search}`, begun(), { answers });
    await expect.element(mine).toBeVisible();
    await press('Back to the top 10');
    await expect.element(myPosition).toBeVisible();
  });
});

describe('the boards that Premium opens', () => {
  it('are locked until then', async () => {
    await showPage('/leaderboard', begun(), { answers: boards() });
    for (const name of ['My Cohort (locked)', 'Age Group (locked)']) {
      await openTab(name);
      await expect.element(heading('Premium Feature')).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Upgrade to Premium' }))
        .toHaveAttribute('href', '/premium');
    }
  });

  it('ask for an age group, then show its board', async () => {
    const answers = boards();
    await showPage('/leaderboard?tab=age', inTrial(), { answers });
    await expect.element(heading('Set Your Age Group')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to Settings' }))
      .toHaveAttribute('href', '/settings');
    await showPage('/leaderboard?tab=age', inTrial(), { answers, person: { ageGroup: '60plus' } });
    await expect.poll(words).toEqual([expect.stringContaining('Ines(You)')]);
  });

  it('open on the person’s own cohort; the present month is one tap away', async () => {
    await showPage('/leaderboard', inTrial(), { answers: boards() });
    await openTab('My Cohort');
    await expect.element(heading('March 2025')).toBeVisible();
    await press('Current month');
    await expect.element(heading('March 2026')).toBeVisible();
    await press('My starting month');
    await expect.element(heading('March 2025')).toBeVisible();
    await expect.poll(() => words()[0]).toContain('Mara');
    await expect.element(myPosition).toBeVisible();
    await expect.element(page.getByText(`${crowd} challengers on this board`)).toBeVisible();
    await press('Show the top 100');
    await expect.poll(() => rows().length).toBe(crowd);
    await openTab('This Week');
    await expect.element(heading('No rankings available yet')).toBeVisible();
    await expect.element(page.getByText("Be the first to complete today's challenge!")).toBeVisible();
    await openTab('All Time');
    await press('Later cohort');
    await expect.element(heading('April 2025')).toBeVisible();
    await expect.element(heading('No rankings available yet')).toBeVisible();
    await press('Earlier cohort');
    await expect.poll(() => rows().length).toBe(10);
  });
});

it('rows stay while the next ones load; what fails is said and can be tried again', async () => {
  const broken = hold(() => refusal(500, 'internal', 'Broken.'));
  const answers = boards();
  await showPage('/leaderboard?tab=age', inTrial(), { answers, person: { ageGroup: '60plus' } });
  await expect.poll(words).toEqual([expect.stringContaining('Ines')]);
  answers['GET /leaderboard/age/60plus'] = broken.answer;
  await openTab('This Month');
  await expect.poll(() => table.element().parentElement?.ariaBusy).toBe('true');
  expect(words()).toEqual([expect.stringContaining('Ines')]);
  broken.letGo();
  await expect.element(heading('The leaderboard did not load')).toBeVisible();
  answers['GET /leaderboard/age/60plus'] = empty;
  await press('Try again');
  await expect.element(heading('No rankings available yet')).toBeVisible();
});
