import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setBrowserZone } from '../../testing/browser-zone';
import { completeOnPage, dayChip, dayComplete, expectStreak } from '../../testing/day-page';
import { comeBack, showPage } from '../../testing/show-page';

describe('A person who has flown', () => {
  it('across a skipped date loses neither the streak nor a rest day', async () => {
    const story = Story.startedOn('2026-02-02', 'America/Los_Angeles', '20:00').complete();
    // 18:00 on 4 February in Tokyo: 3 February was spent in the air.
    story.later(29);
    await setBrowserZone('Asia/Tokyo');
    await showPage('/dashboard', story);
    await page.getByRole('button', { name: 'Use Tokyo time' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Are you on Tokyo time now?' }))
      .not.toBeInTheDocument();
    await expect.element(dayChip(2)).toBeVisible();
    await expectStreak(1);
    await expect.element(page.getByText('3 of 3 rest days left')).toBeVisible();
    await completeOnPage();
    await expect.element(dayComplete(2)).toBeVisible();
    await expectStreak(2);
  });

  it('back over the date line gets no second day on one date', async () => {
    const story = Story.startedOn('2026-02-03', 'Asia/Tokyo', '10:00').complete();
    // 20:00 on 2 February in Los Angeles, three hours later.
    story.later(3);
    await setBrowserZone('America/Los_Angeles');
    await showPage('/dashboard', story);
    await page.getByRole('button', { name: 'Use Los Angeles time' }).click();
    await expect.element(page.getByText('You can start Day 2 on Wednesday, February 4')).toBeVisible();
    await expect.element(dayComplete(1)).toBeVisible();

    // Midnight in Los Angeles begins 3 February, the date on which Day 1 was completed in Tokyo.
    comeBack(story.on('2026-02-03', '00:05'));
    await expect.element(page.getByText('You can start Day 2 at midnight.')).toBeVisible();
    await expect.element(dayComplete(1)).toBeVisible();
    comeBack(story.on('2026-02-04', '00:05'));
    await expect.element(dayChip(2)).toBeVisible();
    await expectStreak(1);
    await completeOnPage();
    await expectStreak(2);
  });

  it('is asked again on the next journey after being home', async () => {
    const story = Story.startedOn('2026-02-02', 'Europe/Berlin', '12:00');
    const question = page.getByRole('heading', { name: 'Are you on New York time now?' });
    const storedDeclines = () =>
      Object.keys(localStorage).filter((key) => key.startsWith('hundred:zone-declined'));
    const land = async (zone: string) => {
      await setBrowserZone(zone);
      comeBack(story.later(1));
    };
    await setBrowserZone('America/New_York');
    await showPage('/dashboard', story);
    await page.getByRole('button', { name: 'Stay on Berlin time' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(storedDeclines()).toHaveLength(1);
    await land('Europe/Berlin');
    await expect.poll(storedDeclines).toEqual([]);
    await land('America/New_York');
    await expect.element(question).toBeVisible();
  });
});
