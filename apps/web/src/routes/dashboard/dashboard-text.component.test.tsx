import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';

describe('The text of the dashboard is true', () => {
  it('in the question about a rest day, for a person without a streak', async () => {
    const story = Story.startedOn('2026-01-01');
    const screen = await showPage('/dashboard', story);
    await screen.getByRole('button', { name: 'Take a rest day' }).click();
    const question = screen.getByRole('alertdialog', { name: 'Take a rest day?' });
    await expect.element(question).toHaveTextContent('Day 1 is waiting for you tomorrow.');
    expect(document.body.textContent).not.toMatch(/your streak/i);
  });

  it('on a rest day, where nothing is highlighted and no streak of zero is mentioned', async () => {
    const story = Story.startedOn('2026-01-01').rest();
    const screen = await showPage('/dashboard', story);
    // With a streak, this heading says that it is kept.
    await expect.element(screen.getByRole('heading', { name: 'Rest well' })).toBeVisible();
    const cells = [...document.querySelectorAll('.grid-drawing rect')].map((cell) =>
      cell.getAttribute('fill'),
    );
    expect(cells).toContain('var(--color-rest)');
    expect(cells).not.toContain('var(--color-accent)');
  });

  it('for a season that ended on an earlier date', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100).on('2026-04-11');
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    story.completeFrom('2026-04-11', 100).on('2026-08-01');
    const screen = await showPage('/dashboard', story);
    await expect.element(screen.getByText('Reps on Day 100')).toBeVisible();
    expect(screen.getByText('Reps today').query()).toBeNull();
  });

  it('for a day under way that is shared', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 6).on('2026-01-07');
    const screen = await showPage('/dashboard', story, { width: 1280 });
    await screen.getByRole('button', { name: 'Share your progress' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your progress' });
    await expect.element(dialog).toHaveTextContent('Day 7 is underway, with 6 days done.');
  });

  it('for a run that opens tomorrow, which has nothing to share yet', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 6);
    story.ask({ kind: 'restart' });
    const screen = await showPage('/dashboard', story, { width: 1280 });
    await expect.element(screen.getByText('Day 1 starts on Wednesday, January 7.')).toBeVisible();
    await expect.element(screen.getByText('0 done, 100 to go')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Share your progress' })).not.toBeInTheDocument();
  });
});
