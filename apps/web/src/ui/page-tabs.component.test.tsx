import { Story } from '@hundred/domain/rules/story';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../testing/show-page';

const tabs = page.getByRole('navigation', { name: 'Statistics' });
const tab = (name: RegExp) => tabs.getByRole('link', { name });
const someDays = () => Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 5);

it('A tab chosen by the keyboard keeps the focus, and a visit from elsewhere starts at the top of the page', async () => {
  await showPage('/progress', someDays());
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await expect.element(tab(/^Details/)).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  for (const name of [/^Details/, /^Recovery/]) {
    (tab(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'page');
    await expect.element(tab(name)).toHaveFocus();
  }
});

it('The current tab is scrolled into sight, also with letters of twice the size', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await showPage('/statistics/recovery', someDays(), { width: 360, height: 640 });
  await expect.element(tab(/^Recovery \(locked\)/)).toBeVisible();
  const { left, right } = tab(/^Recovery/)
    .element()
    .getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
  expect(scrollY).toBe(0);
});
