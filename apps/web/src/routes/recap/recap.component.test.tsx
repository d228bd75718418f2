import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, expectNoSidewaysScroll } from '../../testing/barriers';
import { showPage, uidOfTest } from '../../testing/show-page';
import { type Answers, serverError, unreachable } from '../../testing/story-api';

/** 8 March 2026 is a Sunday. Ten days, a rest on Sunday, then six days. */
function onSunday(date = '2026-03-08'): Story {
  const story = Story.startedOn('2026-02-19', 'UTC').completeFrom('2026-02-19', 10).on('2026-03-01').rest();
  return story.completeFrom('2026-03-02', 6, { actualReps: 30 }).on(date);
}

const board = (rank: number): Answers => ({
  'GET /leaderboard/global': { leaderboard: [{ rank, isCurrentUser: true }] },
});

const heading = page.getByRole('heading', { level: 1 });
const card = page.getByRole('region', { name: 'Your week' });
const figures = () =>
  [...document.querySelectorAll('dl > div')].map((figure) =>
    [...figure.children].map(({ textContent }) => textContent?.trim()),
  );

describe('The recap', () => {
  it('shows the week on one screen of a phone, with what comes next', async () => {
    await showPage('/recap', onSunday(), { answers: board(58) });
    await expect.element(heading).toHaveTextContent('6 of 7 days.');
    await expect.element(page.getByText('Your week, Mar 1 – 7')).toBeVisible();
    // 30 of each exercise on six days, whose targets are 20 to 25 of each.
    await expect.poll(figures).toEqual([
      ['Reps', '540', '135 extra reps'],
      ['Most reps in a day', '90', 'Saturday, Day 16'],
      ['Streak', '16', 'A rest day kept your streak'],
      ['Rank', '#58', 'On the global board'],
    ]);
    const week = page.getByRole('region', { name: 'Next 7 days' });
    // Day 17 asks for 26 of each.
    await expect.element(week).toHaveTextContent('Today26Mon27Tue28Wed29Thu30Fri31Sat32');
    await expect
      .element(page.getByRole('link', { name: 'Go to Day 17' }))
      .toHaveAttribute('href', '/dashboard');
    // The cells reach from edge to edge of a phone of 390 by 844 pixels, with a margin of 16.
    const cells = [...document.querySelectorAll('main > ol svg')].map((cell) => cell.parentElement!);
    expect(cells[0]?.getBoundingClientRect().left).toBeCloseTo(16, 0);
    expect(cells.at(-1)?.getBoundingClientRect().right).toBeCloseTo(390 - 16, 0);
    expect(document.documentElement.scrollHeight).toBe(844);
    await expectNoBarriers();
    await page.viewport(320, 568);
    await expectNoSidewaysScroll();
  });

  it('says how the place moved since the recap of the week before', async () => {
    const weekBefore = Story.startedOn('2026-02-19', 'UTC').completeFrom('2026-02-19', 10).on('2026-03-01');
    await showPage('/recap', weekBefore, { answers: board(61) });
    await expect.element(page.getByText('#61')).toBeVisible();
    await showPage('/recap', onSunday(), { answers: board(58) });
    await expect.element(page.getByText('Up from #61')).toBeVisible();
    // A second look at the same week compares with the same place.
    await showPage('/recap', onSunday(), { answers: board(63) });
    await expect.element(page.getByText('Down from #61')).toBeVisible();
  });

  it('leaves out the rank without a connection, and ends with Done after today is complete', async () => {
    await showPage('/recap', onSunday().complete(), { answers: { 'GET /leaderboard/*': unreachable() } });
    await expect.element(page.getByRole('link', { name: 'Done' })).toBeVisible();
    expect(figures()).toHaveLength(3);
  });

  it('is shared as a picture of the week', async () => {
    await showPage('/recap', onSunday(), { answers: board(58) });
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your week' });
    await expect
      .element(dialog)
      .toHaveTextContent('One week of my 100-day challenge: 6 of 7 days completed, 540 reps.');
    await expect
      .element(dialog.getByRole('img', { name: /^Story picture. 6 of 7 days completed\./ }))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Save picture' })).toBeVisible();
  });

  it('says when there will be one after fewer than two days', async () => {
    await showPage('/recap', Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-08'));
    await expect.element(heading).toHaveTextContent('No recap this week');
    await page.getByRole('link', { name: 'Go to today’s challenge' }).click();
    await expect.poll(() => location.pathname).toBe('/dashboard');
  });

  it('shows an error, and loads again on request', async () => {
    const answers: Answers = { 'GET /challenge/*': serverError(), ...board(58) };
    await showPage('/recap', onSunday(), { answers });
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load your week' })).toBeVisible();
    delete answers['GET /challenge/*'];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading).toHaveTextContent('6 of 7 days.');
  });
});

describe('The card of the recap on the dashboard', () => {
  it('leads to the recap on Sunday, and is gone after it was opened', async () => {
    await showPage('/dashboard', onSunday(), { answers: board(58) });
    await expect.element(card).toHaveTextContent('Your week: 6 of 7 days');
    await expectNoBarriers();
    await card.getByRole('link', { name: 'See' }).click();
    await expect.element(heading).toHaveTextContent('6 of 7 days.');
    await page.getByRole('link', { name: 'Close' }).click();
    await expect.element(page.getByRole('heading', { name: 'Today’s Challenge' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  it('can be put away on Monday, and stays away', async () => {
    await showPage('/dashboard', onSunday('2026-03-09'), { answers: board(58) });
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect.element(card).not.toBeInTheDocument();
    expect(localStorage.getItem(`hundred:recap-seen:${uidOfTest()}`)).toBe('"2026-03-01"');
    await showPage('/dashboard', onSunday('2026-03-09'));
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  it('is not shown on Tuesday, nor after a week with one day', async () => {
    await showPage('/dashboard', onSunday('2026-03-10'));
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await showPage('/dashboard', Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-08'));
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });
});
