import { type PostgresCluster, startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { startServer } from '@hundred/testkit/services/server-process';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import { closeConnections } from './api/send-request';
import { type CrowdVisits, peopleWithLogs, seed, visitorsOf, visitWith } from './load/crowd';
import { measureEmbedded } from './load/embedded';
import type { Measurement } from './measurement';

/** Set PEOPLE=1000 for a quick run. */
const sizes = process.env.PEOPLE?.split(',').map(Number) ?? [1000, 100_000, 1_000_000];
/** The number of people on the page at once, increased as long as answers stay quick. */
const crowds = [1, 2, 4, 8, 16, 32, 64];
/** Answers are quick as long as their p99 is below this. */
const quickP99Ms = 250;

/**
 * Repeats the visit of a day on two servers with one PostgreSQL, among few and among many stored people, and on
 * embedded storage.
 */
export async function run(): Promise<Measurement[]> {
  const issuer = await startLocalIssuer('RS256');
  const cluster = await startPostgresCluster();
  try {
    const measurements: Measurement[] = [];
    for (const people of sizes) measurements.push(await measureSize(people, cluster, issuer));
    return [...measurements, await measureEmbedded(cluster, issuer)];
  } finally {
    closeConnections();
    await cluster.dispose();
    await issuer.close();
  }
}

async function measureSize(
  people: number,
  cluster: PostgresCluster,
  issuer: LocalIssuer,
): Promise<Measurement> {
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const seedResult = await seed(people, setting, issuer.issuer);
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
    const warmUpCrowd = 4;
    await visitWith(servers, warmUpCrowd, visitors);
    for (const crowd of crowds) {
      const visits = await visitWith(servers, crowd, visitors);
      if (visits.p99 >= quickP99Ms) break;
      quickVisits.push(visits);
    }
    const best = quickVisits.toSorted((one, other) => other.peoplePerMinute - one.peoplePerMinute)[0];
    return {
      measure: `people per minute, of ${people.toLocaleString('en')} stored (seeded in ${seedResult.seconds} s, ${seedResult.bytes} bytes each)`,
      figure: best ? describeVisits(best) : 'none',
      goal: `p99 under ${quickP99Ms} ms, no error`,
      isMet: best !== undefined,
    };
  } finally {
    for (const server of servers) await server.stop();
    closeConnections();
  }
}

function describeVisits({ peoplePerMinute, crowd, p99, cpu }: CrowdVisits): string {
  const answers = `${crowd} at once, p99 ${p99.toFixed(0)} ms, no error`;
  const cost = `${cpu.servers.toFixed(1)} ms of the servers' core and ${cpu.database.toFixed(1)} ms of the database's`;
  return `${peoplePerMinute.toFixed(0)} (${answers}; a visit costs ${cost})`;
}
