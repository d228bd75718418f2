import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from '../../../testing/barriers';
import { closeStage, completeButton, completeOnPage, dayComplete, stage } from '../../../testing/day-page';
import { allowMotion } from '../../../testing/media';
import { expectMessage } from '../../../testing/messages';
import { expectDeviceToHaveLog, showPage, type VisitOptions } from '../../../testing/show-page';
import { currentToasts, toast } from '../../../ui/feedback/toast-store';

const otherMessage = page.getByText('Something else');
const doneButton = stage.getByRole('button', { name: 'Done' });

/** All but one exercise of Day `day`. Day 1 is the second of March; Day 7 earns Week Warrior. */
function almostDone(day: number): Story {
  const story = Story.startedOn('2026-03-02', 'UTC');
  const date = `2026-03-${String(day + 1).padStart(2, '0')}`;
  story.completeFrom('2026-03-02', day - 1).on(date);
  story.exercise('pushups');
  story.exercise('situps');
  return story;
}

/** All but one exercise of Day 53: no badge that counts days is near, and no time was taken. */
function almostDoneFarFromBadges(): Story {
  const story = Story.startedOn('2026-01-01', 'UTC').completeFrom('2026-01-01', 49);
  // Three missed dates break the streak, because the automatic cover is off.
  story.ask({ kind: 'switchAutoRestCover', on: false });
  story.completeFrom('2026-02-22', 3).on('2026-02-25');
  story.exercise('pushups');
  story.exercise('situps');
  return story;
}

/** Records the frequencies of all tones from now on, except for the silent ones that unlock the sound. */
function listenForTones(): () => number[] {
  const createOscillator = vi.spyOn(AudioContext.prototype, 'createOscillator');
  // An oscillator has 440 Hz until it is given a tone; the silent ones stay there.
  return () =>
    createOscillator.mock.results
      .map(({ value }) => Math.round(value.frequency.value))
      .filter((frequency) => frequency !== 440);
}

/** The frequencies of the three tones of a completed day, in hertz. */
const dayTones = [523, 659, 784];

/** The first and the last figure of the day. Its time is between them. */
function repsAndStreak() {
  const figures = [...stage.element().querySelectorAll('dd')].map(({ textContent }) => textContent);
  return [figures.at(0), figures.at(-1)];
}

async function finish(story: Story, options: VisitOptions) {
  await showPage('/dashboard', story, options);
  await expectDeviceToHaveLog(story);
  await completeButton('Jumping Jacks').click();
  await expect.element(stage).toBeVisible();
}

describe('The celebration after the third exercise', () => {
  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])(
    'fills the window at $width × $height without scrolling and without an accessibility barrier',
    async (size) => {
      await finish(almostDone(7), size);
      const share = stage.getByRole('button', { name: 'Share' });
      await expect.element(share).toBeInViewport({ ratio: 0.98 });
      await expect.element(doneButton).toBeInViewport({ ratio: 0.98 });
      const dialog = stage.element();
      expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
      expect(dialog.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, ...size });
      // Three times the 16 reps of Day 7.
      expect(repsAndStreak()).toEqual(['48', '7']);
      await expectNoFindings();
    },
  );

  it.for([
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1366, height: 650 },
  ])('keeps the grid large if the day changed nothing else, at $width × $height', async (size) => {
    await finish(almostDoneFarFromBadges(), size);
    await expect.element(doneButton).toBeInViewport({ ratio: 0.98 });
    expect(stage.getByRole('list', { name: 'What today changed' }).query()).toBeNull();
    const dialog = stage.element();
    expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    // Nearly the width of a phone.
    const gridWidth = stage.getByRole('img').element().getBoundingClientRect().width;
    expect(gridWidth).toBeGreaterThanOrEqual(350);
  });

  it('is announced once: the day and what comes next, then the badge', async () => {
    await finish(almostDone(7), { width: 390, height: 844 });
    await expect.element(stage.getByRole('heading', { name: 'Day 7 Complete' })).toHaveFocus();
    await expect
      .element(stage)
      .toHaveAccessibleDescription(
        'Rest up. Day 8 is waiting for you tomorrow, with 17 reps of each exercise.',
      );
    const announcements = [...document.querySelectorAll('[role=dialog] [role=status]')].map(
      ({ textContent }) => textContent,
    );
    expect(announcements).toEqual(['New badge: Week Warrior (Keep a streak of 7 days).']);
  });

  it('hides every orange part of today’s open cell once the cell is filled', async () => {
    await finish(almostDone(2), { width: 390, height: 844 });
    const orange = [...stage.element().querySelectorAll('.stage-lock [fill="var(--color-accent)"]')];
    expect(orange.length).toBeGreaterThan(0);
    for (const shape of orange) expect(shape.checkVisibility({ opacityProperty: true })).toBe(false);
  });

  it('jumps to its end with a tap anywhere, and nothing moves any more, not even the lines that follow', async () => {
    await allowMotion();
    await finish(almostDone(7), { width: 390, height: 844 });
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    // The animations of the celebration, in style sheets (`stage-`) or by script. Transitions belong to the buttons.
    const moving = () =>
      stage
        .element()
        .getAnimations({ subtree: true })
        .filter((animation) =>
          animation instanceof CSSAnimation
            ? animation.animationName.startsWith('stage-')
            : !(animation instanceof CSSTransition),
        );
    stage
      .getByRole('heading')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(doneButton).toBeVisible();
    expect(repsAndStreak()).toEqual(['48', '7']);
    expect(moving()).toEqual([]);
    await expect.element(stage.getByRole('list', { name: 'What today changed' })).toBeVisible();
    expect(moving()).toEqual([]);
    await expect.poll(() => vibrate.mock.calls.length).toBe(1);
    expect(document.querySelector('[data-confetti]')).toBeNull();
  });

  it('vibrates, is silent by default, and leads to sharing and back', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    const tones = listenForTones();
    await finish(almostDone(2), { width: 390, height: 844 });
    await expect.poll(() => vibrate.mock.calls.length).toBe(1);
    expect(tones()).toEqual([]);
    await stage.getByRole('button', { name: 'Share' }).click();
    const sharing = page.getByRole('dialog', { name: 'Share your progress' });
    await sharing.getByRole('button', { name: 'Close' }).click();
    await expect.element(stage.getByRole('button', { name: 'Share' })).toHaveFocus();
    await closeStage();
    await expect.element(page.getByRole('region', { name: 'Day 2' })).toHaveFocus();
    await expect.element(dayComplete(2)).toBeVisible();
  });

  it('plays a sound if that is switched on, also with reduced motion', async () => {
    const tones = listenForTones();
    await finish(almostDone(2), { device: { privacyAccepted: 'true', 'hundred:sound': 'true' } });
    await expect.poll(tones).toEqual(dayTones);
  });

  it('delays other messages until it is over', async () => {
    await finish(almostDone(2), { width: 390, height: 844 });
    toast('Something else', 'info', 60_000);
    await closeStage();
    expect(otherMessage.query()).toBeNull();
    await page.getByRole('link', { name: 'Progress', exact: true }).click();
    await expect.element(otherMessage).toBeVisible();
  });

  it.for([
    { width: 390, height: 700 },
    { width: 1366, height: 650 },
  ])('closes to the top of the completed day at $width × $height', async (size) => {
    await showPage('/dashboard', almostDone(2), size);
    await expect.element(completeButton('Jumping Jacks')).toBeVisible();
    scrollTo(0, 150);
    await completeButton('Jumping Jacks').click();
    await closeStage();
    await expect.element(dayComplete(2)).toBeInViewport({ ratio: 1 });
    expect(scrollY).toBe(0);
  });

  it('leaves the page behind it unchanged', async () => {
    await showPage('/dashboard', almostDone(2), { width: 390, height: 844 });
    await expect.element(page.getByText('Week Warrior badge')).toBeVisible();
    const tops = () =>
      [...document.querySelectorAll('aside > *, [aria-label="Your numbers"]')].map(
        (element) => element.getBoundingClientRect().top,
      );
    await expect.element(page.getByText('First Step')).toBeInTheDocument();
    const topsBefore = tops();
    await completeButton('Jumping Jacks').click();
    await expect.element(stage).toBeVisible();
    expect(tops()).toEqual(topsBefore);
  });
});

describe('A badge that is earned before the day is done', () => {
  /** On Day 2 the push-ups earn the badge for a hundred reps: 80 after the 30 of Day 1. */
  async function earnBadge(): Promise<Story> {
    const story = Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');
    await showPage('/dashboard', story);
    await expectDeviceToHaveLog(story);
    await page.getByRole('button', { name: 'Extra reps of Push-ups' }).click();
    await page.getByLabelText('Reps done').fill('80');
    await completeButton('Push-ups').click();
    await expect.poll(() => story.badges).toContain('hundred_club');
    return story;
  }

  it('is announced by a message, and no dialog covers the remaining exercises', async () => {
    await earnBadge();
    await expectMessage('New badge: Hundred Club');
    expect(page.getByRole('dialog').query()).toBeNull();
    await completeButton('Sit-ups').click();
    await expect.element(completeButton('Sit-ups')).not.toBeInTheDocument();
  });

  it('is celebrated exactly once after the day is done, also after a reload', async () => {
    const story = await earnBadge();
    await showPage('/dashboard', story);
    await completeOnPage(['Sit-ups']);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage).toHaveTextContent('New badge: Hundred Club (Do 100 reps in total).');
    await closeStage();
    await showPage('/dashboard', story.on('2026-03-04'));
    await completeOnPage(['Push-ups', 'Sit-ups']);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage).toBeVisible();
    await expect.element(stage).not.toHaveTextContent('New badge: Hundred Club');
    // The badge is in the collection, which does not celebrate it again.
    await showPage('/badges', story);
    await expect.element(page.getByRole('heading', { name: 'Badge Collection' })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not announced again after the celebration', async () => {
    await earnBadge();
    await expectMessage('New badge: Hundred Club');
    await completeOnPage(['Sit-ups']);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage).toBeVisible();
    expect(currentToasts()).toEqual([]);
  });
});
