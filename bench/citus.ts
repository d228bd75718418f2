import { exerciseIds } from '@hundred/domain/days/exercises';
import { hasCitus, spreadDatabase, startCitusCluster } from '@hundred/testkit/postgres/citus-cluster';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import { openStorage } from '../apps/server/src/db/storage';
import { distribute } from '../apps/server/src/distribution/distribute';
import { makeLogger } from '../apps/server/src/logging/logger';
import { type BenchRequest, sendRequest, signIn } from './api/send-request';
import { type Mint, withServerOn } from './api/start-server';
import { type Measurement, median } from './measurement';

const peopleCount = 20;
/** Pairs of one call on each storage, one right after the other, because the speed of the machine varies. */
const pairs = 300;
const dayMs = 86_400_000;
const firstNoon = Date.parse('2026-01-01T12:00:00Z');

/** A person, who completes the next open exercise with each completion. */
interface Person {
  headers: Record<string, string>;
  exercisesDone: number;
}

/** A product on one of the storages, and its people. */
interface Product {
  port: number;
  people: Person[];
}

/** The headers of a call at noon of the person's current day. */
const headersOf = ({ headers, exercisesDone }: Person) => {
  const noon = new Date(firstNoon + Math.floor(exercisesDone / exerciseIds.length) * dayMs);
  return { ...headers, 'x-test-now': noon.toISOString() };
};

async function openProduct(port: number, mint: Mint): Promise<Product> {
  const product: Product = { port, people: [] };
  for (let index = 0; index < peopleCount; index += 1) {
    const person = { headers: await signIn(port, await mint(`person-${index}`)), exercisesDone: 0 };
    product.people.push(person);
    const body = { timezone: 'UTC' };
    await sendRequest({
      port,
      method: 'POST',
      path: '/api/challenge/start',
      headers: headersOf(person),
      body,
    });
  }
  return product;
}

type Call = (person: Person) => Pick<BenchRequest, 'method' | 'path' | 'body'>;

const calls: Record<string, Call> = {
  'completing an exercise': ({ exercisesDone }) => {
    const exercise = exerciseIds[exercisesDone % exerciseIds.length];
    return { method: 'POST', path: '/api/challenge/complete-exercise', body: { exercise } };
  },
  'reading today': () => ({ method: 'GET', path: '/api/challenge/today' }),
  'reading the statistics': () => ({ method: 'GET', path: '/api/challenge/stats' }),
  'reading the history': () => ({ method: 'GET', path: '/api/challenge/progress-history' }),
  'reading the log': () => ({ method: 'GET', path: '/api/challenge/log?after=0' }),
};

async function timeOf(call: Call, { port, people }: Product, personIndex: number): Promise<number> {
  const person = people[personIndex]!;
  const request = { port, headers: headersOf(person), ...call(person) };
  const startedAt = performance.now();
  await sendRequest(request);
  if (request.method === 'POST') person.exercisesDone += 1;
  return performance.now() - startedAt;
}

async function compare(name: string, onPostgres: Product, onCitus: Product): Promise<Measurement> {
  const call = calls[name]!;
  const postgresTimes: number[] = [];
  const citusTimes: number[] = [];
  for (let pair = -peopleCount; pair < pairs; pair += 1) {
    const personIndex = (pair + peopleCount) % peopleCount;
    const postgresTime = await timeOf(call, onPostgres, personIndex);
    const citusTime = await timeOf(call, onCitus, personIndex);
    // The first call of each person is a warm-up.
    if (pair < 0) continue;
    postgresTimes.push(postgresTime);
    citusTimes.push(citusTime);
  }
  const [postgresMs, citusMs] = [median(postgresTimes), median(citusTimes)];
  return {
    measure: `${name} on a coordinator and two workers, of one PostgreSQL server`,
    figure: `${(citusMs / postgresMs).toFixed(2)} (${citusMs.toFixed(1)} and ${postgresMs.toFixed(1)} ms; medians of ${pairs})`,
    goal: 'at most 2.5',
    isMet: citusMs / postgresMs <= 2.5,
  };
}

/**
 * Compares calls of one person on Citus and on plain PostgreSQL in alternation. Returns nothing without the extension.
 */
export async function run(): Promise<Measurement[]> {
  if (!hasCitus()) return [];
  const postgres = await startPostgresCluster();
  const citus = await startCitusCluster();
  try {
    const { setting } = await freshDatabase(citus.coordinator.urlOf('postgres'));
    await spreadDatabase(
      setting.url,
      citus.workers.map(({ port }) => port),
    );
    const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
    await storage.ready;
    await distribute(storage.pool);
    await storage.close();
    return await withServerOn(postgres.urlOf('postgres'), (postgresPorts, mintForPostgres) =>
      withServerOn(setting.url, async (citusPorts, mintForCitus) => {
        const onPostgres = await openProduct(postgresPorts.product, mintForPostgres);
        const onCitus = await openProduct(citusPorts.product, mintForCitus);
        const measurements: Measurement[] = [];
        for (const name of Object.keys(calls)) measurements.push(await compare(name, onPostgres, onCitus));
        return measurements;
      }),
    );
  } finally {
    await citus.dispose();
    await postgres.dispose();
  }
}
