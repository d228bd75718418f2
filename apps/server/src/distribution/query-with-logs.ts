import { isDistributed } from '../db/is-distributed';
import { makeQuery, type Value } from '../db/query';
import type { Storage } from '../db/storage';
import { readLogsOf } from '../log/several-logs';

/** The parts of a statement over several people that return the length of each log. */
export interface LogSql {
  length: string;
  /** Joins the log of `personId`, which not everybody has. */
  join: (personId: string) => string;
}

/** The same statement for logs in this database, which it joins, and for logs on other servers, which are read later. */
export interface BothWays {
  joined: string;
  distributed: string;
}

export const bothWays = (statement: (log: LogSql) => string): BothWays => ({
  joined: statement({
    length: 'log.length',
    join: (personId) => `left join challenge log on log.person_id = ${personId}`,
  }),
  distributed: statement({ length: 'null::int', join: () => '' }),
});

/** A row about a person with the length of their log; null if it is unknown, or if they have none. */
export interface OfPerson {
  personId: string | null;
  length: number | null;
}

export interface QueryWithLogs {
  /** Whether lengths are still to be read with `measure`: a statement that joins the logs returns them itself. */
  isDistributed(): Promise<boolean>;
  query<Row extends object>(name: string, statement: BothWays, params: readonly Value[]): Promise<Row[]>;
  /** The same people with the lengths of their logs, from the servers that hold them. */
  measure<One extends OfPerson>(people: readonly One[]): Promise<One[]>;
}

export function makeQueryWithLogs(storage: Pick<Storage, 'pool' | 'kind' | 'database'>): QueryWithLogs {
  const query = makeQuery(storage);
  return {
    isDistributed: () => isDistributed(storage.database),
    async query<Row extends object>(
      name: string,
      { joined, distributed }: BothWays,
      params: readonly Value[],
    ) {
      return query<Row>(name, (await isDistributed(storage.database)) ? distributed : joined, params);
    },
    async measure<One extends OfPerson>(people: readonly One[]) {
      const ids = [...new Set(people.flatMap(({ personId }) => personId ?? []))];
      const lengths = new Map(
        (await readLogsOf(query, ids)).map(({ personId, length }) => [personId, length]),
      );
      return people.map((one) => ({ ...one, length: lengths.get(one.personId ?? '') ?? null }));
    },
  };
}
