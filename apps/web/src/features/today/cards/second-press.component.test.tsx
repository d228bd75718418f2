import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { completeButton } from '../../../testing/day-page';
import { expectDeviceToHaveLog, showPage, type VisitOptions } from '../../../testing/show-page';
import { hold } from '../../../testing/story-api';
import { beTouchDevice, clickAt, middleOf, tap } from '../../../testing/touch';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const laptop = { width: 1366, height: 768 };

async function openDayTwo(size: typeof phone, options?: VisitOptions) {
  const story = Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');
  await showPage('/dashboard', story, { ...size, ...options });
  await expectDeviceToHaveLog(story);
  const isDone = (exercise: 'pushups' | 'situps' | 'jumpingJacks') =>
    story.state.challenge.exercises[exercise].completed;
  return { isDone };
}

/** Waits until the next card has grown, which takes a quarter of a second where the cards stand side by side. */
async function cardsAtRest(): Promise<void> {
  const growing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(growing.map((animation) => animation.finished.catch(() => {})));
}

describe('A second press after Complete', () => {
  it('counts as a double tap if the next card moved under the finger, and the card asks for another tap', async () => {
    await beTouchDevice();
    const { isDone } = await openDayTwo(phone);
    const place = middleOf(completeButton('Push-ups'));
    // Freezes the clock, so that no time passes between the taps on a slow machine.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await tap(place);
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await tap(place);
    const tapAgainButton = page.getByRole('button', { name: 'Tap again to complete Sit-ups' });
    await expect.element(tapAgainButton).toHaveTextContent('Tap again');
    expect(isDone('situps')).toBe(false);
    await tap(place);
    await expect.poll(() => isDone('situps')).toBe(true);
  });

  it('completes another card at once on a touch device', async () => {
    await beTouchDevice();
    const { isDone } = await openDayTwo(phone);
    await tap(middleOf(completeButton('Push-ups')));
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await tap(middleOf(completeButton('Jumping Jacks')));
    await expect.poll(() => isDone('jumpingJacks')).toBe(true);
    expect(isDone('situps')).toBe(false);
  });

  it('completes at once a card that did not move under the finger, where the cards stand side by side', async () => {
    await beTouchDevice();
    const { isDone } = await openDayTwo(tablet);
    await tap(middleOf(completeButton('Push-ups')));
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await cardsAtRest();
    await tap(middleOf(completeButton('Jumping Jacks')));
    await expect.poll(() => isDone('jumpingJacks')).toBe(true);
  });

  it.for([phone, laptop])('completes any card at once with a mouse at $width px', async (size) => {
    const { isDone } = await openDayTwo(size);
    await clickAt(middleOf(completeButton('Push-ups')));
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await cardsAtRest();
    await clickAt(middleOf(completeButton('Sit-ups')));
    await expect.poll(() => isDone('situps')).toBe(true);
  });

  it('completes another card while the answer to the first is pending', async () => {
    const heldCompletion = hold();
    const { isDone } = await openDayTwo(laptop, {
      answers: { 'POST /challenge/complete-exercise': heldCompletion.answer },
    });
    await clickAt(middleOf(completeButton('Push-ups')));
    await clickAt(middleOf(completeButton('Sit-ups')));
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await expect.element(completeButton('Sit-ups')).not.toBeInTheDocument();
    heldCompletion.letGo();
    await expect.poll(() => isDone('situps')).toBe(true);
  });
});
