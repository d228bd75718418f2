import { Story } from '@hundred/domain/rules/story';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubPerson } from '../../platform/stub-session';
import { showPage } from '../../testing/show-page';
import { type Answers, refusal } from '../../testing/story-api';

const inTrial: Answers = {
  'GET /premium/status': (derived: () => object) => ({ ...derived(), isPremium: true, isInTrial: true }),
};

const includedForAll: Answers = {
  'GET /premium/status': (derived: () => object) => ({ ...derived(), isPremium: true, isForAll: true }),
};

it.each([
  [
    'tells a person in a trial that it ends the trial',
    inTrial,
    'The import ends your free trial, because trials are for new members.',
  ],
  ['says nothing of a trial to a person without one', {}, /^We don’t import Premium/],
  [
    'says nothing of Premium where everyone has it',
    includedForAll,
    'We don’t import your purchases and devices.',
  ],
])('An import %s', async (_, answers, lastNote) => {
  await showPage('/settings/security', Story.beforeStart('2026-02-02', 'UTC'), { answers });
  await page.getByRole('button', { name: 'Import My Data' }).click();
  const notes = page.getByRole('dialog', { name: 'Import your data' }).getByRole('listitem');
  await expect.element(notes.last()).toHaveTextContent(lastNote);
});

const exportOf = (date: string) =>
  JSON.stringify({ format: 'hundred-export', exportedAt: `${date}T10:00:00Z`, facts: [] });

function pick(name: string, content: string): void {
  const input = page.getByLabelText('File to import').element() as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('An import is not possible while a second file is read, and then imports the second one', async () => {
  const importFile = vi.fn((_file: unknown) => ({ success: true, user: stubPerson, started: false }));
  const answers: Answers = { 'POST /account/import': (_: unknown, body: unknown) => importFile(body) };
  await showPage('/settings/security', Story.beforeStart('2026-02-02', 'UTC'), { answers });
  await page.getByRole('button', { name: 'Import My Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import your data' });
  await expect.element(dialog).toBeVisible();
  pick('first.json', exportOf('2026-01-01'));
  const confirm = dialog.getByRole('button', { name: 'Import', exact: true });
  await expect.element(confirm).toBeEnabled();

  let finishReading = (_content: string) => {};
  const content = new Promise<string>((resolve) => {
    finishReading = resolve;
  });
  const reading = vi.spyOn(Blob.prototype, 'text').mockReturnValueOnce(content);
  onTestFinished(() => reading.mockRestore());
  pick('second.json', '');
  await expect.element(confirm).toBeDisabled();
  finishReading(exportOf('2026-02-01'));
  await expect.element(dialog.getByText('second.json')).toBeVisible();
  await confirm.click();
  await expect.poll(() => importFile.mock.calls).toMatchObject([[{ exportedAt: '2026-02-01T10:00:00Z' }]]);
});

it.each([
  [
    'what the file contains',
    refusal(400, 'invalid_input', 'facts.12.to: must be on or after the first date', 'facts.12.to'),
    'We can’t import this file. It was changed or is damaged. Export your data again. (facts.12.to: must be on or after the first date)',
  ],
  [
    'its version',
    refusal(400, 'invalid_input', 'The version of the file must be 1.', 'version'),
    'The version of the file must be 1.',
  ],
  ['too many imports', refusal(429, 'rate_limited', 'Try again in a minute.'), 'Try again in a minute.'],
])('The refusal of %s says what is wrong', async (_, refused, message) => {
  const answers: Answers = { 'POST /account/import': refused };
  await showPage('/settings/security', Story.beforeStart('2026-02-02', 'UTC'), { answers });
  await page.getByRole('button', { name: 'Import My Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import your data' });
  await expect.element(dialog).toBeVisible();
  pick('changed.json', exportOf('2026-01-01'));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
});
