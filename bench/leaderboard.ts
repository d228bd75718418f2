import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { localDateIn } from '@hundred/domain/days/zones';
import { percentile } from '@hundred/domain/ranking/percentile';
import { type PostgresCluster, startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { installRedis, type RedisServer, startRedis } from '@hundred/testkit/services/redis-server';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';
import { Redis } from 'ioredis';
import { makeQuery } from '../apps/server/src/db/query';
import { openStorage, type Storage } from '../apps/server/src/db/storage';
import { beginBoardDay } from '../apps/server/src/features/leaderboards/begin-board-day';
import { makeBoards } from '../apps/server/src/features/leaderboards/boards';
import { makeLogger } from '../apps/server/src/logging/logger';
import { closeConnections, sendRequest } from './api/send-request';
import type { Ports } from './api/start-server';
import { completionRates } from './leaderboard/completions';
import { queryRedis } from './leaderboard/query-redis';
import { seedPeople, seedRedis } from './leaderboard/seed';
import { formatTimes, type Times, timeInTurns } from './leaderboard/timing';
import { joinWithoutTimeLimit } from './load/patient-storage';
import type { Measurement } from './measurement';

const sizes = [10_000, 1_000_000] as const;
const readers = 200;
const today = localDateIn('UTC', Date.now());
const boardOfEverybody = { scope: { kind: 'global' }, period: 'all' } as const;

/** The same number of people in PostgreSQL and, if there is a Redis server, in a sorted set. */
interface Crowd {
  people: number;
  url: string;
  storage: Storage;
  /** The name of the sorted set. */
  redisSet: string;
}

/** The times of a query among few people, among many, and among many in Redis. */
interface QueryTimes {
  few: Times;
  many: Times;
  redis: Times;
}

/** Compares top 10, own rank and percentile among all people on the boards with a sorted set that does the same. */
export async function run(): Promise<Measurement[]> {
  const redisServer = installRedis() ? await startRedis() : undefined;
  if (!redisServer) console.log('There is no Redis server here and none can be installed: not compared.');
  const redis = redisServer && new Redis(redisServer.port);
  const issuer = await startLocalIssuer('RS256');
  const cluster = await startPostgresCluster();
  const crowds: Crowd[] = [];
  try {
    for (const people of sizes) crowds.push(await makeCrowd(people, cluster, redis, issuer));
    const [few, many] = crowds as [Crowd, Crowd];
    const { bareSelect, ...queries } = await timeQueries(crowds, redis);
    const throughHttp = await timeHttp(crowds, redisServer, issuer);
    const wrongRanks = [await countWrongRanks(few.storage), await countWrongRanks(many.storage)];
    const { withBoards, withoutBoards } = await completionRates(many.storage);
    return [
      ...comparisons('leaderboard query', queries, 2.5, redis !== undefined),
      comparisonWithBareSelect(queries.many, bareSelect),
      ...comparisons('leaderboard through HTTP', throughHttp, 1.25, redis !== undefined),
      {
        measure: 'ranks of 1,000 random people that are not exact',
        figure: `${wrongRanks[0]} among 10,000, ${wrongRanks[1]} among 1,000,000`,
        goal: '0',
        isMet: wrongRanks.every((count) => count === 0),
      },
      {
        measure: 'completions with boards, of those without (8 writers, 1,000,000 people)',
        figure: `${(withBoards / withoutBoards).toFixed(2)} (${withBoards.toFixed(0)} of ${withoutBoards.toFixed(0)}/s)`,
        goal: 'at least 0.80',
        isMet: withBoards / withoutBoards >= 0.8,
      },
    ];
  } finally {
    closeConnections();
    redis?.disconnect();
    for (const { storage } of crowds) await storage.close();
    await cluster.dispose();
    await issuer.close();
    await redisServer?.dispose();
  }
}

async function makeCrowd(
  people: number,
  cluster: PostgresCluster,
  redis: Redis | undefined,
  issuer: LocalIssuer,
): Promise<Crowd> {
  console.log(`seeding ${people} people`);
  const { setting } = await freshDatabase(cluster.urlOf('postgres'));
  const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
  await storage.ready;
  const redisSet = `board of ${people}`;
  const patient = joinWithoutTimeLimit(storage);
  await seedPeople(patient, people, issuer.issuer);
  await patient.close();
  // Two copies, because the first one of an installation is not from the beginning of its day.
  for (const day of ['2026-01-01', today]) await beginBoardDay(storage, day);
  if (redis) await seedRedis(storage, redis, redisSet);
  return { people, url: setting.url, storage, redisSet };
}

/** How `many` compares with Redis, and with the same query among few people. */
function comparisons(
  name: string,
  { few, many, redis }: QueryTimes,
  mostTimesRedis: number,
  hasRedis: boolean,
): Measurement[] {
  const timesRedis = many.median / redis.median;
  const growth = many.median / few.median;
  return [
    {
      measure: `${name} at 1,000,000, of Redis`,
      figure: hasRedis
        ? `${timesRedis.toFixed(2)} (${formatTimes(many)}; Redis ${formatTimes(redis)})`
        : `${formatTimes(many)}; Redis skipped`,
      goal: `at most ${mostTimesRedis.toFixed(2)}`,
      isMet: hasRedis && timesRedis <= mostTimesRedis,
    },
    {
      measure: `${name} at 1,000,000, of itself at 10,000`,
      figure: `${growth.toFixed(2)} (${formatTimes(many)} of ${formatTimes(few)})`,
      goal: 'at most 1.20',
      isMet: growth <= 1.2,
    },
  ];
}

/** A bare select on the same database and connections, which shows the cost of the statement on any machine. */
function comparisonWithBareSelect(many: Times, bare: Times): Measurement {
  return {
    measure: 'leaderboard query at 1,000,000, of a bare select by key',
    figure: `${(many.median / bare.median).toFixed(2)} (${formatTimes(many)} of ${formatTimes(bare)})`,
    goal: 'noted',
    isMet: true,
  };
}

const takeInTurns = <Value>(values: readonly Value[]) => {
  let turn = 0;
  return () => values[turn++ % values.length] as Value;
};
const randomNumber = ({ people }: Crowd) => 1 + Math.floor(Math.random() * people);
const doNothing = async (): Promise<unknown> => undefined;

/** Times both crowds, both in Redis, and a bare select by key in the larger one. */
async function timeQueries(
  crowds: readonly Crowd[],
  redis: Redis | undefined,
): Promise<QueryTimes & { bareSelect: Times }> {
  let selectByKey = doNothing;
  const boardQueries: (() => Promise<unknown>)[] = [];
  const redisQueries: (() => Promise<unknown>)[] = [];
  for (const crowd of crowds) {
    const numbers = Array.from({ length: 1000 }, () => randomNumber(crowd));
    const next = takeInTurns(await idsOf(crowd.storage, numbers));
    const boards = makeBoards(crowd.storage);
    boardQueries.push(async () => {
      const { ownRank, people, rows } = await boards.top(
        boardOfEverybody,
        { personId: next(), day: today },
        10,
      );
      if (rows.length !== 10) throw new Error('this is no top 10');
      return percentile(ownRank, people);
    });
    redisQueries.push(redis ? () => queryRedis(redis, crowd.redisSet, next()) : doNothing);
    const query = makeQuery(crowd.storage);
    // The last crowd, whose select stays, is the larger one.
    selectByKey = () => query('bare select', 'select score from seeded where id = $1', [next()]);
  }
  const times = await timeInTurns([...boardQueries, ...redisQueries, selectByKey]);
  // Redis among few people takes its turn too, but nothing is compared with it.
  const [few, many, , redisMany, bareSelect] = times as [Times, Times, Times, Times, Times];
  return { few, many, redis: redisMany, bareSelect };
}

async function idsOf({ pool }: Storage, numbers: readonly number[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from seeded where number = any ($1)', [
    numbers,
  ]);
  return rows.map(({ id }) => id);
}

async function timeHttp(
  crowds: readonly Crowd[],
  redis: RedisServer | undefined,
  issuer: LocalIssuer,
): Promise<QueryTimes> {
  const servers: ChildProcess[] = [];
  const boardQueries: (() => Promise<unknown>)[] = [];
  const redisQueries: (() => Promise<unknown>)[] = [];
  for (const crowd of crowds) {
    const server = startServerOf(crowd, redis, issuer);
    servers.push(server);
    const [ports] = (await once(server, 'message')) as [Ports];
    const tokens: string[] = [];
    for (let reader = 0; reader < readers; reader += 1) {
      tokens.push(await issuer.mint(`person-${randomNumber(crowd)}`));
    }
    const next = takeInTurns(tokens);
    const get = (port: number, path: string) =>
      sendRequest({ port, method: 'GET', path, headers: { authorization: `Bearer ${next()}` } });
    boardQueries.push(() => get(ports.product, '/api/leaderboard/global'));
    redisQueries.push(redis ? () => get(ports.bare, '/redis') : doNothing);
  }
  const times = await timeInTurns([...boardQueries, ...redisQueries]);
  for (const server of servers) {
    server.send('stop');
    await once(server, 'exit');
  }
  // As above, Redis among few people is left out.
  const [few, many, , redisMany] = times as [Times, Times, Times, Times];
  return { few, many, redis: redisMany };
}

/** Starts a server in a process of its own, so that the client takes no time from it. */
function startServerOf(
  { url, redisSet }: Crowd,
  redis: RedisServer | undefined,
  issuer: LocalIssuer,
): ChildProcess {
  return fork(new URL('./leaderboard/server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      ...issuer.environment,
      TEST_CLOCK: '1',
      ...(redis && { REDIS_PORT: String(redis.port), REDIS_SET: redisSet }),
    },
  });
}

/** Counts the ranks that differ from those of a plain window function over all scores. */
async function countWrongRanks(storage: Storage): Promise<number> {
  const { rows } = await storage.pool.query<{ id: string; rank: number }>(
    `select id, rank from (select id, (rank() over (order by score desc))::int as rank from seeded) as ranked
     where id in (select id from seeded order by random() limit 1000)`,
  );
  const boards = makeBoards(storage);
  let wrongRanks = 0;
  for (const { id, rank } of rows) {
    const { ownRank } = await boards.ownRank(boardOfEverybody, id);
    if (ownRank !== rank) wrongRanks += 1;
  }
  return wrongRanks;
}
