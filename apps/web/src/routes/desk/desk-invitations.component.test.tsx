import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deskAnswers, invitation } from '../../features/desk/testing/desk-answers';
import { expectNoViolations } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type Answers, hold, refusal, serverError, unreachable } from '../../testing/story-api';

const invitationsAnswer = deskAnswers()['GET /desk/invitations'] as object;
/** Shows the page. `change` replaces parts of the answer about invitations. */
const show = (answers: Answers = {}, change: object = {}) =>
  showPage('/desk/invitations', personas['day 1'](), {
    answers: {
      ...deskAnswers(),
      'GET /desk/invitations': { ...invitationsAnswer, ...change },
      ...answers,
    },
    width: 1366,
    height: 768,
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');
const addresses = page.getByLabelText('Email addresses');

describe('Who can join', () => {
  it('is changed after a question that says what it does', async () => {
    const sent: unknown[] = [];
    await show({
      'PUT /desk/registration'(_derived: () => unknown, body: unknown) {
        sent.push(body);
        return { success: true };
      },
    });
    await expect.element(page.getByText('New people need an invitation.')).toBeVisible();
    await page.getByText('Nobody', { exact: true }).click();
    await expect.element(dialog).toHaveTextContent('Invitations won’t work until you let people join again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Anyone', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Let anyone join' }).click();
    await expectMessage('Anyone can join now.');
    expect(sent).toEqual([{ registration: 'open' }]);
  });

  it('is chosen at the sign-in service if another service than ours has the accounts', async () => {
    await show({}, { registration: null, invitations: [] });
    await expect
      .element(page.getByRole('heading', { name: 'Invite people at your sign-in service' }))
      .toBeVisible();
    await expect.element(addresses).not.toBeInTheDocument();
    await expectNoViolations();
  });

  it('is loaded again after a failure', async () => {
    let isAway = true;
    await show({ 'GET /desk/invitations': () => (isAway ? serverError() : invitationsAnswer) });
    await expect
      .element(page.getByRole('heading', { name: 'We couldn’t load the invitations' }))
      .toBeVisible();
    isAway = false;
    await button('Try again').click();
    await expect.element(addresses).toBeVisible();
  });
});

describe('A list of addresses', () => {
  const invite = 'POST /desk/invitations/by-email';

  it('is invited by mail once, also by a double tap', async () => {
    const sent: unknown[] = [];
    const { answer, letGo } = hold((_derived, body) => {
      sent.push(body);
      return { mailed: 2, links: [], registered: ['cy@club.org'] };
    });
    await show({ [invite]: answer });
    await button('Send invitations').click();
    await expect.element(addresses).toHaveAccessibleDescription(/Enter at least one address/);
    await addresses.fill('Ann <ann@club.org>, bob');
    await expect.element(addresses).toHaveAccessibleDescription(/“bob” is not an email address/);
    await addresses.fill('Ann <ann@club.org>, bob@club.org\ncy@club.org');
    await expect.element(page.getByText('3 people')).toBeVisible();
    await button('Send invitations').dblClick();
    letGo();
    await expectMessage('2 invitations are on their way.');
    await expect.element(page.getByText('Already registered: cy@club.org.')).toBeVisible();
    expect(sent).toEqual([{ emails: ['ann@club.org', 'bob@club.org', 'cy@club.org'], days: 14 }]);
    await expect.element(addresses).toHaveValue('');
  });

  it('keeps what is typed below it while it is being sent', async () => {
    const { answer, letGo } = hold(() => ({ mailed: 1, links: [], registered: [] }));
    await show({ [invite]: answer });
    await addresses.fill('ann@club.org');
    await button('Send invitations').click();
    await addresses.fill('ann@club.org\nbob@club.org');
    letGo();
    await expectMessage('The invitation is on its way.');
    await expect.element(addresses).toHaveValue('bob@club.org');
  });

  it('stays with its links while the operator looks at the other way to invite', async () => {
    const links = [{ email: 'ann@club.org', link: 'https://hundred.example/identity/invitation?token=ann' }];
    await show({ [invite]: { mailed: 0, links, registered: [] } }, { isMailed: false });
    await addresses.fill('ann@club.org');
    await button('Make links').click();
    await expect.element(page.getByText(/token=ann/)).toBeVisible();
    await addresses.fill('bob@club.org');
    await page.getByText('With one link').click();
    await expect.element(addresses).not.toBeInTheDocument();
    await page.getByText('By email').click();
    await expect.element(page.getByText(/token=ann/)).toBeVisible();
    await expect.element(addresses).toHaveValue('bob@club.org');
  });

  it('gives a link for each address where mail is not set up', async () => {
    const links = ['ann', 'bob'].map((name) => ({
      email: `${name}@club.org`,
      link: `https://hundred.example/identity/invitation?token=${name}`,
    }));
    await show({ [invite]: { mailed: 0, links, registered: [] } }, { isMailed: false });
    await addresses.fill('ann@club.org bob@club.org');
    await button('Make links').click();
    await expectMessage('2 links are ready.');
    await expect.element(button('Copy the link for bob@club.org')).toBeVisible();
    await expect.element(button('Copy all')).toBeVisible();
    await expectNoViolations();
  });

  it.each([
    ['No connection. Try again.', unreachable()],
    ['What the server says.', refusal(400, 'invalid_input', 'What the server says.')],
  ])('stays typed in if it could not be sent: %s', async (message, error) => {
    await show({ [invite]: error });
    await addresses.fill('ann@club.org');
    await button('Send invitations').click();
    await expectMessage(message);
    await expect.element(addresses).toHaveValue('ann@club.org');
  });
});

it('One link is made for so many people and days, and is shown to be copied', async () => {
  const sent: unknown[] = [];
  await show({
    'POST /desk/invitations'(_derived: () => unknown, body: unknown) {
      sent.push(body);
      return {
        id: invitation.id,
        link: `https://hundred.example/identity/invitation?token=${'abc'.repeat(15)}`,
        endsAt: invitation.endsAt,
      };
    },
  });
  await page.getByText('With one link').click();
  await page.getByLabelText('How many people').fill('30');
  await expect.element(page.getByText('The link works 30 times.')).toBeVisible();
  await page.getByLabelText('Links work for').selectOptions('A week');
  await button('Make a link').click();
  await expect.element(page.getByText(/token=abc/)).toBeVisible();
  expect(sent).toEqual([{ uses: 30, days: 7 }]);
  // A long link does not widen the page.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1366);
});

describe('Open invitations', () => {
  it('are listed with their uses, end and operator, and one is ended after a question', async () => {
    const ended: string[] = [];
    await show({
      'DELETE /desk/invitations/*'(_derived: () => unknown, _body: unknown, path: string) {
        ended.push(path);
        return { success: true };
      },
    });
    const list = page.getByRole('region', { name: 'Open invitations' });
    await expect
      .element(list)
      .toHaveTextContent(
        /Anyone with the linkUsed 3 of 10 times · until Mar 16 · created by Mara.*noor@example.orgNot used yet/,
      );
    await button('End the invitation: Anyone with the link').click();
    await dialog.getByRole('button', { name: 'End invitation' }).click();
    await expectMessage('The invitation has ended.');
    expect(ended).toEqual([`/desk/invitations/${invitation.id}`]);
  });

  it('say whether a former operator, whose account was deleted, or the command line created them', async () => {
    const invitations = [
      { ...invitation, invitedBy: null },
      {
        ...invitation,
        id: '00000000-0000-4000-8000-000000000999',
        email: 'kim@example.org',
        invitedBy: null,
        byCommandLine: true,
      },
    ];
    await show({}, { invitations });
    const list = page.getByRole('region', { name: 'Open invitations' });
    await expect
      .element(list)
      .toHaveTextContent(/created by a former operator.*kim@example.org.*created on the command line/);
  });

  it('are searched by address if there are many', async () => {
    const requests: string[] = [];
    await show({
      'GET /desk/invitations'(_derived: () => unknown, _body: unknown, path: string) {
        requests.push(path);
        return { ...invitationsAnswer, invitations: path.includes('zed') ? [] : [invitation], isMore: true };
      },
    });
    await page.getByRole('searchbox', { name: 'Search by email' }).fill('zed');
    await expect.element(page.getByText('No invitation found')).toBeVisible();
    expect(requests.at(-1)).toContain('search=zed');
  });

  it('can be none', async () => {
    await show({}, { invitations: [] });
    await expect
      .element(page.getByText('New invitations appear here until they are used or end.'))
      .toBeVisible();
  });
});
