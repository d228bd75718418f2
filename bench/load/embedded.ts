import type { PostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import type { LocalIssuer } from '@hundred/testkit/services/local-issuer';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import { type Measurement, median } from '../measurement';
import { seed, visitorsOf, visitWith } from './crowd';

const people = 1000;
const crowd = 4;
/** Several rounds in alternation, because the speed of the machine varies. */
const rounds = 3;
/** No options of Node, as with `npm start`: the database is optimised, because the server runs for long. */
const longLifeOptions: readonly string[] = [];

/** Compares the cost of a visit on embedded storage with its cost on a server and its PostgreSQL. */
export async function measureEmbedded(cluster: PostgresCluster, issuer: LocalIssuer): Promise<Measurement> {
  const folder = temporaryDataDir();
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const settings = { ...issuer.environment, RATE_LIMIT: 'off', TEST_CLOCK: '1' };
  await seed(people, { kind: 'embedded', dataDir: folder.path }, issuer.issuer);
  await seed(people, setting, issuer.issuer);
  const servers = [
    await startServer({ ...settings, DATA_DIR: folder.path }, longLifeOptions),
    await startServer({ ...settings, DATABASE_URL: setting.url }, longLifeOptions),
  ];
  try {
    const costs: number[][] = [[], []];
    const visitors = [await visitorsOf(people, issuer), await visitorsOf(people, issuer)];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        const { cpu } = await visitWith([server], crowd, visitors[index]!);
        // The first round is a warm-up. The server on embedded storage comes first, and is its own database.
        if (round > 0) costs[index]!.push(cpu.servers + (index === 0 ? 0 : cpu.database));
      }
    }
    const [embeddedMs, serverMs] = costs.map(median) as [number, number];
    return {
      measure: 'embedded: a visit to one process, of one to a server and its PostgreSQL',
      figure: `${(embeddedMs / serverMs).toFixed(2)} (${embeddedMs.toFixed(1)} of ${serverMs.toFixed(1)} ms of a core)`,
      goal: 'at most 2.00',
      isMet: embeddedMs / serverMs <= 2,
    };
  } finally {
    for (const server of servers) await server.stop();
    folder.remove();
  }
}
