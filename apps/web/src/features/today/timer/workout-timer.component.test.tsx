import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showPage, uidOfTest } from '../../../testing/show-page';
import { startSession, touch } from '../testing/open-session';
import { storeTimer } from './stored-timer';

const minutes = (count: number) => count * 60_000;
const dayTwo = () => Story.startedOn('2026-01-01').complete().on('2026-01-02');

describe('The workout timer', () => {
  it('starts with a session, and stops when the session is left', async () => {
    const screen = await showPage('/dashboard', dayTwo());
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/0:00$/);
    await expect.element(screen.getByText(/^about \d+ min$/)).toBeVisible();
    const { field } = await startSession();
    await touch(field.element(), 300);
    vi.setSystemTime(Date.now() + minutes(1));
    await touch(field.element(), 900);
    await userEvent.keyboard('{Escape}{Escape}');
    await screen.getByRole('button', { name: 'Stop for now' }).click();
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/paused 1:0\d$/);
    await expect.element(screen.getByText(/^about \d+ min$/)).not.toBeInTheDocument();
    vi.setSystemTime(Date.now() + minutes(20));
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/paused 1:0\d$/);
  });

  it('shows that it is paused half an hour after the last exercise', async () => {
    const story = dayTwo();
    story.exercise('pushups');
    storeTimer(uidOfTest(), { countedMs: minutes(2), since: story.now });
    story.now += minutes(7 * 60);
    const screen = await showPage('/dashboard', story);
    // The stored two minutes, and the half hour after them.
    await expect.element(screen.getByRole('timer')).toHaveTextContent(/paused 32:00$/);
    await expect
      .element(screen.getByText('1 of 3 complete. The workout timer is paused.'))
      .toBeInTheDocument();
  });
});
