import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../../../testing/barriers';
import { closeStage, completeButton, dayComplete, stage } from '../../../testing/day-page';
import { expectMessage } from '../../../testing/messages';
import { expectDeviceToHaveLog, showPage, type VisitOptions } from '../../../testing/show-page';
import { hold } from '../../../testing/story-api';

const share = stage.getByRole('button', { name: 'Share' });
const club = stage.getByRole('heading', { name: 'The Century Club' });
const start = stage.getByRole('button', { name: 'Start Season 2' });
const seeDaysButton = page.getByRole('button', { name: 'See your 100 days' });

const phone = { width: 390, height: 844 };
/** How much of the club shows below the celebration on a phone, in pixels. */
const clubStrip = 24;
/** Three times the reps of all hundred days, 10 to 109. */
const totalReps = '17,850';

/** Ninety-nine days of sixteen minutes, and all but one exercise of the hundredth. */
function almostDone(): Story {
  const story = Story.startedOn('2026-01-01', 'UTC').completeFrom('2026-01-01', 99, { timeSeconds: 960 });
  story.on('2026-04-10');
  story.exercise('pushups');
  story.exercise('situps', { timeSeconds: 960 });
  return story;
}

async function finish(story: Story, options: VisitOptions = {}) {
  await showPage('/dashboard', story, options);
  await expectDeviceToHaveLog(story);
  await completeButton('Jumping Jacks').click();
  await expect.element(stage).toBeVisible();
}

describe('The celebration of the hundredth day', () => {
  it.for([phone, { width: 1366, height: 650 }])(
    'fills the window at $width × $height, with the Century Club after it',
    async (size) => {
      await finish(almostDone(), size);
      await expect.element(share).toBeInViewport({ ratio: 0.98 });
      await expect.element(club).toBeVisible();
      const top = club.element().closest('form')!.parentElement!.getBoundingClientRect().top;
      // A strip of the club shows below the celebration, or the club stands beside it.
      if (size.width < 1200) expect(size.height - top).toBe(clubStrip);
      else await expect.element(start).toBeInViewport({ ratio: 0.98 });
      await expect.element(stage.getByText('Jan 1, 2026 to Apr 10, 2026')).toBeVisible();
      // A hundred times sixteen minutes.
      await expect.element(stage.getByText('26 h 40 min')).toBeVisible();
      await expect.poll(() => stage.element().querySelector('dd')?.textContent).toBe(totalReps);
      await expectNoViolations('[role=dialog]');
    },
  );

  it('announces its badge once', async () => {
    await finish(almostDone(), { width: 1366, height: 1000 });
    await expect.element(stage).toHaveFocus();
    await expect.element(stage).toHaveAccessibleDescription(/^You did all 100 days\./);
    await expect
      .element(stage.getByRole('status'))
      .toHaveTextContent('New badge: Century Champion (Complete Day 100).');
  });

  it('reports a start of Season 2 without a chosen path, and starts it on the chosen path', async () => {
    await finish(almostDone(), { width: 1366, height: 1000 });
    await start.click();
    await expectMessage('Please select a path first');
    const { hybrid } = centuryClubPaths;
    const path = stage.getByRole('radio', { name: hybrid.name });
    await expect
      .element(path)
      .toHaveAccessibleDescription(/Hindu Push-ups 20 reps on Day 1, 80 on Day 100\./);
    await stage.getByText(hybrid.name, { exact: true }).click();
    await start.click();
    await expectMessage('Welcome to the Hybrid Path!');
    await page.getByRole('button', { name: 'Add to collection' }).click();
    await expect.element(page.getByRole('heading', { name: 'Day 1 starts tomorrow' })).toBeVisible();
  });

  it('opens again from the completed day, and two days later from the choice of a path', async () => {
    const story = almostDone();
    await finish(story, phone);
    await stage.getByRole('button', { name: 'Not now' }).click();
    await expect.element(dayComplete(100)).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Day 100' })).toHaveFocus();
    await seeDaysButton.click();
    await expect.element(stage).toHaveTextContent(totalReps);
    await expect.element(club).not.toBeInTheDocument();
    // On a phone the figures take the room of a badge, down to the buttons.
    const bottom = share.element().getBoundingClientRect().bottom;
    expect(phone.height - bottom).toBeLessThan(60);
    await share.click();
    const sharing = page.getByRole('dialog', { name: 'Share your progress' });
    await sharing.getByRole('button', { name: 'Close' }).click();
    await closeStage();
    await expect.element(seeDaysButton).toHaveFocus();

    await showPage('/dashboard', story.on('2026-04-12'));
    await seeDaysButton.click();
    await expect.element(stage.getByText('Jan 1, 2026 to Apr 10, 2026')).toBeVisible();
    await stage.getByRole('button', { name: 'Choose your path' }).click();
    await expect.element(stage).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'The Century Club', level: 1 })).toBeVisible();
  });

  it('leads to the choice of a path on a phone', async () => {
    await finish(almostDone(), phone);
    await stage.getByRole('button', { name: 'Choose your path' }).click();
    await expect.element(club).toBeInViewport({ ratio: 0.98 });
    await expect.element(stage.getByRole('radio').first()).toHaveFocus();
  });

  it('does not wait for an answer about the Century Club', async () => {
    // Whether the device derives the options from its log meanwhile does not matter here.
    const answers = { 'GET /challenge/century-club/options': hold().answer };
    await finish(almostDone(), { answers, width: 1366, height: 650 });
    await expect.element(share).toBeInViewport({ ratio: 0.98 });
  });
});
