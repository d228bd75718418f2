import { historyCsv } from '@hundred/domain/own-data/history-csv';
import { Story } from '@hundred/domain/rules/story';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type Answers, unreachable } from '../../testing/story-api';

/** The files passed to the browser. */
let savedFiles: { name: string; file: Blob }[] = [];

beforeEach(() => {
  savedFiles = [];
  const files = new Map<string, Blob>();
  const { createObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = createObjectURL.call(URL, file);
    files.set(url, file as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) savedFiles.push({ name: this.download, file });
  });
});

function someDays({ isPremium } = { isPremium: true }): Story {
  const story = Story.startedOn('2026-03-02', 'UTC');
  if (isPremium) story.ask({ kind: 'startTrial' });
  return story.completeFrom('2026-03-02', 4).on('2026-03-06');
}

it('The CSV with all dates and the PDF with the hundred days are made, the PDF without a connection', async () => {
  const story = someDays();
  const answers: Answers = {};
  await showPage('/settings/security', story, { answers, person: { displayName: '安娜' } });
  await expect.element(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect.element(page.getByRole('button', { name: 'Export as CSV' })).toHaveFocus();
  await expectMessage('Your data is in your downloads.');
  answers['GET /challenge/*'] = unreachable();
  await page.getByRole('button', { name: 'Export as PDF' }).click();
  await expect
    .poll(() => savedFiles.map(({ name }) => name))
    .toEqual(['hundred-2026-03-06.csv', 'hundred-2026-03-06.pdf']);
  const [csv, pdf] = savedFiles.map(({ file }) => file);
  // Reading as text removes the byte order mark.
  expect(`\uFEFF${await csv?.text()}`).toBe(historyCsv(story.history));
  const content = await pdf?.text();
  expect(content).toMatch(/^%PDF-1\.7\n/);
  // The PDF's font has no Chinese characters, so the name is a picture.
  expect(content).toContain('/Subtype /Image');
});

it('A file that could not be made shows a message for people', async () => {
  // No page knows a log of version 99, so it is not on the device.
  const answers: Answers = { 'GET /challenge/log': { shape: 99, facts: [], from: 0, last: 1, more: false } };
  await showPage('/settings/security', someDays(), { answers });
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expectMessage('We couldn’t export your data. Try again when you’re online.');
});

it('A person without Premium sees the way to it, and still gets the full export', async () => {
  await showPage('/settings/security', someDays({ isPremium: false }));
  await expect.element(page.getByRole('link', { name: 'Get CSV and PDF with Premium' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export My Data' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
});
