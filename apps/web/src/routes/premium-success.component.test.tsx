import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { completeButton } from '../testing/day-page';
import { expectDeviceToHaveLog, showPage } from '../testing/show-page';
import type { AnswerFunction } from '../testing/story-api';

const ceremony = page.getByRole('dialog', { name: 'New badge: Iron Supporter' });
const heading = page.getByRole('heading', { name: 'Premium is on' });

const paidStatus: AnswerFunction = (derived) => ({
  ...(derived() as object),
  checkout: { planType: 'lifetime', state: 'paid' },
});

it('The checkout page shows the outcome of a payment in place of the waiting state', async () => {
  let state = 'open';
  const answer: AnswerFunction = (derived) => ({
    ...(derived() as object),
    checkout: { planType: 'starter', state },
  });
  await showPage('/premium/success?session_id=one', Story.startedOn('2026-03-02', 'UTC'), {
    answers: { 'GET /premium/status': answer },
  });
  const waitingStatus = page.getByRole('status').filter({ hasText: 'Checking your payment' });
  await expect.element(waitingStatus).toBeVisible();
  const statusElement = waitingStatus.element();
  state = 'failed';
  await expect
    .poll(() => statusElement.textContent, { timeout: 10_000 })
    .toContain('Your payment didn’t go through');
});

it('The checkout page celebrates the badge of a payment once', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  await showPage('/dashboard', story);
  await expect.element(completeButton('Push-ups')).toBeVisible();
  await expect.element(page.getByText('Total reps')).toBeVisible();
  // A badge is celebrated if the device knows the log from before it.
  await expectDeviceToHaveLog(story);
  const purchase = 'lifetime';
  story.record({ kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase, paidAt: story.now });
  const answers = { 'GET /premium/status': paidStatus };
  await showPage('/premium/success?session_id=one', story, { answers });
  await ceremony.getByRole('button', { name: 'Add to collection' }).click();
  await expect.element(heading).toBeVisible();

  // A second visit, also on another device, has the badge already.
  await showPage('/premium/success?session_id=one', story, { answers });
  await expect.element(heading).toBeVisible();
  await expect.element(ceremony).not.toBeInTheDocument();
  localStorage.clear();
  await showPage('/premium/success?session_id=one', story, { answers });
  await expect.element(heading).toBeVisible();
  await expectDeviceToHaveLog(story);
  await expect.element(ceremony).not.toBeInTheDocument();
});

it('The checkout page says that a plan has ended if it is opened after that', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  const paidAt = story.now;
  story.record({ kind: 'premiumBegan', at: paidAt, plan: 'starter', purchase: 'starter', paidAt });
  await showPage('/premium/success?session_id=one', story.on('2026-06-20'), {
    answers: { 'GET /premium/status': paidStatus },
  });
  await expect.element(page.getByRole('heading', { name: 'Premium has ended' })).toBeVisible();
  await expect.element(page.getByText('You keep your progress.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Premium' })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  expect(document.title).toContain('Your payment');
});

it('The checkout page shows the trial that runs after a plan has ended, without thanks', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  const paidAt = story.now;
  story.record({ kind: 'premiumBegan', at: paidAt, plan: 'starter', purchase: 'starter', paidAt });
  story.on('2026-06-20', '12:00').ask({ kind: 'startTrial' });
  await showPage('/premium/success?session_id=one', story, {
    answers: { 'GET /premium/status': paidStatus },
  });
  await expect.element(page.getByRole('heading', { name: 'Your free trial is on' })).toBeVisible();
  await expect.element(page.getByText(/You have Premium until June 27, 2026/)).toBeVisible();
  await expect.element(page.getByText('Thank you.')).not.toBeInTheDocument();
  await expect.element(heading).not.toBeInTheDocument();
  expect(document.title).toContain('Your payment');
});

it.each(['', '?session_id=', '?session_id={CHECKOUT_SESSION_ID}'])(
  'The checkout page says that there is no such checkout if the address is incomplete: %j',
  async (query) => {
    await showPage(`/premium/success${query}`, Story.startedOn('2026-03-02', 'UTC'));
    await expect.element(page.getByRole('heading', { name: 'We couldn’t find this checkout' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Premium' })).toBeVisible();
    expect(document.title).toContain('Your payment');
  },
);
