import { goPremiumSummary } from '@hundred/domain/entitlements/plan-lines';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';

const region = (name: string) => page.getByRole('region', { name });
const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

describe('The dashboard of a new person', () => {
  it('redirects to the onboarding', async () => {
    await showPage('/dashboard', Story.beforeStart('2026-03-02'));
    await expect.poll(() => location.pathname).toBe('/onboarding');
  });

  it('shows an empty hundred, and the links to everything else', async () => {
    await showPage('/dashboard', personas['day 1']());
    const tiles = region('Your numbers');
    await expect.element(tiles).toHaveTextContent('Current day1 of 100');
    await expect.element(tiles).toHaveTextContent('Day streak0 Keep Going!');
    await expect.element(tiles).toHaveTextContent('Completion0% Push Harder!');
    await expect.element(tiles).not.toHaveTextContent('min per day');
    const grid = region('Your 100 days');
    await expect.element(grid).toHaveTextContent('0 done, 100 to go');
    await expect
      .element(grid.getByRole('img'))
      .toHaveAccessibleName('0 of 100 days complete. Today is Day 1.');
    await expect.element(region('Recent achievements')).toHaveTextContent('No badges yet');
    const offered = region('Go Premium').getByRole('listitem');
    const { lines, more } = goPremiumSummary();
    expect(textsOf(offered.elements())).toEqual(lines);
    await expect.element(region('Go Premium').getByText(`and ${more} more`)).toBeVisible();

    const quick = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link').elements();
    expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Calendar', '/progress'],
      ['Stats', '/statistics'],
      ['Badges', '/badges'],
      ['Settings', '/settings'],
    ]);
    // The longest note of a tile fits on a narrow phone.
    await page.viewport(360, 740);
    const note = page.getByText('Keep Going!').element();
    const [text, tile] = [document.createRange(), note.closest('div')!];
    text.selectNodeContents(note);
    expect(tile.getBoundingClientRect().right - text.getBoundingClientRect().right).toBeGreaterThan(4);
    // The last link has no line, because the card has one of its own at its end.
    expect(quick.map((link) => getComputedStyle(link).borderRightWidth)).toEqual([
      '1px',
      '1px',
      '1px',
      '0px',
    ]);
    await page.getByRole('button', { name: 'How it works' }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('A rest day keeps your streak');
  });
});
