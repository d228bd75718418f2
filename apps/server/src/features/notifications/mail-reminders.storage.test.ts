import { createHmac } from 'node:crypto';
import { startMailServer } from '@hundred/testkit/services/mail-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mail, mailReminder } from '../../db/schema/mail-schema';
import { Challenger } from '../../log/testing/challenger';
import { refuseAddress } from '../../mail/queue';
import { makeNotifyingServer, updateProfile } from './testing/notifying-server';
import { receivedTags, sendEverythingDue } from './testing/person-with-device';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const { clock, server, startWithDevice } = await makeNotifyingServer({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'post@hundred.example',
});
beforeEach(() => {
  mailServer.received.length = 0;
});
const database = () => server.current.storage.database;
const switchMail = (challenger: Challenger, instant: string, { on }: { on: boolean }) =>
  challenger.ask('PUT', '/notifications/mail', instant, { on });

async function sendDueAt(instant: string): Promise<void> {
  clock.set(instant);
  await sendEverythingDue(server.current);
  await server.current.mailer!.tick();
}
const mailsTo = (subject: string) =>
  mailServer.received.filter(({ to }) => to.includes(`${subject}@people.test`));
/** The path of the link in a mail that ends such mails. */
const unsubscribePathIn = (received: (typeof mailServer.received)[number]) =>
  /<http:\/\/localhost:3000(.+)>/.exec(received.header('List-Unsubscribe'))![1]!;
/** Sends what is due at each of these instants. Returns those at which this person was mailed. */
async function instantsOfMails(subject: string, instants: readonly string[]): Promise<string[]> {
  const mailed: string[] = [];
  for (const instant of instants) {
    const before = mailsTo(subject).length;
    await sendDueAt(instant);
    if (mailsTo(subject).length > before) mailed.push(instant);
  }
  return mailed;
}
/** Starts a person in Berlin, where a reminder at 09:00 is due at 07:00 UTC in summer. */
async function startWithoutDevice(subject: string, instant: string) {
  clock.set(instant);
  return Challenger.start(server.current, subject, instant);
}

it('A person without a device is mailed at their reminder time, once a day, while the day is open', async () => {
  const ann = await startWithoutDevice('ann', '2026-06-02T06:00:00Z');
  expect((await ann.ask('GET', '/notifications/mail', '2026-06-02T06:00:00Z')).body).toEqual({
    state: 'off',
    email: 'ann@people.test',
    weekRecap: false,
    confirmedBy: 'issuer',
    mailRefused: false,
  });
  expect((await switchMail(ann, '2026-06-02T06:00:00Z', { on: true })).status).toBe(200);
  const times = [
    '2026-06-02T06:59:00Z',
    '2026-06-02T07:00:00Z',
    '2026-06-02T07:01:00Z',
    '2026-06-03T07:00:00Z',
  ];
  expect(await instantsOfMails('ann', times)).toEqual(['2026-06-02T07:00:00Z', '2026-06-03T07:00:00Z']);
  const [first] = mailsTo('ann');
  expect(first!.header('List-Unsubscribe')).toMatch(
    /^<http:\/\/localhost:3000\/mail\/unsubscribe\?k=reminders&t=/,
  );
  expect(first!.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(first!.text).toContain('http://localhost:3000/dashboard');
  await ann.completeDay('2026-06-04T06:00:00Z');
  expect(await instantsOfMails('ann', ['2026-06-04T07:00:00Z'])).toEqual([]);
});

it('A person who uses German is mailed in German', async () => {
  const uwe = await startWithoutDevice('uwe', '2026-06-02T06:00:00Z');
  await uwe.ask('PUT', '/auth/profile', '2026-06-02T06:00:00Z', { language: 'de' });
  await switchMail(uwe, '2026-06-02T06:00:00Z', { on: true });
  await sendDueAt('2026-06-02T07:00:00Z');
  const [letter] = mailsTo('uwe');
  expect(letter!.subject).toBe('Tag 1 wartet');
  expect(letter!.html).toContain('<html lang="de">');
  expect(letter!.text).toMatch(/Hundred öffnen:\n.*\n\nAbbestellen: http/);
  const link = unsubscribePathIn(letter!);
  const { app } = server.current;
  const question = await app.inject({ url: link, headers: { 'accept-language': 'en' } });
  expect(question.body).toContain('<html lang="de">');
  expect(question.body).toContain('<h1>Erinnerungen per E-Mail abbestellen?</h1>');
  expect(question.body).toContain('Datenschutz');
  const off = await app.inject({ method: 'POST', url: link });
  expect(off.body).toContain('<h1>Du bekommst keine Erinnerungen mehr per E-Mail</h1>');
  const wrong = await app.inject({ url: `${link}x`, headers: { 'accept-language': 'de-AT,de;q=0.9' } });
  expect([wrong.statusCode, wrong.body]).toEqual([
    400,
    expect.stringContaining('Dieser Link funktioniert nicht'),
  ]);
});

it('A person who has not switched reminders by mail on gets none', async () => {
  await startWithoutDevice('bea', '2026-06-10T06:00:00Z');
  expect(await instantsOfMails('bea', ['2026-06-10T07:00:00Z', '2026-06-11T07:00:00Z'])).toEqual([]);
});

it('A person whose device gets the push gets no mail', async () => {
  const { device, challenger } = await startWithDevice('cia', '2026-06-15T06:00:00Z');
  await switchMail(challenger, '2026-06-15T06:00:00Z', { on: true });
  expect(
    await instantsOfMails('cia', ['2026-06-15T07:00:00Z', '2026-06-15T07:10:00Z', '2026-06-15T08:00:00Z']),
  ).toEqual([]);
  expect(receivedTags(device)).toEqual(['dailyReminder-2026-06-15']);
});

it('A person whose push does not arrive is mailed ten minutes later, and not pushed afterwards', async () => {
  const { device, challenger } = await startWithDevice('dot', '2026-06-20T06:00:00Z');
  await switchMail(challenger, '2026-06-20T06:00:00Z', { on: true });
  // The push may be tried again after twenty minutes, at 07:20.
  device.answers.push({ status: 503, retryAfter: '1200' });
  const times = [
    '2026-06-20T07:00:00Z',
    '2026-06-20T07:09:59Z',
    '2026-06-20T07:10:00Z',
    '2026-06-20T07:25:00Z',
  ];
  expect(await instantsOfMails('dot', times)).toEqual(['2026-06-20T07:10:00Z']);
  expect(device.received).toHaveLength(1);
});

it('A person whose address refuses the mail still gets the push that was postponed for it', async () => {
  const { device, challenger } = await startWithDevice('hal', '2026-06-21T06:00:00Z');
  await switchMail(challenger, '2026-06-21T06:00:00Z', { on: true });
  device.answers.push({ status: 503, retryAfter: '1200' });
  mailServer.answers.set('hal@people.test', '550 no such user');
  await sendDueAt('2026-06-21T07:00:00Z');
  await sendDueAt('2026-06-21T07:10:00Z');
  expect(mailsTo('hal')).toEqual([]);
  await sendDueAt('2026-06-21T07:10:01Z');
  expect(receivedTags(device)).toEqual(['dailyReminder-2026-06-21', 'dailyReminder-2026-06-21']);
  // From the next day on no mail is planned for the address at all.
  await sendDueAt('2026-06-22T07:00:00Z');
  const planned = await database().select().from(mail).where(eq(mail.personId, challenger.id));
  expect(planned.map(({ outcome }) => outcome)).toEqual(['refused']);
});

it('A person whose device is gone is mailed instead', async () => {
  const { device, challenger } = await startWithDevice('eve', '2026-06-25T06:00:00Z');
  await switchMail(challenger, '2026-06-25T06:00:00Z', { on: true });
  device.answers.push({ status: 410 });
  const times = ['2026-06-25T07:00:00Z', '2026-06-25T07:10:00Z', '2026-06-26T07:00:00Z'];
  expect(await instantsOfMails('eve', times)).toEqual(['2026-06-25T07:10:00Z', '2026-06-26T07:00:00Z']);
});

it('A link in an old mail ends the mails without a sign-in, and nothing else', async () => {
  const fay = await startWithoutDevice('fay', '2026-07-01T06:00:00Z');
  await switchMail(fay, '2026-07-01T06:00:00Z', { on: true });
  await sendDueAt('2026-07-01T07:00:00Z');
  const link = unsubscribePathIn(mailsTo('fay')[0]!);
  const { app } = server.current;
  clock.set('2027-07-01T06:00:00Z');
  // Opening the link changes nothing.
  expect((await app.inject({ url: link })).statusCode).toBe(200);
  const countSettings = () => database().$count(mailReminder, eq(mailReminder.personId, fay.id));
  expect(await countSettings()).toBe(1);
  for (const wrong of [
    `${link}x`,
    link.slice(0, -1),
    // The link of another person, with Fay's signature.
    link.replace(
      fay.id,
      fay.id.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    ),
    '/mail/unsubscribe',
  ]) {
    expect((await app.inject({ method: 'POST', url: wrong })).statusCode).toBe(400);
  }
  expect(await countSettings()).toBe(1);
  const oneClick = {
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  } as const;
  // The other kind of form that RFC 8058 allows.
  const multipart = {
    ...oneClick,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    payload:
      '--part\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
  };
  expect((await app.inject(multipart)).statusCode).toBe(200);
  expect(await countSettings()).toBe(0);
  await switchMail(fay, '2027-07-01T06:00:00Z', { on: true });
  expect((await app.inject(oneClick)).statusCode).toBe(200);
  expect(await countSettings()).toBe(0);
  // Once more, as programs do.
  expect((await app.inject(oneClick)).statusCode).toBe(200);
  expect((await fay.ask('GET', '/auth/me', '2027-07-01T06:00:00Z')).body.user.dailyReminders).toBe(true);
});

/** Signs in with what the issuer says of the address. Returns the calls for reminders by mail. */
async function signInWithClaims(subject: string, claims: Record<string, unknown>) {
  const token = await server.current.issuer.mint(subject, { claims });
  const { app } = server.current;
  await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken: token } });
  const headers = { authorization: `Bearer ${token}` };
  const call = (method: 'GET' | 'PUT', payload?: object) =>
    app.inject({ method, url: '/api/notifications/mail', headers, ...(payload && { payload }) });
  return {
    state: async () => (await call('GET')).json().state,
    switchOn: () => call('PUT', { on: true }),
  };
}

it('An address that its issuer has not checked gets no reminders', async () => {
  for (const email_verified of [false, 'false']) {
    const ivo = await signInWithClaims('ivo', { email: 'ivo@people.test', email_verified });
    expect(await ivo.state()).toBe('not_verified');
    expect((await ivo.switchOn()).statusCode).toBe(409);
  }
  const checked = await signInWithClaims('ivo', { email: 'ivo@people.test', email_verified: true });
  expect((await checked.switchOn()).statusCode).toBe(200);
  expect(await checked.state()).toBe('on');
  // The issuer changes the address, and has not checked the new one.
  const changed = await signInWithClaims('ivo', { email: 'stranger@people.test', email_verified: false });
  expect(await changed.state()).toBe('not_verified');
});

it('An address that refused mail is tried again when its owner switches reminders on', async () => {
  const joy = await startWithoutDevice('joy', '2026-07-20T06:00:00Z');
  await refuseAddress(database(), 'joy@people.test', 0);
  const state = async () => (await joy.ask('GET', '/notifications/mail', '2026-07-20T06:00:00Z')).body;
  expect(await state()).toMatchObject({ state: 'off', mailRefused: true });
  await switchMail(joy, '2026-07-20T06:00:00Z', { on: true });
  expect(await state()).toMatchObject({ state: 'on', mailRefused: false });
});

it('The weekly recap by mail has its own switch and its own link to end it', async () => {
  // A Wednesday. The recap comes on Sunday, an hour after the time of the reminder: at 08:00 UTC.
  const kay = await startWithoutDevice('kay', '2026-08-05T06:00:00Z');
  // This switch ends the recap by push only.
  await updateProfile(kay, '2026-08-05T06:00:00Z', { milestoneNews: false });
  const change = (body: object) => kay.ask('PUT', '/notifications/mail', '2026-08-05T06:00:00Z', body);
  expect((await change({ on: 'yes' })).status).toBe(400);
  expect((await change({ weekRecap: true })).status).toBe(200);
  const state = async () => (await kay.ask('GET', '/notifications/mail', '2026-08-05T06:00:00Z')).body;
  expect(await state()).toMatchObject({ state: 'off', weekRecap: true });
  await kay.completeDay('2026-08-05T06:00:00Z');
  await kay.completeDay('2026-08-06T06:00:00Z');
  const times = [
    '2026-08-06T07:00:00Z',
    '2026-08-07T07:00:00Z',
    '2026-08-09T08:00:00Z',
    '2026-08-10T07:00:00Z',
  ];
  expect(await instantsOfMails('kay', times)).toEqual(['2026-08-09T08:00:00Z']);
  const link = unsubscribePathIn(mailsTo('kay')[0]!);
  await change({ on: true });
  expect((await server.current.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
  expect(await state()).toMatchObject({ state: 'on', weekRecap: false });
  // The signature of one kind of link is not good for another.
  const linkOfOtherKind = link.replace('k=recap', 'k=reminders');
  const answer = await server.current.app.inject({ method: 'POST', url: linkOfOtherKind });
  expect(answer.statusCode).toBe(400);
  await change({ on: false });
  expect(await database().$count(mailReminder, eq(mailReminder.personId, kay.id))).toBe(0);
});

it('A link of a mail from before the recap had its switch ends both', async () => {
  const lou = await startWithoutDevice('lou', '2026-08-20T06:00:00Z');
  await lou.ask('PUT', '/notifications/mail', '2026-08-20T06:00:00Z', { on: true, weekRecap: true });
  const { rows } = await server.current.storage.pool.query<{ value: string }>(
    `select value from identity_secret where name = 'mail links'`,
  );
  const signature = createHmac('sha256', rows[0]!.value)
    .update(`unsubscribe reminders\n${lou.id}`)
    .digest('base64url');
  const url = `/mail/unsubscribe?t=${lou.id}.${signature}`;
  expect((await server.current.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect(await database().$count(mailReminder, eq(mailReminder.personId, lou.id))).toBe(0);
});

it('A mail that waits is not sent once its recipient has switched mails off', async () => {
  const gil = await startWithDevice('gil', '2026-07-10T06:00:00Z');
  await switchMail(gil.challenger, '2026-07-10T06:00:00Z', { on: true });
  gil.device.answers.push({ status: 410 });
  await sendDueAt('2026-07-10T07:00:00Z');
  await switchMail(gil.challenger, '2026-07-10T07:01:00Z', { on: false });
  expect(await instantsOfMails('gil', ['2026-07-10T07:10:00Z'])).toEqual([]);
  const waiting = await database().select().from(mail).where(eq(mail.personId, gil.challenger.id));
  expect(waiting).toEqual([]);
});
