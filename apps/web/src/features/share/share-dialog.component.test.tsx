import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';
import { shareAddress, shareTargets } from '@hundred/domain/sharing/share-targets';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '../../testing/barriers';
import { completeOnPage, dayComplete } from '../../testing/day-page';
import { advanceTime, fakeTimers } from '../../testing/fake-timers';
import { absent } from '../../testing/partial';
import { showPage } from '../../testing/show-page';
import { config } from '../../testing/story-api';

const host = config.publicUrl;
const dialog = page.getByRole('dialog', { name: 'Share your progress' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const message = 'Day 7 of my 100-day challenge. One week done. It’s becoming a habit.';

/** A week with a rest day, its seventh day still to do. */
function onDaySeven(): Story {
  const first: CivilDate = '2026-03-02';
  const story = Story.startedOn(first, 'UTC').completeFrom(first, 3).on(addDays(first, 3)).rest();
  return story.completeFrom(addDays(first, 4), 3).on(addDays(first, 7));
}

async function shareDaySeven(): Promise<void> {
  await showPage('/dashboard', onDaySeven().complete());
  await expect.element(dayComplete(7)).toBeVisible();
  await button('Share').click();
  await expect.element(dialog).toBeVisible();
}

/** Checks what every way of sharing would send; `text` is all of it except the address. */
async function expectShared(text: string): Promise<void> {
  await expect.element(dialog).toHaveTextContent(`${text} ${host}`);
  const links = dialog.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(['X', 'Facebook', 'WhatsApp']);
  for (const [index, link] of links.entries()) {
    expect(link.getAttribute('href')).toBe(shareAddress(shareTargets[index] ?? 'x', text, host));
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
}

describe('A day', () => {
  it('is shared as text and by link, before and after it is done', async () => {
    await showPage('/dashboard', onDaySeven());
    await button('Share your progress').click();
    await expect.element(dialog).toHaveTextContent('Day 7 is underway, with 6 days done.');
    // Three times the reps from 10 to 15.
    await expectShared(
      'I’m on Day 7 of my 100-day challenge, with 225 reps so far. Start with 10 reps, add 1 each day.',
    );
    await userEvent.keyboard('{Escape}');
    await completeOnPage();
    await expect.element(dayComplete(7)).toBeVisible();
    await button('Share').click();
    await expectShared(message);
    await expect.element(dialog).toHaveTextContent('For an Instagram story, save this picture');
    await expectNoViolations('[role=dialog]');
    await page.viewport(320, 640);
    await expectNoSidewaysScroll();
  });

  it('of a later run is shared with the reps of that run', async () => {
    const story = onDaySeven().complete().on('2026-03-10');
    story.ask({ kind: 'restart' });
    await showPage('/dashboard', story.completeFrom('2026-03-10', 2).on('2026-03-12'));
    await button('Share your progress').click();
    // Three times 10 and 11.
    await expectShared(
      'I’m on Day 3 of my 100-day challenge, with 63 reps so far. Start with 10 reps, add 1 each day.',
    );
  });

  it('is copied, with a confirmation for two seconds', async () => {
    const copiedTexts: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
      async (text) => void copiedTexts.push(text),
    );
    await shareDaySeven();
    fakeTimers();
    await button('Copy link').click();
    await expect.element(button('Copied')).toBeVisible();
    await advanceTime(1999);
    expect(button('Copied').elements()).toHaveLength(1);
    await advanceTime(1);
    await expect.element(button('Copy link')).toBeVisible();
    expect(copiedTexts).toEqual([`${message} ${host}`]);
  });

  it('is passed to the share sheet', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => void shared.push(data),
    });
    try {
      await shareDaySeven();
      await button('More ways to share').click();
      await button('Share picture').click();
      await expect.poll(() => shared).toHaveLength(2);
      expect(shared[0]).toEqual({ text: message, url: host });
      const [file] = shared[1]?.files ?? [];
      expect(file).toMatchObject({ name: 'hundred-day-7.png', type: 'image/png' });
      expect(file?.size).toBeGreaterThan(5000);
    } finally {
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('is saved as a picture', async () => {
    document.documentElement.dataset.theme = 'light';
    const savedLinks: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      savedLinks.push(this);
    });
    await shareDaySeven();
    await button('Save picture').click();
    await expect.poll(() => savedLinks.map(({ download }) => download)).toEqual(['hundred-day-7.png']);
    const picture = await decode(savedLinks[0]?.href ?? '');
    expect([picture.width, picture.height]).toEqual([1080, 1920]);
    // Only a completed day is painted beside the center of its cell; a day to come is a dot in the center.
    const besideCenterOf = (day: number) => picture.at(cellOf(day)[0] - 25, cellOf(day)[1]);
    expect({
      corner: picture.at(10, 10),
      // The sign of the product begins at 126, 119 with its flag.
      markFlag: picture.at(129, 122),
      dayOne: picture.at(...cellOf(1)),
      besideDaySix: besideCenterOf(6),
      dayEight: picture.at(...cellOf(8)),
      dayHundred: picture.at(...cellOf(100)),
      besideDayHundred: besideCenterOf(100),
      // The rest day lies before Day 4, in the gap between two cells. The picture does not show it: the streak continues.
      beforeDayFour: picture.at(cellOf(4)[0] - Math.round(6 * unit), cellOf(4)[1]),
    }).toEqual({
      corner: '#f4efe4',
      markFlag: '#f55011',
      dayOne: '#1d7049',
      besideDaySix: '#1d7049',
      dayEight: '#857b69',
      dayHundred: '#857b69',
      besideDayHundred: '#f4efe4',
      beforeDayFour: '#1d7049',
    });
  });

  it('before the last has "one day to go" on its picture', async () => {
    const fillText = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    const first: CivilDate = '2026-03-02';
    await showPage('/dashboard', Story.startedOn(first, 'UTC').completeFrom(first, 99));
    await button('Share').click();
    const writtenTexts = () => fillText.mock.calls.map(([text]) => text);
    await expect.poll(writtenTexts).toContain('day to go');
    expect(writtenTexts()).not.toContain('days to go');
  });

  it('can be selected as text if the browser has neither clipboard nor share sheet', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(absent);
    await showPage('/dashboard', Story.startedOn('2026-03-02', 'UTC'));
    await button('Share your progress').click();
    await button('Copy link').click();
    await expect
      .element(dialog)
      .toHaveTextContent('Your browser blocks copying. Select the text above and copy it.');
    await expect.element(button('Save picture')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /More ways|Share picture/ }))
      .not.toBeInTheDocument();
  });
});

/** The grid of the picture is 828 pixels wide for 118 units. A cell has 10 units and lies 12 behind the one before. */
const unit = 828 / 118;
const cellPitch = 12;
const halfCell = 5;

/** The center of a day's cell: the grid begins at 126, 633. */
function cellOf(day: number): [x: number, y: number] {
  const [column, line] = [(day - 1) % 10, Math.floor((day - 1) / 10)];
  return [
    Math.round(126 + (column * cellPitch + halfCell) * unit),
    Math.round(633 + (line * cellPitch + halfCell) * unit),
  ];
}

/** Returns the size of a picture, and the color of its pixel at a place, such as `#f4efe4`. */
async function decode(address: string) {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) =>
    `#${[...context.getImageData(x, y, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { width: bitmap.width, height: bitmap.height, at };
}
