import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { makeDeviceKeys } from '@hundred/testkit/services/push-decryption';
import { startPushService } from '@hundred/testkit/services/push-service';
import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import webPush from 'web-push';
import { openStorage } from '../apps/server/src/db/storage';
import { seedDue } from '../apps/server/src/features/notifications/testing/seed-due';
import { makeLogger } from '../apps/server/src/logging/logger';
import { cpuSoFar } from './load/cpu';
import type { Measurement } from './measurement';

const people = 10_000;
const minuteMs = 60_000;
const encryptions = 2000;

/** Measures ten thousand reminders of one minute with two servers and a local push service. */
export async function run(): Promise<Measurement[]> {
  const cluster = await startPostgresCluster();
  const service = await startPushService();
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
  await storage.ready;
  const servers: ServerProcess[] = [];
  try {
    const keys = makeDeviceKeys();
    const devices = Array.from({ length: people }, (_, number) =>
      service.newDevice(`person-${number}`, keys),
    );
    // The reminders are of noon, so that the whole evening is left at any time of the run.
    const noon = new Date().setUTCHours(12, 0, 0, 0);
    await seedDue(storage, devices, noon);
    // They are not due while the servers start, and not so far ahead that the servers plan them again because of a wrong
    // clock.
    await storage.pool.query(`update notification_plan set due_at = $1`, [noon + 2 * 24 * 60 * minuteMs]);
    await storage.pool.query('vacuum analyze');
    const environment = {
      DATABASE_URL: setting.url,
      PUSH_EXTRA_HOSTS: service.host,
      PUSH_EXTRA_CA: service.caFile,
    };
    servers.push(await startServer(environment), await startServer(environment));

    const pids = servers.map(({ pid }) => pid);
    const before = cpuSoFar(pids).servers;
    const start = Date.now();
    await storage.pool.query('update notification_plan set due_at = $1', [start]);
    await Promise.race([
      service.until((received) => received.length >= people),
      wait(3 * minuteMs, undefined, { ref: false }),
    ]);
    const tookMs = Date.now() - start;
    const handedOver = devices.filter(({ received }) => received.length > 0).length;
    await untilDeliveriesRecorded(storage.pool);
    const cpuSeconds = (cpuSoFar(pids).servers - before) / 1000;
    const handedOverTwice = devices.filter(({ received }) => received.length > 1).length;
    const perCore = people / cpuSeconds;
    const barePerCore = encryptionsPerCpuSecond(devices[0]!.subscription.keys);
    return [
      {
        measure: '10,000 reminders of one minute, two servers: until the last is handed over',
        figure: `${(tookMs / 1000).toFixed(1)} s (${handedOver} handed over, ${Math.round((1000 * people) / tookMs)}/s)`,
        goal: '50,000 in a minute: at most 12.0 s',
        isMet: handedOver === people && tookMs <= (minuteMs * people) / 50_000,
      },
      {
        measure: 'handed over twice',
        figure: String(handedOverTwice),
        goal: '0',
        isMet: handedOverTwice === 0,
      },
      {
        measure: 'reminders per second of a core, of bare web-push encryption',
        figure: `${(perCore / barePerCore).toFixed(2)} (${perCore.toFixed(0)} of ${barePerCore.toFixed(0)}/s)`,
        goal: 'noted',
        isMet: true,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await storage.close();
    await service.close();
    await cluster.dispose();
  }
}

async function untilDeliveriesRecorded(pool: {
  query(text: string): Promise<{ rows: unknown[] }>;
}): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select from push_delivery limit 1');
    if (rows.length === 0) return;
    await wait(50);
  }
}

function encryptionsPerCpuSecond({ p256dh, auth }: { p256dh: string; auth: string }): number {
  const payload = JSON.stringify({ title: 'Day 57 is waiting', body: 'x'.repeat(80), url: '/', tag: 'x' });
  const encryptOnce = () => webPush.encrypt(p256dh, auth, payload, 'aes128gcm');
  const warmUps = 200;
  for (let count = 0; count < warmUps; count += 1) encryptOnce();
  const before = process.cpuUsage();
  for (let count = 0; count < encryptions; count += 1) encryptOnce();
  const { user, system } = process.cpuUsage(before);
  return encryptions / ((user + system) / 1_000_000);
}
