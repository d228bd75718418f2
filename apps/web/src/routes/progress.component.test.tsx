import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, expectNoViolations } from '../testing/barriers';
import { showPage } from '../testing/show-page';
import { type Answers, refusal, serverError } from '../testing/story-api';

/** One letter for each past date: `c` complete, `r` rest, `-` missed. */
const past = 'cccrcc----cc';
const firstDate: CivilDate = '2026-02-21';
const today = addDays(firstDate, past.length);
const desktop = { width: 1280, height: 812 };

/** Twelve past dates across the edge of a month, and a day that is begun. */
function twoWeeks(): Story {
  const story = Story.startedOn(firstDate, 'UTC');
  for (const [index, letter] of [...past].entries()) {
    story.on(addDays(firstDate, index));
    if (letter === 'r') story.rest();
    if (letter === 'c') story.complete();
  }
  story.on(today).exercise('pushups', { actualReps: 40, timeSeconds: 95 });
  return story;
}

const inText = (date: CivilDate, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
const longDate = (date: CivilDate) =>
  inText(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const monthName = (date: CivilDate) => inText(date, { month: 'long', year: 'numeric' });
const cell = (date: CivilDate) => page.getByRole('button', { name: `${longDate(date)}: ` });
const title = page.getByRole('heading', { level: 1 });
const calendar = page.getByRole('region', { name: 'Calendar' });
const dialog = page.getByRole('dialog');
const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

async function expectCounter(name: string, count: number): Promise<void> {
  const term = page.getByText(name, { exact: true });
  await expect
    .poll(() => term.element().parentElement?.querySelector('dd')?.textContent, { message: name })
    .toBe(String(count));
}

async function showMonth(story: Story, date: CivilDate, size = desktop): Promise<void> {
  await showPage(`/progress?month=${date.slice(0, 7)}`, story, size);
  await expect.element(title).toHaveTextContent(monthName(date));
  await expect.element(calendar).toHaveAttribute('aria-busy', 'false');
}

describe('The calendar', () => {
  it('shows the state of each date', async () => {
    await showMonth(twoWeeks(), today);
    await expect.element(cell(today)).toHaveAttribute('aria-current', 'date');
    await expect.element(cell(today)).toHaveAccessibleName(`${longDate(today)}: today, Day 8, Partial`);
    await expect.element(cell(today)).toHaveTextContent(`${Number(today.slice(8))}D8`);
    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    expect(textsOf(legend.elements())).toEqual(['Complete', 'Partial', 'Missed', 'Rest Day']);
    await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName('Sunday');

    // In the order in which a screen reader reaches them.
    const stateNames: Record<string, string> = { c: 'Complete', r: 'Rest Day', '-': 'Missed' };
    const dates = [...past].map((letter, index) => ({ letter, date: addDays(firstDate, index) }));
    for (const month of ['2026-03', '2026-02']) {
      if (month === '2026-02') await page.getByRole('button', { name: 'February 2026, with days' }).click();
      const datesOfMonth = dates.filter(({ date }) => date.startsWith(month));
      for (const { date, letter } of datesOfMonth)
        await expect.element(cell(date)).toHaveAccessibleName(new RegExp(`Day \\d+, ${stateNames[letter]}$`));
      const count = (expected: string) => datesOfMonth.filter(({ letter }) => letter === expected).length;
      await expectCounter('Days Complete', count('c'));
      await expectCounter('Days Missed', count('-'));
      await expectCounter('Rest Days Used', count('r'));
    }
  });

  it('lists no undone exercises on a rest day', async () => {
    const restDate = addDays(firstDate, past.indexOf('r'));
    await showMonth(twoWeeks(), restDate);
    await cell(restDate).click();
    await expect.element(dialog).toHaveTextContent('You took a rest day. You kept your streak.');
    await expect.element(dialog).not.toHaveTextContent('Not done');
  });

  it('shows a held movement in seconds, at the time of the zone of the account', async () => {
    const story = Story.startedOn('2026-03-02', 'Asia/Tokyo', '21:10');
    story.ask({ kind: 'startTrial' });
    story.exercise('situps', { movement: 'plank' });
    await showPage('/progress', story);
    await cell('2026-03-02').click();
    await expect.element(dialog).toHaveTextContent(/Plank20 sec, target 20 ?at 9:10 PM/);
  });

  it('is moved through by arrow keys, across months and back to the date whose details were closed', async () => {
    await showMonth(twoWeeks(), today);
    (cell(today).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toHaveTextContent('Day 8 · Partial');
    // Day 8 asks for 17 reps of each.
    await expect.element(dialog).toHaveTextContent(/Push-ups40 reps, target 17.*workout time 1:35/);
    await expect.element(dialog).toHaveTextContent('Sit-upsNot done, target 17');
    await expectNoViolations('[role=dialog]');
    await userEvent.keyboard('{Escape}');
    await expect.element(cell(today)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(cell(addDays(today, -1))).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    const fiveWeeksAgo = addDays(today, -35);
    await expect.element(title).toHaveTextContent(monthName(fiveWeeksAgo));
    await expect.element(cell(fiveWeeksAgo)).toHaveFocus();
    // Alt and the arrow belong to the browser, which goes back.
    const goingBack = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(cell(fiveWeeksAgo).element().dispatchEvent(new KeyboardEvent('keydown', goingBack))).toBe(true);
    await userEvent.keyboard('{PageDown}{PageUp}');
    await expect.element(title).toHaveTextContent(monthName(fiveWeeksAgo));
    await expect.poll(() => document.querySelectorAll('[data-date]:focus').length).toBe(1);
  });

  it('links a missed date to the rules behind it', async () => {
    await showMonth(twoWeeks(), today);
    const missedDate = addDays(today, -4);
    await cell(missedDate).click();
    await page.getByRole('button', { name: 'How days, streaks and rest days work' }).click();
    await expect.element(dialog).toHaveTextContent('A rest day keeps your streak');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cell(missedDate)).toHaveFocus();
  });

  it('changes the month by the strip of months and by the years', async () => {
    await showMonth(twoWeeks(), today, { width: 360, height: 760 });
    await expect
      .element(page.getByRole('button', { name: `${monthName(today)}, with days` }))
      .toBeInViewport();
    await page.getByRole('button', { name: '2025', exact: true }).click();
    await expect.element(title).toHaveTextContent('2025');
    const daysOf2025 = page.getByRole('table').getByRole('button', { disabled: false, name: /Day \d/ });
    expect(daysOf2025.elements()).toHaveLength(0);
    await page.getByRole('button', { name: '2026', exact: true }).click();
    await page.getByRole('button', { name: 'January 2026' }).click();
    await expect.element(title).toHaveTextContent('January 2026');
  });

  it('keeps the shown month of the strip in sight on a narrower screen', async () => {
    await showMonth(twoWeeks(), '2026-11-01', desktop);
    const november = page.getByRole('button', { name: 'November 2026', exact: true });
    await expect.element(november).toBeVisible();
    await page.viewport(390, 844);
    await expect.element(november).toBeInViewport();
  });

  it('changes the month by a swipe with one finger, unless it is vertical', async () => {
    await showMonth(twoWeeks(), '2026-01-01', { width: 360, height: 760 });
    const touch = (
      type: 'pointerdown' | 'pointerup',
      clientX: number,
      clientY: number,
      { isPrimary } = { isPrimary: true },
    ) => {
      const finger = { pointerType: 'touch', clientX, clientY, isPrimary, bubbles: true };
      calendar.element().dispatchEvent(new PointerEvent(type, finger));
    };
    const swipe = (across: number, down: number) => {
      touch('pointerdown', 200, 300);
      touch('pointerup', 200 + across, 300 + down);
    };
    swipe(-30, 200);
    // Two fingers zoom, which changes no month either.
    touch('pointerdown', 200, 300);
    touch('pointerdown', 220, 300, { isPrimary: false });
    touch('pointerup', 100, 300);
    touch('pointerup', 320, 300, { isPrimary: false });
    await expect.element(title).toHaveTextContent('January 2026');
    swipe(-120, 10);
    await expect.element(title).toHaveTextContent('February 2026');
    swipe(120, -10);
    await expect.element(title).toHaveTextContent('January 2026');
  });

  it('has no accessibility barrier', async () => {
    await showMonth(twoWeeks(), today);
    await expectNoBarriers();
  });

  it('shows all runs after a restart, and one alone if it is chosen', async () => {
    const story = twoWeeks();
    story.ask({ kind: 'restart' });
    await showMonth(story, today);
    const runs = page.getByRole('combobox', { name: 'Show' });
    expect(textsOf(runs.getByRole('option').elements())).toEqual([
      'All challenges',
      expect.stringMatching(/^Challenge 2: Season 1/),
      expect.stringMatching(/^Challenge 1: Season 1/),
    ]);
    await runs.selectOptions('2');
    await expect.poll(() => location.search).toContain('run=2');
    await expectCounter('Days Complete', 0);
    await runs.selectOptions('1');
    await expect.element(cell(addDays(today, -1))).toHaveAccessibleName(/Day 7, Complete$/);
  });

  it('shows all runs if the address names an unknown one', async () => {
    await showPage('/progress?run=9', twoWeeks());
    await expect.poll(() => location.search).toBe('');
    await expect.element(title).toHaveTextContent(monthName(today));
  });

  it('stays with the chosen run if its answers fail and load on request', async () => {
    // The log fails too, because otherwise the calendar is computed on the device.
    const answers: Answers = { 'GET /challenge/*': refusal(500, 'internal', 'It did not work.') };
    await showPage('/progress?run=1', twoWeeks(), { answers });
    await expect.element(title).toHaveTextContent('We couldn’t load your calendar');
    delete answers['GET /challenge/*'];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(title).toHaveTextContent(monthName(today));
    expect(location.search).toBe('?run=1');
  });

  it('shows an error if its answers fail, and loads again on request', async () => {
    const answers: Answers = { 'GET /challenge/*': serverError() };
    await showPage('/progress', twoWeeks(), { answers });
    await expect.element(title).toHaveTextContent('We couldn’t load your calendar');
    delete answers['GET /challenge/*'];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(title).toHaveTextContent(monthName(today));
  });
});
