import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setBrowserZone } from '../../testing/browser-zone';
import { completeButton, completeOnPage, stage } from '../../testing/day-page';
import { watchShifts } from '../../testing/layout-shift';
import { expectDeviceToHaveLog, showPage } from '../../testing/show-page';

const dayTwo = () => Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => (count > 1 ? resolve(frames(count - 1)) : resolve())));

describe('The content of the dashboard', () => {
  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])('stays in place through a workout and its celebration at $width × $height', async (size) => {
    const story = dayTwo();
    await showPage('/dashboard', story, size);
    await expectDeviceToHaveLog(story);
    await expect.element(page.getByText('you earn Week Warrior')).toBeVisible();
    await expect.element(page.getByText('First Step')).toBeInTheDocument();
    await frames(2);
    // On a phone the next card rises to where the last one was pressed; elsewhere the next card is wider.
    const shifts = watchShifts('[data-exercises]');
    await completeOnPage(['Push-ups', 'Sit-ups']);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage.getByRole('button', { name: 'Share' })).toBeVisible();
    await frames(4);
    expect(shifts()).toEqual([]);
  });

  it('is not shifted by the question about the zone if the clock has moved since the last visit', async () => {
    const story = dayTwo();
    await setBrowserZone('Asia/Tokyo');
    await showPage('/dashboard', story, { device: { privacyAccepted: 'true', 'hundred:clock-offset': '0' } });
    await expect.element(completeButton('Push-ups')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Are you on Tokyo time now?' }).query()).not.toBeNull();
  });

  it('keeps room for the question about the zone until its code is loaded, at 390 px', async () => {
    const shifts = watchShifts('nothing');
    await setBrowserZone('Asia/Tokyo');
    await showPage('/dashboard', dayTwo(), { width: 390, height: 844 });
    await expect
      .element(page.getByRole('heading', { name: 'Are you on Tokyo time now?' }))
      .toBeInTheDocument();
    await frames(4);
    expect(shifts()).toEqual([]);
  });
});
