import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { expectDeviceToHaveLog, showPage } from '../../testing/show-page';
import { type Answers, unreachable } from '../../testing/story-api';

const heading = page.getByRole('heading', { name: 'Forecast', level: 1 });

/** A person with Premium who completed this many dates from the first of March 2026. */
function premiumStory(completed: number): Story {
  const story = Story.startedOn('2026-03-01');
  const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'bought' } as const;
  story.record({ kind: 'premiumBegan', ...bought });
  return story.completeFrom('2026-03-01', completed, { timeSeconds: 720 });
}

describe('The forecast page', () => {
  it('names the date and its range, draws a hundred cells and lists them in a table, without an accessibility barrier', async () => {
    const story = premiumStory(20);
    const screen = await showPage('/statistics/forecast', story);
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByText(/^80% likely between/)).toBeVisible();
    await expect.element(page.getByText('Days to go')).toBeVisible();
    await expect.element(page.getByText(/^12 min/).first()).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll('svg.tablet\\:hidden rect').length).toBe(100);
    const picture = page.getByRole('region', { name: '100 simulated finishes', exact: true });
    await picture.getByText('Show as table').click();
    const figures = picture
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => Number(textContent));
    expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(100);
    await expectNoBarriers();
  });

  it.for([360, 390, 768])('keeps the lines of its date apart, at %i px', async (width) => {
    await showPage('/statistics/forecast', premiumStory(20), { width });
    await expect.element(page.getByText(/around/)).toBeVisible();
    const date = page
      .getByText(/around/)
      .element()
      .closest('section, div');
    const lines = [...(date?.querySelectorAll('p') ?? [])].flatMap((paragraph) => {
      const text = document.createRange();
      text.selectNodeContents(paragraph);
      return [...text.getClientRects()];
    });
    const byTop = lines.toSorted((one, other) => one.top - other.top);
    expect(byTop.length).toBeGreaterThanOrEqual(3);
    for (const [index, { top }] of byTop.entries())
      if (index > 0) expect(top).toBeGreaterThanOrEqual((byTop[index - 1]?.bottom ?? 0) - 1);
  });

  it('shows how long the streak may last only if that is informative', async () => {
    const story = premiumStory(20);
    await showPage('/statistics/forecast', story);
    await expect.element(page.getByRole('heading', { name: 'Next 14 days' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your streak' })).not.toBeInTheDocument();
    story.ask({ kind: 'switchAutoRestCover', on: false });
    await showPage('/statistics/forecast', story);
    await expect.element(page.getByRole('heading', { name: 'Your streak' })).toBeVisible();
    await expect
      .element(page.getByText(/you turned off “Cover missed days with rest days”\.$/))
      .toBeVisible();
  });

  it('waits for two weeks of dates', async () => {
    await showPage('/statistics/forecast', premiumStory(5));
    await expect.element(page.getByText(/Planned days so far: 5\./)).toBeVisible();
  });

  it('says that a date would be a guess while the rhythm changes', async () => {
    // Every date until the 28th, two of the next three, then none.
    const story = premiumStory(28);
    for (const day of [29, 31]) story.on(`2026-03-${day}`).complete();
    story.on('2026-04-12');
    await showPage('/statistics/forecast', story);
    await expect.element(page.getByRole('heading', { name: /Your habits are changing/ })).toBeVisible();
  });

  it('shows an example and the way to the plans without Premium, with a lock on its tab', async () => {
    await showPage('/statistics/forecast', Story.startedOn('2026-03-01').completeFrom('2026-03-01', 20));
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'An example' })).toHaveTextContent('around');
    await expect.element(page.getByRole('link', { name: 'Forecast (locked)' })).toBeVisible();
    await expectNoBarriers();
  });

  it('is computed on the device without a connection', async () => {
    const story = premiumStory(20);
    const answers: Answers = {};
    await showPage('/statistics/forecast', story, { answers });
    await expect.element(page.getByText(/^80% likely between/)).toBeVisible();
    await expectDeviceToHaveLog(story);
    answers['GET /challenge/*'] = unreachable();
    answers['GET /premium/*'] = unreachable();
    await showPage('/statistics/forecast', story, { answers });
    await expect.element(page.getByText(/^80% likely between/)).toBeVisible();
  });

  it('shows an error if nothing has loaded', async () => {
    const answers: Answers = { 'GET /challenge/*': unreachable() };
    await showPage('/statistics/forecast', premiumStory(20), { answers });
    await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  });

  it('has nothing ahead once the hundred is done', async () => {
    await showPage('/statistics/forecast', premiumStory(100).on('2026-06-10'));
    await expect.element(page.getByRole('heading', { name: 'No challenge in progress' })).toBeVisible();
  });
});
