import type { Query } from '../db/query';
import type { Head } from './head';

/** Whose, and how long it is. */
export interface Log {
  personId: string;
  length: number;
}

/** With its fold as storage has it: `renewHead` makes it anew where another version of the program made it. */
export interface FoldedLog extends Log, Pick<Head, 'snapshot'> {}

const ofThese = 'from challenge where person_id = any ($1::uuid[])';

/** The logs of these people, asked for where those few lie. Whoever has none is left out. */
export const readLogsOf = (query: Query, people: readonly string[]): Promise<Log[]> =>
  query('logs', `select person_id as "personId", length ${ofThese}`, [`{${people}}`]);

export const readFoldedLogsOf = (query: Query, people: readonly string[]): Promise<FoldedLog[]> =>
  query('folded logs', `select person_id as "personId", length, snapshot ${ofThese}`, [`{${people}}`]);
