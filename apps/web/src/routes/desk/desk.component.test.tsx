import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  deskAnswers,
  entry,
  health,
  lena,
  peopleCounts,
  personAnswer,
  question,
  report,
  vera,
} from '../../features/desk/testing/desk-answers';
import { clearPerson } from '../../sync/clear-person';
import { expectNoViolations } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage, uidOfTest } from '../../testing/show-page';
import { type Answers, hold, refusal, serverError, unreachable } from '../../testing/story-api';

/** Records what is sent to the addresses, and answers each with success. */
function recording(...addresses: string[]) {
  const sent: [string, unknown][] = [];
  const answers: Answers = {};
  for (const address of addresses)
    answers[address] = (_derived: () => unknown, body: unknown) => {
      sent.push([address, body]);
      return { success: true, until: null };
    };
  return { sent, answers };
}

const show = (path: string, answers: Answers = {}, size: { width?: number; height?: number } = {}) =>
  showPage(path, personas['day 1'](), {
    answers: { ...deskAnswers(), ...answers },
    width: 1366,
    height: 768,
    ...size,
  });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('The desk', () => {
  it('is not found by anyone but an operator', async () => {
    await show('/desk/people', { 'GET /desk': refusal(404, 'not_found', 'There is nothing here.') });
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
      await show(path, {}, { width });
      await expect.element(heading(name)).toBeVisible();
      await expect.poll(() => document.querySelectorAll('main .animate-skeleton').length).toBe(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectNoViolations();
    }
  });

  it('shows all its tabs on a phone without scrolling sideways', async () => {
    await show('/desk', {}, { width: 390 });
    await expect.element(page.getByRole('link', { name: 'Reports 1 waiting' })).toBeVisible();
    for (const link of page.getByRole('navigation', { name: 'Desk' }).getByRole('link').elements()) {
      expect(link.getBoundingClientRect().right, link.textContent).toBeLessThanOrEqual(390);
    }
  });

  it('shows a dash and a retry if the figures did not load', async () => {
    await show('/desk', { 'GET /desk/numbers': serverError(), 'GET /desk/health': serverError() });
    await expect.element(page.getByText('–').first()).toBeVisible();
    await expect.element(button('Try again').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load server health' })).toBeVisible();
  });

  it('says which part of the installation needs a look', async () => {
    const lastError = { at: '2026-03-01T09:42:00.000Z', reason: 'Connection refused' };
    await show('/desk', { 'GET /desk/health': { ...health, mail: { ...health.mail, lastError } } });
    await expect.element(page.getByText('Does not work:')).toBeInTheDocument();
    await expect.element(page.getByText(/Connection refused/)).toBeVisible();
    await expect
      .element(page.getByText(/No backup yet\. The server’s administrator should run: npm run backup/))
      .toBeVisible();
  });

  it('says who can join, and nothing where another service has the accounts', async () => {
    await show('/desk');
    await expect.element(page.getByRole('region', { name: 'Who can join' })).toBeVisible();
    await show('/desk', {
      'GET /desk/invitations': { registration: null, isMailed: false, invitations: [], isMore: false },
    });
    await expect.element(page.getByRole('heading', { name: 'Health' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Who can join' })).not.toBeInTheDocument();
  });

  it('only asks for a look if some mails failed and others were sent since', async () => {
    const mail = { ...health.mail, sent: 12, failed: 1, lastError: null };
    await show('/desk', { 'GET /desk/health': { ...health, mail } });
    const part = page.getByRole('listitem').filter({ hasText: '12 sent in the last 7 days, 1 failed' });
    await expect.element(part).toHaveTextContent(/Look at this:/);
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
          reason: 'the server ended meanwhile',
        },
      ],
    };
    await show('/desk', {
      'GET /desk/health': { ...health, mail },
      'POST /desk/health/test-mail': () => {
        throw refusal(502, 'mail_failed', 'Your mail server rejected the user or password in SMTP_URL.');
      },
    });
    await expect.element(page.getByText('1,200 sent · 1 failed · 4 unconfirmed · 3 waiting')).toBeVisible();
    const last = page.getByRole('list', { name: 'Latest e-mails' });
    await expect
      .element(last)
      .toHaveTextContent(
        /Reminder.*Sent.*Receipt.*Failed: 554 no thanks.*New sign-in.*Unconfirmed: the server ended meanwhile/,
      );
    await button('Send a test').click();
    await expectMessage('Your mail server rejected the user or password in SMTP_URL.');
  });
});

describe('The people of the desk', () => {
  const dialog = page.getByRole('alertdialog');

  it('are searched from the second letter, and chosen with the arrow keys', async () => {
    const requests: string[] = [];
    const answers: Answers = {
      'GET /desk/people'(_derived: () => unknown, _body: unknown, path: string) {
        requests.push(path);
        return { people: [lena, vera], next: null, counts: peopleCounts, onlyBeginnings: false };
      },
    };
    await show('/desk/people', answers);
    await page.getByRole('searchbox').fill('l');
    await page.getByRole('searchbox').fill('le');
    await expect.poll(() => requests.at(-1)).toBe('/desk/people?show=all&search=le');
    expect(requests.some((path) => path.endsWith('search=l'))).toBe(false);
    await page.getByRole('button', { name: /Lena/ }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Lena' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('heading', { level: 2, name: 'vera@example.org' })).toBeVisible();
    await expect.element(page.getByText('Rude to others')).toBeVisible();
  });

  it('are shown from the page before, once everybody on the last page is deleted', async () => {
    let isVeraHere = true;
    await show('/desk/people', {
      'GET /desk/people'(_derived: () => unknown, _body: unknown, path: string) {
        const people = path.includes('after=') ? [vera].filter(() => isVeraHere) : [lena];
        const next = isVeraHere && people.includes(lena) ? `${lena.id}lena` : null;
        return { people, next, counts: peopleCounts, onlyBeginnings: false };
      },
      [`DELETE /desk/people/${vera.id}`]() {
        isVeraHere = false;
        return { success: true };
      },
    });
    await button('Next').click();
    await page.getByRole('button', { name: /vera@example.org/ }).click();
    await button('Delete account').click();
    await dialog.getByRole('textbox').fill('vera@example.org');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect.element(page.getByRole('button', { name: /Lena/ })).toBeVisible();
    await expect.element(button('Back')).not.toBeInTheDocument();
  });

  it('are brought into view when they are chosen in a long list', async () => {
    const people = Array.from({ length: 25 }, (_, index) => ({
      ...lena,
      id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
      name: `Member ${index}`,
    }));
    const answers = Object.fromEntries(
      people.map((one) => [`GET /desk/people/${one.id}`, personAnswer(one)] as const),
    );
    const list = { people, next: null, counts: peopleCounts, onlyBeginnings: false };
    for (const width of [390, 1366]) {
      await show('/desk/people', { ...answers, 'GET /desk/people': list }, { width });
      for (const index of [24, 2]) {
        await page.getByRole('button', { name: `Member ${index} lena` }).click();
        await expect
          .element(page.getByRole('heading', { level: 2, name: `Member ${index}` }))
          .toBeInViewport();
      }
    }
  });

  it('are suspended only with a reason', async () => {
    const { sent, answers } = recording(`PUT /desk/people/${lena.id}/suspension`);
    await show(`/desk/people/${lena.id}`, answers);
    await button('Suspend').click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/give a reason/);
    expect(sent).toEqual([]);
    await dialog.getByLabelText('Reason').fill('Rude to others');
    await dialog.getByText('30 days').click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expectMessage('Lena is suspended.');
    expect(sent[0]![1]).toEqual({ days: 30, reason: 'Rude to others' });
  });

  it('are deleted only with their name typed in', async () => {
    const { sent, answers } = recording(`DELETE /desk/people/${lena.id}`);
    await show(`/desk/people/${lena.id}`, answers);
    await button('Delete account').click();
    await dialog.getByRole('textbox').fill('Len');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    expect(sent).toEqual([]);
    await dialog.getByRole('textbox').fill('Lena');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expectMessage('The account is deleted.');
    expect(sent[0]![1]).toEqual({ confirm: 'Lena' });
    expect(location.pathname).toBe('/desk/people');
  });

  it('are signed out after a fresh sign-in, without losing the action', async () => {
    let tries = 0;
    const answers: Answers = {
      [`POST /desk/people/${lena.id}/end-sessions`]() {
        tries += 1;
        return tries > 1 ? { success: true } : refusal(403, 'sign_in_again', 'Please sign in again.');
      },
    };
    await show(`/desk/people/${lena.id}`, answers);
    await button('Sign out everywhere').click();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('alertdialog', { name: 'Sign in again' })
      .getByRole('button', { name: 'Sign in' })
      .click();
    await expectMessage('Lena is signed out everywhere.');
    expect(tries).toBe(2);
    expect(localStorage.getItem('hundred:sign-in-anew')).not.toBe('true');
  });

  it('show why an action was refused, and offer what their state allows', async () => {
    await show(`/desk/people/${lena.id}`, {
      [`POST /desk/people/${lena.id}/reset-link`]: refusal(409, 'mail_not_set_up', 'Mail is not set up.'),
    });
    await button('Send reset link').click();
    await expectMessage('Mail is not set up.');
    await show(`/desk/people/${vera.id}`, {
      [`GET /desk/people/${vera.id}`]: { ...personAnswer(vera), hasAccount: false, isEmailConfirmed: null },
    });
    await expect.element(page.getByText('E-mail not confirmed')).not.toBeInTheDocument();
    await expect.element(button('End the suspension')).toBeVisible();
    await show(`/desk/people/${lena.id}`, {
      [`GET /desk/people/${lena.id}`]: { ...personAnswer(lena), isMailSetUp: false },
    });
    await expect.element(page.getByText('npm run admin -- reset-password EMAIL')).toBeVisible();
    await expect.element(button('Send reset link')).not.toBeInTheDocument();
    await show(`/desk/people/${vera.id}`, {
      [`GET /desk/people/${vera.id}`]: { ...personAnswer(vera), hasAccount: false, isEmailConfirmed: null },
    });
    await expect.element(button('End the suspension')).toBeVisible();
    for (const absent of ['Send reset link', 'Give Premium', 'Suspend', 'Remove the name'])
      await expect.element(button(absent)).not.toBeInTheDocument();
  });
});

it('A person whose e-mail is not confirmed is marked', async () => {
  await show(`/desk/people/${lena.id}`, {
    [`GET /desk/people/${lena.id}`]: { ...personAnswer(lena), isEmailConfirmed: false },
  });
  await expect.element(page.getByText('E-mail not confirmed')).toBeVisible();
});

it('An operator is neither suspended nor deleted by another one', async () => {
  await show(`/desk/people/${lena.id}`, {
    [`GET /desk/people/${lena.id}`]: { ...personAnswer(lena), isOperator: true },
  });
  await expect.element(page.getByText(/You can’t sign out, suspend or delete an operator/)).toBeVisible();
  for (const absent of ['Suspend', 'Delete account'])
    await expect.element(button(absent)).not.toBeInTheDocument();
});

it('Accounts that were never used are listed apart, with a reset link and a deletion', async () => {
  const done: string[] = [];
  const note = (_derived: () => unknown, _body: unknown, path: string) => {
    done.push(path);
    return { success: true };
  };
  const account = {
    id: lena.id,
    email: 'noa@example.org',
    createdAt: '2026-02-20T09:00:00.000Z',
    isEmailConfirmed: false,
  };
  await show('/desk/people', {
    'GET /desk/accounts': { accounts: [account], isMore: false },
    'POST /desk/accounts/*': note,
    'DELETE /desk/accounts/*': note,
  });
  await page.getByText('Never used 3').click();
  await expect.element(page.getByText('They created an account and never opened the app.')).toBeVisible();
  await expect.element(page.getByText(/E-mail not confirmed/)).toBeVisible();
  await button('Send reset link').click();
  await expectMessage('The link is on its way by e-mail.');
  await button('Delete account').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expectMessage('The account is deleted.');
  expect(done).toEqual([`/desk/accounts/${lena.id}/reset-link`, `/desk/accounts/${lena.id}`]);
});

describe('What waits at the desk', () => {
  it('is a question that is answered in place; its draft survives a reload', async () => {
    const { sent, answers } = recording(`PUT /desk/questions/${question.id}/answer`);
    await show('/desk/support', answers);
    await expect.element(page.getByRole('link', { name: 'Support 1 waiting' })).toBeVisible();
    await page.getByLabelText('Your answer').fill('Found it.');
    await show('/desk/support', answers);
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it.');
    await page.getByLabelText('Your answer').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectMessage('Sent. They can read it in the app.');
    expect(sent[0]![1]).toEqual({ answer: 'Found it.', replaces: null });
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('');
  });

  it('keeps what is typed while the answer is being sent', async () => {
    const { answer, letGo } = hold(() => ({ success: true }));
    await show('/desk/support', { [`PUT /desk/questions/${question.id}/answer`]: answer });
    await page.getByLabelText('Your answer').fill('Found it.');
    await button('Send and close').click();
    await page.getByLabelText('Your answer').fill('Found it. It is fixed tomorrow.');
    letGo();
    await expectMessage('Sent. They can read it in the app.');
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it. It is fixed tomorrow.');
  });

  it('is brought into view when it is chosen in a long list', async () => {
    const questions = Array.from({ length: 30 }, (_, index) => ({
      ...question,
      id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
      message: `Question ${index}`,
    }));
    for (const width of [390, 1366]) {
      await show('/desk/support', { 'GET /desk/questions': { questions } }, { width });
      for (const index of [3, 28]) {
        await page.getByRole('button', { name: `Question ${index}`, exact: false }).click();
        await expect.element(button('Send and close')).toBeInViewport();
      }
    }
  });

  it('is not shown to the next operator with the draft of the one who signed out', async () => {
    await show('/desk/support');
    await page.getByLabelText('Your answer').fill('About their illness.');
    await clearPerson(uidOfTest(), 'everything');
    await show('/desk/support');
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('');
  });

  it('keeps an answer that could not be sent', async () => {
    await show('/desk/support', { [`PUT /desk/questions/${question.id}/answer`]: unreachable() });
    await page.getByLabelText('Your answer').fill('Found it.');
    await button('Send and close').click();
    await expectMessage('No connection. Try again.');
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it.');
  });

  it('stays the question that is being answered if another one comes before it', async () => {
    const urgent = { ...question, id: '00000000-0000-4000-8000-000000000999', message: 'I paid twice.' };
    let questions = [question];
    await show('/desk/support', {
      'GET /desk/questions': () => ({ questions }),
      [`PUT /desk/questions/${question.id}/answer`]: serverError(),
    });
    await page.getByLabelText('Your answer').fill('Found it.');
    questions = [urgent, question];
    await button('Send and close').click();
    await expect.element(page.getByRole('button', { name: /I paid twice/ })).toBeVisible();
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it.');
  });

  it('is a report with who and what, which is kept with an undo, or loses its name', async () => {
    const { sent, answers } = recording(`PUT /desk/reports/${report.id}`);
    let blanked = 0;
    await show('/desk/reports', {
      ...answers,
      [`POST /desk/reports/${report.id}/blank-name`]() {
        blanked += 1;
        return { success: true };
      },
    });
    await expect.element(page.getByText('“Free pills here”')).toBeVisible();
    await expect.element(page.getByText(/Team “Oak”/)).toBeVisible();
    const keep = button('Keep the name');
    await expect.element(keep).toBeVisible();
    // A double press comes before the page is drawn again.
    for (const press of [1, 2])
      (keep.element() as HTMLElement).dispatchEvent(
        new MouseEvent('click', { bubbles: true, detail: press }),
      );
    await button('Undo').click();
    await expect.poll(() => sent.length).toBe(2);
    await button('Remove the name').click();
    await expect.poll(() => blanked).toBe(1);
    expect(sent.map(([, body]) => body)).toEqual([{ action: 'close' }, { action: 'reopen' }]);
  });

  it('is nothing', async () => {
    await show('/desk/reports', { 'GET /desk/reports': { reports: [] } });
    await expect.element(page.getByText('Nothing is waiting.')).toBeVisible();
    await show('/desk/support', { 'GET /desk/questions': { questions: [] } });
    await expect.element(page.getByText('Nothing is waiting.')).toBeVisible();
  });
});

it('The audit is read by operator, and names the command line', async () => {
  const requests: string[] = [];
  await show('/desk/audit', {
    'GET /desk/audit'(_derived: () => unknown, _body: unknown, path: string) {
      requests.push(path);
      return {
        entries: [
          { ...entry, operator: 'Command line' },
          { ...entry, id: 6, operator: null, byCommandLine: true },
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
  expect([lookOf(person), lookOf(commandLine)]).toEqual(['normal', 'italic']);
  await page.getByLabelText('Operator', { exact: true }).selectOptions('Mara');
  await expect.poll(() => requests.at(-1)).toBe(`/desk/audit?operator=${lena.id}`);
});

it('The link of a new installation makes the person the operator', async () => {
  const code = 'a'.repeat(43);
  const { sent, answers } = recording('POST /desk/claim');
  await show(`/desk/claim#${code}`, answers);
  await button('Make me the operator').click();
  await expect.element(heading('Overview')).toBeVisible();
  expect(sent[0]![1]).toEqual({ code });
  await show(`/desk/claim#${code}`, {
    'POST /desk/claim': refusal(404, 'not_found', 'There is nothing here.'),
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

describe('A text for the legal pages', () => {
  it('is saved once it was changed, and stays as it was typed if that fails', async () => {
    const sent: unknown[] = [];
    let isAway = true;
    const save = (_derived: () => unknown, body: unknown) => {
      if (isAway) throw unreachable();
      sent.push(body);
      return { success: true };
    };
    await show('/desk/texts', { 'PUT /desk/texts/imprint': save });
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
    expect(sent).toEqual([{ markdown: '**Club** in Berlin', replaces: '**Club**' }]);
  });

  it('stays while its operator looks at another tab', async () => {
    await show('/desk/texts');
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
    await show('/desk/texts', {
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
    await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t load the operator’s part.');
  });
});

describe('An announcement', () => {
  it('is written on the overview, and ended there', async () => {
    const { sent, answers } = recording('PUT /desk/announcement', 'DELETE /desk/announcement');
    await show('/desk', answers);
    await expect
      .element(page.getByRole('link', { name: 'Overview' }))
      .toHaveAttribute('aria-current', 'page');
    await button('Announce').click();
    await expect
      .element(page.getByLabelText('Message to everyone'))
      .toHaveAccessibleDescription(/write a message/);
    await page.getByLabelText('Message to everyone').fill('The gym is closed on Friday.');
    await page.getByRole('switch', { name: 'Notify people too' }).click();
    await button('Announce').click();
    await expectMessage('Everyone sees it on their dashboard.');
    expect(sent[0]![1]).toEqual({ text: 'The gym is closed on Friday.', days: 7, notify: true });
    const announcement = { id: lena.id, text: 'The gym is closed.', at: question.sentAt, endsAt: null };
    await show('/desk', { ...answers, 'GET /desk/announcement': { announcement } });
    await button('End announcement').click();
    await expectMessage('The announcement has ended.');
  });

  it('stands on the dashboard until it is read', async () => {
    const announcement = { id: lena.id, text: 'The gym is closed on Friday.', at: question.sentAt };
    const { sent, answers } = recording(`PUT /announcement/${lena.id}/read`);
    await showPage('/dashboard', personas['day 1'](), { person: { announcement }, answers });
    const note = page.getByRole('region', { name: 'Announcement' });
    await expect.element(note).toHaveTextContent('The gym is closed on Friday.');
    await expectNoViolations();
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect.element(note).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});
