import { describe, expect, it } from 'vitest';
import { injectBrowser, register } from '../../adapters/embedded-identity/testing/inject-browser';
import { deletePerson } from '../../cli/admin/delete-person';
import { suspendSocial } from '../../cli/admin/moderation/suspend-social';
import { grantOperatorCommand, revokeOperatorCommand } from '../../cli/admin/operators';
import { runAdmin } from '../../cli/admin/run-admin';
import { makeFirstOperatorCode } from '../../identity/first-operator-link';
import { ownAccounts, testApp } from '../../testing/test-app';
import { firstOperatorLines } from '../first-operator';
import { DeskCaller } from '../testing/desk-caller';

const server = testApp();
// A test that needs a server without any operator has its own.
const newInstallation = testApp();
const serverOfOnlyOperator = testApp();
const serverOfTwoOperators = testApp();
const serverOfLastPerson = testApp();
const serverStartedTwice = testApp({ ...ownAccounts, REGISTRATION: 'invited' });
const serverStartedByInvitation = testApp({ ...ownAccounts, REGISTRATION: 'invited' });
const at = '2026-06-10T10:00:00.000Z';
const now = Date.parse(at);
const database = () => server.current.storage.database;
const commands = [grantOperatorCommand, revokeOperatorCommand, suspendSocial, deletePerson];
const admin = (...args: string[]) => runAdmin(commands, args, database(), now);

it('The desk exists for an operator alone, until they are suspended or revoked', async () => {
  const mara = await DeskCaller.person(server.current, 'mara');
  const status = async () => (await mara.ask('GET', '', { at })).status;
  expect(await status()).toBe(404);
  expect((await admin('grant-operator', 'mara@people.test'))[0]).toContain('is now an operator');
  expect((await mara.ask('GET', '', { at })).body).toEqual({
    name: 'mara@people.test',
    questions: { open: 0, oldest: null },
    reports: { open: 0, oldest: null },
  });
  const profile = async () =>
    (await server.current.app.inject({ url: '/api/auth/me', headers: await mara.headers(at) })).json().user;
  expect((await profile()).isOperator).toBe(true);
  await expect(admin('grant-operator', mara.id)).rejects.toThrow('is already an operator');
  // The only operator cannot be revoked.
  await DeskCaller.operator(server.current, 'keeper');
  await admin('revoke-operator', mara.id);
  expect(await status()).toBe(404);
  expect(await profile()).not.toHaveProperty('isOperator');
  await expect(admin('revoke-operator', mara.id)).rejects.toThrow('is not an operator');
  await admin('suspend-social', mara.id, '1');
  await admin('grant-operator', mara.id);
  expect(await status()).toBe(404);
  await admin('suspend-social', mara.id, '0');
  expect(await status()).toBe(200);
});

describe('An operator', () => {
  it('is revoked before they are suspended or deleted, on the desk and by commands', async () => {
    const [ann, ben] = [
      await DeskCaller.operator(server.current, 'ann'),
      await DeskCaller.operator(server.current, 'ben'),
    ];
    const suspend = () =>
      ann.ask('PUT', `/people/${ben.id}/suspension`, { at, body: { days: 1, reason: 'Rude' } });
    const remove = () => ann.ask('DELETE', `/people/${ben.id}`, { at, body: { confirm: 'ben@people.test' } });
    const signOut = (who: DeskCaller) => ann.ask('POST', `/people/${who.id}/end-sessions`, { at });
    for (const act of [suspend, remove, () => signOut(ben)]) {
      expect((await act()).body.error).toBe('is_operator');
    }
    const refusal = 'End their operator role first: npm run admin -- revoke-operator';
    await expect(admin('suspend-social', ben.id, '1')).rejects.toThrow(refusal);
    await expect(admin('delete-person', ben.id)).rejects.toThrow(refusal);
    expect((await ben.ask('GET', '', { at })).status).toBe(200);
    await admin('revoke-operator', ben.id);
    for (const act of [() => signOut(ben), suspend, remove, () => signOut(ann)]) {
      expect((await act()).status).toBe(200);
    }
  });

  it('who is the only one that can use the desk is not revoked, suspended or deleted', async () => {
    const ownServer = serverOfOnlyOperator.current;
    const run = (...args: string[]) => runAdmin(commands, args, ownServer.storage.database, now);
    const ada = await DeskCaller.operator(ownServer, 'ada');
    const bob = await DeskCaller.person(ownServer, 'bob');
    // A suspended operator cannot use the desk.
    await run('suspend-social', bob.id, '1');
    await run('grant-operator', bob.id);
    for (const command of [['revoke-operator'], ['suspend-social', '1'], ['delete-person']]) {
      const [name = '', ...rest] = command;
      await expect(run(name, ada.id, ...rest)).rejects.toThrow('This person is the only operator.');
    }
    expect((await ada.ask('GET', '', { at })).status).toBe(200);
    await run('suspend-social', bob.id, '0');
    await run('revoke-operator', ada.id);
    expect((await bob.ask('GET', '', { at })).status).toBe(200);
  });

  it('who is the only one cannot delete their own account, unless nobody else is left', async () => {
    const ownServer = serverOfLastPerson.current;
    const ada = await DeskCaller.operator(ownServer, 'ada');
    const bob = await DeskCaller.operator(ownServer, 'bob');
    const cid = await DeskCaller.person(ownServer, 'cid');
    const deleteOwn = async (who: DeskCaller) => {
      const headers = { ...(await who.headers(at)), 'content-type': 'application/json' };
      const payload = JSON.stringify({ confirm: 'DELETE' });
      const answer = await ownServer.app.inject({
        method: 'DELETE',
        url: '/api/account',
        headers,
        payload,
      });
      return [answer.statusCode, answer.json().error];
    };
    expect(await deleteOwn(bob)).toEqual([200, undefined]);
    expect(await deleteOwn(ada)).toEqual([409, 'only_operator']);
    expect((await ada.ask('GET', '', { at })).status).toBe(200);
    expect(await deleteOwn(cid)).toEqual([200, undefined]);
    expect(await deleteOwn(ada)).toEqual([200, undefined]);
  });

  it('stays if the only two are revoked at the same time', async () => {
    const ownServer = serverOfTwoOperators.current;
    const pair = [await DeskCaller.operator(ownServer, 'ada'), await DeskCaller.operator(ownServer, 'bob')];
    const revoked = await Promise.allSettled(
      pair.map(({ id }) => runAdmin(commands, ['revoke-operator', id], ownServer.storage.database, now)),
    );
    expect(revoked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('An action that cannot be undone needs a sign-in of the last 15 minutes', async () => {
  const nora = await DeskCaller.operator(server.current, 'nora');
  const other = await DeskCaller.person(server.current, 'other');
  const suspend = (signedInMinutesAgo: number | null) =>
    nora.ask('PUT', `/people/${other.id}/suspension`, {
      at,
      signedInMinutesAgo,
      body: { days: 1, reason: 'Rude' },
    });
  expect((await suspend(16)).body.error).toBe('sign_in_again');
  expect((await suspend(null)).body.error).toBe('sign_in_again');
  expect((await nora.ask('GET', '/people', { at, signedInMinutesAgo: 16 })).status).toBe(200);
  expect((await suspend(14)).status).toBe(200);
  const errorOf = async (method: 'POST' | 'PUT', url: string, body?: object) =>
    (await nora.ask(method, url, { at, signedInMinutesAgo: 16, ...(body && { body }) })).body.error;
  expect(await errorOf('POST', `/people/${other.id}/blank-name`)).toBe('sign_in_again');
  expect(await errorOf('PUT', '/texts/imprint', { markdown: 'We' })).toBe('sign_in_again');
  expect(await errorOf('POST', `/reports/${crypto.randomUUID()}/blank-name`)).toBe('sign_in_again');
  // Closing a report can be undone, so all that is wrong is that the report does not exist.
  expect(await errorOf('PUT', `/reports/${crypto.randomUUID()}`, { action: 'close' })).toBe('not_found');
});

it('The link of a new installation makes one account the operator, once', async () => {
  const emptyDatabase = newInstallation.current.storage.database;
  const first = (await makeFirstOperatorCode(emptyDatabase, now))!;
  const second = (await makeFirstOperatorCode(emptyDatabase, now))!;
  const ada = await DeskCaller.person(newInstallation.current, 'ada');
  const bob = await DeskCaller.person(newInstallation.current, 'bob');
  const claim = (who: DeskCaller, code: string, instant = at) =>
    who.ask('POST', '/claim', { at: instant, body: { code } });
  expect((await claim(bob, 'a'.repeat(43))).status).toBe(404);
  const eightDaysLater = '2026-06-18T10:00:00.000Z';
  expect((await claim(bob, first, eightDaysLater)).status).toBe(404);
  expect((await claim(ada, second)).status).toBe(200);
  expect((await ada.ask('GET', '', { at })).status).toBe(200);
  for (const code of [first, second]) expect((await claim(bob, code)).status).toBe(404);
  expect((await bob.ask('GET', '', { at })).status).toBe(404);
  // There are people now.
  expect(await makeFirstOperatorCode(emptyDatabase, now)).toBeUndefined();
  const { entries } = (await ada.ask('GET', '/audit', { at })).body;
  expect(entries).toMatchObject([{ action: 'grant-operator', operator: 'ada@people.test' }]);
});

it('A start by invitation also prints an invitation, with which its operator creates an account', async () => {
  const { app, storage } = serverStartedByInvitation.current;
  const address = 'http://localhost:3000';
  const identity = { kind: 'embedded', registration: 'invited', signUpsPerHour: 100 } as const;
  const lines = await firstOperatorLines(storage.database, { identity, address, now: Date.now() });
  expect(lines[1]).toMatch(/sign in with this link: http:\/\/localhost:3000\/desk\/claim#\S{43}$/);
  const browser = injectBrowser(app);
  await browser.open(lines[0]!.split(address)[1]!);
  const { id_token: idToken } = await register(browser, 'first@club.test', 'correct horse battery');
  await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
  // There are people now.
  expect(await firstOperatorLines(storage.database, { identity, address, now: Date.now() })).toEqual([]);
});

it('The first operator ends the invitations that earlier starts printed, and the audit says so', async () => {
  const { app, storage } = serverStartedTwice.current;
  const address = 'http://localhost:3000';
  const identity = { kind: 'embedded', registration: 'invited', signUpsPerHour: 100 } as const;
  const start = async () =>
    (await firstOperatorLines(storage.database, { identity, address, now: Date.now() }))[0]!.split(
      address,
    )[1]!;
  const invitations = [await start(), await start()];
  const browser = injectBrowser(app);
  await browser.open(invitations[1]!);
  const { id_token: idToken } = await register(browser, 'first@club.test', 'correct horse battery');
  const headers = { authorization: `Bearer ${idToken}` };
  await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
  await runAdmin(commands, ['grant-operator', 'first@club.test'], storage.database, Date.now());
  const opened = async (link: string) => (await injectBrowser(app).open(link)).status;
  expect([await opened(invitations[0]!), await opened(invitations[1]!)]).toEqual([400, 400]);
  const { entries } = (await app.inject({ url: '/api/desk/audit', headers })).json();
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'grant-operator',
    'end-invitation',
    'joined-by-invitation',
    'invite',
    'invite',
  ]);
});
