import { memoizeAsync } from '../../caching/memoize-async';
import { installation } from '../../db/schema/schema';
import type { Database } from '../../db/storage';

/** The id of this installation. It never changes, so it is read once. */
export const makeInstallation = (database: Database): (() => Promise<string>) =>
  memoizeAsync(async () => (await database.select({ id: installation.id }).from(installation))[0]!.id);
