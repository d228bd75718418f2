import { personas } from '@hundred/testkit/personas';
import { describe, expect, it } from 'vitest';
import { expectNoBarriers } from '../testing/barriers';
import { showPage } from '../testing/show-page';
import { refusal } from '../testing/story-api';

describe('the statistics', () => {
  it('are four charts with their figures, without a barrier', async () => {
    const screen = await showPage('/statistics', personas['day 57 with rests']());
    await expect.element(screen.getByRole('heading', { name: 'Performance Analytics' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.recharts-surface').length).toBe(4);
    await expectNoBarriers();
  });

  it('say what happened where they cannot be had, and come back when asked', async () => {
    let isAway = true;
    const away = refusal(409, 'conflict', 'One moment.');
    const story = personas['day 57 with rests']();
    const screen = await showPage('/statistics', story, {
      answers: { 'GET /challenge/stats': (derived: () => unknown) => (isAway ? away : derived()) },
    });
    await expect.element(screen.getByRole('heading', { name: 'Your statistics did not load' })).toBeVisible();
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Performance Analytics' })).toBeVisible();
  });
});
