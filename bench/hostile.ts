import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { Client } from 'pg';
import { closeAll, expect200, type HostileAccount, openAccount, publicUrl } from './hostile/account';
import {
  anonymousCall,
  atRate,
  type Experience,
  type FloodTally,
  hostileCall,
  liveOn,
} from './hostile/floods';
import { fileOf, longestLog } from './hostile/longest-log';
import { type Measurement, percentile99 } from './measurement';

const bystanders = 8;
/** Alternates quiet and loud rounds, so that other work of the machine affects both. Set ROUNDS=1 for a quick run. */
const rounds = Number(process.env.ROUNDS ?? 5);
const quietMs = 6000;
const loudMs = 12_000;
const tenMinutesMs = 600_000;
/** The requests that the limits allow in a minute. */
const perPerson = 300;
const perAddress = 1200;
const importsPerMinute = 10;
const megabyte = 1024 * 1024;

interface Place {
  name: string;
  environment: Record<string, string>;
  /** The size of tables and indexes, without the write-ahead log, whose files are reused. */
  bytes(): Promise<number>;
}

/**
 * Runs one account at its full rate on the longest possible log, imports from another, and one anonymous address at its
 * full rate. Measures the effect on other people and the growth of the storage.
 */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryDataDir();
  const cluster = await startPostgresCluster();
  const url = cluster.urlOf('postgres');
  try {
    return [
      ...(await measure({
        name: 'embedded storage',
        environment: { DATA_DIR: folder.path },
        bytes: async () => sizeOf(join(folder.path, 'cluster', 'base')),
      })),
      ...(await measure({
        name: 'PostgreSQL',
        environment: { DATABASE_URL: url },
        bytes: () => sizeOfDatabase(url),
      })),
    ];
  } finally {
    closeAll();
    await cluster.dispose();
    folder.remove();
  }
}

async function measure({ name, environment, bytes }: Place): Promise<Measurement[]> {
  const server = await startServer({
    ...environment,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'true',
    RATE_LIMIT: 'on',
  });
  try {
    const port = Number(new URL(server.url).port);
    const today = new Date().toISOString().slice(0, 10);
    const people: HostileAccount[] = [];
    for (let number = 1; number <= bystanders; number += 1) {
      const account = await openAccount(port, `bystander-${number}`, `192.0.2.${number}`);
      await expect200(account.ask('POST', '/challenge/start', { timezone: 'UTC' }));
      people.push(account);
    }
    const hostile = await openAccount(port, 'hostile', '198.51.100.1');
    const importer = await openAccount(port, 'importer', '198.51.100.2');
    const log = longestLog(today);
    await expect200(hostile.ask('POST', '/account/import', fileOf(log)));
    // A file that is checked to its last fact and then refused, so it can be sent again and again.
    const wrong = JSON.stringify(
      fileOf([...log.slice(0, -1), { ...log.at(-1)!, at: Date.now() + 86_400_000 }]),
    );

    const tally: FloodTally = new Map();
    const [warm, quiet, loud] = [nothing(), nothing(), nothing()];
    const before = await bytes();
    await during(2000, (signal) => people.map((one) => liveOn(one, signal, warm)));
    for (let round = 0; round < rounds; round += 1) {
      await during(quietMs, (signal) => people.map((one) => liveOn(one, signal, quiet)));
      await during(loudMs, (signal) => [
        ...people.map((one) => liveOn(one, signal, loud)),
        atRate(perPerson, signal, tally, hostileCall(hostile, today)),
        atRate(importsPerMinute, signal, tally, () => importer.ask('POST', '/account/import', wrong)),
        atRate(perAddress, signal, new Map(), anonymousCall(port, '203.0.113.1')),
      ]);
    }
    const grown = ((await bytes()) - before) * (tenMinutesMs / (rounds * loudMs));
    const [calm, stormy] = [percentile99(quiet.times), percentile99(loud.times)];
    const refused = [...tally].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0);
    const faults = refused + loud.faults;
    const answers = [...tally].sort().map(([status, times]) => `${times} × ${status}`);
    return [
      {
        measure: `${name}: a bystander's p99 beside a hostile account and a hostile address`,
        figure: `${(stormy / calm).toFixed(2)} x its quiet p99 (${stormy.toFixed(0)} of ${calm.toFixed(0)} ms, ${loud.times.length} and ${quiet.times.length} requests, ${loud.faults} not answered with 200; the account got ${answers.join(', ')})`,
        goal: 'under 3.00 x, no 5xx',
        met: stormy < 3 * calm && faults === 0,
      },
      {
        measure: `${name}: storage grown in ten minutes of it`,
        figure: `${(grown / megabyte).toFixed(0)} MB (from ${((rounds * loudMs) / 1000).toFixed(0)} s of it)`,
        goal: 'under 50 MB',
        met: grown < 50 * megabyte,
      },
    ];
  } finally {
    await server.stop();
  }
}

const nothing = (): Experience => ({ times: [], faults: 0 });

async function during(milliseconds: number, begin: (signal: AbortSignal) => Promise<void>[]): Promise<void> {
  const end = new AbortController();
  const all = Promise.all(begin(end.signal));
  await Promise.race([wait(milliseconds), all]);
  end.abort();
  await all;
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
