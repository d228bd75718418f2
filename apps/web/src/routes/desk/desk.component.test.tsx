import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auditEntry, deskAnswers, health, lena } from '../../features/desk/testing/desk-answers';
import { recordCalls, showDesk } from '../../features/desk/testing/show-desk';
import { expectNoViolations } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { refusal, serverError } from '../../testing/story-api';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('The desk', () => {
  it('is not found by anyone but an operator', async () => {
    await showDesk('/desk/people', {
      'GET /desk': refusal(404, 'not_found', 'We can’t find this. Go back and try again.'),
    });
    await expect.element(heading('Page not found')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Desk' })).not.toBeInTheDocument();
  });

  it.each([
    ['/desk', 'Overview'],
    ['/desk/people', 'People'],
    [`/desk/people/${lena.id}`, 'People'],
    ['/desk/invitations', 'Invitations'],
    ['/desk/support', 'Support'],
    ['/desk/reports', 'Reports'],
    ['/desk/texts', 'Legal texts'],
    ['/desk/audit', 'Audit'],
  ])('shows %s without axe violations, at three widths', async (path, name) => {
    for (const width of [1366, 1024, 390]) {
      await showDesk(path, {}, { width });
      await expect.element(heading(name)).toBeVisible();
      await expect.poll(() => document.querySelectorAll('main .animate-skeleton').length).toBe(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectNoViolations();
    }
  });

  it('shows all its tabs on a phone without scrolling sideways', async () => {
    await showDesk('/desk', {}, { width: 390 });
    await expect.element(page.getByRole('link', { name: 'Reports 1 waiting' })).toBeVisible();
    for (const link of page.getByRole('navigation', { name: 'Desk' }).getByRole('link').elements()) {
      expect(link.getBoundingClientRect().right, link.textContent).toBeLessThanOrEqual(390);
    }
  });

  it('shows a dash and a retry if the figures did not load', async () => {
    await showDesk('/desk', { 'GET /desk/numbers': serverError(), 'GET /desk/health': serverError() });
    await expect.element(page.getByText('–').first()).toBeVisible();
    await expect.element(button('Try again').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load server health' })).toBeVisible();
  });

  it('says which part of the installation needs a look', async () => {
    const lastError = { at: '2026-03-01T09:42:00.000Z', reason: 'Connection refused' };
    await showDesk('/desk', { 'GET /desk/health': { ...health, mail: { ...health.mail, lastError } } });
    await expect.element(page.getByText('Doesn’t work:')).toBeInTheDocument();
    await expect.element(page.getByText(/Connection refused/)).toBeVisible();
    await expect
      .element(page.getByText(/No backup yet\. The server’s administrator should run: npm run backup/))
      .toBeVisible();
  });

  it('says who can join, and nothing where another service has the accounts', async () => {
    await showDesk('/desk');
    await expect.element(page.getByRole('region', { name: 'Who can join' })).toBeVisible();
    await showDesk('/desk', {
      'GET /desk/invitations': { registration: null, isMailed: false, invitations: [], isMore: false },
    });
    await expect.element(page.getByRole('heading', { name: 'Server health' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Who can join' })).not.toBeInTheDocument();
  });

  it('only asks for a look if some mails failed and others were sent since', async () => {
    const mail = { ...health.mail, sent: 12, failed: 1, lastError: null };
    await showDesk('/desk', { 'GET /desk/health': { ...health, mail } });
    const part = page.getByRole('listitem').filter({ hasText: '12 sent in the last 7 days, 1 failed' });
    await expect.element(part).toHaveTextContent(/Needs attention:/);
  });

  it('lists the newest mails with the reason of a failure, and says why a test mail failed', async () => {
    const mail = {
      ...health.mail,
      sent: 1200,
      failed: 1,
      unknown: 4,
      waiting: 3,
      recent: [
        ...health.mail.recent,
        {
          id: '00000000-0000-4000-8000-000000000099',
          at: '2026-03-01T09:42:00.000Z',
          kind: 'receipt',
          outcome: 'failed' as const,
          reason: '554 no thanks',
        },
        {
          id: '00000000-0000-4000-8000-000000000098',
          at: '2026-03-01T09:41:00.000Z',
          kind: 'newSignIn',
          outcome: 'unknown' as const,
          reason: 'the server stopped meanwhile',
        },
      ],
    };
    await showDesk('/desk', {
      'GET /desk/health': { ...health, mail },
      'POST /desk/health/test-mail': () => {
        throw refusal(502, 'mail_failed', 'Your mail server rejected the user or password in SMTP_URL.');
      },
    });
    await expect.element(page.getByText('1,200 sent · 1 failed · 4 maybe sent · 3 waiting')).toBeVisible();
    const latestMails = page.getByRole('list', { name: 'Latest emails' });
    await expect
      .element(latestMails)
      .toHaveTextContent(
        /Reminder.*Sent.*Receipt.*Failed: 554 no thanks.*New sign-in.*Maybe sent: the server stopped meanwhile/,
      );
    await button('Send a test').click();
    await expectMessage('Your mail server rejected the user or password in SMTP_URL.');
  });
});

it('The audit can show one operator alone, and names the command line', async () => {
  const requests: string[] = [];
  await showDesk('/desk/audit', {
    'GET /desk/audit'(_derived: () => unknown, _body: unknown, path: string) {
      requests.push(path);
      return {
        entries: [
          { ...auditEntry, operator: 'Command line' },
          { ...auditEntry, id: 6, operator: null, byCommandLine: true },
        ],
        isMore: false,
        operators: [{ id: lena.id, name: 'Mara' }],
      };
    },
  });
  await expect.element(page.getByText('gave Lena Premium (starter)').first()).toBeVisible();
  // A person can choose this name, but not its look.
  const [person, commandLine] = page.getByText('Command line', { exact: true }).elements();
  const lookOf = (one: Element | undefined) => getComputedStyle(one!).fontStyle;
  expect(lookOf(person)).toBe('normal');
  expect(lookOf(commandLine)).toBe('italic');
  await page.getByLabelText('Operator', { exact: true }).selectOptions('Mara');
  await expect.poll(() => requests.at(-1)).toBe(`/desk/audit?operator=${lena.id}`);
});

/** A code of the form that the first start of a server prints. */
const code = 'a'.repeat(43);

it('The link of a new installation makes the person the operator', async () => {
  const { sent, answers } = recordCalls('POST /desk/claim');
  await showDesk(`/desk/claim#${code}`, answers);
  await button('Make me the operator').click();
  await expect.element(heading('Overview')).toBeVisible();
  const [, body] = sent[0]!;
  expect(body).toEqual({ code });
});

it('The link of a new installation says that it was used if the server refuses it', async () => {
  await showDesk(`/desk/claim#${code}`, {
    'POST /desk/claim': refusal(404, 'not_found', 'We can’t find this. Go back and try again.'),
  });
  await button('Make me the operator').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link was already used');
});

it('The settings of an operator lead to the desk, and those of other people do not', async () => {
  await showPage('/settings', personas['day 1'](), { person: { isOperator: true }, answers: deskAnswers() });
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await expect.element(heading('Overview')).toBeVisible();
  await showPage('/settings', personas['day 1']());
  await expect.element(heading('Settings')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the desk' })).not.toBeInTheDocument();
});
