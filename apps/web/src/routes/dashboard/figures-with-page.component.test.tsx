import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';

/** Records every moment at which a figure was on the page without its drawing. */
function watchEmptyFigures() {
  const emptyFigures: string[] = [];
  const observer = new MutationObserver(() => {
    for (const figure of document.querySelectorAll('svg[data-movement]:empty'))
      if (figure.checkVisibility({ visibilityProperty: true }) && !figure.closest('[inert]'))
        emptyFigures.push(figure.getAttribute('data-movement') ?? '');
  });
  observer.observe(document, { childList: true, subtree: true });
  return { emptyFigures, stop: () => observer.disconnect() };
}

// Not retried, because at a second attempt all code has loaded already.
it.each([
  ['/plan', 'Movements'],
  ['/dashboard', 'Push-ups'],
])('The figures of %s appear together with the page at 768 px', { retry: 0 }, async (address, heading) => {
  const { emptyFigures, stop } = watchEmptyFigures();
  await showPage(address, Story.startedOn('2026-03-01'), { width: 768, height: 1024 });
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect
    .poll(() => document.querySelectorAll('svg[data-movement]:not(:empty)').length)
    .toBeGreaterThan(2);
  stop();
  expect(emptyFigures).toEqual([]);
});
