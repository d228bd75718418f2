import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectDeviceToHaveLog, showPage } from '../testing/show-page';
import type { AnswerFunction } from '../testing/story-api';

/** Screens of the person's own data, with a text that each shows once it is loaded. */
const screens = [
  ['/dashboard', 'Today’s Challenge'],
  ['/progress', 'Progress'],
  ['/statistics', 'Statistics'],
  ['/statistics/details', 'Details'],
  ['/statistics/forecast', 'Forecast'],
  ['/badges', 'Badges'],
  ['/plan', 'Plan'],
  ['/plan/schedule', 'Schedule'],
  ['/coach', 'Coach'],
  ['/coach/recovery', 'Recovery programs'],
  ['/premium', 'Premium'],
  ['/settings', 'Settings'],
] as const;

function storyWithPremium(): Story {
  const story = Story.startedOn('2026-02-02', 'UTC');
  story.record({ kind: 'premiumBegan', at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' });
  for (const date of ['2026-02-03', '2026-02-04', '2026-02-05']) story.complete().on(date);
  return story;
}

const isOwn = (path: string) => /^\/(challenge\/|premium\/status)/.test(path);

function noteOwn() {
  const asked: string[] = [];
  const note: AnswerFunction = (derived, _body, path) => {
    if (isOwn(path)) asked.push(path);
    return derived();
  };
  return { asked, answers: { 'GET /challenge/*': note, 'GET /premium/*': note } };
}

it.for(screens)('The screen %s only requests new facts on a device with the log', async ([path]) => {
  const story = storyWithPremium();
  await showPage('/dashboard', story);
  await expectDeviceToHaveLog(story);
  const { asked, answers } = noteOwn();
  await showPage(path, story, { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toEqual([`/challenge/log?after=${story.log.length - 1}`]);
  await expect.element(page.getByLabelText(/^Loading/)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

it.for(screens)(
  'The screen %s shows the answers of the server on a device without the log',
  async ([path]) => {
    const story = storyWithPremium();
    const { asked, answers } = noteOwn();
    const never = () => new Promise(() => {});
    await showPage(path, story, { answers: { 'GET /challenge/log': never, ...answers } });
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  },
);
