import { addDays } from '@hundred/domain/days/civil-date';
import type { Effort } from '@hundred/domain/days/effort';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';

/** 1 March 2026 is a Sunday. */
const firstDate = '2026-03-01';

/** A person with Premium who completed this many dates. `effortOn` rates their days, counted from 0. */
function premiumStory(dates: number, effortOn: (day: number) => Effort | null = () => null): Story {
  const story = Story.startedOn(firstDate, 'UTC', '11:00');
  const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'bought' } as const;
  story.record({ kind: 'premiumBegan', ...bought });
  for (let day = 0; day < dates; day++) {
    story.on(addDays(firstDate, day)).complete({ timeSeconds: 600 });
    const effort = effortOn(day);
    if (effort) story.ask({ kind: 'rateEffort', effort });
  }
  return story;
}

/** Whether letters extend beyond the edges of their drawing. */
function isCut(letters: Element): boolean {
  const picture = letters.closest('svg')?.getBoundingClientRect();
  const { left, right } = letters.getBoundingClientRect();
  return picture !== undefined && (left < picture.left - 0.5 || right > picture.right + 0.5);
}

/** The rows of a chart's table. `textContent` joins the cells of a row without a space. */
async function rowsOf(title: string): Promise<string[]> {
  const chart = page.getByRole('region', { name: title, exact: true });
  await chart.getByText('Show as table').click();
  return chart
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent ?? '');
}

describe('The details tab', () => {
  it('counts weekdays, hours and weeks, and lists them in tables, without an accessibility barrier', async () => {
    await showPage('/statistics/details', premiumStory(10));
    await expect.element(page.getByRole('heading', { name: 'Details', level: 1 })).toBeVisible();
    // Two Sundays, both done.
    expect(await rowsOf('By weekday')).toContain('Sunday22100%');
    expect(await rowsOf('By time of day')).toHaveLength(2);
    expect(await rowsOf('By week')).toEqual([
      'Week ofPush-upsSit-upsJumping JacksExtra repsDays doneSeconds per rep',
      // 54 of each, no extra reps, three days, 11.1 s per rep.
      'Mar 85454540311.1',
      // 91 of each, no extra reps, seven days, 15.4 s per rep.
      'Mar 1919191' + '0715.4',
    ]);
    await expect.element(page.getByText('Most reps in 7 days')).toBeVisible();
    expect([...document.querySelectorAll('main svg text')].filter(isCut)).toEqual([]);
    await expectNoBarriers();
  });

  it('shows any run or all of them, and compares a run with an earlier one', async () => {
    const story = premiumStory(5).on(addDays(firstDate, 5));
    story.ask({ kind: 'restart' });
    for (let day = 5; day < 8; day++) story.on(addDays(firstDate, day)).complete();
    await showPage('/statistics/details', story);
    const against = page.getByRole('table', { name: 'Compare challenges' });
    await expect.element(against).toHaveTextContent('By Day 3');
    // 99 in each run: three times 10, 11 and 12.
    await expect.element(against).toHaveTextContent('Reps9999');
    await page.getByRole('combobox', { name: 'Show' }).selectOptions('All challenges');
    await expect.element(against).not.toBeInTheDocument();
    await expect.element(page.getByText(/^You finished all 8 days/).first()).toBeVisible();
  });

  it('shows the previous run while a new one has just begun', async () => {
    const story = premiumStory(5).on(addDays(firstDate, 5));
    story.ask({ kind: 'restart' });
    await showPage('/statistics/details', story);
    await expect.element(page.getByText(/^You finished all 5 days/).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Show' }).selectOptions('1');
    await expect
      .element(page.getByRole('heading', { name: 'Finish three days to see details' }))
      .toBeVisible();
  });

  it('needs three days', async () => {
    await showPage('/statistics/details', premiumStory(2));
    await expect
      .element(page.getByRole('heading', { name: 'Finish three days to see details' }))
      .toBeVisible();
  });
});

describe('The muscles tab', () => {
  it('shows ten groups of the last full week on a front and a back, without an accessibility barrier', async () => {
    await showPage('/statistics/muscles', premiumStory(10));
    await expect.element(page.getByText('Mar 1 – 7, 7 days done')).toBeVisible();
    const groups = page.getByRole('listitem').filter({ hasText: /\d$/ });
    await expect.poll(() => groups.elements().length).toBe(10);
    // 91 reps of each exercise, in which the abs have weights of 0.3, 0.8 and 0.1.
    expect(groups.elements()[0]?.textContent).toBe('Abs109');
    await expect.element(page.getByRole('img', { name: /^Front of the body/ })).toBeVisible();
    expect(await rowsOf('By week')).toHaveLength(3);
    await expect.element(page.getByRole('heading', { name: 'No pulling exercises' })).toBeVisible();
    await expectNoBarriers();
  });

  it('waits for the first week to end', async () => {
    await showPage('/statistics/muscles', premiumStory(4));
    await expect.element(page.getByRole('heading', { name: 'No full week to show yet' })).toBeVisible();
  });
});

describe('The recovery tab', () => {
  it('names the one thing that stands out, and shows load and effort, without an accessibility barrier', async () => {
    const story = premiumStory(21, (day) => (day < 14 ? 3 : 5)).on(addDays(firstDate, 21));
    await showPage('/statistics/recovery', story);
    await expect
      .element(page.getByRole('heading', { name: /^Training has felt harder lately/ }))
      .toBeVisible();
    await expect
      .element(page.getByText('Your last 7 ratings average 5.0. The ratings before them averaged 3.0.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Take a rest day' })).toBeVisible();
    // A load of 65, as planned, and an effort of 5.
    expect(await rowsOf('Load over 42 days')).toContain('Mar 21Done65655');
    await expectNoBarriers();
  });

  it('uses the whole height of its chart, with ratings and without', async () => {
    const roomBelow = () => {
      const picture = [...document.querySelectorAll('[aria-label^="Chart: Load"] svg')].find(
        (svg) => svg.getBoundingClientRect().height > 0,
      );
      if (!picture) return Number.NaN;
      const marks = [...picture.querySelectorAll('text, rect')].map((mark) => mark.getBoundingClientRect());
      return picture.getBoundingClientRect().bottom - Math.max(...marks.map(({ bottom }) => bottom));
    };
    for (const story of [premiumStory(20), premiumStory(20, () => 3)])
      for (const width of [390, 768, 1366]) {
        await showPage('/statistics/recovery', story, { width });
        await expect.poll(roomBelow, { message: `room left below, at ${width}` }).toBeLessThan(14);
      }
  });

  it('takes the effort of the last day, also on the next morning', async () => {
    const story = premiumStory(15).on(addDays(firstDate, 15));
    await showPage('/statistics/recovery', story);
    await page.getByRole('button', { name: 'Effort 4 of 5' }).click();
    await expect.element(page.getByText(/^Saved\. You can change your rating/)).toBeVisible();
    await expect.poll(() => story.dateOf(addDays(firstDate, 14))?.effort).toBe(4);
    await expect.element(page.getByText('4.0 of 5')).toBeVisible();
  });

  it('needs two weeks', async () => {
    await showPage('/statistics/recovery', premiumStory(3));
    await expect
      .element(page.getByRole('heading', { name: 'Recovery insights come after two weeks' }))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'How hard was Day 3?' })).toBeVisible();
  });
});

it.each([
  ['details', 'By weekday'],
  ['muscles', 'Last full week with training'],
  ['recovery', 'Load over 42 days'],
])('The %s tab shows an example and the way to the plans without Premium', async (tab, title) => {
  await showPage(`/statistics/${tab}`, Story.startedOn(firstDate).completeFrom(firstDate, 20));
  await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
  const example = page.getByRole('region', { name: 'An example' });
  await expect.element(example.getByRole('heading', { name: title })).toBeVisible();
});
