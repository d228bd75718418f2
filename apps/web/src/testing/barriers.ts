import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const phone = 360;
const widths = [320, phone, 768, 1280];

/** Turns transitions off, because axe would otherwise judge colours in between. */
const withoutTransitions = <T>(work: () => Promise<T>) =>
  withStyle('*, *::before, *::after { transition: none !important; animation: none !important }', work);

async function withStyle<T>(rules: string, work: () => Promise<T>): Promise<T> {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  try {
    return await work();
  } finally {
    style.remove();
  }
}

/** With `part`, only that part is checked, because an open dialog hides the page's own landmarks on purpose. */
export async function expectNoViolations(part?: string): Promise<void> {
  const options: axe.RunOptions = { resultTypes: ['violations'] };
  const { violations } = await withoutTransitions(() => axe.run(part ?? document, options));
  expect(describeFindings(violations)).toEqual([]);
}

/**
 * Expects no violation and no undecided result of axe in an open dialog. It also judges single digits, and does not
 * look through the dialog's ground at the page behind. Figures in drawings lie on shapes, and those of the counting
 * screen are drawn twice and clipped, which axe cannot read; tokens.test.ts measures their colours.
 */
export async function expectNoFindings(): Promise<void> {
  const options: axe.RunOptions & { checks: object } = {
    resultTypes: ['violations', 'incomplete'],
    checks: { 'color-contrast': { options: { ignoreLength: true } } },
  };
  const judge = () =>
    axe.run({ include: '[role=dialog], [role=alertdialog]', exclude: ['svg', '.count-layer'] }, options);
  const { violations, incomplete } = await withStyle('[data-aria-hidden] { visibility: hidden }', () =>
    withoutTransitions(judge),
  );
  expect(describeFindings([...violations, ...incomplete])).toEqual([]);
}

const describeFindings = (findings: axe.Result[]) =>
  findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement: root } = document;
  // A chart is drawn a moment after its frame.
  await expect
    .poll(() => root.scrollWidth - root.clientWidth, { message: 'pixels that stick out sideways' })
    .toBeLessThanOrEqual(0);
}

/**
 * Expects that nothing overflows at any width, and that axe finds nothing in dark on a phone. Axe runs once, because
 * the themes differ only in colours, which tokens.test.ts measures, and every-page checks each page in light on a
 * desktop. Leaves the page at the widest size in its previous theme.
 */
export async function expectNoBarriers(): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = 'dark';
  for (const width of widths) {
    await page.viewport(width, 760);
    await expectNoSidewaysScroll();
    if (width === phone) await expectNoViolations();
  }
  if (before === undefined) delete dataset.theme;
  else dataset.theme = before;
}

/** A touch target needs 44 pixels in each direction. */
export function expectTouchTargetSize(elements: Iterable<Element>): void {
  const tooSmall = [...elements].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < 44;
  });
  expect(tooSmall.map((element) => element.outerHTML)).toEqual([]);
}
