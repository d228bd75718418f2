import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { Client } from 'pg';
import { type BenchAccount, closeAll, expect200, openAccount, publicUrl } from './api/bench-account';
import { type Experience, liveOn } from './hostile/floods';
import {
  accountAndAddress,
  exportsOfYears,
  imports,
  type Stress,
  type StressedServer,
  teamOfLongLogs,
} from './hostile/stresses';
import { type Measurement, percentile99 } from './measurement';

const bystanders = 8;
/** Alternates quiet and loud rounds, so that other work of the machine affects both. Set ROUNDS=1 for a quick run. */
const rounds = Number(process.env.ROUNDS ?? 5);
const warmUpMs = 2000;
const quietMs = 6000;
const loudMs = 12_000;
const tenMinutesMs = 600_000;
/** More than a server takes in during a loud round. */
const importsPerRound = 6;
const bytesPerMegabyte = 1024 * 1024;

/** A storage to measure on. */
interface MeasuredStorage {
  name: string;
  environment: Record<string, string>;
  /** The size of tables and indexes, without the write-ahead log, whose files are reused. */
  sizeInBytes(): Promise<number>;
}

/**
 * Puts a server under stresses, one after the other: a hostile account and a hostile address, long imports, long
 * exports, a team of long logs. Measures the effect of each on other people, and how much the hostile account and address
 * make the storage grow.
 */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryDataDir();
  const cluster = await startPostgresCluster();
  const url = cluster.urlOf('postgres');
  try {
    return [
      ...(await measureStorage({
        name: 'embedded storage',
        environment: { DATA_DIR: folder.path },
        sizeInBytes: async () => sizeOf(join(folder.path, 'cluster', 'base')),
      })),
      ...(await measureStorage({
        name: 'PostgreSQL',
        environment: { DATABASE_URL: url },
        sizeInBytes: () => sizeOfDatabase(url),
      })),
    ];
  } finally {
    closeAll();
    await cluster.dispose();
    folder.remove();
  }
}

async function measureStorage({ name, environment, sizeInBytes }: MeasuredStorage): Promise<Measurement[]> {
  const server = await startServer({
    ...environment,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'true',
    RATE_LIMIT: 'on',
  });
  try {
    const stressedServer = {
      port: Number(new URL(server.url).port),
      today: new Date().toISOString().slice(0, 10),
    };
    const people = await openBystanders(stressedServer);
    const hostile = await accountAndAddress(stressedServer);
    const before = await sizeInBytes();
    const besideHostile = await measureStress(name, people, hostile);
    const grownBytes = ((await sizeInBytes()) - before) * (tenMinutesMs / (rounds * loudMs));
    const growth = {
      measure: `${name}: storage grown in ten minutes of it`,
      figure: `${(grownBytes / bytesPerMegabyte).toFixed(0)} MB (from ${((rounds * loudMs) / 1000).toFixed(0)} s of it)`,
      goal: 'under 50 MB',
      isMet: grownBytes < 50 * bytesPerMegabyte,
    };
    return [
      besideHostile,
      growth,
      await measureStress(name, people, await imports(stressedServer, rounds * importsPerRound)),
      await measureStress(name, people, await exportsOfYears(stressedServer)),
      await measureStress(name, people, await teamOfLongLogs(stressedServer)),
    ];
  } finally {
    await server.stop();
  }
}

async function openBystanders({ port }: StressedServer): Promise<BenchAccount[]> {
  const people: BenchAccount[] = [];
  for (let number = 1; number <= bystanders; number += 1) {
    const account = await openAccount(port, `bystander-${number}`, `192.0.2.${number}`);
    await expect200(account.ask('POST', '/challenge/start', { timezone: 'UTC' }));
    people.push(account);
  }
  return people;
}

/** Compares what bystanders experience in quiet rounds and in rounds under a stress. */
async function measureStress(
  storageName: string,
  people: readonly BenchAccount[],
  { name, tally, begin }: Stress,
): Promise<Measurement> {
  const quiet = emptyExperience();
  const loud = emptyExperience();
  const liveDuring = (signal: AbortSignal, experience: Experience) =>
    people.map((person) => liveOn(person, signal, experience));
  await runFor(warmUpMs, (signal) => liveDuring(signal, emptyExperience()));
  for (let round = 0; round < rounds; round += 1) {
    await runFor(quietMs, (signal) => liveDuring(signal, quiet));
    await runFor(loudMs, (signal) => [...liveDuring(signal, loud), ...begin(signal)]);
  }
  const quietP99 = percentile99(quiet.times);
  const loudP99 = percentile99(loud.times);
  const serverErrors = [...tally].reduce((sum, [status, times]) => (status >= 500 ? sum + times : sum), 0);
  const answers = [...tally].sort().map(([status, times]) => `${times} × ${status}`);
  return {
    measure: `${storageName}: a bystander's p99 beside ${name}`,
    figure: `${(loudP99 / quietP99).toFixed(2)} x its quiet p99 (${loudP99.toFixed(0)} of ${quietP99.toFixed(0)} ms, ${loud.times.length} and ${quiet.times.length} requests, ${loud.faults} not answered with 200; it got ${answers.join(', ')})`,
    goal: 'under 3.00 x, no 5xx',
    isMet: loudP99 < 3 * quietP99 && serverErrors + loud.faults === 0,
  };
}

const emptyExperience = (): Experience => ({ times: [], faults: 0 });

/** Starts work, aborts it after this time, and waits for its end. */
async function runFor(milliseconds: number, begin: (signal: AbortSignal) => Promise<void>[]): Promise<void> {
  const end = new AbortController();
  const work = Promise.all(begin(end.signal));
  await Promise.race([wait(milliseconds), work]);
  end.abort();
  await work;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function sizeOfDatabase(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
  await client.end();
  return rows[0].bytes;
}
