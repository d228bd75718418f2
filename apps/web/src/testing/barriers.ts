import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const widths = [320, 360, 768, 1280];

/** With `part`, only that part is looked at: an open dialog hides the page's own landmarks on purpose. */
export async function expectNoViolations(part?: string): Promise<void> {
  const { violations } = await axe.run(part ?? document, { resultTypes: ['violations'] });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement: root } = document;
  // A chart follows its frame a moment later.
  await expect
    .poll(() => root.scrollWidth - root.clientWidth, { message: 'pixels that stick out sideways' })
    .toBeLessThanOrEqual(0);
}

/**
 * Without a violation in light as it stands and in dark on a phone, and nothing sticks out at any width. Leaves the
 * page at the widest, as it was lit before.
 */
export async function expectNoBarriers(): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = 'light';
  await expectNoViolations();
  dataset.theme = 'dark';
  for (const width of widths) {
    await page.viewport(width, 760);
    await expectNoSidewaysScroll();
    if (width === 360) await expectNoViolations();
  }
  if (before === undefined) delete dataset.theme;
  else dataset.theme = before;
}
