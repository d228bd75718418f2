import type { Query } from '../db/query';
import type { Head } from './head';

/** The owner of a log and its length. */
export interface LogLength {
  personId: string;
  length: number;
}

/** A log with its stored fold, which may be outdated: pass it through `renewHead`. */
export interface LogWithSnapshot extends LogLength, Pick<Head, 'snapshot'> {}

/** The ids as an array of PostgreSQL. */
const uuidArray = (ids: readonly string[]) => `{${ids}}`;

/** Reads how long the logs of these people are. People without a log are left out. */
export const readLogLengthsOf = (query: Query, people: readonly string[]): Promise<LogLength[]> =>
  query('logs', 'select person_id as "personId", length from challenge where person_id = any ($1::uuid[])', [
    uuidArray(people),
  ]);

/** Reads the heads of the logs of these people. People without a log are left out. */
export const readLogsWithSnapshotOf = (query: Query, people: readonly string[]): Promise<LogWithSnapshot[]> =>
  query(
    'folded logs',
    'select person_id as "personId", length, snapshot from challenge where person_id = any ($1::uuid[])',
    [uuidArray(people)],
  );
