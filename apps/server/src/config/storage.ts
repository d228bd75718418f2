import { resolve } from 'node:path';
import { z } from 'zod';
import { addressesOf } from '../db/addresses';
import { isAddress, text } from './values';

export type StorageConfig = { kind: 'embedded'; dataDir: string } | { kind: 'server'; url: string };

const isOfPostgres = (value: string) =>
  addressesOf(value).every((address) => isAddress(address, ['postgres:', 'postgresql:']));

export const storageSettings = {
  DATA_DIR: text.pipe(z.string().default('./data')),
  DATABASE_URL: text.pipe(
    z
      .string()
      .refine(isOfPostgres, { error: 'must look like postgres://user:password@host:5432/database' })
      .optional(),
  ),
};

export function storageFrom(set: z.output<z.ZodObject<typeof storageSettings>>): StorageConfig {
  return set.DATABASE_URL
    ? { kind: 'server', url: set.DATABASE_URL }
    : { kind: 'embedded', dataDir: resolve(set.DATA_DIR) };
}
