import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';
import { recordSaves } from '../../testing/story-api';

function storyWithPlan(plan: 'starter' | 'lifetime'): Story {
  const story = Story.startedOn('2026-03-02', 'UTC');
  const paid = { at: story.now, paidAt: story.now, plan, purchase: 'bought' } as const;
  return story.record({ kind: 'premiumBegan', ...paid });
}

it('The VIP ring is offered with Lifetime, and explained to everybody else', async () => {
  const vip = page.getByRole('region', { name: 'VIP status' });
  const ring = vip.getByRole('switch', { name: 'Show my VIP ring' });
  const { sent, answers } = recordSaves();
  await showPage('/settings', storyWithPlan('lifetime'), {
    answers,
    person: { showNameOnLeaderboard: false },
  });
  await expect
    .element(ring)
    .toHaveAccessibleDescription('Others see the ring only where they see your name.');
  await ring.click();
  await expect.poll(() => sent.pop()).toEqual({ showVip: true });
  await expect.element(ring).toBeChecked();
  await expect
    .element(ring)
    .toHaveAccessibleDescription('You’re Anonymous on leaderboards, so the ring shows only in groups.');

  await showPage('/settings', storyWithPlan('starter'), { answers, person: { showVip: true } });
  await expect.element(vip.getByText(/^With Lifetime, you get a ring/)).toBeVisible();
  await expect.element(ring).not.toBeInTheDocument();
  await expect.element(vip.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium');
});

describe('The accent', () => {
  const accent = (name: string) => page.getByRole('radio', { name, exact: true });
  const shownAccent = () => document.documentElement.dataset.accent;

  it('is chosen with Premium, paused when that ends, and restored with it', async () => {
    const withPremium = storyWithPlan('starter');
    await showPage('/settings', withPremium, { width: 1280, height: 1000 });
    await page.getByText('Moss', { exact: true }).click();
    await expect.element(accent('Moss')).toBeChecked();
    expect(shownAccent()).toBe('moss');
    await expectNoBarriers();

    // Starter lasts a hundred days.
    const afterPremium = storyWithPlan('starter').on('2026-06-20');
    await showPage('/settings', afterPremium);
    await expect.poll(shownAccent).toBeUndefined();
    await expect.element(accent('Moss')).toBeDisabled();
    await expect.element(page.getByText('With Premium, you can choose from six colors.')).toBeVisible();
    await expectNoBarriers();

    await showPage('/settings', withPremium);
    await expect.poll(shownAccent).toBe('moss');
    await page.getByText('Signal', { exact: true }).click();
    await expect.poll(shownAccent).toBeUndefined();
  });
});
