import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';
import type { Answers } from '../../testing/story-api';

const inTrial: Answers = {
  'GET /premium/status': (derived: () => object) => ({ ...derived(), isPremium: true, isInTrial: true }),
};

const includedForAll: Answers = {
  'GET /premium/status': (derived: () => object) => ({ ...derived(), isPremium: true, isForAll: true }),
};

it.each([
  [
    'says that a trial ends with it',
    inTrial,
    'The import ends your free trial, because trials are for new members.',
  ],
  ['says nothing of a trial to who has none', {}, /^We don’t import Premium/],
  [
    'says nothing of Premium where everyone has it',
    includedForAll,
    'We don’t import your purchases and devices.',
  ],
])('An import %s', async (_, answers, last) => {
  await showPage('/settings/security', Story.beforeStart('2026-02-02', 'UTC'), { answers });
  await page.getByRole('button', { name: 'Import My Data' }).click();
  const notes = page.getByRole('dialog', { name: 'Import your data' }).getByRole('listitem');
  await expect.element(notes.last()).toHaveTextContent(last);
});
