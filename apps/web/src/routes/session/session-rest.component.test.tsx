import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countingOf, countReps, startSession } from '../../features/today/testing/open-session';
import { expectNoSidewaysScroll } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';
import { hold } from '../../testing/story-api';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rest = page.getByRole('timer', { name: /seconds of rest left/ });
const seconds = (count: number) => count * 1000;

describe('The rest between two exercises', () => {
  async function openRest(options = {}) {
    const story = personas['day 1']();
    await showPage('/dashboard', story, options);
    const { field } = await startSession();
    await countReps(field.element(), 10);
    await button('Finish').click();
    await expect.element(rest).toBeVisible();
    return story;
  }

  it('can be lengthened up to a minute, which is remembered', async () => {
    await openRest();
    await button('+ 15 s').click();
    await expect.element(page.getByRole('timer', { name: /^4\d seconds/ })).toBeVisible();
    await button('+ 15 s').click();
    await expect.element(page.getByRole('timer', { name: /^(5\d|60) seconds/ })).toBeVisible();
    await expect.element(button('+ 15 s')).toBeDisabled();
    // A mark for each second.
    expect(document.querySelectorAll('.session-ring :is(rect, circle)')).toHaveLength(60);
    await button('Skip rest').click();
    await countReps(countingOf('Sit-ups').field.element(), 10);
    await button('Finish').click();
    await expect.element(page.getByRole('timer', { name: /^(5\d|60) seconds/ })).toBeVisible();
  });

  it('can be shortened again once it is longer than 30 seconds, which is remembered', async () => {
    await openRest();
    await expect.element(button('− 15 s')).toBeDisabled();
    // The buttons keep their places, so that a second press is not one of another button.
    const actions = () => [...document.querySelectorAll('.session-rest-actions > button')];
    expect(actions().map(({ textContent }) => textContent)).toEqual(['− 15 s', '+ 15 s', 'Skip rest']);
    const lefts = actions().map((action) => action.getBoundingClientRect().left);
    await button('+ 15 s').click();
    await expect.element(button('− 15 s')).toBeEnabled();
    expect(actions().map((action) => action.getBoundingClientRect().left)).toEqual(lefts);
    await button('− 15 s').click();
    await expect.element(page.getByRole('timer', { name: /^(2\d|30) seconds/ })).toBeVisible();
    await expect.element(button('− 15 s')).toBeDisabled();
    await expectNoSidewaysScroll();
    await button('Skip rest').click();
    await countReps(countingOf('Sit-ups').field.element(), 10);
    await button('Finish').click();
    await expect.element(page.getByRole('timer', { name: /^(2\d|30) seconds/ })).toBeVisible();
  });

  it('is followed by 3, 2, 1 before a beat if it is skipped', async () => {
    const device = { privacyAccepted: 'true', 'hundred:pace:situps': '{"kind":"metronome","perMinute":60}' };
    await openRest({ device });
    await button('Skip rest').click();
    await expect.element(countingOf('Sit-ups').status).toHaveTextContent(/0 of 10 done$/);
    await expect.element(page.getByText(/^[23]$/).first()).toBeVisible();
  });

  it('leads to a paused exercise if it ended while the page was hidden', async () => {
    await openRest();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + seconds(30.5));
    await expect.element(page.getByRole('timer', { name: /^0 seconds/ })).toBeVisible();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(countingOf('Sit-ups').status).toHaveTextContent('0 of 10 done, paused');
  });

  it('has keys: Space adds 15 seconds, Enter skips', async () => {
    await openRest({ width: 1280 });
    await expect.element(page.getByText('Space adds 15 s · Enter skips · Hold Esc to stop')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('timer', { name: /^4\d seconds/ })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Enter skips · Hold Esc to stop', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(countingOf('Sit-ups').field).toBeVisible();
  });

  it('is not skipped by an Enter that is still held down from the exercise before', async () => {
    await openRest({ width: 1280 });
    const heldEnter = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(heldEnter);
    await expect.element(rest).toBeVisible();
    expect(countingOf('Sit-ups').field.query()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.element(countingOf('Sit-ups').field).toBeVisible();
  });

  it('says in the stop sheet what is saved of the exercise before, and the next one waits behind it', async () => {
    await openRest({ width: 1280 });
    await userEvent.keyboard('{Escape}{Escape}');
    const saved = page.getByRole('dialog', { name: 'Stop here?' }).getByText('Saved: 10 of 10 push-ups.');
    await expect.element(saved).toBeVisible();
    vi.setSystemTime(Date.now() + seconds(30));
    // The dialog hides the screen behind it from roles.
    await expect.element(page.getByText('0 of 10 done, paused')).toBeInTheDocument();
    await expect.element(saved).toBeVisible();
    await button('Keep going').click();
    await expect.element(countingOf('Sit-ups').status).toHaveTextContent(/0 of 10 done$/);
  });

  it('leads to a paused exercise if nobody was looking when it ended, and its time does not count', async () => {
    // The device has no log yet, so the completion of the exercise before arrives after the rest, too.
    const heldLog = hold();
    const heldCompletion = hold();
    const answers = {
      'GET /challenge/log': heldLog.answer,
      'POST /challenge/complete-exercise': heldCompletion.answer,
    };
    await openRest({ answers });
    vi.setSystemTime(Date.now() + seconds(600));
    heldLog.letGo();
    heldCompletion.letGo();
    await expect.element(countingOf('Sit-ups').status).toHaveTextContent('0 of 10 done, paused');
    // The timer has the 30 seconds of the rest, and not the ten minutes.
    await expect.element(page.getByText(/^0:[345]\d$/).first()).toBeInTheDocument();
  });
});
