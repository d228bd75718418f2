import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../button';
import { Tooltip } from './tooltip';
import '../../styles.css';

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
  // The pointer may have stayed on the button of the previous test.
  await next.hover();
});

it('A tooltip opens under the pointer inside the page, and stays while the pointer is on its text', async () => {
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

it('A tooltip opens at once on keyboard focus, and closes on blur or Escape', async () => {
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

it('A tooltip does not block the element below it', async () => {
  await button.hover();
  await expect.element(tip).toBeVisible();
  await button.click();
  await expect.element(tip).not.toBeInTheDocument();
});
