import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  asOwner,
  challenge,
  challenger,
  idOf,
  nothingYet,
} from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { advanceTime } from '../../testing/fake-timers';
import { showPage } from '../../testing/show-page';
import { type Answers, refusal, serverError, unreachable } from '../../testing/story-api';

// `challenger` takes a name, a score and a rank.

const id = idOf('November, to the end');
const path = `/together/challenge/${id}`;
const rows = page.getByRole('list', { name: 'Everyone in this challenge' }).getByRole('listitem');
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

const show = (shown: GroupChallenge, answers: Answers = {}) =>
  showPage(path, personas.premium(), { answers: { [`GET /group-challenges/${id}`]: shown, ...answers } });

describe('The page of a private challenge', () => {
  it('polls its board, and shows the person’s own score', async () => {
    let score = 11;
    const board = vi.fn(() =>
      challenge({
        members: [challenger('Tomasz W.', 12, 1, { today: 'done' }), challenger('Ines Carvalho', score, 2)],
      }),
    );
    await showPage(path, personas.premium(), { answers: { [`GET /group-challenges/${id}`]: board } });
    await expect.element(heading('Day 12 of 14')).toBeVisible();
    await expect.element(page.getByText(/Finish today to tie for first place\.$/)).toBeVisible();
    await expect.element(rows.last()).toHaveTextContent('Rank 2Ines Carvalho (You)not done today11 days');
    // A page that is visible again polls at once, and starts a new interval: a fake one.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const polls = board.mock.calls.length;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(() => board.mock.calls.length).toBe(polls + 1);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    score = 12;
    await advanceTime(15_000);
    await expect.element(rows.last()).toHaveTextContent('12 days');
  });

  it('counts a day that was finished here before the server does', async () => {
    // The date of the invented groups.
    await showPage(path, Story.startedOn('2025-11-28', 'UTC').complete(), {
      answers: { [`GET /group-challenges/${id}`]: challenge() },
    });
    await expect.element(rows.nth(2)).toHaveTextContent('Rank 1Ines Carvalho (You)every day so far12 days');
    await expect.element(rows.nth(3)).toHaveTextContent(/^Rank 4Priya Raman/);
    await expect.element(page.getByText('12 of 12 days done.', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Start Day/ })).not.toBeInTheDocument();
  });

  it('shows the common goal, what is ahead, and that nobody can join any more', async () => {
    const sum = { goal: 'together', target: 100, sum: 96 } as const;
    const members = challenge().members.map((member) => ({ ...member, rank: null }));
    await show(challenge({ ...sum, members, ...asOwner }));
    await expect.element(page.getByRole('progressbar', { name: 'Days together' })).toBeVisible();
    await expect
      .element(page.getByText('Everyone’s days count together. Together you need 4 more days.'))
      .toBeVisible();
    await expect.element(page.getByText(/^Joining closed/)).toBeVisible();
    expect(rows.first().element().textContent).not.toContain('Rank');
    await expectNoBarriers();
    await show(challenge({ phase: 'ahead', date: 0, ...asOwner }));
    await expect.element(heading('Starts on November 17')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  });

  it('shows the link created here until another device creates one, also with the same expiry', async () => {
    const expiresAt = '2025-11-20T14:00:00.000Z';
    let mark = 'aaaa';
    let isCreated = false;
    const createdInvite = {
      code: 'MX4T7Q2KJD',
      url: 'https://hundred.example/join/MX4T7Q2KJD',
      expiresAt,
      mark,
    };
    const answers: Answers = {
      [`GET /group-challenges/${id}`]: () =>
        challenge({ phase: 'ahead', date: 0, ...asOwner, invite: isCreated ? { expiresAt, mark } : null }),
      [`POST /group-challenges/${id}/invite`]: () => {
        isCreated = true;
        return { success: true, invite: createdInvite };
      },
    };
    await showPage(path, personas.premium(), { answers });
    await page.getByRole('button', { name: 'Create link' }).click();
    const code = page.getByText('MX4T7 Q2KJD');
    await expect.element(code).toBeVisible();
    // The link works until the 19th has ended everywhere on earth, on the 20th, but nobody here can join on the 20th.
    await expect.element(page.getByText(/^Your code and link work until November 19\./)).toBeVisible();
    mark = 'bbbb';
    // The page polls at once when it is visible again.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(page.getByText(/We can’t show this link again/)).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
  });

  it('that is full names the last joining date of its link', async () => {
    const invite = { expiresAt: '2025-11-20T14:00:00.000Z', mark: 'aaaa' };
    await show(challenge({ phase: 'ahead', date: 0, ...asOwner, invite, mostMembers: 2 }));
    await expect.element(page.getByText(/works until November 19\.$/)).toBeVisible();
  });

  it('names the day of a cached answer', async () => {
    await show(challenge());
    await expect.element(page.getByText(/^as of \d+:\d\d/)).toBeVisible();
    const threeDaysLater = personas.premium();
    threeDaysLater.now += 3 * 86_400_000;
    await showPage(path, threeDaysLater, { answers: { [`GET /group-challenges/${id}`]: unreachable() } });
    await expect.element(page.getByText(/^as of \w+ \d+, \d+:\d\d/)).toBeVisible();
  });

  it('keeps showing its result', async () => {
    await show(challenge({ phase: 'settled', date: 14 }));
    await expect.element(heading('Result')).toBeVisible();
    await expect
      .element(page.getByText('Tomasz W. and Adaeze Obi share first place with 12 days.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: /^About/ })).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('shows an error, and loads again on request', async () => {
    const answers: Answers = { [`GET /group-challenges/${id}`]: serverError() };
    await showPage(path, personas.premium(), { answers });
    await expect.element(heading('We couldn’t load the challenge')).toBeVisible();
    answers[`GET /group-challenges/${id}`] = challenge();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('November, to the end')).toBeVisible();
  });

  it('starts a challenge with dates and a goal, which are validated before the request', async () => {
    const requests: unknown[] = [];
    const answers: Answers = {
      'GET /together': { ...nothingYet, most: { teams: 3, challenges: 10 } },
      'GET /blocks': { blocks: [] },
      'POST /group-challenges': (_: unknown, body: unknown) => {
        requests.push(body);
        return requests.length === 1
          ? refusal(400, 'invalid_input', 'The first date must be later.', 'from')
          : { success: true, id };
      },
      [`GET /group-challenges/${id}`]: challenge(),
    };
    const story = personas.premium();
    await showPage('/together', story, { answers, width: 360, height: 640 });
    await page.getByRole('button', { name: 'Start a challenge' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Start the challenge' }).click();
    const name = form.getByLabelText('Name');
    const nameless = form.getByText('The name must have at least one visible character.');
    // The button is below, and the field may be scrolled out of sight.
    await expect.element(nameless).toBeInViewport();
    await expect.element(name).toHaveFocus();
    // The error is announced also while the field has the focus.
    expect(nameless.element().closest('[aria-live]')).not.toBeNull();
    await form.getByRole('button', { name: 'Start the challenge' }).click();
    await expect.element(name).toHaveFocus();
    await name.fill('Spring');
    await form.getByText('Days together', { exact: true }).click();
    const firstDay = form.getByLabelText('First day');
    const today = (firstDay.element() as HTMLInputElement).value;
    expect(today).toBe(story.state.today);
    await form.getByLabelText('Last day').fill(today);
    await expect
      .element(form.getByText('A challenge lasts 3 to 100 days. Pick another last day.'))
      .toBeVisible();
    // 30 days with the first and the last one.
    const lastDay = new Date(Date.parse(today) + 29 * 86_400_000).toISOString().slice(0, 10);
    await form.getByLabelText('Last day').fill(lastDay);
    await form.getByRole('button', { name: 'Start the challenge' }).click();
    await expect.element(form.getByText('The first date must be later.')).toBeVisible();
    await expect.element(firstDay).toHaveFocus();
    await form.getByRole('button', { name: 'Start the challenge' }).click();
    await expect.element(heading('November, to the end')).toBeVisible();
    await expect
      .poll(() => requests.at(-1))
      .toEqual({ name: 'Spring', goal: 'together', target: 50, from: today, to: lastDay });
  });
});
