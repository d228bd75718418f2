import { exerciseIds } from '@hundred/domain/days/exercises';
import { freshDatabase } from '@hundred/testkit/disks/storage-places';
import { hasCitus, spreadDatabase, startCitusCluster } from '@hundred/testkit/postgres/citus-cluster';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { openStorage } from '../apps/server/src/db/storage';
import { distribute } from '../apps/server/src/distribution/distribute';
import { makeLogger } from '../apps/server/src/logging/logger';
import { type BenchRequest, sendRequest, signIn } from './api/load';
import { type Mint, withServerOn } from './api/start-server';
import { type Measurement, median } from './measurement';

const people = 20;
/** Pairs of one call on each storage, one right after the other, because the speed of the machine varies. */
const pairs = 300;
const day = 86_400_000;
const firstNoon = Date.parse('2026-01-01T12:00:00Z');

/** One product and its people, each of whom completes the next open exercise. */
interface Side {
  port: number;
  headers: Record<string, string>[];
  done: number[];
}

const noonOf = ({ done }: Side, who: number) =>
  new Date(firstNoon + Math.floor(done[who]! / exerciseIds.length) * day).toISOString();

async function join(port: number, mint: Mint): Promise<Side> {
  const side: Side = { port, headers: [], done: [] };
  for (let who = 0; who < people; who += 1) {
    side.headers.push(await signIn(port, await mint(`person-${who}`)));
    side.done.push(0);
    const headers = { ...side.headers[who], 'x-test-now': noonOf(side, who) };
    await sendRequest({
      port,
      method: 'POST',
      path: '/api/challenge/start',
      headers,
      body: { timezone: 'UTC' },
    });
  }
  return side;
}

type Call = (side: Side, who: number) => Pick<BenchRequest, 'method' | 'path' | 'body'>;

const calls: Record<string, Call> = {
  'completing an exercise': (side, who) => {
    const exercise = exerciseIds[side.done[who]! % exerciseIds.length];
    return { method: 'POST', path: '/api/challenge/complete-exercise', body: { exercise } };
  },
  'reading today': () => ({ method: 'GET', path: '/api/challenge/today' }),
  'reading the statistics': () => ({ method: 'GET', path: '/api/challenge/stats' }),
  'reading the history': () => ({ method: 'GET', path: '/api/challenge/progress-history' }),
  'reading the log': () => ({ method: 'GET', path: '/api/challenge/log?after=0' }),
};

async function timeOf(call: Call, side: Side, who: number): Promise<number> {
  const headers = { ...side.headers[who], 'x-test-now': noonOf(side, who) };
  const request = { port: side.port, headers, ...call(side, who) };
  const startedAt = performance.now();
  await sendRequest(request);
  if (request.method === 'POST') side.done[who]! += 1;
  return performance.now() - startedAt;
}

async function compare(name: string, plain: Side, spread: Side): Promise<Measurement> {
  const call = calls[name]!;
  const times: { plain: number; spread: number }[] = [];
  for (let pair = -people; pair < pairs; pair += 1) {
    const who = (pair + people) % people;
    const time = { plain: await timeOf(call, plain, who), spread: await timeOf(call, spread, who) };
    // The first call of each person is a warm-up.
    if (pair >= 0) times.push(time);
  }
  const [one, several] = [median(times.map((time) => time.plain)), median(times.map((time) => time.spread))];
  return {
    measure: `${name} on a coordinator and two workers, of one PostgreSQL server`,
    figure: `${(several / one).toFixed(2)} (${several.toFixed(1)} and ${one.toFixed(1)} ms; medians of ${pairs})`,
    goal: 'at most 2.5',
    met: several / one <= 2.5,
  };
}

/**
 * Compares calls of one person on Citus and on plain PostgreSQL in alternation. Returns nothing without the extension.
 */
export async function run(): Promise<Measurement[]> {
  if (!hasCitus()) return [];
  const one = await startPostgresCluster();
  const several = await startCitusCluster();
  try {
    const { setting } = await freshDatabase(several.coordinator.urlOf('postgres'));
    await spreadDatabase(
      setting.url,
      several.workers.map(({ port }) => port),
    );
    const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
    await storage.ready;
    await distribute(storage.pool);
    await storage.close();
    return await withServerOn(one.urlOf('postgres'), (onOne, mintOnOne) =>
      withServerOn(setting.url, async (onSeveral, mintOnSeveral) => {
        const plain = await join(onOne.product, mintOnOne);
        const spread = await join(onSeveral.product, mintOnSeveral);
        const lines: Measurement[] = [];
        for (const name of Object.keys(calls)) lines.push(await compare(name, plain, spread));
        return lines;
      }),
    );
  } finally {
    await several.dispose();
    await one.dispose();
  }
}
