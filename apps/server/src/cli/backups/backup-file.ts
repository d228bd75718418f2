import { createReadStream, lstatSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { flush } from '../../db/embedded/folder/flush';
import { StartRefused } from '../../process/start-refused';
import { writeNewFile } from '../new-file';
import type { BackupPart } from './contents';

/** One line for each row and each heading. A row is as storage returned it; a heading begins with the name of its kind. */
async function* linesOf(parts: AsyncIterable<BackupPart>): AsyncGenerator<string> {
  for await (const part of parts) {
    yield part.kind === 'rows' ? `${part.rows.join('\n')}\n` : `${part.kind} ${JSON.stringify(part)}\n`;
  }
}

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Creates the file completely or not at all. It is readable by its user alone, and never replaces an existing file. */
export async function writeBackup(path: string, parts: AsyncIterable<BackupPart>): Promise<void> {
  if (exists(path)) throw new StartRefused(`${path} already exists. Choose another name.`);
  const unfinished = `${path}.new`;
  if (exists(unfinished)) {
    throw new StartRefused(
      `${unfinished} already exists. Another backup is running, or one was stopped. Delete it, or choose another name.`,
    );
  }
  await writeNewFile(unfinished, linesOf(parts), createGzip());
  try {
    await flush(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new StartRefused(`Could not write ${path}: ${(error as Error).message}.`);
  }
}

/** In characters. Far more than a row has: the head of a log of five years has about 50,000. */
const longestLine = 16 * 1024 * 1024;
/** Rows compress ten to twenty times. A file that grows far more was made to fill the memory or the disk. */
const mostTimesLarger = 200;
/** In characters. A small file may grow to this size, because it may compress better. */
const alwaysAllowedLength = 64 * 1024 * 1024;

/**
 * Splits text into lines. The line reader of Node 20 would not report an error of its input. Each character is read
 * once, however long a line is.
 */
async function* linesIn(chunks: AsyncIterable<string>, mostCharacters: number): AsyncGenerator<string> {
  /** The beginning of a line whose end has not been read yet, and its length. */
  let pieces: string[] = [];
  let length = 0;
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > mostCharacters) throw new Error('it is too large after unpacking');
    let lineStart = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', lineStart)) {
      yield pieces.join('') + chunk.slice(lineStart, end);
      pieces = [];
      length = 0;
      lineStart = end + 1;
    }
    pieces.push(chunk.slice(lineStart));
    length += chunk.length - lineStart;
    if (length > longestLine) throw new Error('one of its lines is too long');
  }
  const lastLine = pieces.join('');
  if (lastLine) yield lastLine;
}

/** Rows are passed on in batches of at most so many rows, or once they have so many characters. */
const rowsPerBatch = 200;
const charactersPerBatch = 4 * 1024 * 1024;
const headingLine = /^(head|table|end) (\{.*\})$/;

/** The required fields of each heading. A head of a newer format passes, and `checkBackup` refuses it. */
const headings = {
  head: z.union([
    z.object({
      kind: z.literal('head'),
      format: z.literal(1),
      migration: z.int().nonnegative(),
      madeAt: z.string(),
    }),
    z.object({ kind: z.literal('head'), format: z.int().gt(1) }),
  ]),
  table: z.object({ kind: z.literal('table'), name: z.string() }),
  end: z.object({
    kind: z.literal('end'),
    counts: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  }),
};

function parseHeading(kind: string, json: string): BackupPart {
  const { success, data } = headings[kind as keyof typeof headings].safeParse(JSON.parse(json));
  if (!success) throw new Error(`its ${kind} is not part of a backup`);
  return data as BackupPart;
}

/** Why a file could not be opened. A file in a folder that this user may not enter looks as if it did not exist. */
export function refusalOfFile(path: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${path}.`;
  if (code !== 'EACCES' && code !== 'EPERM') return `Could not read ${path}: ${message}.`;
  return `This user is not allowed to read ${path}. Allow it, or copy the file to a folder it can read.`;
}

/** Checks that a file can be read; returns its size in bytes. */
async function sizeOfReadable(path: string): Promise<number> {
  const file = await open(path).catch((error) => {
    throw new StartRefused(refusalOfFile(path, error));
  });
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** The parts of a backup. Throws StartRefused where the file is truncated or invalid. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const mostCharacters = Math.max(alwaysAllowedLength, mostTimesLarger * (await sizeOfReadable(path)));
  const damagedBackup = (reason: string) =>
    new StartRefused(`${path} is not a complete backup of Hundred (${reason}).`);
  // Every error reaches the loop below, which reads `unzipped`, so the callback does nothing.
  const unzipped = pipeline(createReadStream(path), createGunzip(), () => {});
  let rows: string[] = [];
  let characters = 0;
  let lastHeading: BackupPart | undefined;
  try {
    for await (const line of linesIn(unzipped.setEncoding('utf8'), mostCharacters)) {
      const [, kind, json] = headingLine.exec(line) ?? [];
      if (!lastHeading && kind !== 'head') throw new Error('its beginning is wrong');
      if (!kind) {
        rows.push(line);
        characters += line.length;
      }
      const isBatchFull = rows.length === rowsPerBatch || characters >= charactersPerBatch;
      if (rows.length > 0 && (kind || isBatchFull)) {
        yield { kind: 'rows', rows };
        rows = [];
        characters = 0;
      }
      if (kind) {
        lastHeading = parseHeading(kind, json!);
        yield lastHeading;
      }
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw damagedBackup(error instanceof Error ? error.message : String(error));
  }
  if (lastHeading?.kind !== 'end') throw damagedBackup('its end is missing');
}
