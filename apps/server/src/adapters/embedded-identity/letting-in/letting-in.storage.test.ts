import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { endInvitationCommand, invite, showInvitations } from '../../../cli/admin/letting-in/invitations';
import { chooseRegistration } from '../../../cli/admin/letting-in/registration';
import { runAdmin } from '../../../cli/admin/run-admin';
import { auditEntry, identityAccount } from '../../../db/schema/schema';
import { ownAccounts, testApp } from '../../../testing/test-app';
import { injectBrowser, register } from '../testing/inject-browser';
import { removeOldInvitations } from './invitations';

const day = 86_400_000;
const publicUrl = 'http://localhost:3000';
/** How far the server's clock is ahead of the machine's. */
let clockAheadMs = 0;
const server = testApp(
  { ...ownAccounts, REGISTRATION: 'invited' },
  { clock: () => Date.now() + clockAheadMs },
);
const database = () => server.current.storage.database;
const browser = () => injectBrowser(server.current.app);
const password = 'correct horse battery';

const commands = [chooseRegistration('invited'), invite(publicUrl), showInvitations, endInvitationCommand];
const admin = (...args: string[]) => runAdmin(commands, args, database(), Date.now() + clockAheadMs);

beforeEach(async () => {
  clockAheadMs = 0;
  await admin('registration', 'invited');
});

/** The path of the first link that was printed. */
const pathIn = (lines: readonly string[]) => /http:\/\/localhost:3000(\S+)/.exec(lines[0]!)?.[1] ?? 'no link';
const newLink = async (...args: string[]) => pathIn(await admin('invite', ...args));

/** A newcomer who opens a link and sends the form for a new account. */
async function join(link: string, email: string) {
  const ownBrowser = browser();
  await ownBrowser.open(link);
  const page = await ownBrowser.beginSignIn();
  const answer = await ownBrowser.submit(`${page.url.pathname}/register`, { email, password });
  return { ownBrowser, page, answer };
}
const accountOf = async (email: string) =>
  (await database().select().from(identityAccount).where(eq(identityAccount.email, email)))[0];

describe('Registration', () => {
  it('is switched for a running server, and every switch is in the audit', async () => {
    /** Whether the sign-in page offers a new account, and the status of the form for one. */
    const offers = async () => {
      const ownBrowser = browser();
      const { body, url } = await ownBrowser.beginSignIn();
      const form = `${url.pathname}/register`;
      return [body.includes(form), (await ownBrowser.open(form)).status];
    };
    expect(await offers()).toEqual([false, 403]);
    expect(await admin('registration', 'open')).toEqual(['Everyone can create an account.']);
    expect(await offers()).toEqual([true, 200]);
    await admin('registration', 'closed');
    expect(await offers()).toEqual([false, 403]);
    expect(await admin('registration')).toEqual(['closed: Nobody can create an account.']);
    await expect(admin('registration', 'ajar')).rejects.toThrow('open, invited, closed');
    const entries = await database().select().from(auditEntry).where(eq(auditEntry.command, 'registration'));
    expect(entries.map(({ details }) => details)).toContainEqual({ registration: 'open' });
  });

  it('says what a newcomer needs in each state', async () => {
    expect((await browser().beginSignIn()).body).toContain('New here? You need an invitation.');
    await admin('registration', 'closed');
    expect((await browser().beginSignIn()).body).toContain('Sign-up is closed right now.');
    await admin('registration', 'open');
    expect((await browser().beginSignIn()).body).toContain('Create an account');
  });
});

describe('An invitation', () => {
  it('lets a newcomer in, whose account the audit links to it', async () => {
    const link = await newLink();
    const ownBrowser = browser();
    const opened = await ownBrowser.open(link);
    expect([opened.status, opened.body.includes('You’re invited')]).toEqual([200, true]);
    expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    const page = await ownBrowser.beginSignIn();
    // The form for a new account comes first.
    expect(page.body).toContain('Create account');
    const registered = await ownBrowser.submit(`${page.url.pathname}/register`, {
      email: 'newcomer@example.com',
      password,
    });
    const { id_token } = await ownBrowser.finishSignIn(registered);
    const [joined] = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.command, 'joined-by-invitation'));
    const [invited] = await database().select().from(auditEntry).where(eq(auditEntry.command, 'invite'));
    const { invitation } = joined!.details as { invitation: string };
    expect(joined!.details).toEqual({ account: decodeJwt(id_token).sub, invitation });
    expect(invited!.details).toMatchObject({ invitations: [invitation], uses: 1 });
  });

  it('works as often as it allows, also for concurrent newcomers', async () => {
    const link = await newLink('--uses', '2');
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, index) => join(link, `crowd-${index}@example.com`)),
    );
    expect(tries.map(({ answer }) => answer.status).sort()).toEqual([303, 303, 403, 403, 403]);
    const opened = await browser().open(link);
    expect([opened.status, opened.body.includes('This invitation was used')]).toEqual([400, true]);
  });

  it('is not used up by a form that is sent twice', async () => {
    const link = await newLink('--uses', '2');
    const { ownBrowser, page, answer } = await join(link, 'twice@example.com');
    expect(answer.status).toBe(303);
    const again = await ownBrowser.submit(`${page.url.pathname}/register`, {
      email: 'twice@example.com',
      password,
    });
    // It may be refused, but must not fail.
    expect(again.status).toBeLessThan(500);
    expect((await join(link, 'second@example.com')).answer.status).toBe(303);
  });

  it('for an address works for no other address, and stays good for its own', async () => {
    const link = await newLink('Chair@Club.example');
    const { answer, page } = await join(link, 'thief@example.com');
    expect(page.body).toContain('value="chair@club.example"');
    expect([answer.status, answer.body.includes('This invitation is for another email address.')]).toEqual([
      403,
      true,
    ]);
    expect(await accountOf('thief@example.com')).toBeUndefined();
    expect((await join(link, 'chair@club.example')).answer.status).toBe(303);
    // The invitation is used up.
    expect((await join(link, 'chair@club.example')).page.body).not.toContain('Create account');
  });

  it('ends by its date or by the operator, and its page says so', async () => {
    const linkForThreeDays = await newLink('--days', '3');
    const linkEndedByOperator = await newLink();
    const ownBrowser = browser();
    await ownBrowser.open(linkEndedByOperator);
    const page = await ownBrowser.beginSignIn();
    const id = (await admin('invitations'))[0]!.split('  ')[0]!;
    await admin('end-invitation', id);
    await expect(admin('end-invitation', id)).rejects.toThrow('There is no open invitation');
    const late = await ownBrowser.submit(`${page.url.pathname}/register`, {
      email: 'late@example.com',
      password,
    });
    expect([late.status, await accountOf('late@example.com')]).toEqual([403, undefined]);
    const saysItEnded = async (link: string) => (await browser().open(link)).body.includes('has ended');
    expect([await saysItEnded(linkEndedByOperator), await saysItEnded(linkForThreeDays)]).toEqual([
      true,
      false,
    ]);
    clockAheadMs = 3 * day;
    expect(await saysItEnded(linkForThreeDays)).toBe(true);
  });

  it('that was never made gets a page that says so, and opens nothing', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1 --", 'é'.repeat(43)]) {
      const ownBrowser = browser();
      const opened = await ownBrowser.open(`/identity/invitation?token=${encodeURIComponent(token)}`);
      expect([opened.status, opened.body.includes('This invitation doesn’t work')]).toEqual([400, true]);
      expect(opened.headers['set-cookie']).toBeUndefined();
    }
  });

  it('opens nothing while registration is closed, and is good again afterwards', async () => {
    const link = await newLink();
    await admin('registration', 'closed');
    expect((await browser().open(link)).status).toBe(403);
    expect((await join(link, 'early@example.com')).answer.status).toBe(403);
    await admin('registration', 'invited');
    expect((await join(link, 'early@example.com')).answer.status).toBe(303);
  });

  it('is stored without its secret, and without its address once it is used or ended', async () => {
    const lines = await admin('invite', 'one@stored.example', 'two@stored.example');
    const stored = async () =>
      JSON.stringify((await server.current.storage.pool.query('select * from sign_up_invitation')).rows);
    expect(await stored()).not.toContain(pathIn(lines).split('=')[1]);
    await join(pathIn(lines), 'one@stored.example');
    expect(await stored()).not.toContain('one@stored.example');
    expect(await stored()).toContain('two@stored.example');
    // An invitation is good for 14 days.
    await removeOldInvitations(database(), Date.now() + 15 * day);
    expect(await stored()).not.toContain('two@stored.example');
    const entries = JSON.stringify(await database().select().from(auditEntry));
    expect(entries).not.toContain('stored.example');
  });

  it('is not made for an address with an account, and replaces an earlier one', async () => {
    const first = await newLink('again@example.com');
    const second = await newLink('again@example.com');
    expect((await browser().open(first)).status).toBe(400);
    await join(second, 'again@example.com');
    expect(await admin('invite', 'again@example.com')).toEqual(['again@example.com already has an account.']);
  });

  it.each([
    [['not-an-address'], 'is not an email address'],
    [['--uses', '0'], '--uses must be a whole number from 1 to 1000'],
    [['--days', '366'], '--days must be a whole number from 1 to 365'],
    [['a@example.com', '--uses', '3'], 'A link for an address works once'],
  ])('is refused for %j', async (args, reason) => {
    await expect(admin('invite', ...args)).rejects.toThrow(reason);
  });

  it('is optional while registration is open, also in a browser that opened one for another address', async () => {
    await admin('registration', 'open');
    const link = await newLink('bound@example.com');
    expect((await join(link, 'somebody-else@example.com')).answer.status).toBe(303);
    await register(browser(), 'nobody-invited@example.com', password);
    expect((await join(link, 'bound@example.com')).answer.status).toBe(303);
  });
});
