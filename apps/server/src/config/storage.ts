import { resolve } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import { addressesOf } from './addresses';
import { isUrlOf, optionalText } from './values';

export type StorageConfig =
  | { kind: 'embedded'; dataDir: string }
  /** Boards are read from `boardsUrl` if it is set. */
  | { kind: 'server'; url: string; boardsUrl?: string };

const isPostgresAddress = (value: string) =>
  addressesOf(value).every((address) => isUrlOf(address, ['postgres:', 'postgresql:']));

const databaseAddress = z
  .string()
  .refine(isPostgresAddress, { error: 'must look like postgres://user:password@host:5432/database' })
  .optional();

export const storageSettings = {
  DATA_DIR: optionalText.pipe(z.string().default('./data')),
  DATABASE_URL: optionalText.pipe(databaseAddress),
  BOARDS_DATABASE_URL: optionalText.pipe(databaseAddress),
};

export function storageFrom(values: z.output<z.ZodObject<typeof storageSettings>>): StorageConfig {
  const { DATABASE_URL: url, BOARDS_DATABASE_URL: boardsUrl } = values;
  if (url) return { kind: 'server', url, ...(boardsUrl ? { boardsUrl } : {}) };
  if (boardsUrl) {
    throw new StartRefused(
      'BOARDS_DATABASE_URL needs DATABASE_URL. Set both, or remove BOARDS_DATABASE_URL.',
    );
  }
  return { kind: 'embedded', dataDir: resolve(values.DATA_DIR) };
}
