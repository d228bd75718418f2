import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { showPage, uidOfTest } from '../../../testing/show-page';
import { storeStretch } from './workout-timer';

const minutes = (count: number) => count * 60_000;
const dayTwo = () => Story.startedOn('2026-01-01').complete().on('2026-01-02');

describe('The workout timer', () => {
  it('starts with the first counted rep', async () => {
    const screen = await showPage('/dashboard', dayTwo());
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/0:00$/);
    await screen
      .getByRole('button', { name: /Count reps/ })
      .first()
      .click();
    const count = screen.getByRole('button', { name: 'Count a rep of Push-ups' });
    await count.click();
    vi.setSystemTime(Date.now() + minutes(1));
    await count.click();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/1:0\d$/);
  });

  it('has a start button for people who do not count, which disappears then', async () => {
    const screen = await showPage('/dashboard', dayTwo());
    const start = screen.getByRole('button', { name: 'Start the workout timer' });
    await start.click();
    await expect.element(start).not.toBeInTheDocument();
    vi.setSystemTime(Date.now() + minutes(2));
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/^2:0\d$/);
  });

  it('shows that it is paused half an hour after the last exercise', async () => {
    const story = dayTwo();
    story.exercise('pushups');
    storeStretch(uidOfTest(), { counted: minutes(2), since: story.now });
    story.now += minutes(7 * 60);
    const screen = await showPage('/dashboard', story);
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/paused 32:00$/);
    await expect
      .element(screen.getByText('1 of 3 complete. The workout timer is paused.'))
      .toBeInTheDocument();
  });
});
