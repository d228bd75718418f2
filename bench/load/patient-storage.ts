import { joinStorage, type Storage } from '../../apps/server/src/db/storage';
import { makeLogger } from '../../apps/server/src/logging/logger';

/** A storage whose statements may take as long as they need. */
export type PatientStorage = ReturnType<typeof joinWithoutTimeLimit>;

/**
 * Joins this storage with connections of its own, whose statements have no time limit: a million rows take longer than
 * the statements of a request may.
 */
export function joinWithoutTimeLimit({ connection }: Storage) {
  const { answersWithinMs: _, ...connectionWithoutLimit } = connection;
  return joinStorage(connectionWithoutLimit, makeLogger('warn'));
}
