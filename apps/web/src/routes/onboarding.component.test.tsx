import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../testing/barriers';
import { dayChip } from '../testing/day-page';
import { expectMessage } from '../testing/messages';
import { showPage } from '../testing/show-page';
import { type Answers, serverError } from '../testing/story-api';

const steps = ['Ten reps today. One more tomorrow.', 'Pick your time', 'Ready for Day 1'] as const;
const newcomer = () => Story.beforeStart('2026-03-02', 'UTC');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const start = page.getByRole('button', { name: 'Start Day 1 Now!' });

describe('The onboarding', () => {
  it('shows its first button without scrolling on a laptop', async () => {
    await showPage('/onboarding', newcomer(), { width: 1366, height: 768 });
    const button = page.getByRole('button', { name: 'Get Started' });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(768);
  });

  it('works by keyboard alone, and a failed start can be repeated', async () => {
    const answers: Answers = { 'POST /challenge/start': serverError() };
    await showPage('/onboarding', newcomer(), { answers });
    await expect.element(heading(steps[0])).toBeVisible();
    // Enter continues, and the heading of the next step takes the focus.
    (page.getByRole('button', { name: 'Get Started' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading(steps[1])).toHaveFocus();
    (page.getByLabelText('Reminder time').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading(steps[2])).toHaveFocus();
    for (const earlierStep of [steps[1], steps[0]]) {
      (page.getByRole('button', { name: 'Back' }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(heading(earlierStep)).toHaveFocus();
    }
    for (const next of ['Get Started', 'Continue']) await page.getByRole('button', { name: next }).click();

    await start.click();
    await expectMessage('We couldn’t start Day 1. One moment.');
    delete answers['POST /challenge/start'];
    await start.click();
    await expect.poll(() => location.pathname).toBe('/dashboard');
    await expect.element(dayChip(1)).toBeVisible();
  });

  it('accepts a start on another device', async () => {
    const story = newcomer();
    await showPage('/onboarding?step=3', story);
    await expect.element(heading(steps[2])).toBeVisible();
    story.ask({ kind: 'startRun', timezone: 'UTC' });
    await start.click();
    await expect.poll(() => location.pathname).toBe('/dashboard');
    await expect.element(dayChip(1)).toBeVisible();
  });

  it('uses the default time at the last step if the field was emptied', async () => {
    await showPage('/onboarding?step=2', newcomer());
    for (const name of ['Continue', 'Back']) await page.getByRole('button', { name }).click();
    await page.getByLabelText('Reminder time').fill('');
    history.forward();
    await expect.element(page.getByText(/Reminder at 9:00 AM/)).toBeVisible();
  });

  it.for(steps)('has no accessibility barrier at any width and theme: %s', async (title) => {
    await showPage(`/onboarding?step=${steps.indexOf(title) + 1}`, newcomer());
    await expect.element(heading(title)).toBeVisible();
    await expectNoBarriers();
  });
});
