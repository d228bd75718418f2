import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const phone = { width: 360, height: 760 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 812 };

/**
 * Checks the accessibility of the page, or only of `part`, because an open dialog hides the landmarks of the page on
 * purpose.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  // Legacy mode saves a second page, which axe needs only for frames of another origin. Passed rules are left out,
  // because reporting them takes longer than finding violations.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A chart follows the size of its frame a moment later.
  await expect.poll(overhang, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
}

/**
 * Checks that nothing overflows at any width, and that axe finds nothing in dark on a phone. Leaves the page at the
 * widest.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const width of [320, phone.width, tablet.width, desktop.width]) {
    await page.setViewportSize({ width, height: 760 });
    await expectNoSidewaysScroll(page);
    if (width === phone.width) await expectNoViolations(page);
  }
}
