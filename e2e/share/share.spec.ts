import { readFileSync } from 'node:fs';
import { shareAddress, shareTargets } from '@hundred/domain/sharing/share-targets';
import type { Page } from '@playwright/test';
import { completeOnPage, dayComplete, expect, newPerson } from '../day/day-actions';
import { livePast } from '../day/past-dates';
import { test } from '../fixtures';
import { expectNoSidewaysScroll, expectNoViolations, themes } from '../look/widths';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share your progress' });

/** What would be sent, by every way there is; `message` is all of it but the address. */
async function expectShared(page: Page, host: string, message: string): Promise<void> {
  await expect(dialog(page)).toContainText(`${message} ${host}`);
  const links = dialog(page).getByRole('link');
  await expect(links).toHaveText(['X', 'Facebook', 'WhatsApp']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    shareTargets.map((target) => shareAddress(target, message, host)),
  );
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
}

type Picture = { width: number; height: number; pixels: Record<string, string> };

/** Decodes the picture in a browser, which is where it will be looked at. */
function decode(page: Page, png: Buffer, points: Record<string, [x: number, y: number]>): Promise<Picture> {
  return page.evaluate(
    async ({ base64, points }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const at = ([x, y]: [number, number]) =>
        `#${[...context.getImageData(x, y, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      return {
        width: bitmap.width,
        height: bitmap.height,
        pixels: Object.fromEntries(Object.entries(points).map(([name, point]) => [name, at(point)])),
      };
    },
    { base64: png.toString('base64'), points },
  );
}

/** The middle of a day's cell: the grid begins at 126, 633 and is 828 wide for 118 units. */
const cellOf = (day: number): [number, number] => {
  const unit = 828 / 118;
  const [column, row] = [(day - 1) % 10, Math.floor((day - 1) / 10)];
  return [Math.round(126 + (column * 12 + 5) * unit), Math.round(633 + (row * 12 + 5) * unit)];
};

test('a day is shared in words, by link and as a picture', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    });
  });
  const person = await newPerson(page);
  await livePast(person, 'cccrccc');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/dashboard');

  // In the middle of a day, from the grid.
  await page.getByRole('button', { name: 'Share your progress' }).click();
  await expect(dialog(page)).toContainText('Day 7 is under way, with 6 days done.');
  await expectShared(
    page,
    product.url,
    'I am on Day 7 of my 100-day challenge, with 225 reps so far. Start with 10 reps, add 1 each day.',
  );
  await page.keyboard.press('Escape');

  await completeOnPage(page);
  await expect(dayComplete(page, 7)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const message = 'Day 7 of my 100-day challenge. One week done. It is becoming a habit.';
  await expectShared(page, product.url, message);
  await expect(dialog(page)).toContainText('For an Instagram story, save this picture');

  // The clock stands still while Copied is looked for, however slow the machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(1999);
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.clock.resume();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${message} ${product.url}`);

  const shared = () =>
    page.evaluate(() =>
      (globalThis as unknown as { shared: ShareData[] }).shared.map(({ files, ...words }) => ({
        ...words,
        ...(files && { files: files.map(({ name, type, size }) => ({ name, type, hasBytes: size > 5000 })) }),
      })),
    );
  await page.getByRole('button', { name: 'More ways to share' }).click();
  await page.getByRole('button', { name: 'Share picture' }).click();
  await expect
    .poll(shared)
    .toEqual([
      { text: message, url: product.url },
      { files: [{ name: 'hundred-day-7.png', type: 'image/png', hasBytes: true }] },
    ]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hundred-day-7.png');
  const picture = await decode(page, readFileSync(await download.path()), {
    corner: [10, 10],
    markFlag: [129, 122],
    dayOne: cellOf(1),
    daySixCorner: [cellOf(6)[0] - 25, cellOf(6)[1]],
    dayEight: cellOf(8),
    dayHundred: cellOf(100),
    besideDayHundred: [cellOf(100)[0] - 25, cellOf(100)[1]],
    // The rest day lies before Day 4: for others the chain just goes on over it.
    beforeDayFour: [cellOf(4)[0] - Math.round((6 * 828) / 118), cellOf(4)[1]],
  });
  expect(picture).toEqual({
    width: 1080,
    height: 1920,
    pixels: {
      corner: '#f4efe4',
      markFlag: '#f55011',
      dayOne: '#1d7049',
      daySixCorner: '#1d7049',
      dayEight: '#857b69',
      dayHundred: '#857b69',
      besideDayHundred: '#f4efe4',
      beforeDayFour: '#1d7049',
    },
  });

  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, '[role=dialog]');
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('where the browser has neither clipboard nor share sheet, the words can still be taken', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'canShare');
  });
  const person = await newPerson(page);
  await livePast(person, '');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share your progress' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog(page)).toContainText(
    'This browser does not let us copy. Select the words above instead.',
  );
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await expect(page.getByRole('button', { name: /More ways|Share picture/ })).toHaveCount(0);
});
