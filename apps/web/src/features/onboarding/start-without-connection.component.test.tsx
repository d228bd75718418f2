import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import { unreachable } from '../../testing/story-api';

it('Day 1 waits for a connection, says so, and starts by itself', async () => {
  let isAway = true;
  const screen = await showPage('/onboarding?step=3', Story.beforeStart('2026-02-02', 'UTC'), {
    answers: {
      'POST /challenge/start': (derived: () => unknown) => (isAway ? unreachable() : derived()),
    },
  });
  await screen.getByRole('button', { name: 'Start Day 1 Now!' }).click();
  await expect
    .element(screen.getByText('No connection. Keep this page open: Day 1 starts when you’re back online.'))
    .toBeVisible();
  isAway = false;
  await expect.element(screen.getByText('Day 1 of 100', { exact: true })).toBeVisible();
});

it('Day 1 starts with the choices made while it waited', async () => {
  let isAway = true;
  const sent: unknown[] = [];
  const screen = await showPage('/onboarding?step=3', Story.beforeStart('2026-02-02', 'UTC'), {
    answers: {
      'POST /challenge/start': (derived: () => unknown, body: unknown) => {
        if (isAway) return unreachable();
        sent.push(body);
        return derived();
      },
    },
  });
  await screen.getByRole('button', { name: 'Start Day 1 Now!' }).click();
  await expect.element(screen.getByText(/^No connection/)).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await screen.getByLabelText(/time/i).first().fill('07:00');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/^No connection/)).toBeVisible();
  isAway = false;
  await expect.poll(() => sent).toMatchObject([{ reminderTime: '07:00' }]);
});
