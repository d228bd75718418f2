import { setTimeout as wait } from 'node:timers/promises';
import { limitFileSize } from '@hundred/testkit/disks/limit-file-size';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { startPlainProxy } from '@hundred/testkit/services/plain-proxy';
import { type ServerProcess, startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { Client } from 'pg';
import { publicUrl } from '../api/bench-account';

/** How long a killed server, a stopped database or the room on a full disk is missing. */
const awayMs = 10_000;
/** No options of Node, as with `npm start`. */
const longLifeOptions: readonly string[] = [];
const settings = { PUBLIC_URL: publicUrl, TRUST_PROXY: 'true', RATE_LIMIT: 'on' };

export interface SoakTarget {
  name: string;
  port: number;
  /** The faults of this target, in turn. Each ends when the target serves again. */
  faults: (() => Promise<void>)[];
  /** The server whose memory is measured. It is not killed while memory counts. */
  survivor(): ServerProcess;
  dispose(): Promise<void>;
}

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(100);
}

/** Two servers on one PostgreSQL behind a proxy. One of them is killed, and the storage of both fails. */
export async function onPostgres(): Promise<SoakTarget> {
  const cluster = await startPostgresCluster();
  const environment = { ...settings, DATABASE_URL: cluster.urlOf('postgres') };
  const survivor = await startServer(environment, longLifeOptions);
  let otherServer = await startServer(environment, longLifeOptions);
  const proxy = await startPlainProxy([survivor.url, otherServer.url]);
  const untilBothReady = () => Promise.all([survivor, otherServer].map(({ url }) => untilReady(url)));
  const killOther = async () => {
    await otherServer.kill();
    await wait(awayMs);
    otherServer = await startServer({ ...environment, PORT: String(portOf(otherServer)) }, longLifeOptions);
  };
  const cutConnections = async () => {
    const client = new Client({ connectionString: cluster.urlOf('postgres') });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
    await client.end();
    await untilBothReady();
  };
  const stopDatabase = async () => {
    await cluster.stop();
    await wait(awayMs);
    await cluster.start();
    await untilBothReady();
  };
  return {
    name: 'PostgreSQL',
    port: portOf(proxy),
    survivor: () => survivor,
    faults: [killOther, cutConnections, killOther, stopDatabase, killOther, stopDatabase],
    async dispose() {
      await proxy.close();
      for (const server of [survivor, otherServer]) await server.stop();
      await cluster.dispose();
    },
  };
}

/** One server with embedded storage. It is killed, and its disk is full for a while. */
export async function onEmbedded(isMemoryCompared: () => boolean): Promise<SoakTarget> {
  const folder = temporaryDataDir();
  const environment = { ...settings, DATA_DIR: folder.path };
  let server = await startServer(environment, longLifeOptions);
  const fillDisk = async () => {
    limitFileSize(server.pid, '0');
    await wait(awayMs);
    limitFileSize(server.pid, 'unlimited');
    await untilReady(server.url);
  };
  /** Kills the server, or fills the disk once memory is compared, because the measured server has to live then. */
  const killEarly = async () => {
    if (isMemoryCompared()) return fillDisk();
    await server.kill();
    server = await startServer({ ...environment, PORT: String(portOf(server)) }, longLifeOptions);
  };
  return {
    name: 'embedded storage',
    port: portOf(server),
    survivor: () => server,
    faults: [fillDisk, killEarly, fillDisk, killEarly],
    async dispose() {
      await server.stop();
      folder.remove();
    },
  };
}
