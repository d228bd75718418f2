import type { Fact } from '@hundred/domain/runs/facts';
import type { Deed, NewDeed } from './deed';

export interface KeptLog {
  uid: string;
  /** That of the server which gave it. */
  shape: number;
  facts: readonly Fact[];
  /** The number of the last fact, to ask on from. */
  last: number;
  /** When the server last said that this is all, in epoch milliseconds. */
  at: number;
}

export interface Kept {
  log: KeptLog | undefined;
  /** In the order in which they were done. */
  deeds: Deed[];
}

/** What a device keeps of people, each under their own name. */
export interface DeviceStore {
  /** Whether it outlives the page. */
  isLasting: boolean;
  /**
   * Both of one moment: what has moved from one to the other since is in exactly one of them. The facts are the very ones
   * that were read or kept last, as long as the log is: `isDoubted` reads them anew.
   */
  read(uid: string, isDoubted?: boolean): Promise<Kept>;
  add(deed: NewDeed): Promise<Deed>;
  change(deed: Deed): Promise<void>;
  remove(order: number): Promise<void>;
  /** The log and the deeds that are part of it by now, at once: no moment has them twice or not at all. */
  keepLog(log: KeptLog, sent: readonly number[]): Promise<void>;
  /** The log alone, or the deeds too. */
  forget(uid: string, what: 'log' | 'everything'): Promise<void>;
}

const logs = 'log';
const outbox = 'outbox';

/**
 * A small record beside the log: which log it is, and when the server last said that this is all. Five years are a
 * megabyte, which each look at what waits would read and each visit of a page write. It stands in the store of the logs,
 * since a store of its own is another version of the database, which shuts out pages of before.
 */
interface Head {
  uid: string;
  /** Of the log, and its `at` as it was written. */
  last: number;
  written: number;
  at: number;
}

const headKey = (uid: string) => `head:${uid}`;

const isSame = (head: Head | undefined, other: Head | undefined): boolean =>
  head?.last === other?.last && head?.written === other?.written;

const isHeadOf = (head: Head | undefined, { last, at }: KeptLog): head is Head =>
  head?.last === last && head.written === at;

/** What was last found on the device, or written there: the log, its head, and the deeds that were not part of it. */
interface Seen {
  log: KeptLog;
  head: Head | undefined;
  orders: ReadonlySet<number>;
}

/**
 * Whether the log is the one that was seen. A page of before leaves the head as it is when it writes a log: a deed that
 * is gone may have moved there. Where it wrote nothing but news, it tells the other tabs, which then doubt.
 */
function isAsSeen({ log, orders }: Seen, head: Head | undefined, deeds: readonly Deed[]): boolean {
  const here = ordersOf(deeds);
  return isHeadOf(head, log) && [...orders].every((order) => here.has(order));
}

const ordersOf = (deeds: readonly Deed[]): ReadonlySet<number> => new Set(deeds.map(({ order }) => order));

export async function openDeviceStore(): Promise<DeviceStore> {
  try {
    return storeIn(await openDatabase());
  } catch {
    // Storage may be refused; what is done then lives as long as the page.
    return makeMemoryStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hundred', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(logs, { keyPath: 'uid' });
      opening.result
        .createObjectStore(outbox, { keyPath: 'order', autoIncrement: true })
        .createIndex('uid', 'uid');
    };
    opening.onsuccess = () => {
      // A newer page in another tab must not wait for this one.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('The storage of this device is in use by an older page.'));
  });
}

function storeIn(first: IDBDatabase): DeviceStore {
  let database = first;
  type How = [mode?: IDBTransactionMode, options?: IDBTransactionOptions];
  const begin = (...how: How) => database.transaction([logs, outbox], ...how);
  /** Browsers close a connection by themselves, iOS while a page is in the background: then there is another. */
  const transactionOf = async (...how: How): Promise<IDBTransaction> => {
    try {
      return begin(...how);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      database = await openDatabase();
      return begin(...how);
    }
  };
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  /** Done when it is on the disk, not when it has been asked for. */
  const write = async <T>(
    change: (transaction: IDBTransaction) => T,
    durability: IDBTransactionDurability = 'strict',
  ): Promise<T> => {
    const transaction = await transactionOf('readwrite', { durability });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    const result = change(transaction);
    await done;
    return result;
  };

  let seen: Seen | undefined;
  const seenOf = (uid: string) => (seen?.log.uid === uid ? seen : undefined);

  /** Of a log that is on the device as it is. Nothing where that is another by now, or gone with whoever signed out. */
  async function keepHead(before: Seen, at: number): Promise<void> {
    const { uid, last, at: written } = before.log;
    const head: Head = { uid: headKey(uid), last, written, at };
    await write((transaction) => {
      const kept = transaction.objectStore(logs);
      const log = kept.getKey(uid);
      const found = kept.get(headKey(uid));
      found.onsuccess = () => {
        if (log.result !== undefined && isSame(found.result, before.head)) kept.put(head);
      };
    }, 'relaxed');
  }

  return {
    isLasting: true,
    async read(uid, isDoubted = false) {
      const transaction = await transactionOf();
      const kept = transaction.objectStore(logs);
      const [head, key, deeds] = await Promise.all([
        answerOf<Head | undefined>(kept.get(headKey(uid))),
        answerOf(kept.getKey(uid)),
        answerOf<Deed[]>(transaction.objectStore(outbox).index('uid').getAll(uid)),
      ]);
      const before = seenOf(uid);
      const isKnown = before && !isDoubted && key !== undefined && isAsSeen(before, head, deeds);
      const found = isKnown ? before.log : await answerOf<KeptLog | undefined>(kept.get(uid));
      if (!found) return { log: undefined, deeds };
      const log = before?.log.last === found.last && before.log.at === found.at ? before.log : found;
      seen = { log, head, orders: ordersOf(deeds) };
      return { log: isHeadOf(head, log) ? { ...log, at: head.at } : log, deeds };
    },
    async add(deed) {
      const request = await write((transaction) => transaction.objectStore(outbox).add(deed));
      const order = request.result as number;
      const before = seenOf(deed.uid);
      if (before) seen = { ...before, orders: new Set([...before.orders, order]) };
      return { ...deed, order } as Deed;
    },
    async change(deed) {
      await write((transaction) => transaction.objectStore(outbox).put(deed));
    },
    async remove(order) {
      await write((transaction) => transaction.objectStore(outbox).delete(order));
    },
    async keepLog(log, sent) {
      const { uid, last, at } = log;
      const before = seenOf(uid);
      const isKept = before?.log.facts === log.facts && before.log.shape === log.shape && sent.length === 0;
      if (before && isKept) return keepHead(before, at);
      const head: Head = { uid: headKey(uid), last, written: at, at };
      await write((transaction) => {
        transaction.objectStore(logs).put(log);
        transaction.objectStore(logs).put(head);
        for (const order of sent) transaction.objectStore(outbox).delete(order);
      });
      const orders = [...(seenOf(uid)?.orders ?? [])].filter((order) => !sent.includes(order));
      seen = { log, head, orders: new Set(orders) };
    },
    async forget(uid, what) {
      const { deeds } = what === 'everything' ? await this.read(uid) : { deeds: [] };
      await write((transaction) => {
        transaction.objectStore(logs).delete(uid);
        transaction.objectStore(logs).delete(headKey(uid));
        for (const { order } of deeds) transaction.objectStore(outbox).delete(order);
      });
    },
  };
}

export function makeMemoryStore(before: Kept = { log: undefined, deeds: [] }): DeviceStore {
  const keptLogs = new Map(before.log && [[before.log.uid, before.log]]);
  const kept = new Map(before.deeds.map((deed) => [deed.order, deed]));
  let lastOrder = Math.max(0, ...kept.keys());
  return {
    isLasting: false,
    read: async (uid) => ({
      log: keptLogs.get(uid),
      deeds: [...kept.values()].filter((deed) => deed.uid === uid),
    }),
    async add(deed) {
      lastOrder += 1;
      const added = { ...deed, order: lastOrder } as Deed;
      kept.set(lastOrder, added);
      return added;
    },
    async change(deed) {
      kept.set(deed.order, deed);
    },
    async remove(order) {
      kept.delete(order);
    },
    async keepLog(log, sent) {
      keptLogs.set(log.uid, log);
      for (const order of sent) kept.delete(order);
    },
    async forget(uid, what) {
      keptLogs.delete(uid);
      if (what === 'everything') for (const deed of (await this.read(uid)).deeds) kept.delete(deed.order);
    },
  };
}
