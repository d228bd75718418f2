import { joinStorage, type Storage } from '../../apps/server/src/db/storage';
import { makeLogger } from '../../apps/server/src/logging/logger';

export type PatientStorage = ReturnType<typeof joinWithoutTimeLimit>;

/** Joins the same storage without the time limit of a request, because a million rows take longer. */
export function joinWithoutTimeLimit({ connection: { answersWithinMs: _, ...patient } }: Storage) {
  return joinStorage(patient, makeLogger('warn'));
}
