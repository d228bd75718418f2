import { isDistributed } from '../db/is-distributed';
import { makeQuery, type Value } from '../db/query';
import type { Storage } from '../db/storage';
import { readLogLengthsOf } from '../log/several-logs';

/** The parts of a statement over several people with which it selects the length of each log. */
export interface LogSql {
  /** The expression for the length of a log. */
  length: string;
  /** The join with the log of a person. Not everybody has one. */
  join: (personId: string) => string;
}

/** A statement over people in two forms. */
export interface LogStatement {
  /** Joins their logs. */
  joined: string;
  /** Gives null for every length, because the logs lie on other servers. */
  distributed: string;
}

/** Makes both forms of a statement. */
export const logStatement = (statement: (log: LogSql) => string): LogStatement => ({
  joined: statement({
    length: 'log.length',
    join: (personId) => `left join challenge log on log.person_id = ${personId}`,
  }),
  distributed: statement({ length: 'null::int', join: () => '' }),
});

/** A row about a person with the length of their log; null if it is unknown, or if they have none. */
export interface PersonWithLength {
  personId: string | null;
  length: number | null;
}

export interface QueryWithLogs {
  /** Whether the lengths still have to be read with `readLengths`, because the logs lie on other servers. */
  isDistributed(): Promise<boolean>;
  query<Row extends object>(name: string, statement: LogStatement, params: readonly Value[]): Promise<Row[]>;
  /** The same people with the lengths of their logs, from the servers that hold them. */
  readLengths<Person extends PersonWithLength>(people: readonly Person[]): Promise<Person[]>;
}

export function makeQueryWithLogs(storage: Pick<Storage, 'pool' | 'kind' | 'database'>): QueryWithLogs {
  const query = makeQuery(storage);
  return {
    isDistributed: () => isDistributed(storage.database),
    async query<Row extends object>(
      name: string,
      { joined, distributed }: LogStatement,
      params: readonly Value[],
    ) {
      return query<Row>(name, (await isDistributed(storage.database)) ? distributed : joined, params);
    },
    async readLengths<Person extends PersonWithLength>(people: readonly Person[]) {
      const ids = [...new Set(people.flatMap(({ personId }) => personId ?? []))];
      const lengths = new Map(
        (await readLogLengthsOf(query, ids)).map(({ personId, length }) => [personId, length]),
      );
      return people.map((person) => ({ ...person, length: lengths.get(person.personId ?? '') ?? null }));
    },
  };
}
