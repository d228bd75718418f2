import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countingOf, countReps, startSession, touch } from '../../features/today/testing/open-session';
import { dayComplete, stage } from '../../testing/day-page';
import { comeBack, showPage, uidOfTest } from '../../testing/show-page';

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectPath = () => expect.poll(() => location.pathname);
const seconds = (count: number) => count * 1000;
const sessionKey = () => `hundred:session:${uidOfTest()}`;
const timerKey = () => `hundred:workout-began:${uidOfTest()}`;

describe('A session and another device', () => {
  it('shows what is left if the current exercise was completed there', async () => {
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    const { field } = await startSession();
    await touch(field.element(), 300);
    story.later(0.1).exercise('pushups');
    comeBack(story);
    await expect.element(heading('Day 1. Two to go. 10 reps each.')).toBeVisible();
  });

  it('ends at the completed day if the day was finished there', async () => {
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    await startSession();
    story.later(0.1).complete();
    comeBack(story);
    await expectPath().toBe('/dashboard');
    await expect.element(dayComplete(1)).toBeVisible();
    expect(stage.query()).toBeNull();
  });
});

it('A session that is opened in the background waits', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await showPage('/session/situps', personas['day 1'](), { width: 1280 });
  await expect.element(countingOf('Sit-ups').status).toHaveTextContent('0 of 10 done, paused');
});

it('A session stops the timer before its tab is gone', async () => {
  await showPage('/dashboard', personas['day 1']());
  const { field } = await startSession();
  await touch(field.element(), 300);
  expect(localStorage.getItem(timerKey())).not.toMatch(/stopped$/);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.getItem(timerKey())).toMatch(/stopped$/);
});

describe('A session and another tab', () => {
  /**
   * Another tab stores this state of the session, and its timer: an instant, and the milliseconds of workout time until
   * then. Returns what it has stored.
   */
  function goOnElsewhere(state: object, timer: string) {
    const stored = JSON.stringify({ day: 1, at: Date.now(), state });
    for (const [key, value] of [
      [timerKey(), timer],
      [sessionKey(), stored],
    ] as const) {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    }
    return { stored, timer };
  }

  it('adopts the step and the times from there, writes nothing, and goes on from them', async () => {
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    const push = await startSession();
    await touch(push.field.element(), 300);
    await userEvent.keyboard('p');
    const step = { name: 'counting', exercise: 'situps', isPaused: false, hasLeadIn: false };
    const elsewhere = goOnElsewhere(
      { order: ['situps', 'jumpingJacks'], step, enteredAt: 100, spent: { pushups: 60 } },
      `${Date.now()} 110000`,
    );
    const sit = countingOf('Sit-ups');
    await expect.element(sit.status).toHaveTextContent('0 of 10 done, paused');
    expect(localStorage.getItem(sessionKey())).toBe(elsewhere.stored);
    expect(localStorage.getItem(timerKey())).toBe(elsewhere.timer);
    await touch(push.button('Continue').element(), 900);
    vi.setSystemTime(Date.now() + seconds(20));
    await countReps(sit.field.element(), 10, { repsBefore: 10 });
    await button('Finish').click();
    // The other tab was at 110 seconds, and came to the sit-ups at 100. This tab adds 20.
    await expect
      .poll(() => story.log.findLast((fact) => fact.kind === 'exerciseCompleted'))
      .toMatchObject({ exercise: 'situps', exerciseSeconds: 30, timeSeconds: 130 });
    expect(JSON.parse(localStorage.getItem(sessionKey()) ?? '').state.spent).toEqual({
      pushups: 60,
      situps: 30,
    });
  });

  it('leaves the end of a rest to the tab that is used', async () => {
    await showPage('/dashboard', personas['day 1']());
    await startSession();
    await userEvent.keyboard('p');
    const restStep = {
      name: 'rest',
      after: 'pushups',
      next: 'situps',
      length: 30,
      endsAt: Date.now() + seconds(1),
    };
    const elsewhere = goOnElsewhere(
      { order: ['situps', 'jumpingJacks'], step: restStep, enteredAt: 0, spent: { pushups: 60 } },
      `${Date.now()} 60000`,
    );
    vi.setSystemTime(Date.now() + seconds(1.5));
    await expect.element(page.getByRole('timer', { name: /^0 seconds/ })).toBeVisible();
    expect(localStorage.getItem(sessionKey())).toBe(elsewhere.stored);
    expect(localStorage.getItem(timerKey())).toBe(elsewhere.timer);
  });
});
