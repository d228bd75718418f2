import { Refusal } from '../refusals/refusal';

export interface QueueLimits {
  /** How many pieces of work may wait for one key, besides the one that runs. */
  maxWaiting: number;
  /** How long work may wait before it is refused. */
  timeoutMs: number;
}

/**
 * Runs work of the same key one after the other: concurrent writes of one person would only make each other start
 * over. Refuses work if too many wait before it, or if it waited too long.
 */
export type KeyedQueue = <T>(
  key: string,
  signal: AbortSignal,
  work: (hasWaited: boolean) => Promise<T>,
) => Promise<T | Refusal>;

/** Receives for the metrics how long work waited before it started, and each refusal. */
export interface QueueObserver {
  onStart(waitedMs: number): void;
  onRefusal(): void;
}

/** By then the work that waits is over, unless the client goes on sending as much. */
const retryAfterSeconds = 5;

export const busyRefusal = () =>
  new Refusal('rate_limited', 'You sent too many requests at once. Try again in a moment.', {
    retryAfter: retryAfterSeconds,
  });

export function makeKeyedQueue({ maxWaiting, timeoutMs }: QueueLimits, observer?: QueueObserver): KeyedQueue {
  /** For each key whose work runs: the functions that start the work waiting behind it. */
  const queues = new Map<string, (() => void)[]>();

  /** Resolves with whether the work may start. */
  const waitInQueue = (queue: (() => void)[], signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        const position = queue.indexOf(start);
        if (position >= 0) queue.splice(position, 1);
      };
      const start = () => {
        leave();
        resolve(true);
      };
      const abort = () => {
        leave();
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        leave();
        resolve(false);
      }, timeoutMs);
      signal.addEventListener('abort', abort);
      queue.push(start);
    });

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const queue = queues.get(key);
    const arrivedAt = performance.now();
    if (!queue) {
      queues.set(key, []);
    } else if (queue.length >= maxWaiting || !(await waitInQueue(queue, signal))) {
      observer?.onRefusal();
      return busyRefusal();
    }
    observer?.onStart(performance.now() - arrivedAt);
    try {
      return await work(queue !== undefined);
    } finally {
      const next = queues.get(key)?.shift();
      if (next) next();
      else queues.delete(key);
    }
  };
}
