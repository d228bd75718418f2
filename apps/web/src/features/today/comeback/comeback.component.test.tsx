import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../../testing/barriers';
import { completeButton, completeOnPage, dayComplete, exerciseNames } from '../../../testing/day-page';
import { showPage } from '../../../testing/show-page';
import { hold } from '../../../testing/story-api';

const welcome = page.getByRole('heading', { name: 'Welcome back. Day 21 is ready for you.', level: 1 });
const firstTen = page.getByRole('link', { name: 'Do the first 10 reps' });

/** Twenty completed days, then twenty missed dates. */
const away = () => Story.startedOn('2025-10-16', 'UTC').completeFrom('2025-10-16', 20).on('2025-11-25');

describe('A person who comes back', () => {
  it('is welcomed, sees what is safe and is offered an easy first step, without an accessibility barrier', async () => {
    await showPage('/dashboard', away(), { width: 390, height: 844 });
    await expect.element(welcome).toBeVisible();
    // 3 × (10 + 11 + … + 29) reps.
    await expect
      .element(page.getByRole('region', { name: 'Still yours' }))
      .toHaveTextContent('Longest streak20Badges5Reps1,170');
    await expect.element(page.getByText('Do 3 days in a row for the Comeback badge.')).toBeVisible();
    await expect.element(page.getByText('Day 21 of 100', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Break, Nov 5 – 24')).toBeVisible();
    expect(page.getByText('Missed', { exact: true }).query()).toBeNull();
    const numbers = page.getByRole('region', { name: 'Your numbers' });
    await expect.element(numbers).toBeVisible();
    // The bar at the lower edge covers none of the values of the four figures.
    const bar = page.getByRole('navigation').elements().at(-1)!.getBoundingClientRect();
    expect(bar.bottom).toBe(844);
    const values = [...numbers.element().querySelectorAll('dd')];
    expect(values).toHaveLength(4);
    for (const value of values) expect(value.getBoundingClientRect().bottom).toBeLessThan(bar.top);
    const yours = page.getByRole('region', { name: 'Still yours' }).element();
    const tops = [...yours.querySelectorAll('dd')].map((value) => value.getBoundingClientRect().top);
    expect(new Set(tops).size, 'the figures are in one line').toBe(1);
    const { bottom } = firstTen.element().getBoundingClientRect();
    // The first step is in the upper half of the phone.
    expect(bottom).toBeLessThanOrEqual(420);
    await expectNoBarriers();
  });

  it('sees all three exercises on a laptop, with the drawing above the bars of the sets', async () => {
    await showPage('/dashboard', away(), { width: 1366, height: 650 });
    await expect.element(welcome).toBeVisible();
    const boxes = [firstTen, ...exerciseNames.slice(1).map(completeButton)].map((button) =>
      button.element().getBoundingClientRect(),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    // Not cut off at the lower edge of the window.
    expect(boxes[0]?.bottom).toBeLessThanOrEqual(620);
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    expect(boxOf('[data-exercise="pushups"] svg').bottom).toBeLessThanOrEqual(boxOf('.set-bars').top);
    const offers = ['Extra reps of Push-ups', 'Form tips for Push-ups', /^Swap Push-ups/].map((name) =>
      page.getByRole('button', { name }).element().getBoundingClientRect(),
    );
    for (const [index, { left }] of offers.entries())
      if (index > 0) expect(left - (offers[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(6);
  });

  it('counts in sets of ten or completes at once, and sees no welcome after the first completed day', async () => {
    await showPage('/dashboard', away());
    await firstTen.click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.element(page.getByText('10 to go in set 1 of 3').first()).toBeVisible();
    (page.getByRole('button', { name: 'Count a rep of Push-ups' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('9 to go in set 1 of 3').first()).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await page.getByRole('button', { name: 'Stop for now' }).click();
    await expect.element(page.getByRole('link', { name: 'Continue: 1 of 30' })).toBeVisible();
    const sets = page.getByRole('img', { name: '3 sets of up to 10 reps. 1 of 30 reps done.' });
    await expect.element(sets).toBeVisible();
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    const filledPercents = [...sets.element().children].map((set) =>
      Math.round((100 * widthOf(set.firstElementChild!)) / widthOf(set)),
    );
    expect(filledPercents).toEqual([10, 0, 0]);
    await completeOnPage();
    await expect.element(dayComplete(21)).toBeVisible();
    await expect.element(welcome).not.toBeInTheDocument();
  });

  it('is not welcomed before the history has loaded', async () => {
    const story = Story.startedOn('2025-10-12', 'UTC').completeFrom('2025-10-12', 3);
    const heldHistory = hold();
    const answers = {
      'GET /challenge/progress-history': heldHistory.answer,
      'GET /challenge/log': hold().answer,
    };
    await showPage('/dashboard', story.on('2025-11-25'), { answers });
    await expect.element(page.getByText('Loading today’s challenge')).toBeInTheDocument();
    await expect.element(page.getByText('Current day')).toBeVisible();
    expect(completeButton('Push-ups').query()).toBeNull();
    heldHistory.letGo();
    await expect.element(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
  });
});
