import type { Together } from '@hundred/contract/together/groups';
import type { Team } from '@hundred/contract/together/teams';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asOwner, idOf, nothingYet, team, teammate } from '../../features/together/testing/invented-groups';
import { expectNoBarriers, expectNoSidewaysScroll } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';
import { type Answers, refusal } from '../../testing/story-api';

const id = idOf('Sports Club');
const path = `/together/team/${id}`;
/** Rank 212, with 3 days and 540 reps in the week. */
const me = teammate('Ines Carvalho', 212, 3, 540);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const board = page.getByRole('list', { name: 'This week' });

/** A page of the board of a club with 312 members. The person is not on it. */
const club = (pageNumber = 1, change: Partial<Team> = {}): Team => ({
  ...team(),
  id,
  name: 'Sports Club',
  mostMembers: 500,
  members: [
    ...Array.from({ length: 50 }, (_, index) => {
      const rank = (pageNumber - 1) * 50 + index + 1;
      const today = index % 2 === 0 ? 'done' : 'open';
      return { ...teammate(`Member ${rank}`, rank, 6, 900, { today }), mayNudge: false };
    }),
    me,
  ],
  club: {
    members: 312,
    page: pageNumber,
    pages: 7,
    today: { done: 187, open: 90, resting: 21, free: 4, none: 10 },
  },
  ...change,
});

const answersOf = (change: Partial<Team> = {}): Answers => ({
  [`GET /teams/${id}`]: (_: unknown, __: unknown, address: string) =>
    club(Number(/page=(\d+)/.exec(address)?.[1] ?? 1), change),
  'GET /together': nothingYet,
  'GET /blocks': { blocks: [] },
});

describe('The page of the club team', () => {
  it('shows how many are done, and the own day', async () => {
    await showPage(path, personas.premium(), { answers: answersOf() });
    await expect.element(page.getByRole('heading', { name: 'Sports Club', level: 1 })).toBeVisible();
    await expect.element(page.getByText('312 of 500')).toBeVisible();
    const today = page.getByRole('region', { name: 'Today' });
    const counts = today.getByRole('definition').elements();
    // The last count joins those with a free day and those before their start.
    expect(counts.map((one) => one.textContent)).toEqual(['187', '90', '21', '14']);
    await expect.element(today.getByRole('link', { name: 'Start Day 57' })).toBeVisible();
    await expect.element(today.getByText('3 of 5 done.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Nudge/ })).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('shows one page of the board with the own row, and turns pages', async () => {
    await showPage(path, personas.premium(), { answers: answersOf() });
    await expect.element(page.getByText('1–50 of 312 members')).toBeVisible();
    await expect.element(button('Previous')).toBeDisabled();
    expect(board.getByRole('listitem').elements()).toHaveLength(51);
    await expect.element(board.getByText('Ines Carvalho (You)')).toBeVisible();
    await expect.element(board.getByText('Day 57 · 23-day streak · done').first()).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByText('51–100 of 312 members')).toBeVisible();
    await expect.element(board.getByText('Member 51', { exact: true })).toBeVisible();
    await expect.element(board.getByText('Member 1', { exact: true })).not.toBeInTheDocument();
    expect(new URL(location.href).searchParams.get('page')).toBe('2');
    await button('Previous').click();
    await expect.element(page.getByText('1–50 of 312 members')).toBeVisible();
  });

  it('keeps the own row in sight on a page with many rows', async () => {
    await showPage(path, personas.premium(), { answers: answersOf(), width: 390, height: 844 });
    await expect.element(board.getByText('Member 1', { exact: true })).toBeVisible();
    board.getByText('Member 20', { exact: true }).element().scrollIntoView({ block: 'center' });
    await expect.element(board.getByText('Ines Carvalho (You)')).toBeInViewport();
    await expectNoSidewaysScroll();
  });

  it('can be removed from and left by its operator, but not handed over', async () => {
    await showPage(path, personas.premium(), { answers: answersOf(asOwner) });
    await page.getByRole('button', { name: 'About Member 1', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Remove from the team' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Make team owner' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await button('Leave the team').click();
    await expect
      .element(
        page.getByText('Another operator can take over the team at the desk. You keep your days and streak.'),
      )
      .toBeVisible();
  });
});

describe('The club team on the Together page', () => {
  const today = {
    streak: 4,
    asked: 312,
    done: 187,
    needed: 188,
    people: [
      { id: me.id, name: me.name, isMe: true, today: 'open' as const, mayNudge: false },
      { id: idOf('Jonas'), name: 'Jonas', isMe: false, today: 'done' as const, mayNudge: false },
    ],
  };
  const together: Together = {
    ...nothingYet,
    teams: [
      {
        id,
        name: 'Sports Club',
        members: 312,
        mostMembers: 500,
        isClub: true,
        isOwner: false,
        isReadOnly: false,
        today,
      },
    ],
  };

  it('counts everyone, takes no place of a plan and offers no nudge', async () => {
    await showPage('/together', personas.premium(), {
      answers: { 'GET /together': together, 'GET /blocks': { blocks: [] } },
    });
    const card = page.getByRole('region', { name: 'Sports Club', exact: true });
    await expect.element(card.getByText('187 of 312 done.')).toBeVisible();
    // Two of the 312 are shown.
    await expect.element(card.getByText('+310', { exact: true })).toBeVisible();
    await expect.element(card.getByText('One more and today counts.')).toBeVisible();
    await expect.element(page.getByText('312 of 500')).toBeVisible();
    await expect.element(button('Start a team')).toBeVisible();
    await expect.element(page.getByText(/nudge/i)).not.toBeInTheDocument();
  });

  it('is not alone while others are not done yet', async () => {
    const early = { ...today, done: 0, people: today.people.slice(0, 1) };
    await showPage('/together', personas.premium(), {
      answers: {
        'GET /together': { ...together, teams: together.teams.map((one) => ({ ...one, today: early })) },
        'GET /blocks': { blocks: [] },
      },
    });
    await expect.element(page.getByText('0 of 312 done.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the team' }).click();
    await expect.element(page.getByText(/You need an invitation to come back/)).toBeVisible();
  });

  it('is ended by its operator after a fresh sign-in', async () => {
    let tries = 0;
    const answers: Answers = {
      ...answersOf({ isOwner: true }),
      [`DELETE /teams/${id}`]() {
        tries += 1;
        return tries > 1 ? { success: true } : refusal(403, 'sign_in_again', 'Sign in again to do this.');
      },
    };
    await showPage(path, personas.premium(), { answers });
    await button('End the team').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the team' }).click();
    await page
      .getByRole('alertdialog', { name: 'Sign in again' })
      .getByRole('button', { name: 'Sign in' })
      .click();
    await expect.element(page.getByRole('heading', { name: 'Together', level: 1 })).toBeVisible();
    expect(tries).toBe(2);
  });
});
