import { Story } from '@hundred/domain/rules/story';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { board, myRank, rowsFrom } from '../../features/leaderboards/testing/invented-boards';
import { nothingYet } from '../../features/together/testing/invented-groups';
import { serverClock } from '../../platform/time/server-clock';
import { closeStage, completeButton, stage } from '../../testing/day-page';
import { expectDeviceToHaveLog, showPage } from '../../testing/show-page';
import type { AnswerFunction } from '../../testing/story-api';

const completion = '/challenge/complete-exercise';
const around = '/leaderboard/global?timeframe=all&around=me';

/** The dashboard on a device that has the log, and the requests that it makes from then on. */
async function showAndRecord(story: Story): Promise<string[]> {
  const requests: string[] = [];
  const recordRequest =
    (answer?: unknown): AnswerFunction =>
    (derived, _body, path) => {
      requests.push(path);
      return answer ?? derived();
    };
  await showPage('/dashboard', story, {
    answers: {
      'GET /together': recordRequest(nothingYet),
      'GET /leaderboard/*': recordRequest(board(rowsFrom(myRank - 5, myRank + 5), myRank)),
      'GET *': recordRequest(),
      'POST *': recordRequest(),
      'PUT *': recordRequest(),
      'DELETE *': recordRequest(),
    },
  });
  // The clock of the page outlives this file: a server time that it reads would move the dates of later tests.
  vi.spyOn(serverClock, 'isSure').mockReturnValue(true);
  await expectDeviceToHaveLog(story);
  await expect.poll(() => requests).toContain('/together');
  requests.length = 0;
  return requests;
}

/** Completes an exercise by a tap, and waits until the device has the answer. */
async function tap(name: string, story: Story): Promise<void> {
  await completeButton(name).click();
  await expect.element(completeButton(name)).not.toBeInTheDocument();
  await expectDeviceToHaveLog(story);
  story.later(1);
}

it('A tap on the dashboard makes one request, whose answer contains everything else', async () => {
  const story = Story.startedOn('2026-02-02', 'UTC').later(1);
  const requests = await showAndRecord(story);
  for (const name of ['Push-ups', 'Sit-ups']) await tap(name, story);
  await expect.poll(() => requests).toEqual([completion, completion]);
});

it('The ranks around the person are requested after the first and the last exercise of a day, and the board shows them', async () => {
  const story = Story.startedOn('2026-02-02', 'UTC').completeFrom('2026-02-02', 2).on('2026-02-04').later(1);
  const requests = await showAndRecord(story);
  for (const name of ['Push-ups', 'Sit-ups']) await tap(name, story);
  await expect.poll(() => requests).toEqual([completion, around, completion]);
  requests.length = 0;
  await tap('Jumping Jacks', story);
  await expect.element(stage.getByRole('list', { name: 'What today changed' })).toBeVisible();
  await closeStage();
  await page.getByRole('link', { name: 'Leaderboard' }).first().click();
  await expect.element(page.getByRole('row', { name: /\(You\)/ })).toBeVisible();
  expect(requests).toEqual([completion, around]);
});
