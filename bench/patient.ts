import { joinStorage, type Storage } from '../apps/server/src/db/storage';
import { makeLogger } from '../apps/server/src/logging/logger';

export type Seeded = ReturnType<typeof joinPatiently>;

/** The same storage without the limit of a request: a million rows take longer than that. */
export function joinPatiently({ connection: { answersWithinMs: _, ...patient } }: Storage) {
  return joinStorage(patient, makeLogger('warn'));
}
