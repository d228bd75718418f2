import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showDesk } from '../../features/desk/testing/show-desk';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { refusal, unreachable } from '../../testing/story-api';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('A text for the legal pages', () => {
  it('is saved once it was changed, and stays as it was typed if that fails', async () => {
    const sent: unknown[] = [];
    let isAway = true;
    const save = (_derived: () => unknown, body: unknown) => {
      if (isAway) throw unreachable();
      sent.push(body);
      return { success: true };
    };
    await showDesk('/desk/texts', { 'PUT /desk/texts/imprint': save });
    const imprint = page.getByRole('region', { name: 'Imprint' });
    const field = imprint.getByRole('textbox');
    await expect.element(field).toHaveValue('**Club**');
    await expect.element(imprint.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field.fill('**Club** in Berlin ');
    await imprint.getByRole('button', { name: 'Save' }).click();
    await expectMessage('No connection. Try again.');
    await expect.element(field).toHaveValue('**Club** in Berlin ');
    isAway = false;
    await imprint.getByRole('button', { name: 'Save' }).click();
    await expectMessage('Saved. The change is public now.');
    // Without the space at the end.
    expect(sent).toEqual([{ markdown: '**Club** in Berlin', replaces: '**Club**' }]);
  });

  it('stays while its operator looks at another tab', async () => {
    await showDesk('/desk/texts');
    const field = page.getByRole('region', { name: 'Imprint' }).getByRole('textbox');
    await field.fill('**Club** in Berlin');
    await page.getByRole('link', { name: 'Audit' }).click();
    await expect.element(heading('Audit')).toBeVisible();
    await page.getByRole('link', { name: 'Legal texts' }).click();
    await expect.element(field).toHaveValue('**Club** in Berlin');
    await field.fill('**Club**');
    await expect.element(page.getByRole('region', { name: 'Imprint' }).getByRole('button')).toBeDisabled();
  });

  it('is shown as another operator stored it, before it is replaced', async () => {
    let stored = '**Club**';
    const save = (_derived: () => unknown, body: unknown) => {
      const { markdown, replaces } = body as { markdown: string; replaces: string };
      if (replaces !== stored) throw refusal(409, 'changed_meanwhile', 'Another operator changed this text.');
      stored = markdown;
      return { success: true };
    };
    await showDesk('/desk/texts', {
      'GET /desk/texts': () => ({ imprint: stored, contact: '', privacy: '', terms: '' }),
      'PUT /desk/texts/imprint': save,
    });
    const imprint = page.getByRole('region', { name: 'Imprint' });
    const field = imprint.getByRole('textbox');
    await field.fill('Mine');
    stored = 'Theirs';
    await imprint.getByRole('button', { name: 'Save' }).click();
    await expect.element(imprint.getByRole('alert')).toHaveTextContent(/changed this text.*Theirs/);
    await expect.element(field).toHaveValue('Mine');
    await imprint.getByRole('button', { name: 'Save' }).click();
    await expectMessage('Saved. The change is public now.');
    expect(stored).toBe('Mine');
    await expect.element(imprint.getByRole('alert')).not.toBeInTheDocument();
  });

  it('is shown on both legal pages', async () => {
    const imprint = [{ kind: 'paragraph', spans: [{ text: 'Club e.V.', strong: true }] }];
    const texts = { imprint, contact: [], privacy: [], terms: [] };
    for (const path of ['/privacy', '/terms']) {
      await showPage(path, personas['day 1'](), { answers: { 'GET /own-texts': texts } });
      await expect.element(page.getByRole('heading', { level: 2, name: 'Imprint' })).toBeVisible();
      await expect.element(page.getByText('Club e.V.')).toBeVisible();
    }
    await showPage('/terms', personas['day 1'](), { answers: { 'GET /own-texts': unreachable() } });
    await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t load the contact details.');
  });
});
