import { parentPort, workerData } from 'node:worker_threads';
import { RequestAborted } from '../concurrency/request-aborted';
import { onOutOfRoom } from '../db/connection/out-of-room';
import { joinStorage } from '../db/storage';
import { refusalOfError } from '../http/errors';
import { setInstallationFacts } from '../log/premium/installation-facts';
import { makeLogger } from '../logging/logger';
import { lineFor } from '../process/start-refused';
import { Refusal } from '../refusals/refusal';
import type { LongWorkSettings, OutOfRoom, Report, WorkerMessage } from './messages';
import { makeTasks } from './tasks';

const { kind, connection, logLevel } = workerData as LongWorkSettings;
const log = makeLogger(logLevel);
const storage = joinStorage(connection, log);
const tasks = makeTasks({ ...storage, kind }, log);
onOutOfRoom(storage.pool, () => parentPort!.postMessage({ kind: 'outOfRoom' } satisfies OutOfRoom));
const runningTasks = new Map<number, AbortController>();

const reportRefusal = (id: number, { code, message, field, retryAfter }: Refusal): Report => {
  return { id, outcome: 'refused', refusal: { code, message, field, retryAfter } };
};

async function begin(message: WorkerMessage & { kind: 'begin' }): Promise<Report> {
  const { id, task, input } = message;
  setInstallationFacts(message.installationFacts);
  const abort = new AbortController();
  runningTasks.set(id, abort);
  try {
    // The sender has typed the input by the name of the task.
    const run = tasks[task] as (input: unknown, signal: AbortSignal) => Promise<unknown>;
    const result = await run(input, abort.signal);
    return result instanceof Refusal ? reportRefusal(id, result) : { id, outcome: 'done', result };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const refusal = refusalOfError(error);
    if (refusal.code !== 'internal') return reportRefusal(id, refusal);
    return { id, outcome: 'failed', reason: lineFor(error) };
  } finally {
    runningTasks.delete(id);
  }
}

parentPort!.on('message', async (message: WorkerMessage) => {
  switch (message.kind) {
    case 'begin':
      parentPort!.postMessage(await begin(message));
      break;
    case 'abandon':
      runningTasks.get(message.id)?.abort(new RequestAborted());
      break;
    case 'close':
      // The server sends this last: nobody waits for work that is still under way.
      await storage.close();
      process.exit(0);
  }
});
