import { startMailServer } from '@hundred/testkit/services/mail-server';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { invitationLetter } from '../../adapters/embedded-identity/letting-in/invitation-letter';
import { injectBrowser, register } from '../../adapters/embedded-identity/testing/inject-browser';
import { invite, showInvitations } from '../../cli/admin/letting-in/invitations';
import { chooseRegistration } from '../../cli/admin/letting-in/registration';
import { runAdmin } from '../../cli/admin/run-admin';
import { person } from '../../db/schema/schema';
import { addOperator } from '../../identity/operators';
import { ownAccounts, type TestApp, testApp } from '../../testing/test-app';
import { DeskCaller } from '../testing/desk-caller';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const openAccounts = { ...ownAccounts, REGISTRATION: 'open' };
const server = testApp(openAccounts);
const serverWithMail = testApp({ ...openAccounts, SMTP_URL: mailServer.url, MAIL_FROM: 'club@hundred.test' });
const serverWithoutAccounts = testApp();
const password = 'correct horse battery';
const publicUrl = 'http://localhost:3000';

/** An operator with an account of our own, and the calls of the desk. */
async function operatorOf({ app, storage }: TestApp, email: string) {
  const { id_token: idToken } = await register(injectBrowser(app), email, password);
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
  const id = signedIn.json().user.uid as string;
  await storage.database.transaction((transaction) =>
    addOperator(transaction, id, { grantedBy: null, now: Date.now() }),
  );
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    { under = '/desk' } = {},
  ) => {
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await app.inject({
      method,
      url: `/api${under}${url}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** A newcomer who opens a link and creates an account; the status of the form's answer. */
async function join({ app }: TestApp, link: string, email: string): Promise<number> {
  const ownBrowser = injectBrowser(app);
  await ownBrowser.open(link.replace(publicUrl, ''));
  const page = await ownBrowser.beginSignIn();
  return (await ownBrowser.submit(`${page.url.pathname}/register`, { email, password })).status;
}

describe('At the desk, an operator', () => {
  it('chooses who may create an account, which holds at once', async () => {
    const mara = await operatorOf(server.current, 'mara@club.test');
    expect((await mara('GET', '/invitations')).body).toEqual({
      registration: 'open',
      isMailed: false,
      invitations: [],
      isMore: false,
    });
    expect((await mara('PUT', '/registration', { registration: 'invited' })).status).toBe(200);
    expect((await mara('GET', '/invitations')).body.registration).toBe('invited');
    expect((await injectBrowser(server.current.app).beginSignIn()).body).toContain('You need an invitation');
    expect((await mara('PUT', '/registration', { registration: 'ajar' })).body.field).toBe('registration');
    expect((await mara('GET', '/audit')).body.entries[0]).toMatchObject({
      action: 'registration',
      operator: 'mara@club.test',
      note: 'invited',
    });
    await mara('PUT', '/registration', { registration: 'open' });
  });

  it('makes a link for several people, sees its uses, and ends it', async () => {
    const nora = await operatorOf(server.current, 'nora@club.test');
    await nora('PUT', '/registration', { registration: 'invited' });
    const { link, id } = (await nora('POST', '/invitations', { uses: 3, days: 7 })).body;
    expect(await join(server.current, link, 'lena@club.test')).toBe(303);
    const { invitations } = (await nora('GET', '/invitations')).body;
    expect(invitations).toEqual([
      {
        id,
        email: null,
        uses: 3,
        used: 1,
        endsAt: expect.any(String),
        invitedBy: 'nora@club.test',
        byCommandLine: false,
      },
    ]);
    const nearlySevenDays = 6.9 * 86_400_000;
    expect(Date.parse(invitations[0].endsAt) - Date.now()).toBeGreaterThan(nearlySevenDays);
    expect((await nora('DELETE', `/invitations/${id}`)).status).toBe(200);
    expect((await nora('DELETE', `/invitations/${id}`)).status).toBe(404);
    expect(await join(server.current, link, 'late@club.test')).toBe(403);
    const { entries } = (await nora('GET', '/audit')).body;
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'end-invitation', operator: 'nora@club.test' },
      {
        action: 'joined-by-invitation',
        operator: 'nora@club.test',
        byCommandLine: false,
        person: { name: 'lena@club.test' },
      },
      { action: 'invite', operator: 'nora@club.test', note: '3 people' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('token');
    await nora('PUT', '/registration', { registration: 'open' });
  });

  it('gets the links for addresses where mail is not set up', async () => {
    const olga = await operatorOf(server.current, 'olga@club.test');
    const { body } = await olga('POST', '/invitations/by-email', {
      emails: ['Ann@Club.test ', 'bob@club.test', 'olga@club.test', 'ann@club.test'],
      days: 14,
    });
    expect(body).toEqual({
      mailed: 0,
      links: [
        { email: 'ann@club.test', link: expect.stringContaining(`${publicUrl}/identity/invitation?token=`) },
        { email: 'bob@club.test', link: expect.any(String) },
      ],
      registered: ['olga@club.test'],
    });
    const wrong = await olga('POST', '/invitations/by-email', { emails: ['a@b.test', 'no one'], days: 14 });
    expect([wrong.status, wrong.body.field, wrong.body.message]).toEqual([
      400,
      'emails',
      expect.stringContaining('"no one"'),
    ]);
    const again = await olga('POST', '/invitations/by-email', { emails: ['olga@club.test'], days: 14 });
    expect(again.body).toEqual({ mailed: 0, links: [], registered: ['olga@club.test'] });
    const invites = (await olga('GET', '/audit')).body.entries.filter(
      ({ action }: { action: string }) => action === 'invite',
    );
    expect(invites[0]).toMatchObject({ note: '2 people', operator: 'olga@club.test' });
  });

  it('sees in the audit that a person joined by an invitation of the command line', async () => {
    const pia = await operatorOf(server.current, 'pia@club.test');
    const [line = ''] = await runAdmin(
      [invite(publicUrl)],
      ['invite'],
      server.current.storage.database,
      Date.now(),
    );
    await join(server.current, line, 'quinn@club.test');
    expect((await pia('GET', '/audit')).body.entries[0]).toMatchObject({
      action: 'joined-by-invitation',
      byCommandLine: true,
      person: { name: 'quinn@club.test' },
    });
  });

  it('has links mailed, each of which works for its address alone', async () => {
    const rosa = await operatorOf(serverWithMail.current, 'rosa@club.test');
    await rosa('PUT', '/registration', { registration: 'invited' });
    const emails = ['sam@club.test', 'tia@club.test'];
    const answer = await rosa('POST', '/invitations/by-email', { emails, days: 14 });
    expect(answer.body).toEqual({ mailed: 2, links: [], registered: [] });
    const mailTo = (to: string) =>
      mailServer.received.filter(
        (one) => one.to.includes(to) && one.subject === 'Your invitation to Hundred',
      );
    for (const email of emails) await expect.poll(() => mailTo(email).length).toBe(1);
    const linkTo = (to: string) => /http:\S+token=[\w-]+/.exec(mailTo(to)[0]!.text)![0];
    expect(await join(serverWithMail.current, linkTo('sam@club.test'), 'tia@club.test')).toBe(403);
    expect(await join(serverWithMail.current, linkTo('sam@club.test'), 'sam@club.test')).toBe(303);
    expect(await join(serverWithMail.current, linkTo('tia@club.test'), 'tia@club.test')).toBe(303);
  });

  it('invites by a mail whose link replaces the one before, unless the invitation has ended', async () => {
    const vera = await operatorOf(server.current, 'vera@club.test');
    const { links } = (await vera('POST', '/invitations/by-email', { emails: ['walt@club.test'], days: 14 }))
      .body;
    const { id } = (await vera('GET', '/invitations')).body.invitations[0];
    const { database } = server.current.storage;
    const write = () =>
      invitationLetter({ kind: 'invitation', invitationId: id }, 'walt@club.test', {
        database,
        publicUrl,
        now: Date.now(),
      });
    const letter = await write();
    const opened = async (link: string) =>
      (await injectBrowser(server.current.app).open(link.replace(publicUrl, ''))).status;
    expect([await opened(links[0].link), await opened(letter!.link)]).toEqual([400, 200]);
    await vera('DELETE', `/invitations/${id}`);
    expect(await write()).toBeUndefined();
  });

  it('invites in the operator’s own language', async () => {
    const xena = await operatorOf(server.current, 'xena@club.test');
    await xena('POST', '/invitations/by-email', { emails: ['yves@club.test'], days: 14 });
    const { invitations } = (await xena('GET', '/invitations')).body;
    const { id } = invitations.find(({ email }: { email: string | null }) => email === 'yves@club.test');
    const { database } = server.current.storage;
    await database.update(person).set({ language: 'de' }).where(eq(person.email, 'xena@club.test'));
    const parts = { database, publicUrl, now: Date.now() };
    expect(
      await invitationLetter({ kind: 'invitation', invitationId: id }, 'yves@club.test', parts),
    ).toMatchObject({ subject: 'Deine Einladung zu Hundred', language: 'de' });
  });

  it('ends none of their invitations by deleting their account', async () => {
    const zoe = await operatorOf(server.current, 'zoe@club.test');
    const anna = await operatorOf(server.current, 'anna@club.test');
    const { link, id } = (await zoe('POST', '/invitations', { uses: 2, days: 7 })).body;
    const [linkOfCommandLine = ''] = await runAdmin(
      [invite(publicUrl)],
      ['invite'],
      server.current.storage.database,
      Date.now(),
    );
    expect((await zoe('DELETE', '/account', { confirm: 'DELETE' }, { under: '' })).status).toBe(200);
    const { invitations } = (await anna('GET', '/invitations')).body;
    expect(invitations.find((one: { id: string }) => one.id === id)).toMatchObject({
      invitedBy: null,
      byCommandLine: false,
    });
    expect(invitations[0]).toMatchObject({ invitedBy: null, byCommandLine: true });
    expect(linkOfCommandLine).toContain('token=');
    expect(await join(server.current, link, 'bert@club.test')).toBe(303);
    expect((await anna('GET', '/audit')).body.entries[0]).toMatchObject({
      action: 'joined-by-invitation',
      operator: null,
      byCommandLine: false,
      person: { name: 'bert@club.test' },
    });
  });

  it('finds one among many invitations by a part of its address', async () => {
    const cara = await operatorOf(server.current, 'cara@club.test');
    const emails = Array.from({ length: 101 }, (_, index) => `member-${index}@club.test`);
    await cara('POST', '/invitations/by-email', { emails, days: 14 });
    const first = (await cara('GET', '/invitations')).body;
    expect([first.invitations.length, first.isMore]).toEqual([100, true]);
    const { invitations } = (await cara('GET', '/invitations?search=MEMBER-77@')).body;
    expect(invitations).toMatchObject([{ email: 'member-77@club.test' }]);
    const lines = await runAdmin(
      [showInvitations],
      ['invitations', 'member-77@'],
      server.current.storage.database,
      Date.now(),
    );
    expect(lines).toEqual([expect.stringContaining('member-77@club.test')]);
  });

  it('sees accounts whose owner never opened the app, and can mail a link and delete them', async () => {
    const { database, pool } = serverWithMail.current.storage;
    await runAdmin([chooseRegistration('open')], ['registration', 'open'], database, Date.now());
    const dora = await operatorOf(serverWithMail.current, 'dora@club.test');
    await register(injectBrowser(serverWithMail.current.app), 'lone@club.test', password);
    const { accounts, isMore } = (await dora('GET', '/accounts?search=LONE')).body;
    expect([accounts, isMore]).toEqual([
      [
        {
          id: expect.any(String),
          email: 'lone@club.test',
          createdAt: expect.any(String),
          isEmailConfirmed: false,
        },
      ],
      false,
    ]);
    const { id } = accounts[0];
    expect((await dora('POST', `/accounts/${id}/reset-link`)).status).toBe(200);
    await expect
      .poll(() =>
        mailServer.received.filter(
          ({ to, subject }) => to.includes('lone@club.test') && /password/.test(subject),
        ),
      )
      .toHaveLength(1);
    expect((await dora('DELETE', `/accounts/${id}`)).status).toBe(200);
    expect((await dora('DELETE', `/accounts/${id}`)).status).toBe(404);
    expect((await dora('GET', '/accounts')).body.accounts).not.toMatchObject([{ id }]);
    expect((await dora('GET', '/audit')).body.entries[0]).toMatchObject({ action: 'delete-person' });
    // Owners who opened the app are people, and are found there.
    const { rows } = await pool.query(`select id from identity_account where email = 'dora@club.test'`);
    expect((await dora('DELETE', `/accounts/${rows[0].id}`)).status).toBe(404);
  });

  it('reads that another service has the accounts', async () => {
    const uma = await DeskCaller.operator(serverWithoutAccounts.current, 'uma');
    expect((await uma.ask('GET', '/invitations')).body.registration).toBeNull();
    for (const [method, url, body] of [
      ['PUT', '/registration', { registration: 'open' }],
      ['POST', '/invitations', { uses: 1, days: 1 }],
      ['POST', '/invitations/by-email', { emails: ['ann@club.test'], days: 1 }],
    ] as const) {
      expect((await uma.ask(method, url, { body })).body.error).toBe('accounts_elsewhere');
    }
  });
});
