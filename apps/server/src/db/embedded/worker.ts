import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { cacheStatements } from './cached-statements';
import { endWithSession } from './end-with-session';
import { isolateGuests } from './guests';
import { openCluster } from './open-cluster';
import { keepBatchesWhole } from './whole-batches';

export interface WorkerSettings {
  folder: string;
  socketPath: string;
  /** If set, counts the calls of fsync: one slot, shared with the test that reads it. */
  syncCount: Int32Array | undefined;
}

/** More than the pool of one server and a few manual connections ever open. */
const maxConnections = 50;

const { folder, socketPath, syncCount } = workerData as WorkerSettings;
const cluster = await openCluster(folder, syncCount ? () => Atomics.add(syncCount, 0, 1) : undefined);
// Each of these wraps how the cluster executes a message, so the last one gets the message first.
const statements = cacheStatements(cluster);
keepBatchesWhole(cluster);
endWithSession(cluster);
const server = new PGLiteSocketServer({ db: cluster, path: socketPath, maxConnections });
isolateGuests(cluster, server, statements.clearCache);
await server.start();

// The only message to this worker is `close`.
parentPort!.on('message', async () => {
  await server.stop();
  await cluster.query('checkpoint');
  await cluster.close();
  process.exit(0);
});
parentPort!.postMessage('listening');
