import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type pino from 'pino';
import { makeKeyedQueue, type QueueLimits, type QueueObserver } from '../concurrency/keyed-queue';
import { neverAborted } from '../concurrency/request-aborted';
import { announceOutOfRoom } from '../db/connection/out-of-room';
import type { Storage } from '../db/storage';
import { installationFacts } from '../log/premium/installation-facts';
import { startThread } from '../process/start-thread';
import { Refusal } from '../refusals/refusal';
import type { FromThread, LongWorkSettings, Report, WorkerMessage } from './messages';
import type { TaskName, Tasks } from './tasks';

/** Reading and folding the longest log takes half a second, so as many as may wait are done within the time limit. */
const limits: QueueLimits = { maxWaiting: 20, timeoutMs: 10_000 };

export interface LongWork extends Omit<Tasks, 'ping'> {
  /** Resolves once the thread has started. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

type ResolveTask = (report: Report | Error) => void;

interface Thread {
  worker: Worker;
  /** What resolves the promise of each task that was sent to the worker, by the id of the task. */
  pending: Map<number, ResolveTask>;
}

/**
 * A thread for long work, started when it is first needed. It does one task of each queue at a time ("logs",
 * "imports"), so that an import does not delay commands. Work whose request was aborted ends before its next write.
 */
export function makeLongWork(
  { kind, connection, pool, ready }: Pick<Storage, 'kind' | 'connection' | 'pool' | 'ready'>,
  log: Pick<pino.Logger, 'level' | 'error'>,
  observer?: QueueObserver,
): LongWork {
  const queue = makeKeyedQueue(limits, observer);
  let thread: Thread | undefined;
  let lastId = 0;

  const start = (): Thread => {
    const settings: LongWorkSettings = { kind, connection, logLevel: log.level };
    const worker = startThread(new URL('./worker.ts', import.meta.url), 'long-work', settings);
    const newThread: Thread = { worker, pending: new Map() };
    worker.on('message', (message: FromThread) => {
      if ('id' in message) newThread.pending.get(message.id)?.(message);
      // The only message about no task says that the disk is full.
      else announceOutOfRoom(pool);
    });
    worker.on('error', (error) => log.error({ err: error }, 'the thread for long work failed'));
    worker.on('exit', () => {
      if (thread === newThread) thread = undefined;
      for (const resolve of newThread.pending.values()) resolve(new Error('the thread for long work ended'));
    });
    return newThread;
  };

  const run = async (task: TaskName, input: unknown, signal: AbortSignal) => {
    // Every fold includes the facts of the installation, which are loaded once storage is ready.
    await ready;
    thread ??= start();
    const { worker, pending } = thread;
    lastId += 1;
    const id = lastId;
    const send = (message: WorkerMessage) => worker.postMessage(message);
    const abandon = () => send({ kind: 'abandon', id });
    signal.addEventListener('abort', abandon);
    try {
      const report = await new Promise<Report | Error>((resolve) => {
        pending.set(id, resolve);
        send({ kind: 'begin', id, task, input, installationFacts: installationFacts() });
        // A request that was aborted before the listener was added emits no event any more.
        if (signal.aborted) abandon();
      });
      if (report instanceof Error) throw report;
      return resultOf(report);
    } finally {
      signal.removeEventListener('abort', abandon);
      pending.delete(id);
    }
  };

  // The compiler cannot tell the signature of a task from its name. `never` fits all of them.
  const inQueue =
    (key: string, task: TaskName) =>
    (input: never, signal: AbortSignal): Promise<never> =>
      queue(key, signal, () => run(task, input, signal)) as Promise<never>;

  return {
    execute: inQueue('logs', 'execute'),
    readSettledDates: inQueue('logs', 'readSettledDates'),
    importFile: inQueue('imports', 'importFile'),
    async ready() {
      await run('ping', undefined, neverAborted());
    },
    async close() {
      if (!thread) return;
      const ended = once(thread.worker, 'exit');
      thread.worker.postMessage({ kind: 'close' } satisfies WorkerMessage);
      await ended;
    },
  };
}

function resultOf(report: Report): unknown {
  switch (report.outcome) {
    case 'done':
      return report.result;
    case 'refused': {
      const { code, message, field, retryAfter } = report.refusal;
      return new Refusal(code, message, { field, retryAfter });
    }
    case 'failed':
      throw new Error(`long work failed: ${report.reason}`);
  }
}
