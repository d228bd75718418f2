import { Story } from '@hundred/domain/rules/story';
import { factShape } from '@hundred/domain/runs/facts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../testing/barriers';
import { completeButton } from '../testing/day-page';
import { showPage } from '../testing/show-page';
import type { Saying } from '../testing/story-api';

const newer = { shape: factShape + 1 };
const log: Saying = (derived) => ({ ...(derived() as object), ...newer });
const withLog: Saying = (derived) => {
  const answer = derived() as { log: object };
  return { ...answer, log: { ...answer.log, ...newer } };
};

it('a page that is older than the log shows what the server answers, and asks to be loaded anew', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  await showPage('/dashboard', story, {
    answers: { 'GET /challenge/log': log, 'POST /challenge/complete-exercise': withLog },
  });
  await expect.element(page.getByText(/^This page is older than the server\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoViolations();
  await completeButton('Push-ups').click();
  await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
  await expect.poll(() => story.state.challenge.exercises.pushups.completed).toBe(true);
});
