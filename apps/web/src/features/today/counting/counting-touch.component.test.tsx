import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from '../../../testing/barriers';
import { showPage, uidOfTest } from '../../../testing/show-page';
import { beTouchDevice, liftFinger, middleOf, moveFinger, putFingerDown, tap } from '../../../testing/touch';
import { countingOf } from '../testing/open-session';

const phone = { width: 390, height: 844 };
const sheet = page.getByRole('dialog', { name: 'Stop here?' });

/** The counting step of push-ups on a phone, with this many reps counted before. */
async function openOnPhone(done = 0) {
  await beTouchDevice();
  const story = personas['day 1']();
  const storedCount = JSON.stringify({ done, target: 10, at: story.now });
  const device = { privacyAccepted: 'true', [`hundred:counted:${uidOfTest()}:pushups`]: storedCount };
  await showPage('/session/pushups', story, { ...phone, device });
  const counting = countingOf('Push-ups');
  await expect.element(counting.status).toBeInTheDocument();
  return { ...counting, story };
}

describe('The counting step on a touch device', () => {
  it('pauses and takes a rep back with a tap, which counts no rep', async () => {
    const { button, status } = await openOnPhone(2);
    await tap(middleOf(button('Undo')));
    await expect.element(status).toHaveTextContent('1 of 10 done');
    await tap(middleOf(button('Pause')));
    await expect.element(status).toHaveTextContent('1 of 10 done, paused');
    await tap(middleOf(button('Resume')));
    await expect.element(status).toHaveTextContent(/1 of 10 done$/);
  });

  it('answers a short tap on the stop button by saying that it has to be held', async () => {
    const { button } = await openOnPhone();
    await tap(middleOf(button('Hold to stop')));
    // Beside the button, the answer is drawn twice: on paper and on the field.
    await expect.element(page.getByText('Hold to stop').nth(2)).toBeInTheDocument();
    expect(sheet.query()).toBeNull();
  });

  it('asks whether to stop as soon as the button was held, and goes on where it was', async () => {
    const { button, status } = await openOnPhone(1);
    await putFingerDown(middleOf(button('Hold to stop')));
    await expect.element(page.getByText('Keep holding to stop').first()).toBeVisible();
    await expect.element(sheet).toBeVisible();
    await liftFinger();
    await expect.element(sheet.getByText('Saved: 1 of 10 push-ups.')).toBeVisible();
    await expectNoFindings();
    await tap(middleOf(sheet.getByRole('button', { name: 'Keep going' })));
    await expect.element(status).toHaveTextContent(/1 of 10 done$/);
  });

  it('leads to the dashboard from the stop sheet, where the card keeps the count', async () => {
    const { button } = await openOnPhone(1);
    await putFingerDown(middleOf(button('Hold to stop')));
    await expect.element(sheet).toBeVisible();
    await liftFinger();
    await tap(middleOf(sheet.getByRole('button', { name: 'Stop for now' })));
    await expect.element(page.getByRole('link', { name: 'Continue: 1 of 10' })).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  it('has the count in the middle where no numbers stand along the edge', async () => {
    const { screen } = await openOnPhone(1);
    const labels = screen.element().querySelector('.count-labels')!.getBoundingClientRect();
    expect(Math.abs((labels.left + labels.right) / 2 - phone.width / 2)).toBeLessThan(1);
    expect(screen.element().querySelectorAll('.count-marks i')).toHaveLength(0);
  });

  it('does not stop when the finger slides off the held button', async () => {
    const { button } = await openOnPhone();
    const place = middleOf(button('Hold to stop'));
    await putFingerDown(place);
    await expect.element(page.getByText('Keep holding to stop').first()).toBeVisible();
    await moveFinger({ x: place.x, y: place.y - 200 });
    await liftFinger();
    await expect.element(page.getByText('Keep holding to stop')).not.toBeInTheDocument();
    expect(sheet.query()).toBeNull();
  });

  it.each([
    ['a right click', { button: 2, isPrimary: true }],
    ['a second finger', { button: 0, isPrimary: false }],
  ])('does not ask to keep holding after %s on the stop button', async (_, pointer) => {
    const { button } = await openOnPhone();
    const stop = button('Hold to stop').element();
    stop.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, pointerId: 7, bubbles: true }));
    stop.dispatchEvent(new PointerEvent('pointerup', { ...pointer, pointerId: 7, bubbles: true }));
    await expect.element(page.getByText('Keep holding to stop')).not.toBeInTheDocument();
  });

  it.each(['pointerup', 'pointercancel'])(
    'goes on with the hold while a second finger touches the stop button, up to its %s',
    async (end) => {
      const { button } = await openOnPhone();
      const stop = button('Hold to stop');
      await putFingerDown(middleOf(stop));
      const second = { isPrimary: false, pointerId: 7, bubbles: true };
      for (const event of ['pointerdown', end]) stop.element().dispatchEvent(new PointerEvent(event, second));
      await expect.element(sheet).toBeVisible();
      await liftFinger();
    },
  );

  it('ends the hold without a hint when the browser takes the finger over', async () => {
    const { button } = await openOnPhone();
    const stop = button('Hold to stop').element();
    const finger = { isPrimary: true, pointerId: 7, bubbles: true };
    stop.dispatchEvent(new PointerEvent('pointerdown', finger));
    await expect.element(page.getByText('Keep holding to stop').first()).toBeVisible();
    stop.dispatchEvent(new PointerEvent('pointercancel', finger));
    await expect.element(page.getByText('Keep holding to stop')).not.toBeInTheDocument();
    expect(stop).toHaveAttribute('data-held', 'false');
  });

  it('completes with a tap on Finish once the target is reached, and presses nothing below it', async () => {
    const { button, story } = await openOnPhone(10);
    await tap(middleOf(button('Finish')));
    await expect.poll(() => story.log.at(-1)).toMatchObject({ exercise: 'pushups', reps: 10 });
    await expect.poll(() => location.pathname).toBe('/dashboard');
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});

describe('The hint about the floor', () => {
  const hint = page.getByText(/with your nose/).first();

  it('is shown on a touch device until the third rep', async () => {
    const { field } = await openOnPhone(1);
    await expect.element(hint).toBeVisible();
    await tap(middleOf(field));
    // A second touch within a quarter of a second would be the same rep.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tap(middleOf(field));
    await expect.element(hint).not.toBeInTheDocument();
  });

  it('is not shown for a mouse, which has keys below the controls', async () => {
    await showPage('/session/pushups', personas['day 1'](), { width: 1366, height: 768 });
    await expect.element(page.getByText('Tap anywhere for every rep.').first()).toBeVisible();
    await expect.element(page.getByText(/^Space counts/).first()).toBeVisible();
    expect(hint.query()).toBeNull();
  });
});
