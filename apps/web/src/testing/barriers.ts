import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const phoneWidth = 360;
const widths = [320, phoneWidth, 768, 1280];

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

/** Hides the page behind, which axe would see through the dialog's ground, and lets no sheet cut a line of its text. */
const shownWhole = '[data-aria-hidden] { visibility: hidden } .dialog-sheet { max-height: none !important }';

/**
 * Expects no violation and no undecided result of axe in an open dialog. Single digits are judged too. Drawings are left
 * out, because axe cannot judge text on shapes, and so are the layers of the counting screen, which are clipped.
 * tokens.test.ts measures their colours.
 */
export async function expectNoFindings(): Promise<void> {
  const options: axe.RunOptions & { checks: object } = {
    resultTypes: ['violations', 'incomplete'],
    checks: { 'color-contrast': { options: { ignoreLength: true } } },
  };
  const judge = () =>
    axe.run({ include: '[role=dialog], [role=alertdialog]', exclude: ['svg', '.count-layer'] }, options);
  const { violations, incomplete } = await withStyle(shownWhole, () => withoutTransitions(judge));
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
 * Expects that nothing overflows at any width, and that axe finds nothing on a phone in dark. Axe runs only once: the themes
 * differ only in colours, which tokens.test.ts measures, and `every-page` checks each page on a desktop in light. Afterwards
 * the page has its widest size and its previous theme.
 */
export async function expectNoBarriers(): Promise<void> {
  const { dataset } = document.documentElement;
  const themeBefore = dataset.theme;
  dataset.theme = 'dark';
  for (const width of widths) {
    await page.viewport(width, 760);
    await expectNoSidewaysScroll();
    if (width === phoneWidth) await expectNoViolations();
  }
  if (themeBefore === undefined) delete dataset.theme;
  else dataset.theme = themeBefore;
}

/** A touch target needs 44 pixels in each direction. */
export function expectTouchTargetSize(elements: Iterable<Element>): void {
  const tooSmall = [...elements].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < 44;
  });
  expect(tooSmall.map((element) => element.outerHTML)).toEqual([]);
}
