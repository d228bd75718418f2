import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lena, peopleCounts, personAnswer, vera } from '../../features/desk/testing/desk-answers';
import { recordCalls, showDesk } from '../../features/desk/testing/show-desk';
import { expectMessage } from '../../testing/messages';
import { type Answers, refusal } from '../../testing/story-api';

const button = (name: string) => page.getByRole('button', { name, exact: true });

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
    await showDesk('/desk/people', answers);
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

  it('are shown from the previous page of the list, once everybody on the last one is deleted', async () => {
    let isVeraHere = true;
    await showDesk('/desk/people', {
      'GET /desk/people'(_derived: () => unknown, _body: unknown, path: string) {
        const veraIfHere = isVeraHere ? [vera] : [];
        const people = path.includes('after=') ? veraIfHere : [lena];
        // The list goes on after Lena as long as Vera has an account.
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
      await showDesk('/desk/people', { ...answers, 'GET /desk/people': list }, { width });
      for (const index of [24, 2]) {
        await page.getByRole('button', { name: `Member ${index} lena` }).click();
        await expect
          .element(page.getByRole('heading', { level: 2, name: `Member ${index}` }))
          .toBeInViewport();
      }
    }
  });

  it('are suspended only with a reason', async () => {
    const { sent, answers } = recordCalls(`PUT /desk/people/${lena.id}/suspension`);
    await showDesk(`/desk/people/${lena.id}`, answers);
    await button('Suspend').click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/give a reason/);
    expect(sent).toEqual([]);
    await dialog.getByLabelText('Reason').fill('Rude to others');
    await dialog.getByText('30 days').click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expectMessage('Lena is suspended.');
    const [, body] = sent[0]!;
    expect(body).toEqual({ days: 30, reason: 'Rude to others' });
  });

  it('are deleted only with their name typed in', async () => {
    const { sent, answers } = recordCalls(`DELETE /desk/people/${lena.id}`);
    await showDesk(`/desk/people/${lena.id}`, answers);
    await button('Delete account').click();
    await dialog.getByRole('textbox').fill('Len');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    expect(sent).toEqual([]);
    await dialog.getByRole('textbox').fill('Lena');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expectMessage('The account is deleted.');
    const [, body] = sent[0]!;
    expect(body).toEqual({ confirm: 'Lena' });
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
    await showDesk(`/desk/people/${lena.id}`, answers);
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

  it('show why an action was refused', async () => {
    await showDesk(`/desk/people/${lena.id}`, {
      [`POST /desk/people/${lena.id}/reset-link`]: refusal(409, 'mail_not_set_up', 'Mail is not set up.'),
    });
    await button('Send reset link').click();
    await expectMessage('Mail is not set up.');
  });

  it('are sent no reset link where mail is not set up, and the command for it is shown', async () => {
    await showDesk(`/desk/people/${lena.id}`, {
      [`GET /desk/people/${lena.id}`]: { ...personAnswer(lena), isMailSetUp: false },
    });
    await expect.element(page.getByText('npm run admin -- reset-password EMAIL')).toBeVisible();
    await expect.element(button('Send reset link')).not.toBeInTheDocument();
  });

  it('offer nothing that their state rules out, such as another suspension of a suspended person', async () => {
    await showDesk(`/desk/people/${vera.id}`, {
      [`GET /desk/people/${vera.id}`]: { ...personAnswer(vera), hasAccount: false, isEmailConfirmed: null },
    });
    await expect.element(button('End the suspension')).toBeVisible();
    await expect.element(page.getByText('Email not confirmed')).not.toBeInTheDocument();
    for (const absent of ['Send reset link', 'Give Premium', 'Suspend', 'Remove the name'])
      await expect.element(button(absent)).not.toBeInTheDocument();
  });
});

it('A person whose email is not confirmed is marked', async () => {
  await showDesk(`/desk/people/${lena.id}`, {
    [`GET /desk/people/${lena.id}`]: { ...personAnswer(lena), isEmailConfirmed: false },
  });
  await expect.element(page.getByText('Email not confirmed')).toBeVisible();
});

it('An operator is neither suspended nor deleted by another one', async () => {
  await showDesk(`/desk/people/${lena.id}`, {
    [`GET /desk/people/${lena.id}`]: { ...personAnswer(lena), isOperator: true },
  });
  await expect.element(page.getByText(/You can’t sign out, suspend or delete an operator/)).toBeVisible();
  for (const absent of ['Suspend', 'Delete account'])
    await expect.element(button(absent)).not.toBeInTheDocument();
});

it('Accounts that were never used are listed apart, with a reset link and a deletion', async () => {
  const requests: string[] = [];
  const recordRequest = (_derived: () => unknown, _body: unknown, path: string) => {
    requests.push(path);
    return { success: true };
  };
  const account = {
    id: lena.id,
    email: 'noa@example.org',
    createdAt: '2026-02-20T09:00:00.000Z',
    isEmailConfirmed: false,
  };
  await showDesk('/desk/people', {
    'GET /desk/accounts': { accounts: [account], isMore: false },
    'POST /desk/accounts/*': recordRequest,
    'DELETE /desk/accounts/*': recordRequest,
  });
  await page.getByText('Never opened 3').click();
  await expect
    .element(page.getByText('These people created an account and never opened the app.'))
    .toBeVisible();
  await expect.element(page.getByText(/Email not confirmed/)).toBeVisible();
  await button('Send reset link').click();
  await expectMessage('The link is on its way by email.');
  await button('Delete account').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expectMessage('The account is deleted.');
  expect(requests).toEqual([`/desk/accounts/${lena.id}/reset-link`, `/desk/accounts/${lena.id}`]);
});
