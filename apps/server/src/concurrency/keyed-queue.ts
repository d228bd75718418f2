import { Refusal } from '../refusals/refusal';

export interface QueueLimits {
  /** The limit behind one key, besides the work that runs. */
  maxWaiting: number;
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

/** Receives how long each waited and what was refused, for the metrics. */
export interface QueueObserver {
  waited(milliseconds: number): void;
  refused(): void;
}

/** Longer than the work before it takes, unless the client goes on sending as much. */
const retryAfterSeconds = 5;

export const busy = () =>
  new Refusal(
    'rate_limited',
    'You sent too many requests at once. Try again in a moment.',
    undefined,
    retryAfterSeconds,
  );

export function makeKeyedQueue({ maxWaiting, timeoutMs }: QueueLimits, observer?: QueueObserver): KeyedQueue {
  /** What waits for each key, as functions that start it. A key is here while work of it runs. */
  const queues = new Map<string, (() => void)[]>();

  /** Resolves with whether the work may start. */
  const wait = (queue: (() => void)[], signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        const place = queue.indexOf(start);
        if (place >= 0) queue.splice(place, 1);
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
    } else if (queue.length >= maxWaiting || !(await wait(queue, signal))) {
      observer?.refused();
      return busy();
    }
    observer?.waited(performance.now() - arrivedAt);
    try {
      return await work(queue !== undefined);
    } finally {
      const next = queues.get(key)?.shift();
      if (next) next();
      else queues.delete(key);
    }
  };
}
