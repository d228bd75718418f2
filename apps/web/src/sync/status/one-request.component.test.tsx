import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { serverClock } from '../../platform/time/server-clock';
import { expectDeviceToHaveLog, showPage } from '../../testing/show-page';
import type { AnswerFunction } from '../../testing/story-api';

it('A tap on the dashboard makes one request, whose answer contains everything else', async () => {
  const asked: string[] = [];
  const noting: AnswerFunction = (derived, _body, path) => {
    asked.push(path);
    return derived();
  };
  const story = Story.startedOn('2026-02-02', 'UTC').later(1);
  const answers = { 'POST /challenge/*': noting, 'GET /challenge/*': noting, 'GET /premium/*': noting };
  const screen = await showPage('/dashboard', story, { answers });
  serverClock.readDate(new Date().toUTCString(), serverClock.moment());
  await expectDeviceToHaveLog(story);
  asked.length = 0;
  for (const name of ['Push-ups', 'Sit-ups']) {
    await screen.getByRole('button', { name: `Complete ${name}` }).click();
    await expect.element(screen.getByRole('button', { name: `Complete ${name}` })).not.toBeInTheDocument();
    await expectDeviceToHaveLog(story);
    story.later(1);
  }
  await expect.poll(() => asked).toEqual(['/challenge/complete-exercise', '/challenge/complete-exercise']);
});
