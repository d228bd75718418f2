import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { formTips } from '@hundred/domain/text/form-tips';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '../../../testing/barriers';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  expectStreak,
  restHeading,
  takeRest,
} from '../../../testing/day-page';
import { expectFocusHeld } from '../../../testing/focus';
import { showPage } from '../../../testing/show-page';

const dayOneDone = () => Story.startedOn('2026-03-02', 'UTC').complete();
const takeBack = page.getByRole('button', { name: 'Undo rest day' });

describe('A rest day', () => {
  it('is taken after one question, keeps the streak, and can be undone', async () => {
    const story = dayOneDone().on('2026-03-03');
    await showPage('/dashboard', story);
    await expect.element(dayChip(2)).toBeVisible();
    await expect.element(page.getByText('3 of 3 rest days left')).toBeVisible();

    await takeRest.click();
    const question = page.getByRole('alertdialog', { name: 'Take a rest day?' });
    await expect.element(question).toHaveTextContent('You have 3 rest days left in this challenge.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dayChip(2)).toBeVisible();
    await expect.element(page.getByText('3 of 3 rest days left')).toBeVisible();

    await takeRest.click();
    await question.getByRole('button', { name: 'Take a rest day' }).click();
    await expect.element(restHeading).toBeVisible();
    await expect.element(page.getByText('You keep your streak of 1 day')).toBeVisible();
    await expect.element(page.getByText('You have 2 rest days left in this challenge.')).toBeVisible();
    await expect.poll(() => story.state.isRestDay).toBe(true);

    await showPage('/dashboard', story, { width: 360, height: 760 });
    await expect.element(restHeading).toBeVisible();
    await expectNoSidewaysScroll();
    await expectNoViolations();
    await takeBack.click();
    await expect.element(page.getByText('3 of 3 rest days left')).toBeVisible();
    await expect.element(dayChip(2)).toBeVisible();
    await expect.poll(() => story.state.isRestDay).toBe(false);
  });

  it('cannot be undone if it is a weekday off, and shows the plan’s movements', async () => {
    const story = dayOneDone();
    story.ask({ kind: 'startTrial' });
    // March 3, 2026 is a Tuesday.
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([2]) });
    await showPage('/dashboard', story.on('2026-03-03'), { width: 360, height: 760 });
    await expect.element(page.getByRole('heading', { name: 'Day off', exact: true })).toBeVisible();
    await expect
      .element(page.getByText('Your plan has no workout today. Day 2 is waiting for you.'))
      .toBeVisible();
    await expect.element(page.getByText('A day off doesn’t use a rest day.')).toBeVisible();
    await expect.element(takeBack).not.toBeInTheDocument();
    await expectNoViolations();
    await page.getByRole('button', { name: 'Work out anyway' }).click();
    await page.getByRole('button', { name: 'Form tips' }).first().click();
    await expect.element(page.getByText(formTips.kneePushup[0] ?? '')).toBeVisible();
    await completeOnPage(['Knee Push-ups', 'Dead Bugs', 'Step Jacks']);
    await expect.element(dayComplete(2)).toBeVisible();
    await expect.poll(() => story.state).toMatchObject({ streak: 2, ownDays: 1 });
  });

  it('on a Premium date uses none of the three rest days, also after Premium has ended', async () => {
    const story = dayOneDone();
    story.ask({ kind: 'startTrial' });
    for (const date of ['2026-03-03', '2026-03-04', '2026-03-05']) story.on(date).rest();
    await showPage('/dashboard', story.on('2026-03-20'));
    await expect.element(page.getByText('3 of 3 rest days left')).toBeVisible();
    await expect.element(page.getByRole('img', { name: '0 of 3 rest days used' })).toBeVisible();
  });

  it('leaves the same day waiting, and is given back if all three exercises are done', async () => {
    const story = dayOneDone().on('2026-03-03').rest().on('2026-03-04').rest();
    await showPage('/dashboard', story);
    await expect.element(page.getByText('You have 1 rest day left in this challenge.')).toBeVisible();

    await page.getByRole('button', { name: 'Work out anyway' }).click();
    await expect.element(page.getByText('Finish all three and today counts as Day 2.')).toBeVisible();
    await expectFocusHeld();
    await completeOnPage(['Push-ups']);
    await expect.element(restHeading).toBeVisible();
    await expect.element(takeBack).not.toBeInTheDocument();
    await completeOnPage(['Sit-ups', 'Jumping Jacks']);
    await expect.element(dayComplete(2)).toBeVisible();
    await expectStreak(2);
    // The page shows the completed day before the server has it.
    await expect.poll(() => story.state).toMatchObject({ restDaysLeft: 2, isRestDay: false });
  });

  it('is not offered if none is left', async () => {
    const story = dayOneDone();
    for (const date of ['2026-03-03', '2026-03-04', '2026-03-05'] as const) story.on(date).rest();
    await showPage('/dashboard', story.on('2026-03-06'));
    await expect.element(page.getByText('0 of 3 rest days left')).toBeVisible();
    await expect.element(takeRest).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Get unlimited rest days' })).toBeVisible();
  });

  it('moves the view and the focus to the heading when it is taken and when it is undone', async () => {
    await showPage('/dashboard', dayOneDone().on('2026-03-03'), { width: 360, height: 640 });
    await takeRest.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take a rest day' }).click();
    const expectFocusedHeading = async (name: string) => {
      const heading = page.getByRole('heading', { name, level: 1 });
      await expect.element(heading).toHaveFocus();
      const { top, bottom } = heading.element().getBoundingClientRect();
      expect(top >= 0 && bottom <= innerHeight).toBe(true);
    };
    await expectFocusedHeading('Rest day');
    await takeBack.click();
    await expectFocusedHeading('Today’s Challenge');
  });
});
