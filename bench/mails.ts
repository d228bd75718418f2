import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { startMailServer } from '@hundred/testkit/services/mail-server';
import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import { openStorage, type Storage } from '../apps/server/src/db/storage';
import { seedDueByMail } from '../apps/server/src/features/notifications/testing/seed-due';
import { makeLogger } from '../apps/server/src/logging/logger';
import { cpuSoFar } from './load/cpu';
import type { Measurement } from './measurement';

const people = 2000;
const minuteMs = 60_000;
const usefulMinutes = 120;
/** What 10,000 people need who are due at the same minute, so that all are mailed while a reminder is useful. */
const leastPerMinute = 10_000 / usefulMinutes;

/** Measures how fast two servers mail reminders of the same minute to a local mail server without encryption. */
export async function run(): Promise<Measurement[]> {
  const cluster = await startPostgresCluster();
  const mailServer = await startMailServer();
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
  await storage.ready;
  const servers: ServerProcess[] = [];
  try {
    // The people are seeded as of noon, so that their dates are the same at any hour of the measurement.
    const noon = new Date().setUTCHours(12, 0, 0, 0);
    await seedDueByMail(storage, people, noon);
    // They are not due while the servers start. The server deletes plans that are far ahead (`plan.ts`).
    await storage.pool.query('update notification_plan set due_at = $1', [noon + 2 * 24 * 60 * minuteMs]);
    await storage.pool.query('vacuum analyze');
    const environment = {
      DATABASE_URL: setting.url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'post@hundred.example',
      MAIL_PER_HOUR: '999999',
    };
    servers.push(await startServer(environment), await startServer(environment));

    const pids = servers.map(({ pid }) => pid);
    const before = cpuSoFar(pids);
    const start = Date.now();
    await storage.pool.query('update notification_plan set due_at = $1', [start]);
    await untilSent(storage, start + 5 * minuteMs);
    const tookMs = Date.now() - start;
    const after = cpuSoFar(pids);
    const recipients = mailServer.received.flatMap(({ to }) => to);
    const mailedTwice = recipients.length - new Set(recipients).size;
    const perMinute = (recipients.length * minuteMs) / tookMs;
    const perMail = (used: number) => (used / recipients.length).toFixed(1);
    return [
      {
        measure: `${people.toLocaleString('en-US')} reminders by mail, two servers: mails per minute`,
        figure: `${Math.round(perMinute)} (${recipients.length} sent in ${(tookMs / 1000).toFixed(1)} s)`,
        goal: `10,000 in two hours: at least ${Math.ceil(leastPerMinute)}`,
        isMet: recipients.length >= people && perMinute >= leastPerMinute,
      },
      {
        measure: 'processor per mail',
        figure: `${perMail(after.servers - before.servers)} ms servers, ${perMail(after.database - before.database)} ms storage`,
        goal: 'noted',
        isMet: true,
      },
      { measure: 'mailed twice', figure: String(mailedTwice), goal: '0', isMet: mailedTwice === 0 },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await storage.close();
    await mailServer.close();
    await cluster.dispose();
  }
}

/** Resolves at `until` too: then the measurement counts too few mails. */
async function untilSent({ pool }: Storage, until: number): Promise<void> {
  while (Date.now() < until) {
    const { rows } = await pool.query<{ sent: number }>(
      `select count(*)::int as sent from mail where outcome = 'sent'`,
    );
    if ((rows[0]?.sent ?? 0) >= people) return;
    await wait(250);
  }
}
