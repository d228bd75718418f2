import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from '../../../testing/barriers';
import { completeButton } from '../../../testing/day-page';
import { showPage, uidOfTest } from '../../../testing/show-page';
import { beTouchDevice, liftFinger, middleOf, moveFinger, putFingerDown, tap } from '../../../testing/touch';
import { openCounting } from '../testing/open-counting';

const phone = { width: 390, height: 844 };
const bottomBar = '[data-bottom-bar]';

/** The counting screen of push-ups on a phone, with this many reps counted before. */
async function openOnPhone(done = 0) {
  await beTouchDevice();
  const story = personas['day 1']();
  const counted = JSON.stringify({ done, target: 10, at: story.now });
  const device = { privacyAccepted: 'true', [`hundred:counted:${uidOfTest()}:pushups`]: counted };
  await showPage('/dashboard', story, { ...phone, device });
  return { ...(await openCounting('Push-ups')), story };
}

describe('The counting screen on a touch device', () => {
  it('pauses and takes a rep back with a tap', async () => {
    const { button, status } = await openOnPhone(2);
    await tap(middleOf(button('One back')));
    await expect.element(status).toHaveTextContent('1 of 10 done');
    await tap(middleOf(button('Pause')));
    await expect.element(status).toHaveTextContent('1 of 10 done, paused');
    await tap(middleOf(button('Go on').last()));
    await expect.element(status).toHaveTextContent(/1 of 10 done$/);
  });

  it('stays open after a short tap on the stop button, which says that it has to be held', async () => {
    const { button, screen } = await openOnPhone();
    await expect.element(button('Finish')).not.toBeInTheDocument();
    await tap(middleOf(button('Hold to stop')));
    await expect.element(screen).toBeVisible();
    await expect.element(button('Hold to stop')).toBeVisible();
    await expectNoFindings();
  });

  it('closes when the held button is released, and presses nothing below it', async () => {
    const { button, screen } = await openOnPhone(1);
    const place = middleOf(button('Hold to stop'));
    const { top } = document.querySelector(bottomBar)!.getBoundingClientRect();
    expect(place.y).toBeGreaterThan(top);
    await putFingerDown(place);
    await expect.element(button('Let go to stop')).toBeVisible();
    await expect.element(screen).toBeVisible();
    await liftFinger();
    await expect.element(screen).not.toBeInTheDocument();
    await expect.element(page.getByText('(1 so far)')).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  it('has the count in the middle where no numbers stand along the edge', async () => {
    const { screen } = await openOnPhone(1);
    const words = screen.element().querySelector('.count-labels')!.getBoundingClientRect();
    expect(Math.abs((words.left + words.right) / 2 - phone.width / 2)).toBeLessThan(1);
    expect(screen.element().querySelectorAll('.count-marks i')).toHaveLength(0);
  });

  it('stays open when the finger slides off the held button', async () => {
    const { button, screen } = await openOnPhone();
    const place = middleOf(button('Hold to stop'));
    await putFingerDown(place);
    await expect.element(button('Let go to stop')).toBeVisible();
    await moveFinger({ x: place.x, y: place.y - 200 });
    await liftFinger();
    await expect.element(button('Hold to stop')).toBeVisible();
    await expect.element(screen).toBeVisible();
  });

  it('completes with a tap on Finish once the target is reached, and presses nothing below it', async () => {
    const { button, story } = await openOnPhone(10);
    await tap(middleOf(button('Finish')));
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await expect.poll(() => story.log.at(-1)).toMatchObject({ exercise: 'pushups', reps: 10 });
    expect(location.pathname).toBe('/dashboard');
  });

  it('finishes sit-ups with a short tap before the target, because nobody does them over the phone', async () => {
    await beTouchDevice();
    await showPage('/dashboard', personas['day 1'](), { width: 1280 });
    const { button, screen } = await openCounting('Sit-ups');
    await tap(middleOf(button('Finish')));
    await expect.element(screen).not.toBeInTheDocument();
  });

  it('can be closed with a tap, which presses nothing below it', async () => {
    const { button, screen } = await openOnPhone();
    await tap(middleOf(button('Close, the count is kept')));
    await expect.element(screen).not.toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard');
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});

describe('The hint about the floor', () => {
  const hint = page.getByText(/nose or chin/).first();

  it('is shown on a touch device', async () => {
    await openOnPhone();
    await expect.element(hint).toBeVisible();
  });

  it('is not shown for a mouse, where Finish is a plain click', async () => {
    await showPage('/dashboard', personas['day 1'](), { width: 1366, height: 768 });
    const { button, screen } = await openCounting('Push-ups');
    expect(hint.query()).toBeNull();
    await expect.element(page.getByText('Touch anywhere once for every rep.').first()).toBeVisible();
    await button('Finish').click();
    await expect.element(screen).not.toBeInTheDocument();
  });
});
