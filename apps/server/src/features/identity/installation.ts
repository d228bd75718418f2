import { installation } from '../../db/schema';
import type { Database } from '../../db/storage';

/** The id of this installation: it never changes, so it is read once. */
export function makeInstallation(database: Database): () => Promise<string> {
  let id: string | undefined;
  return async () => {
    id ??= (await database.select({ id: installation.id }).from(installation))[0]!.id;
    return id;
  };
}
