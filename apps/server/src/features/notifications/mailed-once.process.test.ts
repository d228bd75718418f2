import { type LocalMailServer, startMailServer } from '@hundred/testkit/services/mail-server';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../db/storage';
import { makeLogger } from '../../logging/logger';
import { readMailState } from '../../mail/mail-state';
import { tidyMails } from '../../mail/queue';
import { serverOfTest } from '../../testing/server-of-test';
import { emptyDatabase } from '../../testing/storage-source';
import { seedDueByMail } from './testing/seed-due';

/** `MAILED_PEOPLE=10000` makes the large run. */
const people = Number(process.env.MAILED_PEOPLE ?? 300);
const beyondLimit = 20;
const mailsPerHour = people - beyondLimit;
/** How many mails one server sends at a time. */
const mostInFlight = 4;
const hourMs = 3_600_000;
const timeoutMs = 60_000 + people * 60;

/**
 * The step of sending at which a mail hangs: of even numbers the mail was received but not acknowledged, of odd ones
 * not even the recipient was.
 */
const hangingStepOf = (to: string) => (Number(/\d+/.exec(to)) % 2 === 0 ? 'mail' : 'recipient');

/** Makes a mail server withhold its answers until `release` is called. `hanging` lists the recipients concerned. */
function withholdAnswers(mailServer: LocalMailServer) {
  const hanging: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = () => {
      mailServer.delayAnswer = () => undefined;
      resolve();
    };
  });
  mailServer.delayAnswer = (to, step) => {
    if (step !== hangingStepOf(to)) return undefined;
    hanging.push(to);
    return released;
  };
  return { hanging, release };
}

it('Everybody due is mailed once and within the hourly limit, except the mails in flight when a server is killed', {
  timeout: 3 * timeoutMs,
}, async ({ annotate }) => {
  const testDatabase = await emptyDatabase();
  onTestFinished(testDatabase.dispose);
  // Each server has a mail server of its own, so the test knows which mails the killed one had in flight.
  const mailServers = await Promise.all([startMailServer(), startMailServer()]);
  for (const mailServer of mailServers) onTestFinished(mailServer.close);
  const startServer = (mailServer: LocalMailServer) =>
    serverOfTest({
      DATABASE_URL: testDatabase.setting.url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'post@hundred.example',
      MAIL_PER_HOUR: `${mailsPerHour}`,
    });
  const [serverToKill] = await Promise.all([startServer(mailServers[0]), startServer(mailServers[1])]);
  const storage = await openStorage(testDatabase.setting, Date.now(), makeLogger('silent'));
  onTestFinished(storage.close);
  await storage.ready;
  // Reminders are not sent after midnight, so the test does not begin in the two minutes before it.
  const timeNow = () => new Date().toISOString().slice(11, 16);
  await expect.poll(timeNow, { timeout: 150_000 }).not.toMatch(/^23:5[89]$/);

  const received = () => mailServers.flatMap((mailServer) => mailServer.received).flatMap(({ to }) => to);
  const recipientsOf = async (outcome: 'sending' | null) => {
    const { rows } = await storage.pool.query<{ recipient: string }>(
      'select recipient from mail where outcome is not distinct from $1',
      [outcome],
    );
    return rows.map(({ recipient }) => recipient).sort();
  };
  const waiting = async () => (await recipientsOf(null)).length;
  const sending = () => recipientsOf('sending');

  const addresses = await seedDueByMail(storage, people, Date.now());
  await expect
    .poll(() => Math.min(...mailServers.map((mailServer) => mailServer.received.length)), {
      timeout: timeoutMs,
      interval: 20,
    })
    .toBeGreaterThan(people / 6);
  const withheld = mailServers.map(withholdAnswers);
  const hanging = () => withheld.map((mailServer) => mailServer.hanging);
  // Once every mail in flight hangs, neither server can begin another one.
  await expect
    .poll(
      async () =>
        hanging().every((recipients) => recipients.length > 0) &&
        JSON.stringify(await sending()) === JSON.stringify(hanging().flat().sort()),
      // Shorter than the time after which a server gives up a mail.
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true);
  await serverToKill.kill();
  for (const { release } of withheld) release();
  const lost = [...withheld[0]!.hanging].sort();
  expect(lost.length).toBeLessThanOrEqual(mostInFlight);

  await expect.poll(waiting, { timeout: timeoutMs, interval: 250 }).toBe(beyondLimit);
  await expect.poll(sending, { timeout: 60_000 }).toEqual(lost);
  expect(received().length).toBeLessThanOrEqual(mailsPerHour);

  // An hour passes.
  await storage.pool.query('update mail set started_at = started_at - $1::bigint', [hourMs]);
  await expect.poll(waiting, { timeout: timeoutMs, interval: 250 }).toBe(0);
  await expect.poll(sending, { timeout: 60_000 }).toEqual(lost);

  // Nobody is mailed twice. Only the mails that the killed server had not handed over are missing.
  const missing = new Set(lost.filter((to) => hangingStepOf(to) === 'recipient'));
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
