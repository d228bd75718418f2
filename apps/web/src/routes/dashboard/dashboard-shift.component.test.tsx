import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setBrowserZone } from '../../testing/browser-zone';
import { completeButton, completeOnPage, stage } from '../../testing/day-page';
import { waitForFrames, watchShifts } from '../../testing/layout-shift';
import { expectDeviceToHaveLog, showPage, uidOfTest } from '../../testing/show-page';
import { storyWith } from '../coach/testing/open-coach';

const dayTwo = () => Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');

describe('The content of the dashboard', () => {
  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])('stays in place through a workout and its celebration at $width × $height', async (size) => {
    const story = dayTwo();
    await showPage('/dashboard', story, size);
    await expectDeviceToHaveLog(story);
    await expect.element(page.getByText('Week Warrior badge')).toBeVisible();
    await expect.element(page.getByText('First Step')).toBeInTheDocument();
    await waitForFrames(2);
    // On a phone the next card rises to where the last one was pressed; elsewhere the next card is wider.
    const shifts = watchShifts('[data-exercises]');
    await completeOnPage(['Push-ups', 'Sit-ups']);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage.getByRole('button', { name: 'Share' })).toBeVisible();
    await waitForFrames(4);
    expect(shifts()).toEqual([]);
  });

  it.for([
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1366, height: 650 },
  ])(
    'is not shifted by the line of the coach and the card of the recap at $width × $height',
    async (size) => {
      const story = storyWith('lifetime').completeFrom('2026-03-01', 12).on('2026-03-14');
      await setBrowserZone(story.state.timezone);
      const coach = () => document.querySelector('[data-coach-line]');
      const recap = page.getByRole('region', { name: 'Your week' });
      const visit = async () => {
        await showPage('/dashboard', story, size);
        await expect.element(completeButton('Push-ups')).toBeVisible();
      };
      // A visit without the stored places shows neither, because the exercises are there already.
      await visit();
      await expectDeviceToHaveLog(story);
      // Both places are stored, in any order.
      await expect
        .poll(() => localStorage.getItem(`hundred:day-places:${uidOfTest()}`))
        .toMatch(/^(?=.*coach)(?=.*recap)/);
      expect(coach()).toBeNull();
      story.on('2026-03-15');
      const shifts = watchShifts();
      await visit();
      await expect.poll(coach).not.toBeNull();
      await expect.element(recap).toBeVisible();
      await waitForFrames(4);
      expect(shifts()).toEqual([]);
      await recap.getByRole('button', { name: 'Not now' }).click();
      await visit();
      await expect.poll(coach).not.toBeNull();
      expect(recap.query()).toBeNull();
    },
  );

  it('is not shifted by the question about the zone if the clock has moved since the last visit', async () => {
    const story = dayTwo();
    await setBrowserZone('Asia/Tokyo');
    await showPage('/dashboard', story, { device: { privacyAccepted: 'true', 'hundred:clock-offset': '0' } });
    await expect.element(completeButton('Push-ups')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Are you on Tokyo time now?' }).query()).not.toBeNull();
  });

  it('keeps room for the question about the zone until its code is loaded, at 390 px', async () => {
    const shifts = watchShifts();
    await setBrowserZone('Asia/Tokyo');
    await showPage('/dashboard', dayTwo(), { width: 390, height: 844 });
    await expect
      .element(page.getByRole('heading', { name: 'Are you on Tokyo time now?' }))
      .toBeInTheDocument();
    await waitForFrames(4);
    expect(shifts()).toEqual([]);
  });
});
