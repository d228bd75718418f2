import type { PGlite } from '@electric-sql/pglite';
import { messageTypesBeforeSync } from './whole-batches';

/** More statements than an installation uses in a day. Each takes about 50 kB of the session's memory. */
const maxStatements = 100;

const byteOf = (letter: string) => letter.charCodeAt(0);
/** The first byte of each type of message in PostgreSQL's protocol. */
const types = {
  parse: byteOf('P'),
  bind: byteOf('B'),
  describe: byteOf('D'),
  close: byteOf('C'),
  query: byteOf('Q'),
};
/** In a Describe or Close, `S` says that it is about a statement. */
const statementKind = byteOf('S');
const parseComplete = Uint8Array.of(byteOf('1'), 0, 0, 0, 4);
/** Where the content of a message begins: the byte of its type and 4 bytes with its length come first. */
const contentStart = 5;
/** Where the text of an unnamed statement begins in a Parse: its empty name is one null byte. */
const textStart = contentStart + 1;
/** Where the name stands in a Describe or Close: after the byte that says what it is about. */
const namePosition = contentStart + 1;

const canBeCached = /^\s*(select|with|insert|update|delete)\b/i;
/** Where the beginning of a Parse ends that is enough to read the first word of its statement. */
const firstWordEnd = 40;
/** Commands that deallocate prepared statements or may change their results. */
const invalidatesCache = /\b(discard|deallocate|alter|drop)\b/i;

/** The position of the empty statement name in a message about the unnamed statement; undefined in other messages. */
function emptyNamePosition(message: Buffer): number | undefined {
  if (message[0] === types.bind) {
    const afterPortalName = message.indexOf(0, contentStart) + 1;
    return message[afterPortalName] === 0 ? afterPortalName : undefined;
  }
  const describesUnnamed =
    message[0] === types.describe && message[contentStart] === statementKind && message[namePosition] === 0;
  return describesUnnamed ? namePosition : undefined;
}

function insertName(message: Buffer, position: number, name: string): Uint8Array {
  const withName = Buffer.concat([
    message.subarray(0, position),
    Buffer.from(name),
    message.subarray(position),
  ]);
  // The length does not count the byte with the type.
  withName.writeInt32BE(withName.length - 1, 1);
  return new Uint8Array(withName);
}

const closeMessage = (name: string) =>
  insertName(Buffer.from([types.close, 0, 0, 0, 0, statementKind, 0]), namePosition, name);

/**
 * Parsing and planning a statement takes PGlite more than twice as long as executing it. Connections cannot prepare
 * statements by name, because they share one session and its names. So this caches by text: it prepares each unnamed
 * statement under a name of its own, and uses that name when the same text comes again.
 */
export function cacheStatements(cluster: PGlite): { clearCache(): void } {
  const execute = cluster.execProtocolRawStream.bind(cluster);
  const namesByText = new Map<string, string>();
  let lastNumber = 0;
  /** The name under which the last unnamed statement is cached; empty if it is not. */
  let cachedName = '';
  let isInBatch = false;
  const clearCache = () => {
    namesByText.clear();
    cachedName = '';
  };

  const evictOldest = async () => {
    for (const [oldestText, name] of namesByText) {
      if (namesByText.size <= maxStatements) return;
      namesByText.delete(oldestText);
      await execute(closeMessage(name), { onRawData: () => {} });
    }
  };

  type Execute = PGlite['execProtocolRawStream'];
  /** Prepares the statement under a name, or answers that it is prepared if it is cached already. */
  const prepare = async (message: Buffer, options: Parameters<Execute>[1]) => {
    const text = message.toString('latin1', textStart);
    const existingName = namesByText.get(text);
    // Deleted and set again, so that the text becomes the newest.
    namesByText.delete(text);
    if (existingName === undefined) {
      lastNumber += 1;
      cachedName = `cached ${lastNumber}`;
      let isPrepared = false;
      const onRawData = (data: Uint8Array) => {
        isPrepared ||= data[0] === parseComplete[0];
        options.onRawData(data);
      };
      await execute(insertName(message, contentStart, cachedName), { ...options, onRawData });
      if (!isPrepared) cachedName = '';
    } else {
      cachedName = existingName;
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
    // Within a batch PostgreSQL may skip a statement after an error, so only the first statement of one is cached.
    const isUnnamedParse = bytes[0] === types.parse && bytes[contentStart] === 0;
    const beginning = bytes.toString('latin1', textStart, firstWordEnd);
    if (isUnnamedParse && isBatchStart && canBeCached.test(beginning)) {
      return prepare(bytes, options);
    }
    // Another statement takes the place of the unnamed one.
    if (isUnnamedParse || bytes[0] === types.query) cachedName = '';
    const position = cachedName === '' ? undefined : emptyNamePosition(bytes);
    await execute(position === undefined ? message : insertName(bytes, position, cachedName), options);
    if (
      (bytes[0] === types.query || bytes[0] === types.parse) &&
      invalidatesCache.test(bytes.toString('latin1', contentStart))
    )
      clearCache();
  };
  return { clearCache };
}
