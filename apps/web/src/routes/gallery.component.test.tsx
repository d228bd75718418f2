import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, expectNoViolations } from '../testing/barriers';
import { advanceTime, fakeTimers } from '../testing/fake-timers';
import { showSignedOut } from '../testing/show-page';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = page.getByRole('region', { name: 'Messages (F8)' });
const messages = region.getByRole('listitem');
const shownMessages = () => messages.elements().length;
const heading = page.getByRole('heading', { level: 1, name: 'Gallery' });

beforeEach(async () => {
  await showSignedOut('/gallery', 'signed-out', { width: 360, height: 760 });
  await expect.element(heading).toBeVisible();
});

describe('The gallery', () => {
  it('has no accessibility barrier in either theme, at any width', () => expectNoBarriers());

  it('has no accessibility barrier in its dialogs and messages', async () => {
    for (const [opener, role] of [
      ['Dialog', 'dialog'],
      ['Dangerous confirmation', 'alertdialog'],
      ['How days work', 'dialog'],
    ] as const) {
      await button(opener).click();
      await expect.element(page.getByRole(role)).toBeVisible();
      await expectNoViolations(`[role="${role}"]`);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole(role)).not.toBeInTheDocument();
      await expect.element(button(opener)).toHaveFocus();
    }
    fakeTimers();
    for (const kind of ['Success', 'Error', 'Warning', 'Info']) await button(kind).click();
    await expect.poll(shownMessages).toBe(4);
    // The messages stay, because their timers are fake ones, which never fire once the real ones are back.
    vi.useRealTimers();
    await expectNoViolations('[role=region][aria-label^=Messages]');
  });

  it('keeps the focus inside a dialog, and does not scroll the page', async () => {
    await button('Confirmation').click();
    const dialog = page.getByRole('alertdialog', { name: 'Take a rest day?' });
    await expect.element(dialog).toHaveAccessibleDescription(/Day 57 waits for tomorrow/);
    const overflow = () => getComputedStyle(document.documentElement).overflow;
    await expect.poll(overflow).toBe('hidden');
    for (let stop = 0; stop < 7; stop += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(overflow).not.toBe('hidden');
  });

  it('removes a message after 3 s, and pauses under the pointer and the focus', async () => {
    // The first message loads the toaster. Then the fake timers hold the time.
    await button('Info').click();
    await heading.hover();
    await expect.element(region).toBeInTheDocument();
    await expect.poll(shownMessages).toBe(0);
    fakeTimers();

    await button('Success').click();
    await heading.hover();
    await expect.element(messages).toHaveTextContent('Profile updated successfully!');
    await advanceTime(2900);
    expect(shownMessages()).toBe(1);
    await advanceTime(200);
    await expect.poll(shownMessages).toBe(0);

    await button('Warning').click();
    await messages.hover();
    await advanceTime(10_000);
    expect(shownMessages()).toBe(1);
    await heading.hover();
    await advanceTime(3100);
    await expect.poll(shownMessages).toBe(0);

    await button('Error').click();
    await expect.element(messages).toBeVisible();
    (messages.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
    await advanceTime(10_000);
    expect(shownMessages()).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownMessages).toBe(0);
  });

  it('removes a message that comes after one was dismissed', async () => {
    await button('Info').click();
    await messages.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(shownMessages).toBe(0);
    await button('Success').click();
    await expect.poll(shownMessages).toBe(1);
    await heading.hover();
    await expect.poll(shownMessages).toBe(0);
  });

  it('has tabs, a switch and a number field that work by keyboard', async () => {
    (page.getByRole('tab', { name: 'Global' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByRole('tab', { name: 'My Cohort (locked)' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText('Those who began when you did.')).toBeVisible();

    const reminders = page.getByRole('switch', { name: /^Daily reminders/ });
    (reminders.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(reminders).not.toBeChecked();

    // The field begins with 70 reps of 66.
    const reps = page.getByRole('textbox', { name: 'Reps done' }).first();
    await page.getByRole('button', { name: 'Add one rep' }).first().click();
    await expect.element(reps).toHaveValue('71');
    await expect.element(page.getByText('+5 extra')).toBeVisible();
    await reps.fill('twelve');
    await userEvent.keyboard('{Enter}');
    await expect.element(reps).toHaveValue('66');
    const fewer = page.getByRole('button', { name: 'Remove one rep' }).first();
    await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
    // The step that leads to the end keeps the focus.
    await page.getByRole('button', { name: 'Add one rep' }).first().click();
    (fewer.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(reps).toHaveValue('66');
    await expect.element(fewer).toHaveFocus();
  });
});
