import { everySecond, type Job } from '../../concurrency/every-second';
import type { Logger } from '../../logging/logger';
import {
  type Delivery,
  type DeliveryParts,
  deliver,
  hostsWaiting,
  makeDeleteFinished,
  takeDeliveries,
} from './deliver';
import { isAnythingToDo, moveDue } from './plan';

export interface Notifier {
  /** Checks once whether anything is due, and starts to send it. */
  tick(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Waits for what is in flight and starts nothing more. */
  stop(): Promise<void>;
}

/** Deliveries that one server sends to one push service at a time. */
const inFlightPerHost = 64;

/** Each push service has its own lane, so that a slow one does not delay the others. */
export function makeNotifier(parts: DeliveryParts & { isMailed?: boolean }): Notifier {
  const { database, clock, isMailed } = parts;
  const deleteFinished = makeDeleteFinished(database);
  const lanes = new Map<string, Promise<void>>();
  let stopped = false;
  const idle = async () => {
    await Promise.all(lanes.values());
  };

  /** An error with one delivery does not stop the others: it becomes due again when its lease is over. */
  const handOver = async (delivery: Delivery): Promise<void> => {
    try {
      await deliver(delivery, parts, deleteFinished);
    } catch (error) {
      parts.log.warn({ err: error, kind: delivery.kind }, 'a notification failed; trying again');
    }
  };

  const drain = async (host: string): Promise<void> => {
    const inFlight = new Set<Promise<void>>();
    for (;;) {
      const free = inFlightPerHost - inFlight.size;
      const taken = stopped ? [] : await takeDeliveries(parts, host, free);
      for (const delivery of taken) {
        const handed = handOver(delivery).finally(() => inFlight.delete(handed));
        inFlight.add(handed);
      }
      if (inFlight.size === 0) return;
      // After a full batch, half of the slots are freed first: one query per slot would be one per notification. When
      // nothing was taken, it asks again when the next one ends, because more may be due by then.
      const mostLeft = taken.length > 0 ? inFlightPerHost / 2 : inFlight.size - 1;
      while (inFlight.size > mostLeft) await Promise.race(inFlight);
    }
  };

  const openLanes = async () => {
    for (const host of await hostsWaiting(database, clock())) {
      if (lanes.has(host)) continue;
      const lane = drain(host)
        .catch((error: unknown) => {
          parts.log.warn({ err: error }, 'could not plan notifications; trying again');
        })
        .finally(() => lanes.delete(host));
      lanes.set(host, lane);
    }
  };

  return {
    async tick() {
      if (!(await isAnythingToDo(database, clock()))) return;
      let count: number;
      do {
        count = await moveDue(database, clock(), isMailed);
        // The notifications that were moved first are sent while the rest is being moved.
        await openLanes();
      } while (count > 0 && !stopped);
    },
    idle,
    stop() {
      stopped = true;
      return idle();
    },
  };
}

/** Runs once a second for as long as the server runs. */
export const startNotifying = (ready: Promise<void>, notifier: Notifier, log: Logger): Job =>
  everySecond(ready, notifier.tick, (error) =>
    log.warn({ err: error }, 'could not look for due notifications; trying again'),
  );
