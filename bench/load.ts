import { addDays } from '@hundred/domain/days/civil-date';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/local-issuer';
import { type PostgresCluster, startPostgresCluster } from '@hundred/testkit/postgres-cluster';
import { type ServerProcess, startServer } from '@hundred/testkit/server-process';
import { freshDatabase } from '@hundred/testkit/storage-places';
import { openStorage } from '../apps/server/src/db/storage';
import { makeLogger } from '../apps/server/src/logger';
import { ask, closeConnections } from './api/load';
import { seedPeople } from './leaderboard/seed';
import { type Cpu, cpuSoFar } from './load/cpu';
import { seedLogs } from './load/seed-logs';
import { callsOf, type Visitor } from './load/visit';
import { type Measurement, percentile99 } from './measurement';

/** PEOPLE=1000 for a quick look. */
const sizes = process.env.PEOPLE?.split(',').map(Number) ?? [1000, 100_000, 1_000_000];
const withLogs = 10_000;
const firstDate = '2026-06-01';
const tokens = 1000;
/** So many people are on the page at once; more and more, as long as answers stay quick. */
const crowds = [1, 2, 4, 8, 16, 32, 64];
const crowdMs = 5000;
const slowest = 250;

interface Held {
  crowd: number;
  peoplePerMinute: number;
  p99: number;
  cpu: Cpu;
}

/** A day's visit, again and again, to two servers on one PostgreSQL, among few and among many stored people. */
export async function run(): Promise<Measurement[]> {
  const issuer = await startLocalIssuer('RS256');
  const cluster = await startPostgresCluster();
  try {
    const lines: Measurement[] = [];
    for (const people of sizes) lines.push(await measure(people, cluster, issuer));
    return lines;
  } finally {
    closeConnections();
    await cluster.dispose();
    await issuer.close();
  }
}

async function measure(people: number, cluster: PostgresCluster, issuer: LocalIssuer): Promise<Measurement> {
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const seeded = await seed(people, setting.url, issuer.issuer);
  const environment = {
    DATABASE_URL: setting.url,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    RATE_LIMIT: 'off',
    TEST_CLOCK: '1',
  };
  const servers = [await startServer(environment), await startServer(environment)];
  try {
    const visitors = await visitorsOf(Math.min(people, withLogs), issuer);
    const held: Held[] = [];
    await visitWith(servers, 4, visitors);
    for (const crowd of crowds) {
      const next = await visitWith(servers, crowd, visitors);
      if (next.p99 >= slowest) break;
      held.push(next);
    }
    const most = held.toSorted((one, other) => other.peoplePerMinute - one.peoplePerMinute)[0];
    return {
      measure: `people per minute, of ${people.toLocaleString('en')} stored (seeded in ${seeded.seconds} s, ${seeded.bytes} bytes each)`,
      figure: most
        ? `${most.peoplePerMinute.toFixed(0)} (${most.crowd} at once, p99 ${most.p99.toFixed(0)} ms, no error; a visit costs ${most.cpu.servers.toFixed(1)} ms of the servers' core and ${most.cpu.database.toFixed(1)} ms of the database's)`
        : 'none',
      goal: `p99 under ${slowest} ms, no error`,
      met: most !== undefined,
    };
  } finally {
    for (const server of servers) await server.stop();
    closeConnections();
  }
}

async function seed(people: number, url: string, issuer: string) {
  console.log(`seeding ${people} people`);
  const started = performance.now();
  const storage = await openStorage({ kind: 'server', url }, Date.now(), makeLogger('warn'));
  await storage.ready;
  await seedPeople(storage, people, issuer);
  const { rows } = await storage.pool.query<{ bytes: number }>(
    'select (pg_database_size(current_database()) / $1)::int as bytes',
    [people],
  );
  await seedLogs(storage, Math.min(people, withLogs), firstDate);
  await storage.close();
  return { seconds: Math.round((performance.now() - started) / 1000), bytes: rows[0]?.bytes ?? 0 };
}

/** The next to come, in turns; whoever comes again does so on the next date. */
async function visitorsOf(living: number, issuer: LocalIssuer): Promise<() => Visitor> {
  const count = Math.min(living, tokens);
  const minted: string[] = [];
  for (let number = 1; number <= count; number += 1) minted.push(await issuer.mint(`person-${number}`));
  let turn = 0;
  return () => {
    const date = addDays(firstDate, Math.floor(turn / count));
    const token = minted[turn % count]!;
    turn += 1;
    return { token, now: `${date}T12:00:00.000Z` };
  };
}

async function visitWith(
  servers: readonly ServerProcess[],
  crowd: number,
  next: () => Visitor,
): Promise<Held> {
  const pids = servers.map(({ pid }) => pid);
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const before = cpuSoFar(pids);
  const started = performance.now();
  const times: number[] = [];
  let visits = 0;
  await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const port = ports[index % ports.length]!;
      while (performance.now() - started < crowdMs) {
        for (const call of callsOf(next())) {
          const asked = performance.now();
          await ask({ port, ...call });
          times.push(performance.now() - asked);
        }
        visits += 1;
      }
    }),
  );
  const minutes = (performance.now() - started) / 60_000;
  const after = cpuSoFar(pids);
  return {
    crowd,
    peoplePerMinute: visits / minutes,
    p99: percentile99(times),
    cpu: {
      servers: (after.servers - before.servers) / visits,
      database: (after.database - before.database) / visits,
    },
  };
}
