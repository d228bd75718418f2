import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../../testing/barriers';
import { expectFocusHeld } from '../../testing/focus';
import { showPage } from '../../testing/show-page';

const question = page.getByRole('region', { name: 'Want a reminder at 7:30 AM?' });
const person = { reminderTime: '07:30' };

/** Makes the browser's own question have this answer. Returns the mock of that question. */
function answerPermissionRequest(answer: NotificationPermission) {
  let permission: NotificationPermission = 'default';
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  return vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = answer;
    return permission;
  });
}

const showOpenDay = () => showPage('/dashboard', personas['day 1'](), { person });
const showCompletedDay = () => showPage('/dashboard', personas['day 1']().complete(), { person });

/** Shows the question once, so that its code is loaded. From then on it would show together with the page. */
async function loadQuestion() {
  await showCompletedDay();
  await expect.element(question).toBeVisible();
}

describe('The question about reminders', () => {
  it('comes after a completed day, and not before', async () => {
    answerPermissionRequest('granted');
    await loadQuestion();
    await expectNoViolations();
    await showOpenDay();
    await expect.element(page.getByRole('button', { name: 'Complete Push-ups' })).toBeVisible();
    expect(question.query()).toBeNull();
  });

  it('does not return after "Not now", and the browser does not ask', async () => {
    const permissionRequest = answerPermissionRequest('granted');
    await showCompletedDay();
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expectFocusHeld();
    await showCompletedDay();
    await expect.element(page.getByRole('button', { name: 'Share' }).first()).toBeVisible();
    expect(question.query()).toBeNull();
    expect(permissionRequest).not.toHaveBeenCalled();
  });

  it('leads to the browser’s question after "Remind me", and disappears if that is denied', async () => {
    const permissionRequest = answerPermissionRequest('denied');
    await showCompletedDay();
    await question.getByRole('button', { name: 'Remind me' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(permissionRequest).toHaveBeenCalledOnce();
  });

  it('does not come after Day 100, because no reminder would follow', async () => {
    answerPermissionRequest('granted');
    const story = Story.startedOn('2026-01-01', 'UTC').completeFrom('2026-01-01', 100);
    story.ask({ kind: 'choosePath', path: 'strength' });
    await loadQuestion();
    const permissionRead = vi.spyOn(Notification, 'permission', 'get').mockClear();
    await showPage('/dashboard', story.completeFrom('2026-04-11', 100), { person });
    await expect.element(page.getByRole('heading', { name: 'Season 2 is finished' })).toBeVisible();
    await expect.poll(() => permissionRead.mock.calls.length).toBeGreaterThan(0);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('names no time if weekdays have their own', async () => {
    answerPermissionRequest('granted');
    // From Sunday to Saturday.
    const weekdayTimes = [null, null, '18:30', null, null, null, null];
    await showPage('/dashboard', personas['day 1']().complete(), { person: { ...person, weekdayTimes } });
    await expect.element(page.getByRole('heading', { name: 'Want a daily reminder?' })).toBeVisible();
  });

  it('does not come to a person who wants no reminders', async () => {
    answerPermissionRequest('granted');
    await loadQuestion();
    await showPage('/dashboard', personas['day 1']().complete(), {
      person: { ...person, dailyReminders: false },
    });
    await expect.element(page.getByRole('button', { name: 'Share' }).first()).toBeVisible();
    expect(question.query()).toBeNull();
  });
});
