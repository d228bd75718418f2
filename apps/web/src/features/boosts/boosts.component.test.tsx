import { addDays, weekdayOf } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';
import { boosts } from '@hundred/domain/text/boosts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../../testing/barriers';
import { setBrowserZone } from '../../testing/browser-zone';
import { showPage } from '../../testing/show-page';
import { recordSaves } from '../../testing/story-api';

const wednesday = 3;
/** The dashboard asks nothing about a zone in which the story already is. */
const stayInZoneOfStory = () => setBrowserZone('Europe/Paris');

function startedWithPremium(): Story {
  const story = Story.startedOn('2026-03-01');
  const bought = { at: story.now, paidAt: story.now, plan: 'starter', purchase: 'bought' } as const;
  story.record({ kind: 'premiumBegan', ...bought });
  return story;
}

/** The dates from 1 March to 28 April, without a single Wednesday. 29 April is a Wednesday, and still open. */
function neverOnWednesdays(story = startedWithPremium()): Story {
  const dateCount = 59;
  for (let index = 0; index < dateCount; index += 1) {
    const date = addDays('2026-03-01', index);
    if (weekdayOf(date) !== wednesday) story.on(date).complete();
  }
  return story.on('2026-04-29');
}

describe('Boosts', () => {
  it('send the hard weekdays to the server, and show the person’s reason on the dashboard', async () => {
    await stayInZoneOfStory();
    const { sent: saves, answers } = recordSaves();
    const person = { reason: 'For Ada, who waits at the finish.' };
    await showPage('/dashboard', neverOnWednesdays(), { answers, person });
    await expect.poll(() => saves).toEqual([{ boostWeekdays: [wednesday] }]);
    await expect.element(page.getByText(person.reason)).toBeVisible();
  });

  it('apply to no weekday once both the reason and the mood are removed', async () => {
    await stayInZoneOfStory();
    const { sent: saves, answers } = recordSaves();
    await showPage('/dashboard', neverOnWednesdays(), { answers, person: { boostWeekdays: [wednesday] } });
    await expect.poll(() => saves).toEqual([{ boostWeekdays: [] }]);
  });

  const linesShown = () => boosts.light.filter((line) => document.body.textContent?.includes(line));

  it('are lines of the chosen mood', async () => {
    await stayInZoneOfStory();
    await showPage('/dashboard', neverOnWednesdays(), { person: { mood: 'light' } });
    await expect.poll(linesShown).toHaveLength(1);
  });

  it('are the general lines without Premium', async () => {
    await stayInZoneOfStory();
    await showPage('/dashboard', neverOnWednesdays(Story.startedOn('2026-03-01')), {
      person: { mood: 'light' },
    });
    // 59 dates without their eight Wednesdays are 51 days.
    await expect.element(page.getByText('Day 52 of 100')).toBeVisible();
    expect(linesShown()).toEqual([]);
  });

  it('compare with an earlier run', async () => {
    await stayInZoneOfStory();
    const story = startedWithPremium();
    // The earlier run missed two dates and reached Day 5 on its seventh date, this one on its fifth.
    story
      .completeFrom('2026-03-01', 3)
      .completeFrom('2026-03-06', 9)
      .on('2026-04-01')
      .ask({ kind: 'restart' });
    story.completeFrom('2026-04-01', 4).on('2026-04-05');
    await showPage('/dashboard', story);
    const card = page.getByRole('region', { name: 'Compared with an earlier challenge' });
    await expect
      .element(card)
      .toHaveTextContent('You’re 2 days ahead of your earlier challenge (started March 1, 2026).');
    await expectNoViolations();
  });

  it('are set in the settings, and saved after a look at another tab', async () => {
    await showPage('/settings', neverOnWednesdays());
    const reason = page.getByLabelText('My reason');
    await reason.fill('For Ada.');
    await page.getByText('Calm', { exact: true }).click();
    // Unsaved changes survive a look at another tab of the settings, and leaving asks about them.
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect.element(reason).toHaveValue('For Ada.');
    await page.getByRole('link', { name: 'Progress' }).first().click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Save boosts' }).click();
    await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect.element(reason).toHaveValue('For Ada.');
    await expect.element(page.getByRole('radio', { name: 'Calm' })).toBeChecked();
    await expectNoViolations();
  });

  it('can be deleted after Premium has ended', async () => {
    const { sent: saves, answers } = recordSaves();
    const person = { reason: 'For Ada.', mood: 'calm' as const };
    await showPage('/settings', Story.startedOn('2026-03-01'), { answers, person });
    await expect.element(page.getByText('“For Ada.”')).toBeVisible();
    await page.getByRole('button', { name: 'Delete saved boosts' }).click();
    await expect.poll(() => saves).toEqual([{ reason: null, mood: null, boostWeekdays: [] }]);
    await expect.element(page.getByText('“For Ada.”')).not.toBeInTheDocument();
    // The pressed button is gone, so its container has the focus.
    await expect.poll(() => document.activeElement?.tagName).toBe('DIV');
  });
});
