import { personas } from '@hundred/testkit/logs/personas';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showPage } from '../../testing/show-page';
import { unifyPointerFocus } from './pointer-focus';

beforeAll(unifyPointerFocus);
// A key press shows the focus ring again for the next test.
afterEach(() => dispatchEvent(new KeyboardEvent('keydown')));

const ring = (element: Element) => getComputedStyle(element).outlineStyle;

it('A dialog gives the focus back to its opener in a browser where a click focuses no button', async () => {
  // This is what Safari does.
  const focusNothing = (event: MouseEvent) => event.preventDefault();
  addEventListener('mousedown', focusNothing, true);
  onTestFinished(() => removeEventListener('mousedown', focusNothing, true));
  const screen = await showPage('/dashboard', personas['day 1']());
  const opener = screen.getByRole('button', { name: 'Take a rest day' });
  await opener.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener).toHaveFocus();
});

it('A mouse click leaves no focus ring, and a key press shows it', async () => {
  const screen = await showPage('/dashboard', personas['day 1']());
  const opener = screen.getByRole('button', { name: 'Take a rest day' });
  await opener.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opener).toHaveFocus();
  expect(ring(opener.element())).toBe('none');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(ring(opener.element())).toBe('solid');
});
