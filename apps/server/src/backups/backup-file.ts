import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { flush } from '../db/embedded/flush';
import { StartRefused } from '../start-refused';
import type { Part } from './contents';

/** One line for each row and each heading. A row is what the storage gave; a heading begins with the name of its kind. */
async function* linesOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) {
    yield part.kind === 'rows' ? `${part.rows.join('\n')}\n` : `${part.kind} ${JSON.stringify(part)}\n`;
  }
}

/** Whole under its name or not there: readable by whoever runs this and nobody else, never over a file that is there. */
export async function writeBackup(path: string, parts: AsyncIterable<Part>): Promise<void> {
  if (existsSync(path)) throw new StartRefused(`${path} is there already: name another file.`);
  const unfinished = `${path}.new`;
  try {
    const file = createWriteStream(unfinished, { flags: 'w', mode: 0o600 });
    await pipeline(Readable.from(linesOf(parts)), createGzip(), file);
    await flush(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new StartRefused(`${path} could not be written: ${message}.`);
  }
}

/** By hand, since the line reader of Node 20 does not tell of an error of what it reads. */
async function* linesIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}

const rowsAtOnce = 200;
const heading = /^(head|table|end) (\{.*\})$/;

/** Why a file could not be opened. One in a folder that this user may not enter looks as if it were not there. */
export function refusalOfFile(path: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return `there is no file ${path}.`;
  if (code !== 'EACCES' && code !== 'EPERM') return `${path} cannot be read: ${message}.`;
  return `this user may not read ${path}. Give it the right, or copy the file to where it has it.`;
}

/** For whoever makes room for what is in a file: first it has to be one that can be read. */
export async function checkReadable(path: string): Promise<void> {
  const file = await open(path).catch((error) => {
    throw new StartRefused(refusalOfFile(path, error));
  });
  await file.close();
}

/** The parts of a backup. One that is cut short or is none is refused where that shows: before the end. */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  await checkReadable(path);
  const unzipped = createGunzip();
  const damaged = (what: string) => new StartRefused(`${path} is no whole backup of Hundred (${what}).`);
  let rows: string[] = [];
  let last: Part | undefined;
  createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  try {
    for await (const line of linesIn(unzipped.setEncoding('utf8'))) {
      const [, kind, json] = heading.exec(line) ?? [];
      if (!kind) {
        if (!last) throw damaged('its beginning is not one');
        rows.push(line);
      }
      if (rows.length > 0 && (kind || rows.length === rowsAtOnce)) {
        yield { kind: 'rows', rows };
        rows = [];
      }
      if (kind) {
        last = JSON.parse(json!) as Part;
        yield last;
      }
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  if (last?.kind !== 'end') throw damaged('its end is missing');
}
