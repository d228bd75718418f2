import type { PGlite } from '@electric-sql/pglite';
import { messageTypesBeforeSync } from './whole-batches';

/** More than a club uses in a day. Each takes about 50 kB of the session's memory. */
const maxStatements = 100;

const code = (letter: string) => letter.charCodeAt(0);
const [parse, bind, describe, close, query] = [...'PBDCQ'].map(code);
/** What a Describe or Close is about: `S` is a statement. */
const statementKind = code('S');
const parseComplete = Uint8Array.of(code('1'), 0, 0, 0, 4);

const canBeCached = /^\s*(select|with|insert|update|delete)\b/i;
/** Commands that deallocate prepared statements or may change their results. */
const invalidatesCache = /\b(discard|deallocate|alter|drop)\b/i;

/** The position of the statement name in a message, if the statement is the unnamed one. */
function unnamedAt(message: Buffer): number | undefined {
  if (message[0] === bind) {
    const afterPortal = message.indexOf(0, 5) + 1;
    return message[afterPortal] === 0 ? afterPortal : undefined;
  }
  return message[0] === describe && message[5] === statementKind && message[6] === 0 ? 6 : undefined;
}

function withName(message: Buffer, position: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, position), Buffer.from(name), message.subarray(position)]);
  named.writeInt32BE(named.length - 1, 1);
  return new Uint8Array(named);
}

const closing = (name: string) => withName(Buffer.from([close!, 0, 0, 0, 0, statementKind, 0]), 6, name);

/**
 * Parsing and planning a statement takes PGlite more than twice as long as executing it. Connections cannot name
 * theirs, because they share one session and its names. So the session caches statements by their text: an unnamed
 * statement is prepared under a name of ours, and found there when the same text comes again.
 */
export function cacheStatements(cluster: PGlite): { forget(): void } {
  const execute = cluster.execProtocolRawStream.bind(cluster);
  const namesByText = new Map<string, string>();
  let lastNumber = 0;
  /** The name under which the last unnamed statement is cached; empty if it is not. */
  let cachedName = '';
  let isInBatch = false;
  const forget = () => {
    namesByText.clear();
    cachedName = '';
  };

  const evictOldest = async () => {
    for (const [oldest, name] of namesByText) {
      if (namesByText.size <= maxStatements) return;
      namesByText.delete(oldest);
      await execute(closing(name), { onRawData: () => {} });
    }
  };

  type Execute = PGlite['execProtocolRawStream'];
  const prepare = async (message: Buffer, options: Parameters<Execute>[1]) => {
    const text = message.toString('latin1', 6);
    const cached = namesByText.get(text);
    namesByText.delete(text);
    if (cached === undefined) {
      lastNumber += 1;
      cachedName = `cached ${lastNumber}`;
      let isPrepared = false;
      const onRawData = (data: Uint8Array) => {
        isPrepared ||= data[0] === parseComplete[0];
        options.onRawData(data);
      };
      await execute(withName(message, 5, cachedName), { ...options, onRawData });
      if (!isPrepared) cachedName = '';
    } else {
      cachedName = cached;
      options.onRawData(parseComplete);
    }
    if (cachedName === '') return;
    namesByText.set(text, cachedName);
    await evictOldest();
  };

  cluster.execProtocolRawStream = async (message, options) => {
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const isBatchStart = !isInBatch;
    isInBatch = messageTypesBeforeSync.has(bytes[0]!);
    const isUnnamedParse = bytes[0] === parse && bytes[5] === 0;
    if (isUnnamedParse && isBatchStart && canBeCached.test(bytes.toString('latin1', 6, 40))) {
      return prepare(bytes, options);
    }
    if (isUnnamedParse || bytes[0] === query) cachedName = '';
    const position = cachedName === '' ? undefined : unnamedAt(bytes);
    await execute(position === undefined ? message : withName(bytes, position, cachedName), options);
    if ((bytes[0] === query || bytes[0] === parse) && invalidatesCache.test(bytes.toString('latin1', 5)))
      forget();
  };
  return { forget };
}
