import { centuryClubPaths, type PathId, pathIds } from '@hundred/domain/century-club/paths';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { Story } from '@hundred/domain/rules/story';
import { formTips } from '@hundred/domain/text/form-tips';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, expectNoViolations } from '../../testing/barriers';
import { completeButton, completeOnPage, dayComplete } from '../../testing/day-page';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type Answers, hold, serverError, unreachable } from '../../testing/story-api';

const chooser = page.getByRole('heading', { name: 'The Century Club', level: 1 });
const banner = page.getByRole('region', { name: 'Century Club Member' });
const start = page.getByRole('button', { name: 'Start Season 2' });
const tiles = page.getByRole('region', { name: 'Your numbers' });
const chooseCall = 'POST /challenge/century-club/choose';

/** A person with a hundred days, on the day after. */
const readyToChoose = () => personas['day 100']().on('2026-04-11');

async function choose(path: PathId): Promise<void> {
  const { name } = centuryClubPaths[path];
  await page.getByText(name, { exact: true }).click();
  await expect.element(page.getByRole('radio', { name })).toBeChecked();
  await start.click();
}

/** The first path that a person chooses earns a badge at once. */
const addBadgeToCollection = () =>
  page
    .getByRole('dialog', { name: 'New badge: Century Club Member' })
    .getByRole('button', { name: 'Add to collection' })
    .click();

describe('The path chooser', () => {
  it('replaces the dashboard and shows every detail of each path, without an accessibility barrier', async () => {
    await showPage('/dashboard', personas['day 100']());
    await expect.element(chooser).toHaveFocus();
    // What the figures of the cards are stands directly above the cards.
    const figures = page.getByText('Reps on Day 1 and Day 100:').element().getBoundingClientRect();
    const firstCard = page.getByRole('radio').first().element().closest('label')!.getBoundingClientRect();
    expect(firstCard.top - figures.bottom).toBeGreaterThan(4);
    expect(firstCard.top - figures.bottom).toBeLessThan(20);
    await expect.poll(() => document.title).toBe('The Century Club · Hundred');
    await expect.element(tiles).not.toBeInTheDocument();
    for (const id of pathIds) {
      const { name, difficulty, focus, description, exercises } = centuryClubPaths[id];
      const card = page.getByRole('radio', { name }).element().closest('label');
      const reps = Object.values(exercises).map(
        ({ name, first, last }) => `${name} ${first} reps on Day 1, ${last} on Day 100`,
      );
      for (const text of [difficulty, focus, description, ...reps]) expect(card?.textContent).toContain(text);
      const drawnMovements = () =>
        [...(card?.querySelectorAll<SVGElement>('svg:has(path)[data-movement]') ?? [])].map(
          ({ dataset }) => dataset.movement,
        );
      await expect
        .poll(drawnMovements)
        .toEqual(exerciseIds.map((exercise) => centuryClubPaths[id].exercises[exercise].movement));
    }
    await expectNoBarriers();
  });

  it('requires a path, shows an error, and allows another try', async () => {
    const joining = hold();
    const answers: Answers = { [chooseCall]: unreachable() };
    // At this size no message covers the next button.
    await showPage('/dashboard', personas['day 100'](), { answers, width: 1280, height: 1000 });
    await expect.element(chooser).toBeVisible();
    await start.click();
    await expectMessage('Please select a path first');
    await choose('strength');
    await expectMessage('Failed to join Century Club');

    answers[chooseCall] = joining.answer;
    await start.click();
    await expect
      .element(page.getByRole('button', { name: 'Joining...' }))
      .toHaveAttribute('aria-disabled', 'true');
    joining.letGo();
    await expectMessage('Welcome to the Strength Path!');
    await addBadgeToCollection();
    // The workout of today is done, so the path opens tomorrow.
    await expect.element(page.getByRole('heading', { name: 'Day 1 starts tomorrow' })).toBeVisible();
  });

  it('gives way to the day of a path chosen elsewhere, even if the statistics do not load', async () => {
    const story = readyToChoose();
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    await showPage('/dashboard', story, { answers: { 'GET /challenge/stats': serverError() } });
    await expect.element(page.getByText('Season 2 · Day 1 of 100', { exact: true })).toBeVisible();
  });

  it.for(pathIds)('opens Day 1 of the %s path', async (path) => {
    await showPage('/dashboard', readyToChoose());
    await choose(path);
    await addBadgeToCollection();
    const { name, exercises } = centuryClubPaths[path];
    await expect.element(page.getByText('Season 2 · Day 1 of 100', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Century Club Challenge', level: 1 }))
      .toBeVisible();
    await expect.element(banner).toHaveTextContent(`${name}Season 2 · Day 1 of 100`);
    const box = (element: Element) => element.getBoundingClientRect();
    const header = banner.element().closest('header')!;
    const quote = box(header.lastElementChild!);
    // The gaps between title, banner, quote and exercises, in pixels.
    expect(box(banner.element()).top - box(header.querySelector('h1')!).bottom).toBeCloseTo(12, 0);
    expect(quote.top - box(banner.element()).bottom).toBeCloseTo(14, 0);
    await expect.poll(() => box(header.nextElementSibling!).top - quote.bottom).toBeCloseTo(12, 0);
    // The banner has one row.
    await expect.poll(() => banner.element().getBoundingClientRect().height).toBeLessThan(44);
    // The day is shown once above the exercises, which are in view.
    await expect.element(completeButton(exercises.pushups.name)).toBeInViewport();
    for (const id of exerciseIds) {
      const card = completeButton(exercises[id].name).element().closest('section');
      expect(card?.textContent).toContain(`${exercises[id].first}reps`);
    }
    await page.getByRole('button', { name: 'Form tips' }).first().click();
    await expect.element(page.getByText(formTips[exercises.pushups.movement][0] ?? '')).toBeVisible();
  });
});

describe('The settings of a member', () => {
  const status = page.getByRole('region', { name: 'Challenge Status' });
  const question = page.getByRole('alertdialog');

  it('change the path after one confirmation', async () => {
    await showPage('/settings', personas['season 2']());
    await expect.element(status).toHaveTextContent('Current Day13/100');
    await expect.element(status).toHaveTextContent('Account TypeFree');
    await expect.element(status).toHaveTextContent('Season2 - Century Club');
    await page.getByRole('button', { name: 'Change Century Club Path' }).click();
    await expect.element(question).toHaveTextContent('You keep Season 1, your streak, total reps, badges');
    await page.getByRole('button', { name: 'Change path' }).click();
    await expectMessage('Century Club path reset! Choose a new path.');
    await expect.poll(() => location.pathname).toBe('/dashboard');
    await expect.element(chooser).toBeVisible();
  });

  it('restart from Day 1, show an error, and leave the club', async () => {
    const answers: Answers = { 'POST /challenge/reset': serverError() };
    await showPage('/settings', personas['season 2'](), { answers });
    const restart = page.getByRole('button', { name: 'Restart Challenge' });
    for (const text of ['Failed to reset challenge', 'Challenge reset! Starting fresh from Day 1.']) {
      await restart.click();
      await expect.element(question).toHaveTextContent('longest streak and badges.');
      await question.getByRole('button', { name: 'Restart Challenge' }).click();
      await expectMessage(text);
      // The next try succeeds.
      delete answers['POST /challenge/reset'];
    }
    await expect.poll(() => location.pathname).toBe('/dashboard');
    await expect.element(page.getByText('Day 1 of 100', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Today’s Challenge', level: 1 })).toBeVisible();
    await expect.element(tiles).toHaveTextContent('Day streak0');
    await expect.element(banner).not.toBeInTheDocument();
  });
});

describe('A finished season 2', () => {
  const finished = page.getByRole('region', { name: 'Season 2 is finished' });

  function ninetyNineDays(): Story {
    const story = readyToChoose();
    story.ask({ kind: 'choosePath', path: 'strength' });
    return story.completeFrom('2026-04-11', 99).on('2026-07-19');
  }

  it('ends with its hundredth day', async () => {
    await showPage('/dashboard', ninetyNineDays());
    await expect.element(page.getByText('Season 2 · Day 100 of 100', { exact: true })).toBeVisible();
    await completeOnPage(exerciseIds.map((id) => centuryClubPaths.strength.exercises[id].name));
    await expect.element(dayComplete(100)).toBeVisible();
    await expect.element(finished).toBeVisible();
  });

  it('offers two ways to continue, also on a later date and without the options', async () => {
    const options = 'GET /challenge/century-club/options';
    const answers: Answers = { [options]: serverError() };
    const story = ninetyNineDays().complete().on('2026-07-21');
    await showPage('/dashboard', story, { answers });
    await expect.element(finished).toBeVisible();
    await expect.element(banner).toHaveTextContent('Day 100 of 100');
    await expectNoViolations();
    delete answers[options];

    await finished.getByRole('button', { name: 'Restart from Day 1' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Restart the challenge?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const chooseAgain = finished.getByRole('button', { name: 'Choose a path again' });
    await chooseAgain.click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await chooseAgain.click();
    await choose('endurance');
    await expectMessage('Welcome to the Endurance Path!');
    await expect.element(page.getByText('Season 2 · Day 1 of 100', { exact: true })).toBeVisible();
    await expect.element(banner).toHaveTextContent('Endurance Path');
  });
});
