import { vi } from 'vitest';

/** Of the browser's own, so that a test which holds the clock does not hold this too. */
const { setImmediate } = globalThis;
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

type Row = Record<string, unknown>;
type Request = { result?: unknown; onsuccess?: () => void };

/**
 * As much of a browser's database as the device's store asks for: one transaction after the other, and every row is a copy.
 * It counts the logs that are read and written whole, and its connections can be closed from outside.
 */
export function makeBrowserDatabase() {
  const rows: Record<string, Map<unknown, Row>> = {};
  const keyPaths: Record<string, string> = {};
  const counts = { read: 0, written: 0 };
  const opened: { isClosed: boolean }[] = [];
  let lastOrder = 0;
  let turn = Promise.resolve();

  function begin() {
    const asked: (() => void)[] = [];
    const transaction: { oncomplete?: () => void; objectStore: typeof storeOf } = { objectStore: storeOf };
    function ask(work: () => unknown): Request {
      const request: Request = {};
      asked.push(() => {
        request.result = work();
        request.onsuccess?.();
      });
      return request;
    }
    function storeOf(name: string) {
      const kept = rows[name]!;
      const keyPath = keyPaths[name]!;
      const put = (row: Row) =>
        ask(() => {
          if ('facts' in row) counts.written += 1;
          const key = row[keyPath] ?? ++lastOrder;
          kept.set(key, structuredClone({ ...row, [keyPath]: key }));
          return key;
        });
      return {
        add: put,
        put,
        get: (key: unknown) =>
          ask(() => {
            const row = kept.get(key);
            if (row && 'facts' in row) counts.read += 1;
            return structuredClone(row);
          }),
        getKey: (key: unknown) => ask(() => (kept.has(key) ? key : undefined)),
        delete: (key: unknown) => ask(() => void kept.delete(key)),
        index: (by: string) => ({
          getAll: (value: unknown) =>
            ask(() => structuredClone([...kept.values()].filter((row) => row[by] === value))),
        }),
      };
    }
    turn = turn.then(async () => {
      do {
        await nextTask();
        for (const work of asked.splice(0)) work();
        await nextTask();
      } while (asked.length > 0);
      transaction.oncomplete?.();
    });
    return transaction;
  }

  function connect() {
    const connection = { isClosed: false };
    opened.push(connection);
    return {
      createObjectStore(name: string, { keyPath }: { keyPath: string }) {
        rows[name] = new Map();
        keyPaths[name] = keyPath;
        return { createIndex() {} };
      },
      transaction() {
        if (connection.isClosed) throw new DOMException('The connection is closing.', 'InvalidStateError');
        return begin();
      },
    };
  }

  vi.stubGlobal('indexedDB', {
    open() {
      const opening: Request & { onupgradeneeded?: () => void } = { result: connect() };
      void nextTask().then(() => {
        if (Object.keys(rows).length === 0) opening.onupgradeneeded?.();
        opening.onsuccess?.();
      });
      return opening;
    },
  });

  return {
    counts,
    opened,
    closeAll() {
      for (const connection of opened) connection.isClosed = true;
    },
    /** Past every store: as a page of another version writes. */
    rows: (name: 'log' | 'outbox') => rows[name]!,
  };
}
