import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePerson } from '../../../cli/admin/delete-person';
import { listPeople } from '../../../cli/admin/list-people';
import { resetPassword } from '../../../cli/admin/reset-password';
import { runAdmin } from '../../../cli/admin/run-admin';
import { compose, type ServerProgram } from '../../../compose';
import { configFrom } from '../../../config/config';
import { makeLogger } from '../../../logging/logger';
import { takeStorage } from '../../../testing/fresh-storage';
import { whileDevicesStay, whileSessionsStay } from '../testing/failing-storage';
import { type InjectBrowser, injectBrowser, register } from '../testing/inject-browser';

let program: ServerProgram;
let logged = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});

beforeAll(async () => {
  program = await compose({
    config: configFrom({ TEST_CLOCK: '1' }),
    storage: await takeStorage(),
    log: makeLogger('warn', sink),
    version: '0.0.0-test',
    webDir: new URL('../../../../fixtures/web', import.meta.url).pathname,
    clock: Date.now,
  });
});
afterAll(() => program.close());

const browser = () => injectBrowser(program.app);
const password = 'correct horse battery';
const newPassword = 'battery staple correct';
const newEmail = () => `${randomUUID()}@example.com`;
/** Enough of its UUID that no other address contains it. */
const uniquePartOf = (address: string) => address.slice(0, 12);
const readProfile = (idToken: string) =>
  program.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${idToken}` } });
const signUp = async (ownBrowser: InjectBrowser, address: string) => {
  const tokens = await register(ownBrowser, address, password);
  await program.app.inject({
    method: 'POST',
    url: '/api/auth/firebase',
    payload: { idToken: tokens.id_token },
  });
  return tokens;
};
/** The status of a sign-in: 303 leads on, 401 refuses it. */
async function tryPassword(address: string, triedPassword: string): Promise<number> {
  const ownBrowser = browser();
  const page = await ownBrowser.beginSignIn();
  return (await ownBrowser.submit(page.url.pathname, { email: address, password: triedPassword })).status;
}
const linksIn = (text: string) =>
  [...text.matchAll(/http:\/\/localhost:3000(\/identity\/reset\?token=[\w-]+)/g)].map((found) => found[1]!);

async function requestLink(address: string) {
  const ownBrowser = browser();
  const page = await ownBrowser.beginSignIn();
  return ownBrowser.submit(`${page.url.pathname}/forgot`, { email: address });
}

/** Asks for a link to a new password, which is logged. */
async function loggedLink(address: string) {
  const before = linksIn(logged).length;
  await requestLink(address);
  await expect.poll(() => linksIn(logged).length).toBe(before + 1);
  const link = linksIn(logged).at(-1)!;
  return { link, token: new URL(link, 'http://localhost').searchParams.get('token')! };
}

describe('A forgotten password', () => {
  it('is replaced once through a link, which is logged if no mail is configured', async () => {
    const address = newEmail();
    const { id_token, refresh_token } = await signUp(browser(), address);
    const { link, token } = await loggedLink(address);
    expect(logged.trim().split('\n').at(-1)).toContain(`"account":"${address}"`);

    const ownBrowser = browser();
    const page = await ownBrowser.open(link);
    expect([page.status, page.body.includes('autocomplete="new-password"')]).toEqual([200, true]);
    const weak = await ownBrowser.submit('/identity/reset', { token, password: 'password' });
    expect([weak.status, weak.body.includes('id="password-problem"')]).toEqual([400, true]);
    const answer = await ownBrowser.submit('/identity/reset', { token, password: newPassword });
    expect([answer.status, answer.body.includes('Your password was changed')]).toEqual([200, true]);

    expect(await tryPassword(address, password)).toBe(401);
    expect(await tryPassword(address, newPassword)).toBe(303);
    expect((await readProfile(id_token)).statusCode).toBe(401);
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
    expect((await ownBrowser.submit('/identity/reset', { token, password: 'yet another one' })).status).toBe(
      400,
    );
    expect((await ownBrowser.open(link)).status).toBe(400);
  });

  it.each([
    ['sessions', whileSessionsStay],
    ['devices', whileDevicesStay],
  ])(
    'stays unchanged, and the link valid, if the other %s could not be ended',
    async (_what, whileTheyStay) => {
      const address = newEmail();
      const { id_token, refresh_token } = await signUp(browser(), address);
      const { token } = await loggedLink(address);
      const choose = async () =>
        (await browser().submit('/identity/reset', { token, password: newPassword })).status;
      expect(await whileTheyStay(program.storage.pool, choose)).toBe(500);
      expect(await tryPassword(address, password)).toBe(303);
      expect(await choose()).toBe(200);
      expect((await readProfile(id_token)).statusCode).toBe(401);
      expect((await browser().refresh(refresh_token)).status).toBe(400);
    },
  );

  it('gets the same answer for an unknown email, and no link', async () => {
    const address = newEmail();
    await signUp(browser(), address);
    const strip = (body: string) => body.replaceAll(/interaction\/[\w-]+/g, '');
    const [known, unknown] = [await requestLink(address), await requestLink(newEmail())];
    expect([known.status, strip(known.body)]).toEqual([unknown.status, strip(unknown.body)]);
    expect(known.body).toContain('If this address has an account');
  });

  it.each([
    ['an empty token', ''],
    ['a made-up token', 'nonsense'],
    ['a token of 5,000 characters', 'a'.repeat(5000)],
  ])('is not replaced with %s', async (_what, token) => {
    expect((await browser().open(`/identity/reset?token=${token}`)).status).toBe(400);
  });
});

describe('Changing the password', () => {
  it('needs the current one, signs out the other devices, and continues in this browser', async () => {
    const address = newEmail();
    const ownBrowser = browser();
    const first = await signUp(ownBrowser, address);
    const otherBrowser = browser();
    const page = await otherBrowser.beginSignIn();
    const tokensElsewhere = await otherBrowser.finishSignIn(
      await otherBrowser.submit(page.url.pathname, { email: address, password }),
    );

    expect((await ownBrowser.open('/identity/password')).body).toContain('Current password');
    const wrong = await ownBrowser.submit('/identity/password', { current: 'wrong', password: newPassword });
    expect([wrong.status, wrong.body.includes('id="current-problem"')]).toEqual([400, true]);
    const weak = await ownBrowser.submit('/identity/password', { current: password, password: '12345678' });
    expect([weak.status, weak.body.includes('id="password-problem"')]).toEqual([400, true]);
    const answer = await ownBrowser.submit('/identity/password', {
      current: password,
      password: newPassword,
    });
    expect([answer.status, answer.url.pathname]).toEqual([303, '/settings/security']);

    expect(await tryPassword(address, newPassword)).toBe(303);
    expect((await otherBrowser.refresh(tokensElsewhere.refresh_token)).status).toBe(400);
    expect((await otherBrowser.beginSignIn({ prompt: 'none' })).url.searchParams.get('error')).toBe(
      'login_required',
    );
    expect((await ownBrowser.refresh(first.refresh_token)).status).toBe(400);
    const tokensAgain = await ownBrowser.finishSignIn(await ownBrowser.beginSignIn({ prompt: 'none' }));
    expect((await readProfile(tokensAgain.id_token)).statusCode).toBe(200);
  });

  it('leaves the current one if the devices could not be signed out', async () => {
    const address = newEmail();
    const ownBrowser = browser();
    await signUp(ownBrowser, address);
    const change = async () =>
      (await ownBrowser.submit('/identity/password', { current: password, password: newPassword })).status;
    expect(await whileDevicesStay(program.storage.pool, change)).toBe(500);
    expect(await tryPassword(address, password)).toBe(303);
    expect(await change()).toBe(303);
  });

  it('asks a visitor to sign in first', async () => {
    const { status, body } = await browser().open('/identity/password');
    expect([status, body.includes('href="/settings/security"')]).toEqual([401, true]);
  });
});

describe('A password', () => {
  const emoji = (count: number) => '🙂🦊'.repeat(count / 2);
  const decomposed = 'e\u0301'.repeat(255);

  it.each([
    ['140 emoji', emoji(140)],
    ['256 emoji', emoji(256)],
    ['255 letters typed as two code points each, and one more', `${decomposed}x`],
  ])('of %s is accepted wherever one is typed', async (_what, chosen) => {
    const address = newEmail();
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const fields = { email: address, password: chosen };
    expect((await ownBrowser.submit(`${page.url.pathname}/register`, fields)).status).toBe(303);
    expect(await tryPassword(address, chosen)).toBe(303);
    // Without its first character, which is two code units of the string, and with another at its end.
    const next = `${chosen.slice(2)}z`;
    const changed = await ownBrowser.submit('/identity/password', {
      current: chosen,
      password: next,
    });
    expect(changed.url.pathname).toBe('/settings/security');
    expect(await tryPassword(address, next)).toBe(303);
    // A longer one is another password, not the same one cut off.
    expect(await tryPassword(address, `${next}!`)).toBe(401);
  });

  it('of 256 emoji and one more character is refused with a message, not cut off by the form', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const form = await ownBrowser.open(`${page.url.pathname}/register`);
    expect(form.body).toMatch(/<input id="password"/);
    expect(form.body).not.toMatch(/<input id="password"[^>]*maxlength/);
    const fields = { email: newEmail(), password: `${emoji(256)}!` };
    const refused = await ownBrowser.submit(`${page.url.pathname}/register`, fields);
    expect([refused.status, refused.body.includes('Use at most 256 characters.')]).toEqual([400, true]);
  });
});

describe('npm run admin', () => {
  const commands = [listPeople, deletePerson, resetPassword('http://localhost:3000')];
  const admin = (...args: string[]) => runAdmin(commands, args, program.storage.database, Date.now());

  it('prints a link with which the owner chooses a new password', async () => {
    const address = newEmail();
    await signUp(browser(), address);
    const [link] = linksIn((await admin('reset-password', address.toUpperCase())).join('\n'));
    const token = new URL(link!, 'http://localhost').searchParams.get('token')!;
    await browser().submit('/identity/reset', { token, password: newPassword });
    expect(await tryPassword(address, newPassword)).toBe(303);
    await expect(admin('reset-password', newEmail())).rejects.toThrow('No account has');
    await expect(admin('reset-password')).rejects.toThrow('Give the email');
  });

  it('lists people, and deletes one with account, sessions and tokens', async () => {
    const address = newEmail();
    const ownBrowser = browser();
    const { id_token, refresh_token } = await signUp(ownBrowser, address);
    const lines = await admin('people', uniquePartOf(address));
    expect(lines).toEqual([expect.stringContaining(address), 'Total: 1.']);
    expect(lines[0]).not.toContain('never used the app');
    expect(await admin('people', 'no%body_at\\all')).toEqual([
      'No email or name contains "no%body_at\\all".',
    ]);
    expect((await admin('delete-person', address))[0]).toContain('is deleted');
    expect((await readProfile(id_token)).statusCode).toBe(401);
    const signInAgain = await program.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken: id_token },
    });
    expect(signInAgain.statusCode).toBe(401);
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
    expect(await tryPassword(address, password)).toBe(401);
    await expect(admin('delete-person', address)).rejects.toThrow('No person has');
    await expect(admin('delete-person')).rejects.toThrow('Give an id');
  });

  it('lists an account whose owner never opened the app, and deletes it', async () => {
    const address = newEmail();
    const ownBrowser = browser();
    const { id_token, refresh_token } = await register(ownBrowser, address, password, 'Ana');
    await admin('reset-password', address);
    const [line = '', ...more] = await admin('people', uniquePartOf(address).toUpperCase());
    expect([line, more]).toEqual([
      expect.stringMatching(`${address}  Ana  never used the app`),
      ['Total: 1.'],
    ]);
    expect(await admin('people')).toContain(line);

    expect(await admin('delete-person', address.toUpperCase())).toEqual([
      `The account ${address} is deleted. Its owner never used the app.`,
    ]);
    expect(await tryPassword(address, password)).toBe(401);
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
    const signInRequest = {
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken: id_token },
    } as const;
    expect((await program.app.inject(signInRequest)).statusCode).toBe(401);
    const { rows } = await program.storage.pool.query(
      'select details from audit_entry order by id desc limit 2',
    );
    // The deletion took the account out of the entries of both commands.
    expect(rows.map(({ details }) => details)).toEqual([{ account: null }, { account: null }]);
    await expect(admin('delete-person', address)).rejects.toThrow('No person has');

    await register(browser(), address, password);
    const [secondLine = ''] = await admin('people', address);
    const id = secondLine.split('  ')[0]!;
    expect(await admin('delete-person', id)).toHaveLength(1);
    expect(await tryPassword(address, password)).toBe(401);
  });
});
