import { movementIds } from '@hundred/domain/movements/movements';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../testing/barriers';
import { setBrowserZone } from '../testing/browser-zone';
import { expectDeviceToHaveLog, showPage } from '../testing/show-page';
import { type Answers, unreachable } from '../testing/story-api';

const heading = page.getByRole('heading', { name: 'Push-ups', level: 1 });
const stage = page.getByRole('img', { name: /^Push-ups, from the side/ });
const nextStep = page.getByRole('button', { name: 'Next step' });
const pressed = (name: RegExp) => page.getByRole('button', { name, pressed: true });

function story(plan?: 'lifetime'): Story {
  const started = Story.startedOn('2026-03-01');
  if (plan)
    started.record({ kind: 'premiumBegan', at: started.now, paidAt: started.now, plan, purchase: 'bought' });
  return started.completeFrom('2026-03-01', 3);
}

/** The drawing of the figure at this moment. */
const currentDrawing = () => stage.element().innerHTML;

/** Allows motion; tests otherwise ask for reduced motion. */
const allowMotion = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const mediaQuery = new EventTarget() as MediaQueryList;
    return Object.assign(mediaQuery, { matches: !query.includes('reduce'), media: query });
  });

describe('The demonstration of a movement', () => {
  it('is still with reduced motion, steps from pose to pose and announces each, without an accessibility barrier', async () => {
    await showPage('/form/pushup', story('lifetime'));
    await expect.element(heading).toBeVisible();
    await expect.element(stage).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    await expect.element(pressed(/^1 Top/)).toBeVisible();
    const top = currentDrawing();
    await nextStep.click();
    await expect.element(pressed(/^2 Halfway/)).toBeVisible();
    expect(currentDrawing()).not.toBe(top);
    await nextStep.click();
    await expect
      .element(page.getByRole('status').filter({ hasText: '3 Bottom' }))
      .toHaveTextContent('3 Bottom. Hold for one second. Chest close to the floor.');
    await page.getByRole('button', { name: 'Previous step' }).click();
    await expect.element(pressed(/^2 Halfway/)).toBeVisible();
    await page.getByRole('button', { name: /^1 Top/ }).click();
    await expect.poll(currentDrawing).toBe(top);
    await expect.element(page.getByText('Wrong: Your hips sag.')).toBeInTheDocument();
    await expectNoBarriers();
  });

  it('moves until it is stopped, at any moment', async () => {
    allowMotion();
    await showPage('/form/pushup', story('lifetime'));
    await expect.element(stage).toBeVisible();
    const firstDrawing = currentDrawing();
    await expect.poll(currentDrawing).not.toBe(firstDrawing);
    await page.getByRole('button', { name: 'Slow' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
    const moment = page.getByRole('slider', { name: 'Position in the movement' });
    // Three seconds, in hundredths.
    await moment.fill('300');
    await expect.element(moment).toHaveAttribute('aria-valuetext', 'Bottom');
    await expect.element(pressed(/^3 Bottom/)).toBeVisible();
    await expectNoBarriers();
  });

  it('is locked without Premium, with one picture and the free text tips', async () => {
    await showPage('/form/pushup', story());
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expect.poll(() => document.querySelector('svg[data-movement="pushup"] path')).not.toBeNull();
    await expect.element(stage).not.toBeInTheDocument();
    await expect
      .element(page.getByText('Hold your elbows at about 45 degrees, not straight out.'))
      .toBeVisible();
    await expectNoBarriers();
  });

  it('is open without a connection with a stored Premium entitlement', async () => {
    const answers: Answers = {};
    const owner = story('lifetime');
    await showPage('/form/pushup', owner, { answers });
    await expect.element(stage).toBeVisible();
    await expectDeviceToHaveLog(owner);
    answers['GET /challenge/*'] = unreachable();
    answers['GET /premium/*'] = unreachable();
    await showPage('/form/pushup', story('lifetime'), { answers });
    await expect.element(stage).toBeVisible();
  });

  it('shows an error if nothing has loaded, and keeps the tips', async () => {
    const answers: Answers = { 'GET /challenge/*': unreachable(), 'GET /premium/*': unreachable() };
    await showPage('/form/pushup', story(), { answers });
    await expect.element(page.getByRole('heading', { name: 'No connection', level: 2 })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Form tips' })).toBeVisible();
  });
});

it('The list of all movements links each demonstration, and no other address works', async () => {
  await showPage('/form/handstand', story('lifetime'), { width: 1280, height: 1000 });
  await expect.element(page.getByRole('heading', { name: 'Movements', level: 1 })).toBeVisible();
  expect(location.pathname).toBe('/form');
  expect(page.getByRole('main').getByRole('link').elements()).toHaveLength(movementIds.length);
  await expectNoBarriers();
  await page.getByRole('link', { name: 'Dead Bugs' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dead Bugs', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it.each([
  ['lifetime', 'Watch how it’s done'],
  [undefined, 'Watch how it’s done (locked)'],
] as const)('The card of an exercise links its demonstration (%s)', async (plan, name) => {
  const dayFour = story(plan).on('2026-03-04');
  await setBrowserZone(dayFour.state.timezone);
  await showPage('/dashboard', dayFour, { width: 1280, height: 1000 });
  await page.getByRole('button', { name: 'Form tips for Push-ups' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect.element(heading).toBeVisible();
});
