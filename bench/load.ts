import { freshDatabase } from '@hundred/testkit/disks/storage-places';
import { type PostgresCluster, startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { startServer } from '@hundred/testkit/services/server-process';
import { closeConnections } from './api/load';
import { type CrowdVisits, peopleWithLogs, seed, visitorsOf, visitWith } from './load/crowd';
import { measureEmbedded } from './load/embedded';
import type { Measurement } from './measurement';

/** Set PEOPLE=1000 for a quick run. */
const sizes = process.env.PEOPLE?.split(',').map(Number) ?? [1000, 100_000, 1_000_000];
/** The number of people on the page at once, increased as long as answers stay quick. */
const crowds = [1, 2, 4, 8, 16, 32, 64];
/** The p99 in milliseconds up to which answers are quick. */
const slowest = 250;

/**
 * Repeats the visit of a day on two servers with one PostgreSQL, among few and among many stored people, and on
 * embedded storage.
 */
export async function run(): Promise<Measurement[]> {
  const issuer = await startLocalIssuer('RS256');
  const cluster = await startPostgresCluster();
  try {
    const lines: Measurement[] = [];
    for (const people of sizes) lines.push(await measure(people, cluster, issuer));
    return [...lines, await measureEmbedded(cluster, issuer)];
  } finally {
    closeConnections();
    await cluster.dispose();
    await issuer.close();
  }
}

async function measure(people: number, cluster: PostgresCluster, issuer: LocalIssuer): Promise<Measurement> {
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const seeded = await seed(people, setting, issuer.issuer);
  const environment = {
    DATABASE_URL: setting.url,
    ...issuer.environment,
    RATE_LIMIT: 'off',
    TEST_CLOCK: '1',
  };
  const servers = [await startServer(environment), await startServer(environment)];
  try {
    const visitors = await visitorsOf(Math.min(people, peopleWithLogs), issuer);
    const quickVisits: CrowdVisits[] = [];
    // A warm-up.
    await visitWith(servers, 4, visitors);
    for (const crowd of crowds) {
      const visits = await visitWith(servers, crowd, visitors);
      if (visits.p99 >= slowest) break;
      quickVisits.push(visits);
    }
    const most = quickVisits.toSorted((one, other) => other.peoplePerMinute - one.peoplePerMinute)[0];
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
