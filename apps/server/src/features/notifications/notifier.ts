import { everySecond, type Job } from '../../concurrency/every-second';
import type { Logger } from '../../logging/logger';
import {
  type Delivery,
  type DeliveryParts,
  deliver,
  makeDeleteFinished,
  readHostsWithDue,
  takeDeliveries,
} from './deliver';
import { isAnythingToDo, moveDue } from './plan';

export interface Notifier {
  /** Starts to send what is due now. */
  tick(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Waits for what is in flight and starts nothing more. */
  stop(): Promise<void>;
}

/** Deliveries that one server sends to one push service at a time. */
const inFlightPerHost = 64;

/** Sends to each push service in a lane of its own, so that a slow one does not delay the others. */
export function makeNotifier(parts: DeliveryParts & { isMailSetUp?: boolean }): Notifier {
  const { database, clock, isMailSetUp = false } = parts;
  const deleteFinished = makeDeleteFinished(database);
  const lanes = new Map<string, Promise<void>>();
  let isStopped = false;
  const idle = async () => {
    await Promise.all(lanes.values());
  };

  /** An error with one delivery does not stop the others: it becomes due again when its lease is over. */
  const deliverOrWarn = async (delivery: Delivery): Promise<void> => {
    try {
      await deliver(delivery, parts, deleteFinished);
    } catch (error) {
      parts.log.warn({ err: error, kind: delivery.kind }, 'a notification failed; trying again');
    }
  };

  /** Sends the due deliveries of one push service until there are none. */
  const runLane = async (host: string): Promise<void> => {
    const inFlight = new Set<Promise<void>>();
    for (;;) {
      const free = inFlightPerHost - inFlight.size;
      const taken = isStopped ? [] : await takeDeliveries(parts, host, free);
      for (const delivery of taken) {
        const sending = deliverOrWarn(delivery).finally(() => inFlight.delete(sending));
        inFlight.add(sending);
      }
      if (inFlight.size === 0) return;
      // The lane waits until half of the slots are free, because a query for each free slot would be one for each
      // notification. If nothing was taken, it asks again when the next one ends, because more may be due by then.
      const mostStillInFlight = taken.length > 0 ? inFlightPerHost / 2 : inFlight.size - 1;
      while (inFlight.size > mostStillInFlight) await Promise.race(inFlight);
    }
  };

  const openLanes = async () => {
    for (const host of await readHostsWithDue(database, clock())) {
      if (lanes.has(host)) continue;
      const lane = runLane(host)
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
      let movedCount: number;
      do {
        movedCount = await moveDue(database, clock(), { isMailSetUp });
        // The notifications that were moved first are sent while the rest is being moved.
        await openLanes();
      } while (movedCount > 0 && !isStopped);
    },
    idle,
    stop() {
      isStopped = true;
      return idle();
    },
  };
}

/** Runs once a second for as long as the server runs. */
export const startNotifying = (ready: Promise<void>, notifier: Notifier, log: Logger): Job =>
  everySecond(ready, notifier.tick, (error) =>
    log.warn({ err: error }, 'could not look for due notifications; trying again'),
  );
