import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beIn } from '../testing/browser-zone';
import { completeButton, completeOnPage, stage } from '../testing/day-page';
import { watchShifts } from '../testing/layout-shift';
import { expectDeviceToKnow, showPage } from '../testing/show-page';

const dayTwo = () => Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => (count > 1 ? resolve(frames(count - 1)) : resolve())));

const reminder = page.getByRole('heading', { name: 'Shall we remind you at 7:30 AM?' });

describe('what stands on the page of the day', () => {
  // First of all: in later tests this browser has the code of the questions, and they cannot come late.
  it('is not pushed down by the questions about a completed day, where the page opens with it', async () => {
    vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
    const story = dayTwo();
    story.ask({ kind: 'startTrial' });
    story.complete();
    await beIn('UTC');
    // So that this device knows what is open to them.
    await showPage('/premium', story);
    await expect.poll(() => Object.keys(localStorage).join()).toContain('premium');
    // On a first visit the header's way to Premium goes, and the achievements stand below a day that is not known yet.
    const shifts = watchShifts('header, [aria-labelledby=recent-achievements]');
    await showPage('/dashboard', story, { person: { reminderTime: '07:30' }, width: 1366, height: 900 });
    await expect.element(page.getByRole('heading', { name: 'How hard was Day 2?' })).toBeVisible();
    await expect.element(reminder).toBeVisible();
    await expect.element(page.getByText('Completed').first()).toBeVisible();
    await frames(2);
    expect(shifts()).toEqual([]);
  });

  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])('stays in its place through a workout and its moment at $width × $height', async (size) => {
    const story = dayTwo();
    await showPage('/dashboard', story, size);
    await expectDeviceToKnow(story);
    await expect.element(page.getByText('to Week Warrior')).toBeVisible();
    await expect.element(page.getByText('First Step')).toBeInTheDocument();
    await frames(2);
    // On a phone the next card rises to where the last one was pressed.
    const shifts = watchShifts(size.width < 720 ? '[data-exercises]' : 'nothing');
    await completeOnPage(['Push-ups', 'Sit-ups']);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage.getByRole('button', { name: 'Share' })).toBeVisible();
    await frames(4);
    expect(shifts()).toEqual([]);
  });

  it('is not pushed down by the question about reminders: that was answered behind the stage', async () => {
    vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
    const story = dayTwo();
    await showPage('/dashboard', story, { person: { reminderTime: '07:30' } });
    await expectDeviceToKnow(story);
    // The page fetches it when it is idle; here that must have been.
    await import('../features/notifications/reminder-question');
    await completeOnPage();
    expect(reminder.query()).not.toBeNull();
  });

  it('is not pushed down by the question about the zone, where the clock has moved since the last visit', async () => {
    const story = dayTwo();
    await beIn('Asia/Tokyo');
    await showPage('/dashboard', story, { device: { privacyAccepted: 'true', 'hundred:clock-offset': '0' } });
    await expect.element(completeButton('Push-ups')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Are you on Tokyo time now?' }).query()).not.toBeNull();
  });
});
