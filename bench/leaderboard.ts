import { fork } from 'node:child_process';
import { once } from 'node:events';
import { percentile } from '@hundred/domain/ranking/standings';
import { startLocalIssuer } from '@hundred/testkit/local-issuer';
import { startPostgresCluster } from '@hundred/testkit/postgres-cluster';
import { freshPlace, type StoragePlace } from '@hundred/testkit/storage-places';
import { Redis } from 'ioredis';
import { openStorage, type Storage } from '../apps/server/src/db/storage';
import { makeBoards } from '../apps/server/src/features/leaderboards/boards';
import { makeLog } from '../apps/server/src/log';
import { ask, closeConnections } from './api/load';
import { askRedis } from './leaderboard/ask-redis';
import { completionRates, type Rates } from './leaderboard/completions';
import { type RedisServer, startRedis } from './leaderboard/redis-server';
import { seedPeople, seedRedis } from './leaderboard/seed';
import { inWords, type Times, timeInTurns } from './leaderboard/timing';
import type { Measurement } from './measurement';

const small = 10_000;
const large = 1_000_000;
const askers = 200;
const everybody = { scope: { kind: 'global' }, period: 'all' } as const;

interface Compared {
  ours: Times;
  redis: Times;
}

interface Figures {
  query: Compared;
  http: Compared;
  wrongRanks: number;
  completions: Rates;
}

type Issuer = Awaited<ReturnType<typeof startLocalIssuer>>;

/** Top 10, own rank and percentile of everybody on the boards, against a sorted set that does the same. */
export async function run(): Promise<Measurement[]> {
  const redis = await startRedis();
  if (!redis) console.log('There is no Redis server here and none can be installed: compared with nothing.');
  const issuer = await startLocalIssuer();
  const cluster = await startPostgresCluster();
  try {
    const figures: Figures[] = [];
    for (const people of [small, large]) {
      console.log(`seeding ${people} people`);
      const place = await freshPlace({ kind: 'postgres', adminUrl: cluster.urlOf('postgres') });
      figures.push(await measure(people, place.setting, redis, issuer));
      await place.dispose();
    }
    const [few, many] = figures as [Figures, Figures];
    const { on, off } = many.completions;
    return [
      ...lines('leaderboard query', few.query, many.query, redis !== undefined),
      ...lines('leaderboard through HTTP', few.http, many.http, redis !== undefined),
      {
        measure: 'ranks of 1,000 random people that are not exact',
        figure: `${few.wrongRanks} of 10,000 people, ${many.wrongRanks} of 1,000,000`,
        goal: '0',
        met: few.wrongRanks + many.wrongRanks === 0,
      },
      {
        measure: 'completions with boards, of those without (8 writers, 1,000,000 people)',
        figure: `${(on / off).toFixed(2)} (${on.toFixed(0)} of ${off.toFixed(0)}/s)`,
        goal: 'at least 0.50',
        met: on / off >= 0.5,
      },
    ];
  } finally {
    closeConnections();
    await cluster.dispose();
    await issuer.close();
    await redis?.dispose();
  }
}

function lines(name: string, few: Compared, many: Compared, hasRedis: boolean): Measurement[] {
  const ofRedis = many.ours.median / many.redis.median;
  const growth = many.ours.median / few.ours.median;
  return [
    {
      measure: `${name} at 1,000,000, of Redis`,
      figure: hasRedis
        ? `${ofRedis.toFixed(2)} (${inWords(many.ours)}; Redis ${inWords(many.redis)})`
        : `${inWords(many.ours)}; Redis skipped`,
      goal: 'at most 3.00',
      met: hasRedis && ofRedis <= 3,
    },
    {
      measure: `${name} at 1,000,000, of itself at 10,000`,
      figure: `${growth.toFixed(2)} (${inWords(many.ours)} of ${inWords(few.ours)})`,
      goal: 'at most 1.50',
      met: growth <= 1.5,
    },
  ];
}

async function measure(
  people: number,
  setting: StoragePlace['setting'],
  redisServer: RedisServer | undefined,
  issuer: Issuer,
): Promise<Figures> {
  if (setting.kind !== 'server') throw new Error('this is measured on a PostgreSQL server');
  const storage = await openStorage(setting, Date.now(), makeLog('warn'));
  await storage.ready;
  const redis = redisServer && new Redis(redisServer.port);
  try {
    await seedPeople(storage, people, issuer.issuer);
    if (redis) await seedRedis(storage, redis);
    const random = () => 1 + Math.floor(Math.random() * people);
    return {
      query: await timeQueries(storage, redis, await idsOf(storage, Array.from({ length: 1000 }, random))),
      http: await timeHttp(setting.url, redisServer, issuer, random),
      wrongRanks: await countWrongRanks(storage),
      completions: people === large ? await completionRates(storage) : { on: 0, off: 0 },
    };
  } finally {
    redis?.disconnect();
    await storage.close();
  }
}

async function idsOf({ pool }: Storage, numbers: readonly number[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from seeded where number = any ($1)', [
    numbers,
  ]);
  return rows.map(({ id }) => id);
}

const inRotation = <Value>(values: readonly Value[]) => {
  let turn = 0;
  return () => values[turn++ % values.length] as Value;
};

const nothing = async () => {};

async function timeQueries(storage: Storage, redis: Redis | undefined, ids: string[]): Promise<Compared> {
  const boards = makeBoards(storage);
  const [next, nextOfRedis] = [inRotation(ids), inRotation(ids)];
  const [ours, theirs] = await timeInTurns(
    async () => {
      const { ownRank, people, rows } = await boards.top(everybody, next(), 10);
      if (rows.length !== 10) throw new Error('this is no top 10');
      return percentile(ownRank, people);
    },
    redis ? () => askRedis(redis, nextOfRedis()) : nothing,
  );
  return { ours, redis: theirs };
}

async function timeHttp(
  url: string,
  redis: RedisServer | undefined,
  issuer: Issuer,
  random: () => number,
): Promise<Compared> {
  const server = fork(new URL('./leaderboard/server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: issuer.clientId,
      TEST_CLOCK: '1',
      ...(redis && { REDIS_PORT: String(redis.port) }),
    },
  });
  const [ports] = (await once(server, 'message')) as [{ product: number; bare: number }];
  const headers: Record<string, string>[] = [];
  for (let asker = 0; asker < askers; asker += 1) {
    headers.push({ authorization: `Bearer ${await issuer.mint(`person-${random()}`)}` });
  }
  const [next, nextOfRedis] = [inRotation(headers), inRotation(headers)];
  const get = (port: number, path: string, of: Record<string, string>) =>
    ask({ port, method: 'GET', path, headers: of });
  const [ours, theirs] = await timeInTurns(
    () => get(ports.product, '/api/leaderboard/global', next()),
    redis ? () => get(ports.bare, '/redis', nextOfRedis()) : nothing,
  );
  server.send('stop');
  await once(server, 'exit');
  return { ours, redis: theirs };
}

/** Against everybody ranked at once by a plain window over the scores. */
async function countWrongRanks(storage: Storage): Promise<number> {
  const { rows } = await storage.pool.query<{ id: string; rank: number }>(
    `select id, rank from (select id, (rank() over (order by score desc))::int as rank from seeded) as ranked
     where id in (select id from seeded order by random() limit 1000)`,
  );
  const boards = makeBoards(storage);
  let wrong = 0;
  for (const { id, rank } of rows) {
    const { ownRank } = await boards.standing(everybody, id);
    if (ownRank !== rank) wrong += 1;
  }
  return wrong;
}
