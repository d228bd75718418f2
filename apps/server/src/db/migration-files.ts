import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { readJson } from '../process/read-json';

/** The list of migrations that drizzle keeps beside them. */
const journalFile = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.int(), when: z.int() })),
});
const journalIn = (folder: string) => join(folder, 'meta', '_journal.json');

/** `migrations` beside `src` and `dist`: the nearest one above this file. */
function findFolder(from: string): string {
  const candidate = join(from, 'migrations');
  return existsSync(candidate) ? candidate : findFolder(dirname(from));
}

export const migrationsFolder = findFolder(dirname(fileURLToPath(import.meta.url)));

export interface Migration {
  /** Its number in the name of its file, from 0 on. */
  index: number;
  /** When it was generated, in milliseconds since 1970. drizzle records applied migrations by this instant. */
  when: number;
}

export function migrationsIn(folder: string): Migration[] {
  return readJson(journalIn(folder), journalFile).entries.map(({ idx, when }) => ({ index: idx, when }));
}

export async function newestMigration(folder = migrationsFolder): Promise<Migration> {
  return migrationsIn(folder).at(-1)!;
}

/** Copies the migrations up to this one to a folder of their own, which gives the tables of an older version. */
export async function withMigrationsUpTo<T>(index: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hundred-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = readJson(journalIn(folder), journalFile);
    const entries = journal.entries.filter(({ idx }) => idx <= index);
    await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const createOrRename = /\bcreate table (?:if not exists )?"?(\w+)"?|\brename to "?(\w+)"?/gi;

/** Every table that these statements create or rename to. */
export const tablesMadeBy = (statements: readonly string[]): string[] => [
  ...new Set(
    statements.flatMap((sql) =>
      [...sql.matchAll(createOrRename)].map(([, created, renamed]) => (created ?? renamed)!),
    ),
  ),
];

/** Every table of any version: one that a later version drops is still in the backups of earlier ones. */
export const tablesEverOurs = (): string[] =>
  tablesMadeBy(readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql));
