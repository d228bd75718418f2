import { addDays } from '@hundred/domain/days/civil-date';
import { eachExercise } from '@hundred/domain/days/exercises';
import { seasonOneMovements } from '@hundred/domain/movements/movements';
import type { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { expectDeviceToHaveLog, uidOfTest } from '../../testing/show-page';
import { type Answers, hold } from '../../testing/story-api';
import { button, confirmNote, heading, openCoach, storyWithBreak } from './testing/open-coach';

describe('A recovery session', () => {
  const openSession = async (story: Story, answers: Answers = {}) => {
    await openCoach('/coach/recovery', story, answers);
    await confirmNote.click();
    await page.getByRole('link', { name: 'Start', exact: true }).first().click();
    await expect.element(heading('Wrists and shoulders, session 1')).toBeVisible();
    // A session is a page of its own and starts at its top, because the pressed link is gone.
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(scrollY).toBe(0);
    await expect
      .element(page.getByRole('link', { name: 'Programs', exact: true }))
      .toHaveAttribute('aria-current', 'page');
  };
  const timer = page.getByRole('timer');
  const sessionRegion = page.getByRole('region', { name: 'Session 1', exact: true });
  /** Sets the clock of the page to this many seconds after the story's present. */
  const setClock = (story: Story, seconds: number) => vi.setSystemTime(story.now + seconds * 1_000);

  it('follows the clock while nobody looks, counts after a confirmation, and is limited to one a day', async () => {
    const story = storyWithBreak('lifetime');
    await openSession(story);
    await expectNoBarriers();
    (button('Start session').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(timer).toHaveTextContent('8seconds to get ready');
    // The pressed button and the content above it are gone.
    await expect.element(sessionRegion).toHaveFocus();
    expect(sessionRegion.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // 8 seconds to get ready, and 2 of the 30 of the first movement.
    setClock(story, 10);
    await expect.element(timer).toHaveTextContent('28seconds');
    await button('Pause').click();
    setClock(story, 100);
    await expect.element(timer).toHaveTextContent('28seconds');
    await button('Resume').click();
    await button('Skip').click();
    await expect.element(page.getByRole('heading', { name: 'Arm swings' })).toBeVisible();
    await expectNoBarriers();
    setClock(story, 1_000);
    await expect.element(page.getByText('Session 1 is finished')).toBeVisible();
    await expect.element(sessionRegion).toHaveFocus();
    await expect.element(page.getByText('You moved for 4:32.')).toBeVisible();
    // The server's clock follows that of the page.
    story.now += 1_000_000;
    await button('Count session').click();
    await expect.element(heading('Recovery programs')).toBeVisible();
    await expect.element(page.getByText('You did session 1 today.')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Session 2 is next' }).first()).toBeVisible();
    await expect
      .poll(() => story.log.at(-1))
      // 4:32 in seconds.
      .toMatchObject({ kind: 'recoverySession', session: 1, seconds: 272 });
    await expectNoBarriers();
  });

  it('is counted at once, and does not navigate a person who has gone elsewhere', async () => {
    const story = storyWithBreak('lifetime');
    const { answer, letGo } = hold();
    await openSession(story, { 'POST /challenge/recovery-session': answer });
    await expectDeviceToHaveLog(story);
    await button('Start session').click();
    setClock(story, 1_000);
    await expect.element(page.getByText('Session 1 is finished')).toBeVisible();
    story.now += 1_000_000;
    await button('Count session').click();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect.poll(() => localStorage.getItem(`hundred:recovery-session:${uidOfTest()}`)).toBeNull();
    expect(location.pathname).toBe('/dashboard');
    expect(story.log.at(-1)?.kind).not.toBe('recoverySession');
    letGo();
    await expect.poll(() => story.log.at(-1)?.kind).toBe('recoverySession');
  });

  it('is restored after the page was closed, and leaves no trace if it is stopped', async () => {
    const story = storyWithBreak('lifetime');
    await openSession(story);
    await button('Start session').click();
    await expect.element(timer).toBeVisible();
    story.now += 20_000;
    await openCoach('/coach/recovery/wristsAndShoulders/1', story);
    // 8 seconds to get ready, and 12 of the 30 of the first movement.
    await expect.element(timer).toHaveTextContent('18seconds');
    await button('Stop').click();
    await expect.element(button('Start session')).toBeVisible();
    await openCoach('/coach/recovery/wristsAndShoulders/99', story);
    await expect.element(heading('Recovery programs')).toBeVisible();
  });

  it('after a break comes with a smaller part of the plan', async () => {
    await openCoach('/coach/recovery');
    await confirmNote.click();
    await expect.element(page.getByText('For now, about 60% of your plan is enough.')).toBeVisible();
    await page.getByRole('link', { name: 'See the reps' }).click();
    await expect.element(page.getByText('This plan came from a link.', { exact: false })).toBeVisible();
  });

  describe('The plan after a break', () => {
    const amount = page.getByText(/your (full )?plan/, { exact: false });
    const seePlan = page.getByRole('link', { name: 'See the reps' });
    /** The 60% plan adopted with the first session, and this many sessions done. */
    function storyAfterSessions(sessions: number) {
      const story = storyWithBreak('lifetime').on('2026-03-24');
      const exercises = eachExercise((id) => ({
        movement: seasonOneMovements[id],
        rule: { kind: 'standard' as const, percent: 60 },
      }));
      story.ask({ kind: 'adoptPlan', plan: { version: 1, name: 'My plan', exercises, offWeekdays: [] } });
      for (let session = 1; session <= sessions; session++) {
        story.on(addDays('2026-03-23', session));
        story.ask({ kind: 'finishSession', programme: 'backAfterBreak', session, seconds: 400 });
      }
      return story;
    }

    it('offers nothing new while the plan in use matches the session', async () => {
      await openCoach('/coach/recovery', storyAfterSessions(0));
      await confirmNote.click();
      await expect.element(amount).toHaveTextContent('For now, about 60% of your plan is enough.');
      await expect.element(seePlan).not.toBeInTheDocument();
    });

    it('grows towards the earlier plan with every session', async () => {
      await openCoach('/coach/recovery', storyAfterSessions(1));
      await confirmNote.click();
      await expect.element(amount).toHaveTextContent('For now, about 65% of your plan is enough.');
      await seePlan.click();
      await expect.element(page.getByRole('slider').first()).toHaveValue('65');
    });

    it('ends with the whole earlier plan', async () => {
      await openCoach('/coach/recovery', storyAfterSessions(13));
      await confirmNote.click();
      await expect.element(amount).toHaveTextContent('You can do your full plan again.');
      await seePlan.click();
      await page.getByRole('button', { name: 'Apply from today' }).first().click();
      await expect.element(page.getByText('The standard plan starts today.')).toBeVisible();
    });
  });
});
