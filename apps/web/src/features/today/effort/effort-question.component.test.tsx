import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../../testing/barriers';
import { expectFocusHeld } from '../../../testing/focus';
import { showPage } from '../../../testing/show-page';

const question = page.getByRole('heading', { name: 'How hard was Day 3?' });

function threeDaysDone({ isPremium } = { isPremium: true }): Story {
  const story = Story.startedOn('2026-03-01');
  if (isPremium) {
    const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'bought' } as const;
    story.record({ kind: 'premiumBegan', ...bought });
  }
  return story.completeFrom('2026-03-01', 3);
}

describe('The effort question after a completed day', () => {
  it('takes the effort with one tap, and another tap changes it', async () => {
    const story = threeDaysDone();
    await showPage('/dashboard', story);
    await page.getByRole('button', { name: 'Effort 4 of 5' }).click();
    await expect.element(page.getByText(/^Saved\./)).toBeVisible();
    await expect.poll(() => story.dateOf('2026-03-03')?.effort).toBe(4);
    await expect
      .element(page.getByRole('button', { name: 'Effort 4 of 5' }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Effort 5 of 5, all out' }).click();
    await expect.poll(() => story.dateOf('2026-03-03')?.effort).toBe(5);
    await expectNoBarriers();
  });

  it('is not shown again after it was declined', async () => {
    const story = threeDaysDone();
    await showPage('/dashboard', story);
    await page.getByRole('button', { name: 'Don’t ask again' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expectFocusHeld();
    await showPage('/dashboard', story);
    await expect.element(page.getByRole('heading', { name: 'Day 3 Complete' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('is not shown without Premium, which has the recovery insights', async () => {
    await showPage('/dashboard', threeDaysDone({ isPremium: false }));
    await expect.element(page.getByRole('heading', { name: 'Day 3 Complete' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});
