import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { IconButton } from './button';
import { Tooltip } from './tooltip';
import '../styles.css';

const tip = page.getByRole('tooltip', { includeHidden: true });
const button = page.getByRole('button', { name: 'Settings' });
const next = page.getByRole('button', { name: 'Next' });

beforeEach(async () => {
  await page.viewport(390, 844);
  await render(
    <div className="flex justify-end">
      <Tooltip text="Everything that can be set">
        <IconButton name="Settings" icon="settings" />
      </Tooltip>
      <IconButton name="Next" icon="chevron-right" />
    </div>,
  );
  await next.hover();
});
afterEach(cleanup);

it('shows the name under the pointer, within the page, and lets it be read', async () => {
  await button.hover();
  await expect.element(tip).toHaveTextContent('Everything that can be set');
  const { left, right, top } = tip.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(8);
  expect(right).toBeLessThanOrEqual(390 - 8);
  expect(top).toBeGreaterThan(button.element().getBoundingClientRect().bottom);
  await tip.hover();
  await expect.element(tip).toBeVisible();
  await next.hover();
  await expect.element(tip).not.toBeInTheDocument();
});

it('shows it at once to the keyboard, until it goes on or says enough', async () => {
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(tip).toBeVisible();
  await userEvent.tab();
  await expect.element(tip).not.toBeInTheDocument();
});

it('is not in the way of what is pressed', async () => {
  await button.hover();
  await expect.element(tip).toBeVisible();
  await button.click();
  await expect.element(tip).not.toBeInTheDocument();
});
