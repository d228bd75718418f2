import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeResetToken } from '../../adapters/embedded-identity/passwords/reset-links';
import { injectBrowser, register } from '../../adapters/embedded-identity/testing/inject-browser';
import { communityCheer, communityEntry } from '../../db/schema/community-schema';
import { operator } from '../../db/schema/desk-schema';
import { identityDevice, mailRefusal } from '../../db/schema/mail-schema';
import { notificationPlan, pushDelivery, pushSubscription } from '../../db/schema/notifications-schema';
import { tablesAboutPeople } from '../../db/schema/personal-data';
import { auditEntry, person, purchase } from '../../db/schema/schema';
import { identityEmailLink } from '../../db/schema/sign-up-schema';
import {
  block,
  groupChallenge,
  groupChallengeMember,
  invite,
  joinNotice,
  nudge,
  report,
  room,
  roomMember,
  team,
  teamMember,
} from '../../db/schema/social-schema';
import { fillTable, tableNamed } from '../../testing/every-table';
import { ownAccounts, testApp } from '../../testing/test-app';
import { rowCounts, tracesOf } from '../../testing/traces';

const server = testApp({ ...ownAccounts, SUPPORT_EMAIL: 'help@hundred.test' });
const database = () => server.current.storage.database;
const password = 'correct horse battery';
const dayBefore = '2026-06-09T10:00:00Z';
const at = '2026-06-10T10:00:00Z';

function callerWith(token: string) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, now = at) => {
    const answer = await server.current.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}`, 'x-test-now': now },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** Signs a person up who has completed two days, asked a question and begun a checkout, with rows of sign-in and mail. */
async function join(email: string) {
  const browser = injectBrowser(server.current.app);
  const tokens = await register(browser, email, password, 'Nia Known');
  const subject = String(decodeJwt(tokens.id_token).sub);
  const signIn = () =>
    server.current.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken: tokens.id_token },
    });
  const { user } = (await signIn()).json();
  const call = callerWith(tokens.id_token);
  await call('POST', '/challenge/start', { timezone: 'Europe/Berlin' }, dayBefore);
  for (const now of [dayBefore, at]) {
    for (const exercise of ['pushups', 'situps', 'jumpingJacks']) {
      const deviceKey = `${exercise}-${now.slice(0, 10)}`;
      await call('POST', '/challenge/complete-exercise', { exercise, deviceKey }, now);
    }
  }
  await call('POST', '/support', {
    topic: 'idea',
    message: 'From Nia Known, with thanks.',
    deviceKey: 's-1',
  });
  await call('POST', '/premium/create-checkout-session', { planType: 'starter', userId: user.uid });
  await makeResetToken(database(), subject, Date.now());
  await database()
    .insert(identityEmailLink)
    .values({ hash: subject, accountId: subject, kind: 'verify', email, expiresAt: new Date(at) });
  await database()
    .insert(identityDevice)
    .values({ accountId: subject, hash: 'device', seenAt: new Date(at) });
  await database()
    .insert(mailRefusal)
    .values({ email, at: new Date(at) });
  await database()
    .insert(auditEntry)
    .values({ at: new Date(at), command: 'reset-password', details: { account: subject } });
  // A sign-in that stays unfinished.
  await browser.beginSignIn({ prompt: 'login' });
  return { browser, tokens, subject, uid: user.uid as string, call, signIn, email };
}

/** Adds rows of notifications and of the community, as the features write them. Returns the id of the subscription. */
async function subscribe(personId: string): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date(at);
  await database()
    .insert(pushSubscription)
    .values({
      id,
      personId,
      endpoint: `https://push.test/${personId}`,
      p256dh: 'k',
      auth: 'a',
      userAgent: '',
      platform: '',
      createdAt,
    });
  const [entry] = await database()
    .insert(communityEntry)
    .values({ personId, kind: 'day', what: '10', at: createdAt })
    .returning();
  await database()
    .insert(communityCheer)
    .values({ personId, entryId: entry!.id, cheer: 'strong', at: createdAt });
  await database()
    .insert(notificationPlan)
    .values({ personId, kind: 'dailyReminder', dueAt: Date.parse(at) })
    .onConflictDoNothing();
  await database()
    .insert(pushDelivery)
    .values({
      subscriptionId: id,
      kind: 'dailyReminder',
      localDate: '2026-06-10',
      about: [],
      host: 'push.test',
      // In the future, because the server under test sends what is due.
      dueAt: Date.UTC(2100, 0, 1),
      notBefore: Date.UTC(2100, 0, 1),
    });
  return id;
}

/** A person who takes part in everything together with another one, who blocks and reports them. */
async function belongTogether(personId: string, name: string, otherId: string): Promise<void> {
  const createdAt = new Date(at);
  const ids = () => ({ id: randomUUID(), ownerMember: randomUUID(), createdAt });
  const joined = (groupId: string) => ({ id: randomUUID(), groupId, personId, joinedAt: createdAt });
  const ofTeam = { ...ids(), name: `${name} & co` };
  await database().insert(team).values(ofTeam);
  await database().insert(teamMember).values(joined(ofTeam.id));
  const ofChallenge = {
    ...ids(),
    name: `${name}, May`,
    goal: 'days',
    fromDate: '2026-05-01',
    toDate: '2026-05-31',
  } as const;
  await database().insert(groupChallenge).values(ofChallenge);
  await database()
    .insert(groupChallengeMember)
    .values({ ...joined(ofChallenge.id), finalName: name });
  const ofRoom = { ...ids(), endsAt: createdAt };
  await database().insert(room).values(ofRoom);
  await database()
    .insert(roomMember)
    .values({ ...joined(ofRoom.id), seenAt: createdAt });
  await database()
    .insert(invite)
    .values({ codeHash: personId, personId, teamId: ofTeam.id, expiresAt: createdAt, usesLeft: 1 });
  await database().insert(joinNotice).values({ personId, teamId: ofTeam.id });
  await database().insert(nudge).values({ senderId: otherId, receiverId: personId, localDate: '2026-06-10' });
  await database().insert(block).values({ id: randomUUID(), personId, blockedId: otherId, createdAt });
  await database()
    .insert(report)
    .values({ id: randomUUID(), personId, reportedId: otherId, reason: 'behaviour', createdAt });
  await database().insert(report).values({
    id: randomUUID(),
    personId: otherId,
    reportedId: personId,
    reason: 'name',
    words: name,
    createdAt,
  });
}

describe('Deleting an account', () => {
  it('leaves no row of the person except a hash and the anonymous purchase; their file can be imported elsewhere', async () => {
    const oz = { id: randomUUID(), issuer: 'https://other.test', subject: 'oz', createdAt: new Date(at) };
    await database().insert(person).values(oz);
    // The filled tables make the person an operator, and the only operator cannot delete their account.
    await database().insert(operator).values({ personId: oz.id, grantedAt: oz.createdAt });
    const before = await rowCounts(database());
    const nia = await join('nia@example.com');
    await belongTogether(nia.uid, 'Nia Known', oz.id);
    const textsAboutNia = [await subscribe(nia.uid), nia.uid, nia.subject, nia.email, 'Nia Known'];
    // Tables that reference only people are filled automatically, the others above. All are exported and emptied
    // below.
    const toBeFound = tablesAboutPeople.filter(({ hashed }) => !hashed);
    const filled = new Set(await tracesOf(database(), textsAboutNia));
    const textIn = (table: string) => `stored in ${table}`;
    for (const { table } of toBeFound.filter((one) => !filled.has(one.table)))
      await fillTable(database(), tableNamed(table), nia.uid, textIn(table));
    const tablesWithTraces = await tracesOf(database(), textsAboutNia);
    expect(
      tablesWithTraces,
      'a table that is missing here refers to more than people: fill it in this test',
    ).toEqual(toBeFound.map(({ table }) => table).sort());
    const file = (await nia.call('GET', '/account/export')).body;
    const tablesWithText = new Set(await tracesOf(database(), [textIn('')]));
    const missing = toBeFound.filter(({ table, exported }) => {
      if (typeof exported !== 'string') return false;
      const part = JSON.stringify(file[exported] ?? {});
      const isEmpty = part.length <= '{}'.length;
      return isEmpty || (tablesWithText.has(table) && !part.includes(textIn(table)));
    });
    expect(
      missing,
      'what is stored in these tables is not where their entry says that it is exported',
    ).toEqual([]);

    expect(await nia.call('DELETE', '/account', { confirm: 'DELETE' })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await tracesOf(database(), textsAboutNia)).toEqual([]);
    const after = await rowCounts(database());
    const changed = tablesAboutPeople.filter(({ table }) => after[table] !== before[table]);
    expect(Object.fromEntries(changed.map(({ table }) => [table, after[table]]))).toEqual({
      // The entry of the audit says that an operator helped, not whom.
      audit_entry: 1,
      deleted_person: 1,
      purchase: 1,
      // The invitation stays, without the operator who made it, so that people who were invited can still join.
      sign_up_invitation: 1,
    });
    const [stored] = await database().select().from(purchase);
    expect(stored).toMatchObject({ personId: null, state: 'expired', plan: 'starter' });

    const { id_token } = await register(injectBrowser(server.current.app), 'nia.again@example.com', password);
    const signedIn = { method: 'POST', url: '/api/auth/firebase', payload: { idToken: id_token } } as const;
    expect((await server.current.app.inject(signedIn)).statusCode).toBe(200);
    const imported = await callerWith(id_token)('POST', '/account/import', file);
    expect(imported).toMatchObject({ status: 200, body: { started: true } });
  });

  it('ends every earlier token and session, and frees the email for a new account', async () => {
    const bo = await join('bo@example.com');
    await bo.call('DELETE', '/account', { confirm: 'DELETE' });
    const refused = await Promise.all([
      bo.call('GET', '/auth/me'),
      bo.call('GET', '/account/export'),
      bo.call('POST', '/challenge/start', { timezone: 'UTC' }),
      bo.call('DELETE', '/account', { confirm: 'DELETE' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await bo.signIn()).statusCode).toBe(401);
    expect((await bo.browser.refresh(bo.tokens.refresh_token)).status).toBe(400);
    const again = await register(injectBrowser(server.current.app), bo.email, password);
    const { user } = (
      await server.current.app.inject({
        method: 'POST',
        url: '/api/auth/firebase',
        payload: { idToken: again.id_token },
      })
    ).json();
    expect(user.uid).not.toBe(bo.uid);
    expect((await callerWith(again.id_token)('GET', '/challenge/today')).body.needsOnboarding).toBe(true);
  });

  it('is visible on the boards at once', async () => {
    const cy = await join('cy@example.com');
    const di = await join('di@example.com');
    const board = async () => (await di.call('GET', '/leaderboard/global')).body;
    const { rankedPeople } = await board();
    await cy.call('DELETE', '/account', { confirm: 'DELETE' });
    const after = await board();
    expect(after.rankedPeople).toBe(rankedPeople - 1);
    expect(after.leaderboard).toHaveLength(after.rankedPeople);
  });

  it('needs the confirmation word, and nothing else', async () => {
    const ed = await join('ed@example.com');
    for (const [payload, field] of [
      [undefined, undefined],
      [{}, 'confirm'],
      [{ confirm: 'delete' }, 'confirm'],
      [{ confirm: 'DELETE', uid: 'x' }, 'uid'],
    ] as const) {
      const { status, body } = await ed.call('DELETE', '/account', payload);
      expect([status, body.error, body.field]).toEqual([400, 'invalid_input', field]);
    }
    expect((await ed.call('GET', '/auth/me')).status).toBe(200);
  });

  it('is reported to a request that was waiting meanwhile', async () => {
    const { id_token } = await register(injectBrowser(server.current.app), 'gus@example.com', password);
    const call = callerWith(id_token);
    await server.current.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken: id_token },
    });
    const { pool, kind } = server.current.storage;
    const deleting = await pool.connect();
    const ofPerson = `where subject = '${decodeJwt(id_token).sub}'`;
    await deleting.query('begin');
    await deleting.query(`select from person ${ofPerson} for update`);
    const starting = call('POST', '/challenge/start', { timezone: 'UTC' });
    // Embedded storage serves nobody else while a transaction is open; on a server the request waits at its row.
    const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount ?? 0;
    if (kind === 'server') await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
    await deleting.query(`delete from person ${ofPerson}`);
    await deleting.query('commit');
    deleting.release();
    expect(await starting).toMatchObject({ status: 401, body: { error: 'not_signed_in' } });
  });

  it('is complete even if another device keeps sending', async () => {
    for (let round = 0; round < 2; round += 1) {
      const flo = await join(`flo-${round}@example.com`);
      const sending = Array.from({ length: 12 }, (_, index) => [
        flo.call('POST', '/challenge/complete-exercise', {
          exercise: 'pushups',
          actualReps: 20 + index,
          deviceKey: `late-${round}-${index}`,
        }),
        flo.call('PUT', '/auth/profile', { displayName: `Flo ${index}`, timezone: 'Asia/Tokyo' }),
        flo.call('POST', '/premium/start-trial'),
      ]).flat();
      const renewing = flo.browser.refresh(flo.tokens.refresh_token);
      const [deleted, ...answers] = await Promise.all([
        flo.call('DELETE', '/account', { confirm: 'DELETE' }),
        ...sending,
      ]);
      await renewing;
      expect(deleted.status).toBe(200);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await tracesOf(database(), [flo.uid, flo.subject, flo.email, `late-${round}-`])).toEqual([]);
      expect((await flo.call('GET', '/challenge/today')).status).toBe(401);
    }
  });
});
