import type { BoardAnswer } from '@hundred/contract/leaderboards';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { watchShifts } from '../../testing/layout-shift';
import { allowMotion } from '../../testing/media';
import { showPage } from '../../testing/show-page';
import { type AnswerFunction, hold, serverError } from '../../testing/story-api';
import {
  board,
  boards,
  crowdSize,
  emptyBoard,
  heading,
  myPosition,
  myRank,
  openTab,
  press,
  row,
  rows,
  rowsFrom,
  rowTexts,
  startedStory,
  table,
} from './testing/invented-boards';

// Around a person there are 11 rows: their own, and five on each side.
describe('The global board', () => {
  /** The answers of the boards, and the paths that were requested. */
  function recordRequests() {
    const requestedPaths: string[] = [];
    const answers = boards();
    for (const [call, answer] of Object.entries(answers))
      answers[call] = (derived: () => unknown, body: unknown, path: string) => {
        requestedPaths.push(path);
        return typeof answer === 'function' ? answer(derived, body, path) : answer;
      };
    return { requestedPaths, answers };
  }

  it('takes one request for a person outside the first ten, and gives their percentile', async () => {
    const { requestedPaths, answers } = recordRequests();
    await showPage('/leaderboard', startedStory(), { answers });
    await expect.poll(() => rows().length).toBe(11);
    await expect.element(page.getByText('Top 30%', { exact: true })).toBeVisible();
    expect(requestedPaths).toEqual(['/leaderboard/global?timeframe=all&around=me']);
    await press('Show the top 10');
    await expect.poll(() => rows().length).toBe(10);
    expect(requestedPaths.slice(1)).toEqual(['/leaderboard/global?timeframe=all']);
    await openTab('This Month');
    await expect
      .poll(() => requestedPaths.slice(2))
      .toEqual(['/leaderboard/global?timeframe=month&around=me']);
  });

  it('shows the first ten to a person without a rank or without the rows around them', async () => {
    const topTen = board(rowsFrom(1, 10), null);
    const around = vi.fn<AnswerFunction>(() => emptyBoard);
    const global: AnswerFunction = (derived, body, path) =>
      path.includes('around=me') ? around(derived, body, path) : topTen;
    const answers = { ...boards(), 'GET /leaderboard/global': global };
    await showPage('/leaderboard', startedStory(), { answers });
    await expect.poll(() => rows().length).toBe(10);
    expect(page.getByText(/^Top \d+%$/).query()).toBeNull();
    const place = page.getByRole('region', { name: 'Your position' });
    await expect.element(place.getByText('You’re not on this board')).toBeVisible();
    await expect
      .element(place.getByRole('link', { name: 'Start Day 1' }))
      .toHaveAttribute('href', '/dashboard');
    around.mockImplementation(serverError);
    localStorage.clear();
    await showPage('/leaderboard', startedStory(), { answers });
    await expect.poll(() => rows().length).toBe(10);
  });

  it('opens around a person outside the first ten, with the gaps, the rank changes and what today is worth', async () => {
    await showPage('/leaderboard', startedStory(), { answers: boards() });
    await expect.element(heading('1 rep to #11')).toBeVisible();
    await expect
      .element(page.getByText('Anonymous is just ahead of you. Finish Day 1 to add 30 reps.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('img', { name: /^Anonymous is 1 rep behind you\. Anonymous is 1 rep ahead\./ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start Day 1' }))
      .toHaveAttribute('href', '/dashboard');
    await expect.element(heading(`Around me among ${crowdSize} people`)).toBeVisible();
    expect(rows()).toHaveLength(11);
    // Each text begins with the rank, and the number of ranks gained or lost: rank 11, up 3.
    expect(rowTexts()[4]).toMatch(/^113Up 3 ranks since yesterday.*1 ahead1 rep ahead of you$/);
    expect(rowTexts()[5]).toMatch(/^12–No change since yesterday/);
    expect(rowTexts()[6]).toMatch(/^132Down 2 ranks since yesterday.*1 behind1 rep behind you$/);
    expect(rowTexts()[7]).toMatch(/^14Anonymous/);
    await expect.element(page.getByText('Top 30%', { exact: true })).toBeVisible();
    await expectNoBarriers();
  });

  it('shows what today is worth here for a day reached elsewhere', async () => {
    const story = Story.startedOn('2026-01-01', 'UTC').completeFrom('2026-01-01', 50).on('2026-02-20');
    await showPage('/leaderboard', story.importLog().on('2026-02-21'), { answers: boards() });
    // Each of the three exercises counts 20 here, and asks for 60.
    await expect
      .element(page.getByText('Anonymous is just ahead of you. Finish Day 51 to add 60 reps.'))
      .toBeVisible();
  });

  it('opens around a person who shares a top rank but is not in the list', async () => {
    const tied = (first: number, last: number) =>
      rowsFrom(first, last).map((entry) =>
        entry.rank < 5 ? entry : { ...entry, rank: 5, totalRepsCompleted: 20 },
      );
    const global: AnswerFunction = (_derived, _body, path) =>
      path.includes('around=me') ? board([row(4), ...tied(7, 17)], 5) : board(tied(1, 10), 5);
    await showPage('/leaderboard', startedStory(), {
      answers: { ...boards(), 'GET /leaderboard/global': global },
    });
    await expect.element(heading('7 reps to #4')).toBeVisible();
    // Rank 4, and eleven of those who share rank 5.
    expect(rows()).toHaveLength(12);
    await press('Show the top 10');
    await expect.element(page.getByText('Your Position: #5', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You share this rank. The list shows only 10 people.')).toBeVisible();
  });

  it('shows the first ten with the person’s own place below them, also on another visit', async () => {
    const answers = boards();
    await showPage('/leaderboard', startedStory(), { answers });
    await press('Show the top 10');
    await expect.poll(() => rows().length).toBe(10);
    await expect.element(myPosition).toBeVisible();
    await expect.element(page.getByText('Keep pushing to reach the top 10!')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Gold medal, rank 1' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Start Day 1' })).not.toBeInTheDocument();
    // Rank 4 has 27 reps.
    expect(rowTexts()[3]).toMatch(/^4.*27/);
    await expectNoBarriers();
    await showPage(`${location.pathname}${location.search}`, startedStory(), { answers });
    await expect.element(myPosition).toBeVisible();
    await press('Show my position');
    await expect.element(table.getByRole('row', { name: 'Anonymous (You)' })).toBeVisible();
  });

  it.for([390, 768])('cuts no name to make room for badges, at %i px', async (width) => {
    const badges: BoardAnswer['leaderboard'][number]['badges'] = ['legendary_streak', 'perfect_week'];
    const rivals = rowsFrom(myRank - 1, myRank + 1).map((entry) => ({
      ...entry,
      displayName: 'Jonas Weber',
      badges,
      // Four digits leave the least room.
      totalRepsCompleted: 6700 - entry.rank,
    }));
    await showPage('/leaderboard', startedStory(), {
      width,
      answers: { ...boards(), 'GET /leaderboard/global': board(rivals, myRank) },
    });
    await expect.poll(() => rows().length).toBe(3);
    const names = [...table.element().querySelectorAll('.truncate')];
    expect(names.map(({ textContent }) => textContent)).toEqual(rivals.map(() => 'Jonas Weber'));
    expect(names.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual([0, 0, 0]);
  });

  describe('on a phone', () => {
    const own = () => rows().find(({ ariaCurrent }) => ariaCurrent === 'true');
    const rival = () => rows()[rows().findIndex(({ ariaCurrent }) => ariaCurrent === 'true') - 1];
    /** Whether nothing covers the row: no other row, no tab bar, no edge of the window. */
    const isInSight = (element: Element | undefined) => {
      if (!element) return false;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
        element.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    };
    /** Scrolls through the page, and expects the own row and that of the next person to pass in sight everywhere. */
    async function expectBothInSight() {
      const { scrollHeight } = document.documentElement;
      for (let from = 0; from < scrollHeight; from += 40) {
        scrollTo(0, from);
        expect([from, isInSight(rival()), isInSight(own())]).toEqual([from, true, true]);
      }
    }

    it.for([
      { width: 390, height: 844 },
      { width: 360, height: 740 },
      { width: 360, height: 640 },
    ])('keeps the next person to pass in sight above the own row, at $width × $height px', async (size) => {
      await showPage('/leaderboard', startedStory(), { ...size, answers: boards() });
      await expect.element(heading('1 rep to #11')).toBeVisible();
      await expect.poll(() => rows().length).toBe(11);
      expect(rival()?.textContent).toMatch(/^11/);
      await expectBothInSight();
    });

    it('keeps the next person to pass in sight if several share the rank', async () => {
      const shared = rowsFrom(9, 16).map((entry) => ({ ...entry, rank: 9, totalRepsCompleted: 22 }));
      const global = board([...rowsFrom(6, 8), ...shared], 9);
      await showPage('/leaderboard', startedStory(), {
        answers: { ...boards(), 'GET /leaderboard/global': global },
      });
      await expect.element(heading('1 rep to #8')).toBeVisible();
      await expect.poll(() => rows().length).toBe(11);
      expect(rival()?.textContent).toMatch(/^8/);
      await expectBothInSight();
    });
  });

  it.for([
    { width: 360, name: 'Kaya' },
    { width: 768, name: 'Katarina' },
  ])(
    'keeps badges on the line of the name under an own plan, at $width px',
    async ({ width, name: displayName }) => {
      const plan = { ownPlan: true, badges: ['perfect_week'], totalRepsCompleted: 1622 } as const;
      const own = { ...row(myRank, displayName), ...plan, badges: [...plan.badges] };
      const around = [...rowsFrom(myRank - 5, myRank - 1), own, ...rowsFrom(myRank + 1, myRank + 5)];
      const global = board(around, myRank);
      await showPage('/leaderboard', startedStory(), {
        width,
        answers: { ...boards(), 'GET /leaderboard/global': global },
      });
      await expect.element(page.getByText('(You)')).toBeVisible();
      const name = page.getByText('(You)').element().getBoundingClientRect();
      const badge = page.getByTitle('Perfect Week').element().getBoundingClientRect();
      expect(badge.top).toBeLessThan(name.bottom);
      expect(badge.bottom).toBeGreaterThan(name.top);
    },
  );

  it.for([360, 390, 1366])('ends the button to the top ten flush with the rows, at %i px', async (width) => {
    await showPage('/leaderboard', startedStory(), { width, answers: boards() });
    const button = page.getByRole('button', { name: 'Show the top 10' });
    await expect.element(button).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(button.element());
    const frame = table.element().parentElement!.getBoundingClientRect();
    expect(Math.abs(text.getBoundingClientRect().right - frame.right)).toBeLessThan(1);
  });

  it('slides the own row past those it passed since it was last shown, without a layout change', async () => {
    const aroundRank = (rank: number) =>
      board(
        rowsFrom(rank - 5, rank + 5).map((entry) => ({
          ...entry,
          rankBefore: entry.rank + 1,
          isCurrentUser: entry.rank === rank,
        })),
        rank,
      );
    await allowMotion();
    await showPage('/leaderboard', startedStory(), {
      answers: { ...boards(), 'GET /leaderboard/global': aroundRank(20) },
    });
    await expect.poll(() => rowTexts()[5]).toMatch(/^20/);

    const heldAnswer = hold(() => aroundRank(18));
    const answers = { ...boards(), 'GET /leaderboard/global': heldAnswer.answer };
    await showPage('/leaderboard', startedStory(), { answers });
    await expect.poll(() => rowTexts()[5]).toMatch(/^20/);
    const animate = vi.spyOn(HTMLElement.prototype, 'animate');
    const shifts = watchShifts();
    heldAnswer.letGo();
    await expect.poll(() => rowTexts()[5]).toMatch(/^18/);
    // The own row and the two that it passed move. The own row moves by the height of two rows.
    expect(animate.mock.contexts).toEqual([5, 6, 7].map((place) => rows()[place]));
    expect(animate.mock.calls[0]).toEqual([
      { transform: [expect.stringMatching(/^translateY\(1\d\dpx\)$/), 'none'] },
      { duration: 240, easing: 'ease-in-out' },
    ]);
    expect(shifts()).toEqual([]);
    animate.mockRestore();
  });

  it('says that a completed day is done, and has no button', async () => {
    await showPage('/leaderboard', startedStory().complete(), { answers: boards() });
    await expect
      .element(page.getByText('Anonymous is just ahead of you. You’re done for today.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Start Day 1' })).not.toBeInTheDocument();
  });

  it('shows the first person the distance to the second, and no race to a person alone', async () => {
    const ownRow = { ...row(1), isCurrentUser: true };
    const answers = { ...boards(), 'GET /leaderboard/global': board([ownRow, row(2, 'Ben')], 1) };
    await showPage('/leaderboard', startedStory(), { answers });
    await expect.element(heading('1 rep ahead of #2')).toBeVisible();
    await expect.element(page.getByText('Ben is behind you. Finish Day 1 to add 30 reps.')).toBeVisible();
    answers['GET /leaderboard/global'] = board([ownRow], 1);
    await showPage('/leaderboard', startedStory(), { answers });
    await expect.poll(() => rows().length).toBe(1);
    await expect.element(page.getByRole('link', { name: 'Start Day 1' })).not.toBeInTheDocument();
  });

  it('shows no rank change if the server is older and sends none', async () => {
    const rowsOfOlderServer = rowsFrom(myRank - 5, myRank + 5).map(
      ({ rankBefore: _, daysDone: __, ...olderEntry }) => olderEntry,
    );
    await showPage('/leaderboard', startedStory(), {
      answers: { ...boards(), 'GET /leaderboard/global': board(rowsOfOlderServer, myRank) },
    });
    await expect.poll(() => rows().length).toBe(11);
    expect(rowTexts().join()).not.toContain('yesterday');
  });

  it('leaves out a badge of a newer server that has no name here yet', async () => {
    const newBadge: string = 'of_tomorrow';
    const badges = [newBadge as 'perfect_week', 'perfect_week' as const];
    const answer = board([{ ...row(1, 'Mara'), badges }, row(myRank)], myRank);
    await showPage('/leaderboard', startedStory(), {
      answers: { ...boards(), 'GET /leaderboard/global': answer },
    });
    await expect.poll(rowTexts).toEqual([expect.stringMatching(/Mara \(Perfect Week\)/), expect.anything()]);
  });
});
