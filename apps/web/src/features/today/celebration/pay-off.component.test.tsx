import type { BoardEntry } from '@hundred/contract/leaderboards';
import type { Together } from '@hundred/contract/together/groups';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFindings } from '../../../testing/barriers';
import { completeButton, dayComplete, stage } from '../../../testing/day-page';
import { watchShifts } from '../../../testing/layout-shift';
import { expectDeviceToHaveLog, showPage, uidOfTest, type VisitOptions } from '../../../testing/show-page';
import { type Answers, hold, unreachable } from '../../../testing/story-api';

const lines = stage.getByRole('list', { name: 'What today changed' });
const doneButton = stage.getByRole('button', { name: 'Done' });

/** Completed days of five minutes each, and all but one exercise of Day `day`. Day 7 earns a badge. */
function almostDone(day: 7 | 9 = 7): Story {
  const story = Story.startedOn('2026-03-02', 'UTC');
  story.completeFrom('2026-03-02', day - 1, { timeSeconds: 300 }).on(day === 7 ? '2026-03-08' : '2026-03-10');
  story.exercise('pushups');
  story.exercise('situps', { timeSeconds: 240 });
  return story;
}

const row = (change: Partial<BoardEntry>): BoardEntry => ({
  _id: 'a',
  rank: 56,
  isCurrentUser: false,
  badges: [],
  currentDay: 7,
  currentStreak: 7,
  totalRepsCompleted: 500,
  ...change,
});

const board = {
  leaderboard: [
    row({ _id: 'me', isCurrentUser: true, rank: 55, rankBefore: 56 }),
    row({ _id: 'sam', rank: 56, rankBefore: 55, displayName: 'Sam' }),
  ],
  userRank: 55,
  rankedPeople: 291,
};

const id = '00000000-0000-4000-8000-000000000001';
/** A team of the person in which `done` of 7 people are done today. The date counts for the team once 5 are. */
const together = (done: number): Together => ({
  needsName: false,
  suspendedUntil: null,
  most: { teams: 1, challenges: 1 },
  teams: [
    {
      id,
      name: 'Oak',
      members: 2,
      isOwner: true,
      isReadOnly: false,
      today: {
        streak: 3,
        asked: 7,
        needed: 5,
        done,
        people: [{ id, name: 'Ines', isMe: true, today: 'done', mayNudge: false }],
      },
    },
  ],
  challenges: [],
  rooms: [],
});

const answers = (change: Answers = {}): Answers => ({
  'GET /leaderboard/global': board,
  'GET /together': together(5),
  ...change,
});

/** The text of the first line with that of its arrow, "up 1", which screen readers hear. */
const passedSam = 'You passed Sam. You’re #55 on the leaderboard.up 1';

/** The lines that need no server. Quarter Way is Day 25, 18 days after Day 7. */
const ownLines = ['18 more days to the Quarter Way badge', 'Your fastest day so far: 4:00 min'];

async function finish(options: VisitOptions = {}, story = almostDone()): Promise<Story> {
  await showPage('/dashboard', story, options);
  await expectDeviceToHaveLog(story);
  await completeButton('Jumping Jacks').click();
  await expect.element(stage).toBeVisible();
  return story;
}

const lineTexts = () =>
  lines
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.trim());

describe('What a completed day changed', () => {
  it.for([
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1366, height: 650 },
  ])('is shown in three lines without scrolling at $width × $height', async (size) => {
    await finish({ answers: answers(), ...size });
    await expect
      .poll(lineTexts)
      .toEqual([
        passedSam,
        'Today counts for your team: 5 of 7 done',
        '18 more days to the Quarter Way badge',
      ]);
    await expect.element(stage.getByText('Tomorrow: 17 reps each, about 5 min.')).toBeVisible();
    await expect.element(doneButton).toBeInViewport({ ratio: 0.98 });
    const dialog = stage.element();
    expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    // Below a desktop the button stands at the lower edge, with the usual 16 px below it.
    if (size.width < 1024) expect(size.height - doneButton.element().getBoundingClientRect().bottom).toBe(16);
    await expectNoFindings();
  });

  it('leaves room for no more than a question below three lines without a badge, on a tall phone', async () => {
    await finish({ answers: answers(), width: 390, height: 844 }, almostDone(9));
    await expect.poll(() => lineTexts().length).toBe(3);
    const linesBottom = lines.element().getBoundingClientRect().bottom;
    const tomorrowTop = stage
      .getByText(/^Tomorrow:/)
      .element()
      .getBoundingClientRect().top;
    // The question about the effort is about 160 px high.
    expect(tomorrowTop - linesBottom).toBeLessThan(160);
  });

  it('is shown in three lines without a badge and without scrolling on a low phone', async () => {
    await finish({ answers: answers(), width: 375, height: 667 }, almostDone(9));
    await expect.poll(() => lineTexts().length).toBe(3);
    const dialog = stage.element();
    expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  });

  it('leaves out what did not change', async () => {
    // With 6 done, the date counted for the team before the person had finished.
    const change = { 'GET /leaderboard/global': { ...board, leaderboard: [] }, 'GET /together': together(6) };
    await finish({ answers: answers(change) });
    await expect.poll(lineTexts).toEqual(ownLines);
  });

  it('holds the place of the lines for a late answer, which moves nothing', async () => {
    const heldBoard = hold(() => board);
    await finish({ answers: answers({ 'GET /leaderboard/global': heldBoard.answer }) });
    await expect.element(doneButton).toBeVisible();
    expect(lines.query()).toBeNull();
    const shifts = watchShifts();
    heldBoard.letGo();
    await expect.poll(() => lineTexts()[0]).toBe(passedSam);
    expect(shifts()).toEqual([]);
  });

  it('is shown without an answer that takes longer than two seconds', async () => {
    const heldBoard = hold(() => board);
    await finish({ answers: answers({ 'GET /leaderboard/global': heldBoard.answer }) });
    await expect.element(lines, { timeout: 5000 }).toBeVisible();
    heldBoard.letGo();
    await expect.element(doneButton).toBeVisible();
    expect(lineTexts()).toEqual(ownLines);
  });

  it('begins with the note that the day is saved on this device if there is no connection', async () => {
    const story = almostDone();
    const offline = { 'POST /challenge/complete-exercise': unreachable() };
    await finish({ answers: answers(offline) }, story);
    await expect.poll(() => lineTexts()[0], { timeout: 5000 }).toBe('Saved on this device.');
    expect(lineTexts()).toEqual(['Saved on this device.', ...ownLines]);
  });
});

it('The celebration closes with Enter from the heading, and not with Space', async () => {
  await finish({ answers: answers() });
  await expect.element(stage.getByRole('heading', { name: 'Day 7 Complete' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(stage).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(stage).not.toBeInTheDocument();
  await expect.element(dayComplete(7)).toBeVisible();
});

describe('The question of a completed day', () => {
  const effort = stage.getByRole('region', { name: 'How hard was it?' });

  function withPremium(): Story {
    const story = Story.startedOn('2026-03-02', 'UTC');
    const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' } as const;
    story.record({ kind: 'premiumBegan', ...bought });
    story.completeFrom('2026-03-02', 6).on('2026-03-08');
    story.exercise('pushups');
    story.exercise('situps');
    return story;
  }

  it('is about the effort with Premium, and its answer moves nothing', async () => {
    const story = await finish({ answers: answers() }, withPremium());
    await expect.element(effort).toBeVisible();
    await expect.poll(() => lineTexts().length).toBe(3);
    const tops = () =>
      stage
        .getByRole('button')
        .elements()
        .map((button) => button.getBoundingClientRect().top);
    const topsBefore = tops();
    await stage.getByRole('button', { name: 'Effort 4 of 5' }).click();
    await expect.element(effort.getByText('Thanks.')).toBeVisible();
    await expect.poll(() => story.dateOf('2026-03-08')?.effort).toBe(4);
    expect(tops()).toEqual(topsBefore);
  });

  it('does not exist on a day on which another question was asked', async () => {
    const story = withPremium();
    await showPage('/dashboard', story);
    localStorage.setItem(`hundred:questions:${uidOfTest()}`, JSON.stringify({ install: '2026-03-08' }));
    await finish({ answers: answers() }, story);
    await expect.poll(() => lineTexts().length).toBeGreaterThan(0);
    expect(effort.query()).toBeNull();
    await doneButton.click();
    await expect.element(dayComplete(7)).toBeVisible();
    expect(page.getByRole('heading', { name: /^How hard/ }).query()).toBeNull();
  });
});
