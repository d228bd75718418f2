import { type LocalMailServer, startMailServer } from '@hundred/testkit/services/mail-server';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../db/storage';
import { makeLogger } from '../../logging/logger';
import { readMailState } from '../../mail/mail-state';
import { tidyMails } from '../../mail/queue';
import { serverOfTest } from '../../testing/server-of-test';
import { emptyDatabase } from '../../testing/storage-source';
import { seedMailed } from './testing/seed-due';

/** `MAILED_PEOPLE=10000` makes the large run. */
const people = Number(process.env.MAILED_PEOPLE ?? 300);
const left = 20;
const perHour = people - left;
/** What one server sends at a time. */
const inFlight = 4;
const hour = 3_600_000;
const patience = 60_000 + people * 60;

/** An even number: the mail is received and its answer withheld. An odd one: its recipient is not answered yet. */
const stepOf = (to: string) => (Number(/\d+/.exec(to)) % 2 === 0 ? 'mail' : 'recipient');

/** Lets a mail server answer no mail any more, until `release` is called. */
function stopAnswering(post: LocalMailServer) {
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = () => {
      post.delayAnswer = () => undefined;
      resolve();
    };
  });
  post.delayAnswer = (to, step) => {
    if (step !== stepOf(to)) return undefined;
    held.push(to);
    return released;
  };
  return { held, release };
}

it('Everybody due is mailed once, at most the limit in an hour, except what a killed server had in flight', {
  timeout: 3 * patience,
}, async ({ annotate }) => {
  const place = await emptyDatabase();
  onTestFinished(place.dispose);
  // One mail server for each server, which tells whose mails are in flight.
  const posts = await Promise.all([startMailServer(), startMailServer()]);
  for (const post of posts) onTestFinished(post.close);
  const start = (post: LocalMailServer) =>
    serverOfTest({
      DATABASE_URL: place.setting.url,
      SMTP_URL: post.url,
      MAIL_FROM: 'post@hundred.example',
      MAIL_PER_HOUR: `${perHour}`,
    });
  const [doomed] = await Promise.all([start(posts[0]), start(posts[1])]);
  const storage = await openStorage(place.setting, Date.now(), makeLogger('silent'));
  onTestFinished(storage.close);
  await storage.ready;
  // Reminders due before midnight are not sent after it.
  const clock = () => new Date().toISOString().slice(11, 16);
  await expect.poll(clock, { timeout: 150_000 }).not.toMatch(/^23:5[89]$/);

  const received = () => posts.flatMap((post) => post.received).flatMap(({ to }) => to);
  const recipientsOf = async (outcome: 'sending' | null) => {
    const { rows } = await storage.pool.query<{ recipient: string }>(
      'select recipient from mail where outcome is not distinct from $1',
      [outcome],
    );
    return rows.map(({ recipient }) => recipient).sort();
  };
  const waiting = async () => (await recipientsOf(null)).length;
  const sending = () => recipientsOf('sending');

  const addresses = await seedMailed(storage, people, Date.now());
  await expect
    .poll(() => Math.min(...posts.map((post) => post.received.length)), { timeout: patience, interval: 20 })
    .toBeGreaterThan(people / 6);
  const [ofDoomed, ofOther] = [stopAnswering(posts[0]), stopAnswering(posts[1])];
  // Everything in flight is held, so neither server can begin another mail.
  await expect
    .poll(
      async () =>
        ofDoomed.held.length > 0 &&
        ofOther.held.length > 0 &&
        JSON.stringify(await sending()) === JSON.stringify([...ofDoomed.held, ...ofOther.held].sort()),
      // Less than the time after which a server gives a mail up.
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true);
  await doomed.kill();
  for (const { release } of [ofDoomed, ofOther]) release();
  const lost = [...ofDoomed.held].sort();
  expect(lost.length).toBeLessThanOrEqual(inFlight);

  await expect.poll(waiting, { timeout: patience, interval: 250 }).toBe(left);
  await expect.poll(sending, { timeout: 60_000 }).toEqual(lost);
  expect(received().length).toBeLessThanOrEqual(perHour);

  // An hour passes.
  await storage.pool.query('update mail set started_at = started_at - $1::bigint', [hour]);
  await expect.poll(waiting, { timeout: patience, interval: 250 }).toBe(0);
  await expect.poll(sending, { timeout: 60_000 }).toEqual(lost);

  // Nobody is mailed twice, and only those miss their mail whose mail the killed server had not handed over.
  const missing = new Set(lost.filter((to) => stepOf(to) === 'recipient'));
  expect(received().sort()).toEqual(addresses.filter((to) => !missing.has(to)).sort());
  await annotate(
    `${lost.length} mails were in flight at the kill, and ${missing.size} of them did not arrive`,
  );
  // The operator reads how many may be missing, before and after the tidy-up.
  const counts = { sent: people - lost.length, unknown: lost.length, failed: 0, waiting: 0 };
  expect(await readMailState(storage.database, Date.now())).toMatchObject(counts);
  await tidyMails(storage.database, Date.now());
  expect(await readMailState(storage.database, Date.now())).toMatchObject(counts);
  expect(await sending()).toEqual([]);
});
