import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setBrowserZone } from '../../../testing/browser-zone';
import { completeButton, completeOnPage, timer } from '../../../testing/day-page';
import { comeBack, showPage } from '../../../testing/show-page';

const exercises = ['Push-ups', 'Sit-ups', 'Jumping Jacks'];

/** The height of the offers of a card if they fit in one row, in pixels. */
const oneRowOfOffers = 44;

/** Where each Complete button is on the page. */
const buttonTops = () =>
  exercises.map((name) => completeButton(name).element().getBoundingClientRect().top + window.scrollY);

/** Uses the person's own zone, because otherwise the question about the zone would appear above the cards. */
async function openDay(options: { width: number; height: number }) {
  const story = personas['day 1']();
  await setBrowserZone(story.state.timezone);
  return showPage('/dashboard', story, options);
}

/** Expects an element directly below another one: with the same edges, and no room for anything between them. */
function expectBelow(element: Element, above: Element): void {
  const [box, card] = [element.getBoundingClientRect(), above.getBoundingClientRect()];
  const gap = box.top - card.bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(20);
  expect([box.left, box.right]).toEqual([card.left, card.right]);
}

it('A press of Complete creates no formatter of times, because that takes 50 ms on a phone', async () => {
  await openDay({ width: 390, height: 844 });
  await expect.element(completeButton('Push-ups')).toBeVisible();
  await new Promise((resolve) => requestIdleCallback(resolve));
  const construct = vi.fn(Reflect.construct);
  const countingFormat = new Proxy(Intl.DateTimeFormat, { construct });
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: countingFormat } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await completeOnPage(['Push-ups', 'Sit-ups']);
  expect(construct.mock.calls.filter(([, args]) => args[1]?.timeStyle)).toEqual([]);
});

describe('The exercises of a day', () => {
  it('show their form tips below their own card, and move no button of the cards beside it', async () => {
    const screen = await openDay({ width: 1280, height: 800 });
    await expect.element(completeButton('Push-ups')).toBeVisible();
    const topsBefore = buttonTops();
    expect(new Set(topsBefore).size).toBe(1);
    await screen.getByRole('button', { name: 'Form tips for Push-ups' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Form tips for Push-ups', expanded: true }))
      .toBeVisible();
    expect(buttonTops()).toEqual(topsBefore);
    const tips = screen.getByRole('region', { name: 'Form tips for Push-ups' });
    await expect.element(tips).toBeVisible();
    expectBelow(tips.element(), completeButton('Push-ups').element().closest('section')!);
    await screen.getByRole('button', { name: 'Extra reps of Sit-ups' }).click();
    await expect.element(screen.getByLabelText('Reps done, Sit-ups')).toBeVisible();
    expect([buttonTops()[0], buttonTops()[2]]).toEqual([topsBefore[0], topsBefore[2]]);
  });

  it('show their form tips below their own card on a phone, where all but the next are folded into a row', async () => {
    const screen = await openDay({ width: 390, height: 844 });
    await expect.element(completeButton('Push-ups')).toBeVisible();
    const topsBefore = buttonTops();
    const tips = screen.getByRole('region', { name: 'Form tips for Push-ups' });
    await screen.getByRole('button', { name: 'Form tips for Push-ups' }).click();
    await expect.element(tips).toBeInViewport({ ratio: 0.9 });
    expect(buttonTops()[0]).toBe(topsBefore[0]);
    expectBelow(tips.element(), completeButton('Push-ups').element().closest('section')!);
    const { bottom } = tips.element().getBoundingClientRect();
    expect(completeButton('Sit-ups').element().getBoundingClientRect().top).toBeGreaterThan(bottom);
    await screen.getByRole('button', { name: 'Form tips for Push-ups' }).click();
    await expect.element(tips).not.toBeInTheDocument();
    expect(buttonTops()).toEqual(topsBefore);

    const count = screen.getByRole('link', { name: 'Count reps of Sit-ups' });
    await expect.element(count).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Sit-ups', exact: true, expanded: false }).click();
    await expect.element(count).toBeVisible();
  });

  it('draw the next exercise large beside its target on a wide screen, and beside its name on a tablet', async () => {
    const boxOf = (selector: string) =>
      document.querySelector(`[data-exercise="pushups"] ${selector}`)!.getBoundingClientRect();
    await openDay({ width: 1366, height: 768 });
    await expect.element(completeButton('Push-ups')).toBeVisible();
    expect(boxOf('svg').width).toBeGreaterThanOrEqual(84);
    expect(boxOf('svg').left).toBeGreaterThan(boxOf('p').left + 150);
    expect(boxOf('svg').top).toBeGreaterThan(boxOf('h2').bottom);
    expect(boxOf('svg').bottom).toBeLessThan(boxOf('.card-start').top);
    for (const offers of document.querySelectorAll('.card-offers'))
      expect(offers.getBoundingClientRect().height).toBe(oneRowOfOffers);
    await page.viewport(768, 1024);
    await expect.poll(() => boxOf('svg').width).toBeLessThan(60);
    expect(boxOf('svg').top).toBeLessThan(boxOf('h2').bottom);
    expect(boxOf('.card-offers').height).toBe(oneRowOfOffers);
  });

  it('are named by each control of their cards', async () => {
    const screen = await openDay({ width: 1280, height: 800 });
    for (const name of exercises) await screen.getByRole('button', { name: `Extra reps of ${name}` }).click();
    const cards = [...document.querySelectorAll('[data-exercises] > *')];
    expect(cards).toHaveLength(3);
    cards.forEach((card, index) => {
      const name = exercises[index]!;
      const unnamed = [...card.querySelectorAll<HTMLElement>('button, input')].filter((control) => {
        const accessibleName =
          control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? '';
        return !`${accessibleName} ${control.textContent}`.includes(name);
      });
      expect(unnamed).toEqual([]);
    });
  });
});

describe('A page that is left open', () => {
  const extra = page.getByLabelText('Reps done, Sit-ups');
  async function typeInTheEvening() {
    const story = Story.startedOn('2026-06-10', 'UTC', '20:00');
    await showPage('/dashboard', story, { width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Extra reps of Sit-ups' }).click();
    await extra.fill('25');
    return story;
  }

  it('drops reps typed on one date when the next date begins', async () => {
    const story = await typeInTheEvening();
    comeBack(story.on('2026-06-11', '08:00'));
    await expect.element(extra).not.toBeInTheDocument();
    await expect.element(completeButton('Sit-ups')).toBeVisible();
  });

  it('keeps reps typed on a date until the date is over, also between midnight and 02:00', async () => {
    const story = await typeInTheEvening();
    comeBack(story.on('2026-06-11', '00:30'));
    await extra.fill('27');
    comeBack(story.on('2026-06-11', '02:05'));
    await completeOnPage(['Sit-ups']);
    await expect.poll(() => story.state.challenge.exercises.situps.reps).toBe(27);
  });

  it('drops reps typed after midnight for last night’s workout when that workout is over', async () => {
    const story = await typeInTheEvening();
    comeBack(story.on('2026-06-10', '23:50'));
    await completeOnPage(['Push-ups']);
    comeBack(story.on('2026-06-11', '00:30'));
    await extra.fill('27');
    comeBack(story.on('2026-06-11', '08:00'));
    await expect.element(extra).not.toBeInTheDocument();
    await expect.element(completeButton('Sit-ups')).toBeVisible();
  });

  it('keeps everything of a workout over midnight and over 02:00', async () => {
    const story = await typeInTheEvening();
    comeBack(story.on('2026-06-11', '01:45'));
    await completeOnPage(['Push-ups']);
    await expect.element(extra).toHaveValue('25');
    comeBack(story.on('2026-06-11', '02:05'));
    // Twenty minutes after the completion.
    await expect.element(timer).toHaveTextContent('20:00');
    await expect.element(extra).toHaveValue('25');
  });
});

it('The tile of the current day has a space between the day and its total', async () => {
  const screen = await openDay({ width: 1280, height: 800 });
  await expect.element(screen.getByText('1 of 100', { exact: true })).toBeVisible();
});
