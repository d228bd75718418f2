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
  /** Both of one moment: what has moved from one to the other since is in exactly one of them. */
  read(uid: string): Promise<Kept>;
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
  const write = async <T>(change: (transaction: IDBTransaction) => T): Promise<T> => {
    const transaction = await transactionOf('readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    const result = change(transaction);
    await done;
    return result;
  };

  return {
    isLasting: true,
    async read(uid) {
      const transaction = await transactionOf();
      const [log, deeds] = await Promise.all([
        answerOf<KeptLog | undefined>(transaction.objectStore(logs).get(uid)),
        answerOf<Deed[]>(transaction.objectStore(outbox).index('uid').getAll(uid)),
      ]);
      return { log, deeds };
    },
    async add(deed) {
      const request = await write((transaction) => transaction.objectStore(outbox).add(deed));
      return { ...deed, order: request.result as number } as Deed;
    },
    async change(deed) {
      await write((transaction) => transaction.objectStore(outbox).put(deed));
    },
    async remove(order) {
      await write((transaction) => transaction.objectStore(outbox).delete(order));
    },
    async keepLog(log, sent) {
      await write((transaction) => {
        transaction.objectStore(logs).put(log);
        for (const order of sent) transaction.objectStore(outbox).delete(order);
      });
    },
    async forget(uid, what) {
      const { deeds } = what === 'everything' ? await this.read(uid) : { deeds: [] };
      await write((transaction) => {
        transaction.objectStore(logs).delete(uid);
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
