import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';
import { type Answers, serverError } from '../../testing/story-api';

const heading = page.getByRole('heading', { name: 'Performance Analytics' });

describe('The statistics page', () => {
  it('has its story, a large chart and three small ones, without an accessibility barrier', async () => {
    await showPage('/statistics', personas['day 57 with rests']());
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByText('times your Day 1 reps.')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.recharts-surface').length).toBe(1);
    await expectNoBarriers();
  });

  it('shows the story and its whole chart in the first screen of a phone', async () => {
    await showPage('/statistics', personas['day 57 with rests'](), { width: 390, height: 844 });
    await expect.element(page.getByText('times your Day 1 reps.')).toBeInViewport({ ratio: 0.98 });
    const chart = page.getByRole('img', { name: /^Reps per day/ });
    const { bottom } = chart.element().getBoundingClientRect();
    const [bar] = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    expect(bottom).toBeLessThanOrEqual(bar!.getBoundingClientRect().top);
  });

  it.for([
    { day: 1, width: 390 },
    { day: 1, width: 1280 },
    { day: 4, width: 390 },
  ])('keeps the label of today clear of the plan on Day $day at $width px', async ({ day, width }) => {
    const story = Story.startedOn('2026-01-01');
    if (day > 1) story.completeFrom('2026-01-01', day - 1).on('2026-01-04');
    await showPage('/statistics', story, { width });
    await expect.element(heading).toBeVisible();
    const labelOfToday = () =>
      [...document.querySelectorAll('text')].find(
        (one) => one.textContent?.includes('not done yet') && one.checkVisibility(),
      );
    await expect.poll(labelOfToday).toBeDefined();
    const label = labelOfToday()!;
    const chart = label.ownerSVGElement!;
    const { x, y, width: length, height } = label.getBBox();
    const plan = chart.querySelector<SVGPathElement>('path[class*="stroke-dasharray"]')!;
    const crossed = Array.from({ length: 400 }, (_, step) =>
      plan.getPointAtLength((step / 400) * plan.getTotalLength()),
    ).filter((point) => point.x > x && point.x < x + length && point.y > y && point.y < y + height);
    expect(crossed).toEqual([]);
    const figures = [...chart.querySelectorAll<SVGTextElement>('text.big')].filter((one) => one !== label);
    for (const box of figures.map((one) => one.getBBox()))
      expect(box.x + box.width <= x || box.x >= x + length || box.y + box.height <= y).toBe(true);
  });

  it.each(['Exercise Breakdown', 'Performance Metrics', 'Weekly Performance'])(
    'opens the large chart of %s with its table, and returns the focus',
    async (title) => {
      await showPage('/statistics', personas['day 57 with rests']());
      const panel = page.getByRole('button', { name: title });
      await panel.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect.element(dialog).toBeVisible();
      await expect.poll(() => dialog.element().querySelectorAll('.recharts-surface').length).toBe(1);
      await dialog.getByText('Show as table').click();
      await expect.element(dialog.getByRole('table')).toBeVisible();
      await expectNoBarriers();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect.element(panel).toHaveFocus();
    },
  );

  it('shows one total of reps, also after a restart and with extra reps', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 3).on('2026-01-04');
    story.ask({ kind: 'restart' });
    story.complete({ actualReps: 15 }).on('2026-01-05');
    await showPage('/statistics', story);
    const numbers = page.getByRole('region', { name: 'Your numbers' });
    await expect.element(numbers).toBeVisible();
    const [, streak, totalReps, badgeCount] = [...numbers.element().querySelectorAll('dd b')].map(
      ({ textContent }) => textContent,
    );
    const { state } = story;
    expect([streak, totalReps, badgeCount]).toEqual([1, state.totalReps, state.badges.length].map(String));
  });

  it('names the exercises of the run, also if one was swapped today', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 3).on('2026-01-04');
    story.ask({ kind: 'startTrial' });
    story.exercise('pushups', { movement: 'wallPushup' });
    await showPage('/statistics', story);
    await expect.element(page.getByRole('listitem').getByText('Push-ups', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Wall Push-ups')).not.toBeInTheDocument();
  });

  it('names each day at most once on the axis, however long it waited', async () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 4).on('2026-01-05');
    story.rest().on('2026-01-06').complete().on('2026-01-20');
    await showPage('/statistics', story, { width: 1280 });
    const axis = () =>
      [...document.querySelectorAll('.recharts-xAxis-tick-labels')]
        .map((labels) => [...labels.querySelectorAll('text')].map(({ textContent }) => textContent))
        .find(([first]) => first?.startsWith('Day'));
    await expect.poll(axis).toEqual(['Day 1', 'Day 5', 'Day 6']);
  });

  it('draws today as a ring at its target until it is done, and ends the line at the day before', async () => {
    const dots = () => document.querySelectorAll('.recharts-line-dot').length;
    const ring = () => document.querySelector('.recharts-reference-dot-dot');
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 3).on('2026-01-04');
    story.exercise('pushups');
    await showPage('/statistics', story);
    await expect.poll(dots).toBe(3);
    expect(ring()).not.toBeNull();
    await expect.element(page.getByRole('listitem').getByText('Today', { exact: true })).toBeVisible();
    story.exercise('situps');
    story.exercise('jumpingJacks');
    await showPage('/statistics', story);
    await expect.poll(dots).toBe(4);
    expect(ring()).toBeNull();
  });

  it('describes the charts as text and in a table', async () => {
    await showPage('/statistics', Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 7));
    await expect
      .element(page.getByRole('region', { name: 'Your numbers' }))
      .toHaveTextContent('Current Streak7');
    // 3 × (10 + 11 + … + 16) reps.
    const summary = 'In the last 7 days, you did 273 reps. You reached your target on 7 days.';
    await expect.element(page.getByText(summary)).toBeVisible();
    await page.getByRole('button', { name: 'Weekly Performance' }).click();
    const weekly = page.getByRole('dialog', { name: 'Weekly Performance' });
    await weekly.getByText('Show as table').click();
    // Week 1: 7 days, 273 reps, 100 %.
    expect(
      weekly
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['WeekDays CompletedTotal RepsPercent of 7 days', 'Week 17273100%']);
  });

  it('shows an error, and loads again on request', async () => {
    const answers: Answers = { 'GET /challenge/*': serverError() };
    await showPage('/statistics', personas['day 57 with rests'](), { answers });
    await expect
      .element(page.getByRole('heading', { name: 'We couldn’t load your statistics' }))
      .toBeVisible();
    delete answers['GET /challenge/*'];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading).toBeVisible();
  });
});
