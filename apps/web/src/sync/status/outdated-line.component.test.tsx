import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../../testing/barriers';
import { completeButton } from '../../testing/day-page';
import { showPage } from '../../testing/show-page';
import type { AnswerFunction } from '../../testing/story-api';

/** The log as a server writes it that is one version newer than this page. */
const newerLog: AnswerFunction = (derived) => ({ ...(derived() as object), shape: factVersion + 1 });

it('A page that is older than the log offers to reload, and stores a new command until the new page sends it', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  await showPage('/dashboard', story, { answers: { 'GET /challenge/log': newerLog } });
  await expect.element(page.getByText(/^This page is out of date\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoViolations();
  await completeButton('Push-ups').click();
  await expect.element(page.getByText(/Saved on this device: Push-ups\./)).toBeVisible();
  expect(story.state.challenge.exercises.pushups.completed).toBe(false);
  await showPage('/dashboard', story);
  await expect.poll(() => story.state.challenge.exercises.pushups.completed).toBe(true);
  await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
});
