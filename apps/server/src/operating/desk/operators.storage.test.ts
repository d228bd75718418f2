import { expect, it } from 'vitest';
import { suspendSocial } from '../../cli/admin/moderation/suspend-social';
import { grantOperatorCommand, revokeOperatorCommand } from '../../cli/admin/operators';
import { runAdmin } from '../../cli/admin/run-admin';
import { makeFirstOperatorCode } from '../../identity/operators';
import { testApp } from '../../testing/test-app';
import { DeskCaller } from '../testing/desk-caller';

const server = testApp();
const newServer = testApp();
const at = '2026-06-10T10:00:00.000Z';
const now = Date.parse(at);
const database = () => server.current.storage.database;
const admin = (...args: string[]) =>
  runAdmin([grantOperatorCommand, revokeOperatorCommand, suspendSocial], args, database(), now);

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
  await admin('suspend-social', mara.id, '1');
  expect(await status()).toBe(404);
  await admin('suspend-social', mara.id, '0');
  expect(await status()).toBe(200);
  await admin('revoke-operator', mara.id);
  expect(await status()).toBe(404);
  expect(await profile()).not.toHaveProperty('isOperator');
  await expect(admin('revoke-operator', mara.id)).rejects.toThrow('is not an operator');
});

it('What cannot be undone needs a sign-in of the last 15 minutes', async () => {
  const nora = await DeskCaller.operator(server.current, 'nora');
  const other = await DeskCaller.person(server.current, 'other');
  const suspend = (signedIn: number | null) =>
    nora.ask('PUT', `/people/${other.id}/suspension`, { at, signedIn, body: { days: 1, reason: 'Rude' } });
  expect((await suspend(16)).body.error).toBe('sign_in_again');
  expect((await suspend(null)).body.error).toBe('sign_in_again');
  expect((await nora.ask('GET', '/people', { at, signedIn: 16 })).status).toBe(200);
  expect((await suspend(14)).status).toBe(200);
});

it('The link of a new installation makes one account the operator, once', async () => {
  const fresh = newServer.current.storage.database;
  const first = (await makeFirstOperatorCode(fresh, now))!;
  const second = (await makeFirstOperatorCode(fresh, now))!;
  const ada = await DeskCaller.person(newServer.current, 'ada');
  const bob = await DeskCaller.person(newServer.current, 'bob');
  const claim = (who: DeskCaller, code: string, instant = at) =>
    who.ask('POST', '/claim', { at: instant, body: { code } });
  expect((await claim(bob, 'a'.repeat(43))).status).toBe(404);
  expect((await claim(bob, first, '2026-06-18T10:00:00.000Z')).status).toBe(404);
  expect((await claim(ada, second)).status).toBe(200);
  expect((await ada.ask('GET', '', { at })).status).toBe(200);
  for (const code of [first, second]) expect((await claim(bob, code)).status).toBe(404);
  expect((await bob.ask('GET', '', { at })).status).toBe(404);
  // There are people now.
  expect(await makeFirstOperatorCode(fresh, now)).toBeUndefined();
  const { entries } = (await ada.ask('GET', '/audit', { at })).body;
  expect(entries).toMatchObject([{ action: 'grant-operator', operator: 'ada@people.test' }]);
});
