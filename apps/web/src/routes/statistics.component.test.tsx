import { Story } from '@hundred/domain/rules/story';
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

  it('say one total of reps, also after a restart and with extra reps', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 3).on('2026-01-04');
    story.ask({ kind: 'restart' });
    story.complete({ actualReps: 15 }).on('2026-01-05');
    const screen = await showPage('/statistics', story);
    await expect.poll(() => document.querySelectorAll('.recharts-surface').length).toBe(4);
    const figures = [...screen.container.querySelectorAll('.numeral')].map(({ textContent }) => textContent);
    expect(figures.slice(1)).toEqual([1, story.state.totalReps, story.state.badges.length].map(String));
  });

  it('name each day at most once on the axis, however long it waited', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 4).on('2026-01-05');
    story.rest().on('2026-01-06').complete().on('2026-01-20');
    await showPage('/statistics', story, { width: 1280 });
    const axis = () =>
      [...document.querySelectorAll('.recharts-xAxis-tick-labels')]
        .map((labels) => [...labels.querySelectorAll('text')].map(({ textContent }) => textContent))
        .find(([first]) => first?.startsWith('Day'));
    await expect.poll(axis).toEqual(['Day 1', 'Day 4', 'Day 6']);
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
