import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mail } from '../db/schema/mail-schema';
import { person } from '../db/schema/schema';
import type { Database } from '../db/storage';
import { makeLogger } from '../logging/logger';
import { takeStorage } from '../testing/fresh-storage';
import { type Letter, makeLetter } from './letter';
import { readMailState } from './mail-state';
import { makeMailer, type SentOutcome } from './mailer';
import { forgetRefusal, planMail, refusesMail } from './plan-mail';
import { refuseAddress, takeMails, tidyMails } from './queue';

const storage = await takeStorage();
await storage.ready;
afterAll(() => storage.close());
const { database } = storage;
const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 18);
let now = start;

beforeEach(async () => {
  now = start;
  await database.execute(sql`delete from mail`);
  await database.execute(sql`delete from mail_refusal`);
});

const planMailTo = (to: string) =>
  planMail(database, { to, message: { kind: 'supportAnswered', language: 'en' } }, now);
const storedMails = () => database.select().from(mail);

/** A mailer whose mail server answers with `answer`, and the recipients to whom it sent. */
function mailerWith(
  answer: (to: string) => SentOutcome | Promise<SentOutcome>,
  { perHour = 1000, store = database }: { perHour?: number; store?: Database } = {},
) {
  const sent: string[] = [];
  const mailer = makeMailer({
    database: store,
    clock: () => now,
    log: makeLogger('silent'),
    perHour,
    write: async (_message, to): Promise<Letter> =>
      makeLetter({
        to,
        subject: 's',
        before: ['b'],
        action: { label: 'l', link: 'https://x.example' },
        language: 'en',
      }),
    async send({ to }) {
      sent.push(to);
      return answer(to);
    },
  });
  return { mailer, sent };
}
const accept = (): SentOutcome => ({ kind: 'sent' });

it('Two servers send each mail once, and do not store its recipient any longer', async () => {
  const recipients = Array.from({ length: 60 }, (_, index) => `person-${index}@example.com`);
  for (const to of recipients) await planMailTo(to);
  const servers = [mailerWith(accept), mailerWith(accept)];
  await Promise.all(servers.map(({ mailer }) => mailer.tick()));
  expect(servers.flatMap(({ sent }) => sent).sort()).toEqual([...recipients].sort());
  const stored = await storedMails();
  expect(new Set(stored.map(({ outcome, to, about }) => JSON.stringify([outcome, to, about])))).toEqual(
    new Set(['["sent",null,{}]']),
  );
});

it('Servers together send no more in an hour than the limit, and the rest later', async () => {
  for (let index = 0; index < 12; index += 1) await planMailTo(`limited-${index}@example.com`);
  const servers = [mailerWith(accept, { perHour: 5 }), mailerWith(accept, { perHour: 5 })];
  const tick = async () => {
    await Promise.all(servers.map(({ mailer }) => mailer.tick()));
    return servers.flatMap(({ sent }) => sent).length;
  };
  expect(await tick()).toBe(5);
  now += hour - 1;
  expect(await tick()).toBe(5);
  now += 1;
  expect(await tick()).toBe(10);
  now += hour;
  expect(await tick()).toBe(12);
});

it('A mail that is too late or has nothing to say uses nothing of the limit', async () => {
  await planMailTo('late@example.com');
  await database.update(mail).set({ goodUntil: now + hour });
  now += hour + 1;
  await refuseAddress(database, 'gone@example.com', now);
  await planMailTo('gone@example.com');
  now += 1;
  await planMailTo('fresh@example.com');
  const { mailer, sent } = mailerWith(accept, { perHour: 1 });
  await mailer.tick();
  expect(sent).toEqual(['fresh@example.com']);
  await tidyMails(database, now);
  // In alphabetical order: the refused one is dropped, and the late one has failed.
  expect((await storedMails()).map(({ outcome }) => outcome).sort()).toEqual(['dropped', 'failed', 'sent']);
});

it('A mail that is less urgent waits for one that is more urgent', async () => {
  await planMailTo('reminded@example.com');
  await database.update(mail).set({ rank: 1 });
  now += 1;
  await planMailTo('password@example.com');
  const { mailer, sent } = mailerWith(accept, { perHour: 1 });
  await mailer.tick();
  expect(sent).toEqual(['password@example.com']);
});

it('A mail that was not accepted is tried again after longer and longer pauses, for a day', async () => {
  await planMailTo('busy@example.com');
  const { mailer, sent } = mailerWith(() => ({ kind: 'later', reason: '451', fault: 'answer' }));
  const tries: number[] = [];
  for (; now < start + 30 * hour; now += minute) {
    const before = sent.length;
    await mailer.tick();
    if (sent.length > before) tries.push((now - start) / minute);
  }
  // In minutes since the first attempt: the pauses are 1, 2, 4 and 8.
  expect(tries.slice(0, 5)).toEqual([0, 1, 3, 7, 15]);
  expect(tries.at(-1)).toBeLessThan(24 * 60);
  expect(tries.length).toBeLessThan(25);
  expect(await storedMails()).toMatchObject([{ outcome: 'failed', to: null, reason: '451' }]);
});

it('An address that refuses for good gets nothing more until its owner asks for a mail', async () => {
  const { mailer, sent } = mailerWith(() => ({ kind: 'refused', reason: '550', fault: 'answer' }));
  await planMailTo('gone@example.com');
  await mailer.tick();
  expect(await refusesMail(database, 'gone@example.com')).toBe(true);
  await planMailTo('gone@example.com');
  await mailer.tick();
  expect(sent).toEqual(['gone@example.com']);
  await forgetRefusal(database, 'gone@example.com');
  await planMailTo('gone@example.com');
  await mailer.tick();
  expect(sent).toHaveLength(2);
});

it('A mail that is refused for its content does not end mail to its address', async () => {
  const { mailer, sent } = mailerWith(() => ({ kind: 'failed', reason: '554', fault: 'answer' }));
  await planMailTo('careful@example.com');
  await mailer.tick();
  expect(await storedMails()).toMatchObject([{ outcome: 'failed', to: null, reason: '554' }]);
  expect(await refusesMail(database, 'careful@example.com')).toBe(false);
  await planMailTo('careful@example.com');
  await mailer.tick();
  expect(sent).toHaveLength(2);
});

it('A refusal is deleted by the tidy-up once no account has its address', async () => {
  await database.insert(person).values({
    id: randomUUID(),
    issuer: 'https://issuer.example',
    subject: 'refused',
    email: 'owned@example.com',
    signInMethod: 'external',
    createdAt: new Date(now),
  });
  for (const email of ['owned@example.com', 'nobody@example.com']) await refuseAddress(database, email, now);
  await tidyMails(database, now);
  expect(await refusesMail(database, 'owned@example.com')).toBe(true);
  expect(await refusesMail(database, 'nobody@example.com')).toBe(false);
});

/** Storage that fails the first `failures` times that the result of a mail is stored. */
function failingDatabase(failures: number): Database {
  let left = failures;
  return new Proxy(database, {
    get(target, name) {
      if (name === 'update' && left > 0) {
        left -= 1;
        return () => {
          throw new Error('the connection was lost');
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

it('The result of a mail is stored by another attempt if storage fails after the answer', async () => {
  await planMailTo('stored@example.com');
  const { mailer, sent } = mailerWith(accept, { store: failingDatabase(2) });
  await mailer.tick();
  expect(sent).toEqual(['stored@example.com']);
  expect(await storedMails()).toMatchObject([{ outcome: 'sent', to: null }]);
});

it('A mail that was not accepted is tried again although storage failed after the answer', async () => {
  await planMailTo('busy@example.com');
  const { mailer } = mailerWith(() => ({ kind: 'later', reason: '451', fault: 'answer' }), {
    store: failingDatabase(1),
  });
  await mailer.tick();
  expect(await storedMails()).toMatchObject([
    { outcome: null, to: 'busy@example.com', notBefore: now + minute },
  ]);
});

it('A mail with nothing left to say is no error', async () => {
  await refuseAddress(database, 'gone@example.com', now);
  await planMailTo('gone@example.com');
  await mailerWith(accept).mailer.tick();
  expect(await readMailState(database, now)).toEqual({
    sent: 0,
    failed: 0,
    unknown: 0,
    waiting: 0,
    lastError: null,
    recent: [],
  });
});

it('Mail is at fault for the desk only while its newest attempt failed, and not for its recipient', async () => {
  const broken: SentOutcome = { kind: 'failed', reason: '554 policy', fault: 'answer' };
  const mistyped: SentOutcome = { kind: 'refused', reason: '550 no such user', fault: 'answer' };
  const busy: SentOutcome = { kind: 'later', reason: 'no connection', fault: 'connection' };
  /** After each outcome: how many mails were sent, how many failed, and the error that the desk shows. */
  const states: unknown[] = [];
  for (const [index, outcome] of [mistyped, broken, accept(), busy, mistyped].entries()) {
    now += minute / 4;
    await planMailTo(`to${index}@example.com`);
    await mailerWith(() => outcome).mailer.tick();
    const { sent, failed, lastError } = await readMailState(database, now);
    states.push([sent, failed, lastError?.reason]);
  }
  expect(states).toEqual([
    [0, 1, undefined],
    [0, 2, '554 policy'],
    [1, 2, undefined],
    [1, 2, 'no connection'],
    [1, 3, undefined],
  ]);
});

it('Mails that were sent while the clock was a month ahead do not count for the limit once it is right again', async () => {
  now = start + 30 * 24 * hour;
  for (const to of ['ada@example.com', 'bo@example.com']) await planMailTo(to);
  const { mailer, sent } = mailerWith(accept, { perHour: 2 });
  await mailer.tick();
  // Two mails of one instant are sent in any order.
  expect(sent.splice(0).toSorted()).toEqual(['ada@example.com', 'bo@example.com']);
  now = start;
  await planMailTo('cy@example.com');
  await mailer.tick();
  expect(sent).toEqual(['cy@example.com']);
});

it('A mail that a server was sending when it was killed is not sent again', async () => {
  await planMailTo('perhaps@example.com');
  // The server has taken the mail, and ends before it stores what became of it.
  expect(await takeMails(database, { now, most: 4, perHour: 10 })).toHaveLength(1);
  const { mailer, sent } = mailerWith(accept);
  for (const later of [0, minute, hour, 25 * hour]) {
    now = start + later;
    await tidyMails(database, now);
    await mailer.tick();
  }
  expect(sent).toEqual([]);
  expect(await storedMails()).toMatchObject([{ outcome: 'unknown', to: null, about: {} }]);
  await tidyMails(database, start + 8 * 24 * hour);
  expect(await storedMails()).toEqual([]);
});

it('The desk counts a mail of a killed server as unknown as soon as no attempt can last', async () => {
  await planMailTo('perhaps@example.com');
  await takeMails(database, { now, most: 4, perHour: 10 });
  const countUnknown = async (at: number) => (await readMailState(database, at)).unknown;
  expect(await countUnknown(now + 10 * minute)).toBe(0);
  now += 10 * minute + 1;
  expect(await readMailState(database, now)).toMatchObject({
    unknown: 1,
    waiting: 0,
    recent: [{ kind: 'supportAnswered', outcome: 'unknown' }],
  });
  expect([await tidyMails(database, now), await tidyMails(database, now)]).toEqual([1, 0]);
  expect(await countUnknown(now)).toBe(1);
});

it('A mail that may have arrived is not sent again', async () => {
  await planMailTo('cut@example.com');
  const { mailer, sent } = mailerWith(() => ({ kind: 'unknown', reason: 'cut', fault: 'connection' }));
  await mailer.tick();
  now += 25 * hour;
  await mailer.tick();
  expect(sent).toEqual(['cut@example.com']);
});

it('A mailer that stops ends what it has begun and begins nothing more', async () => {
  for (let index = 0; index < 20; index += 1) await planMailTo(`stopped-${index}@example.com`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { mailer, sent } = mailerWith(async () => {
    await held;
    return { kind: 'sent' };
  });
  const ticking = mailer.tick();
  // A mailer sends four at a time.
  await expect.poll(() => sent.length).toBe(4);
  const stopping = mailer.stop();
  release();
  await Promise.all([ticking, stopping]);
  expect(sent).toHaveLength(4);
  expect((await storedMails()).filter(({ outcome }) => outcome === 'sent')).toHaveLength(4);
});
