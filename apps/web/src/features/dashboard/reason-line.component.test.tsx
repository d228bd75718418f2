import { germanBadgeTexts } from '@hundred/domain/badges/badge-texts-german';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { completeOnPage } from '../../testing/day-page';
import { comeBack, expectDeviceToHaveLog, showPage } from '../../testing/show-page';
import { hold, unreachable } from '../../testing/story-api';
import { translate } from '../../ui/language/define-text';

const main = page.getByRole('main');
const expectLine = (text: string) => expect.element(main.getByText(text, { exact: true })).toBeVisible();
const someone = { isCurrentUser: false, badges: [], currentDay: 2, currentStreak: 1, totalRepsCompleted: 0 };
/** A board with the person's own reps and those of the rank above. */
const board = (own: number, above: number) => ({
  leaderboard: [
    { ...someone, _id: 'a', rank: 55, totalRepsCompleted: above },
    { ...someone, _id: 'b', rank: 56, totalRepsCompleted: own, isCurrentUser: true },
  ],
  userRank: 56,
  rankedPeople: 291,
});
/** Two completed days with 63 reps. Day 3 asks for 12 of each exercise, so the reps grow to 75, 87 and 99. */
const dayThree = (time: `${number}:${number}`) =>
  Story.startedOn('2026-03-01', 'UTC').completeFrom('2026-03-01', 2).on('2026-03-03', time);

describe('The reason line', () => {
  it('names a badge at noon, and the next rank after a workout', async () => {
    const answers = { 'GET /leaderboard/global': board(75, 86) };
    await showPage('/dashboard', dayThree('12:00'), { answers });
    await expectLine('Week Warrior badge in 4 days.');
    await completeOnPage(['Push-ups']);
    await expectLine('11 more reps to #55 on the leaderboard.');
  });

  it('names a badge in the language of the page', async () => {
    translate({ 'badge names': germanBadgeTexts });
    onTestFinished(() => translate({}));
    await showPage('/dashboard', dayThree('12:00'));
    await expectLine('Wochenheld badge in 4 days.');
  });

  it('counts down to the next rank with each exercise, after one request', async () => {
    const story = dayThree('12:00');
    const heldCompletion = hold();
    const request = vi.fn(() => board(75, 98));
    await showPage('/dashboard', story, {
      answers: {
        'GET /leaderboard/global': request,
        'POST /challenge/complete-exercise': heldCompletion.answer,
      },
    });
    await completeOnPage(['Push-ups']);
    await expectLine('Week Warrior badge in 4 days.');
    expect(request).not.toHaveBeenCalled();
    heldCompletion.letGo();
    await expectLine('23 more reps to #55 on the leaderboard.');
    await completeOnPage(['Sit-ups']);
    await expectLine('11 more reps to #55 on the leaderboard.');
    await expectDeviceToHaveLog(story);
    expect(request).toHaveBeenCalledOnce();
  });

  it('names the next rank after an exercise has passed one', async () => {
    const rows = [
      { ...someone, _id: 'a', rank: 53, totalRepsCompleted: 99 },
      { ...someone, _id: 'b', rank: 54, totalRepsCompleted: 86 },
      { ...someone, _id: 'c', rank: 55, totalRepsCompleted: 75, isCurrentUser: true },
    ];
    const answer = { leaderboard: rows, userRank: 55, rankedPeople: 291 };
    await showPage('/dashboard', dayThree('12:00'), { answers: { 'GET /leaderboard/global': answer } });
    await completeOnPage(['Push-ups']);
    await expectLine('11 more reps to #54 on the leaderboard.');
    await completeOnPage(['Sit-ups']);
    await expectLine('12 more reps to #53 on the leaderboard.');
  });

  it('says that the day closes in its last hours', async () => {
    await showPage('/dashboard', dayThree('20:40'));
    await expectLine('You have 3 h 20 min left to finish today.');
  });

  it('names a rank that the day can reach, for a person with an imported log', async () => {
    const story = Story.startedOn('2026-01-01', 'UTC').completeFrom('2026-01-01', 50).on('2026-02-20');
    story.importLog().on('2026-02-21', '12:00').exercise('pushups');
    // Each of the two remaining exercises counts 20 here and asks for 60.
    const answers = { 'GET /leaderboard/global': board(20, 60) };
    await showPage('/dashboard', story, { answers });
    await expectLine('40 more reps to #55 on the leaderboard.');
    answers['GET /leaderboard/global'] = board(20, 61);
    // After ten minutes the board is requested again.
    comeBack(story.on('2026-02-21', '12:11'));
    await expectLine('9 more days to Day 60.');
  });

  it('says nothing about data that cannot be loaded', async () => {
    const request = vi.fn(unreachable);
    await showPage('/dashboard', dayThree('12:00'), { answers: { 'GET /leaderboard/global': request } });
    await expectLine('Week Warrior badge in 4 days.');
    await completeOnPage(['Push-ups']);
    await expect.poll(() => request.mock.calls.length).toBeGreaterThan(0);
    await expectLine('Week Warrior badge in 4 days.');
  });
});
