import type { PGlite } from '@electric-sql/pglite';
import { unfinished } from './whole-batches';

/** More than a club uses in a day. Each takes about 50 kB of the session's memory. */
const mostKept = 100;

const code = (letter: string) => letter.charCodeAt(0);
const [parse, bind, describe, close, query] = [...'PBDCQ'].map(code);
const statement = code('S');
const parseComplete = Uint8Array.of(code('1'), 0, 0, 0, 4);

const canBeKept = /^\s*(select|with|insert|update|delete)\b/i;
/** Commands that deallocate prepared statements or may change their results. */
const endsKept = /\b(discard|deallocate|alter|drop)\b/i;

/** The position of the statement name in a message, if the statement is the unnamed one. */
function unnamedAt(words: Buffer): number | undefined {
  if (words[0] === bind) {
    const afterPortal = words.indexOf(0, 5) + 1;
    return words[afterPortal] === 0 ? afterPortal : undefined;
  }
  return words[0] === describe && words[5] === statement && words[6] === 0 ? 6 : undefined;
}

function withName(words: Buffer, place: number, name: string): Uint8Array {
  const named = Buffer.concat([words.subarray(0, place), Buffer.from(name), words.subarray(place)]);
  named.writeInt32BE(named.length - 1, 1);
  return new Uint8Array(named);
}

const closing = (name: string) => withName(Buffer.from([close!, 0, 0, 0, 0, statement, 0]), 6, name);

/**
 * Parsing and planning a statement takes PGlite more than twice as long as executing it. Connections cannot name
 * theirs, because they share one session and its names. So the session caches statements by their text: an unnamed
 * statement is prepared under a name of ours, and found there when the same text comes again.
 */
export function keepStatements(cluster: PGlite): { forget(): void } {
  const execute = cluster.execProtocolRawStream.bind(cluster);
  const kept = new Map<string, string>();
  let names = 0;
  /** The name under which the unnamed statement is cached; empty if it is not. */
  let unnamed = '';
  let isInBatch = false;
  const forget = () => {
    kept.clear();
    unnamed = '';
  };

  const keepFewer = async () => {
    for (const [oldest, name] of kept) {
      if (kept.size <= mostKept) return;
      kept.delete(oldest);
      await execute(closing(name), { onRawData: () => {} });
    }
  };

  type Execute = PGlite['execProtocolRawStream'];
  const prepare = async (words: Buffer, options: Parameters<Execute>[1]) => {
    const text = words.toString('latin1', 6);
    const known = kept.get(text);
    kept.delete(text);
    if (known === undefined) {
      names += 1;
      unnamed = `kept ${names}`;
      let isPrepared = false;
      const onRawData = (data: Uint8Array) => {
        isPrepared ||= data[0] === parseComplete[0];
        options.onRawData(data);
      };
      await execute(withName(words, 5, unnamed), { ...options, onRawData });
      if (!isPrepared) unnamed = '';
    } else {
      unnamed = known;
      options.onRawData(parseComplete);
    }
    if (unnamed === '') return;
    kept.set(text, unnamed);
    await keepFewer();
  };

  cluster.execProtocolRawStream = async (message, options) => {
    const words = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const begins = !isInBatch;
    isInBatch = unfinished.has(words[0]!);
    const isUnnamedParse = words[0] === parse && words[5] === 0;
    if (isUnnamedParse && begins && canBeKept.test(words.toString('latin1', 6, 40))) {
      return prepare(words, options);
    }
    if (isUnnamedParse || words[0] === query) unnamed = '';
    const place = unnamed === '' ? undefined : unnamedAt(words);
    await execute(place === undefined ? message : withName(words, place, unnamed), options);
    if ((words[0] === query || words[0] === parse) && endsKept.test(words.toString('latin1', 5))) forget();
  };
  return { forget };
}
