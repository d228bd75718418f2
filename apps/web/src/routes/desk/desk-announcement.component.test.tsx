import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lena, question } from '../../features/desk/testing/desk-answers';
import { recordCalls, showDesk } from '../../features/desk/testing/show-desk';
import { expectNoViolations } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('An announcement', () => {
  it('is written on the overview, and ended there', async () => {
    const { sent, answers } = recordCalls('PUT /desk/announcement', 'DELETE /desk/announcement');
    await showDesk('/desk', answers);
    await expect
      .element(page.getByRole('link', { name: 'Overview' }))
      .toHaveAttribute('aria-current', 'page');
    await page.getByRole('heading', { name: 'Announcement' }).click();
    await button('Announce').click();
    await expect
      .element(page.getByLabelText('Message to everyone'))
      .toHaveAccessibleDescription(/write a message/);
    await page.getByLabelText('Message to everyone').fill('The gym is closed on Friday.');
    await page.getByRole('switch', { name: 'Notify people too' }).click();
    await button('Announce').click();
    await expectMessage('Everyone sees the message on their dashboard.');
    const [, body] = sent[0]!;
    expect(body).toEqual({ text: 'The gym is closed on Friday.', days: 7, notify: true });
    const announcement = { id: lena.id, text: 'The gym is closed.', at: question.sentAt, endsAt: null };
    await showDesk('/desk', { ...answers, 'GET /desk/announcement': { announcement } });
    await button('End announcement').click();
    await expectMessage('The announcement has ended.');
  });

  it('stands on the dashboard until it is read', async () => {
    const announcement = { id: lena.id, text: 'The gym is closed on Friday.', at: question.sentAt };
    const { sent, answers } = recordCalls(`PUT /announcement/${lena.id}/read`);
    await showPage('/dashboard', personas['day 1'](), { person: { announcement }, answers });
    const note = page.getByRole('region', { name: 'Announcement' });
    await expect.element(note).toHaveTextContent('The gym is closed on Friday.');
    await expectNoViolations();
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect.element(note).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});
