import { readLogsOf } from '../challenge-log/several-logs';
import { type Ask, makeAsk } from '../db/ask';
import { isDistributed } from '../db/is-distributed';
import type { Storage } from '../db/storage';

/** How a statement over several people says how long each one's log is. */
export interface LogWords {
  length: string;
  /** Joins the log of `personId`, which not everybody has. */
  join: (personId: string) => string;
}

/** The same statement where logs lie beside the people, and where they lie on other servers. */
export interface BothWays {
  beside: string;
  apart: string;
}

export const bothWays = (statement: (log: LogWords) => string): BothWays => ({
  beside: statement({
    length: 'log.length',
    join: (personId) => `left join challenge log on log.person_id = ${personId}`,
  }),
  apart: statement({ length: 'null::int', join: () => '' }),
});

export interface OfPerson {
  personId: string | null;
  length: number | null;
}

export interface AskWithLogs {
  /** Whether lengths are yet to be measured: a statement that lies beside the logs says them itself. */
  isApart(): Promise<boolean>;
  ask<Row extends object>(name: string, statement: BothWays, values: Parameters<Ask>[2]): Promise<Row[]>;
  /** The same people with the lengths of their logs, from the servers where those few lie. */
  measure<One extends OfPerson>(people: readonly One[]): Promise<One[]>;
}

export function makeAskWithLogs(storage: Pick<Storage, 'pool' | 'kind' | 'database'>): AskWithLogs {
  const ask = makeAsk(storage);
  const isApart = () => isDistributed(storage.database);
  return {
    isApart,
    async ask<Row extends object>(name: string, { beside, apart }: BothWays, values: Parameters<Ask>[2]) {
      return ask<Row>(name, (await isApart()) ? apart : beside, values);
    },
    async measure<One extends OfPerson>(people: readonly One[]) {
      const ids = [...new Set(people.flatMap(({ personId }) => personId ?? []))];
      const lengths = new Map((await readLogsOf(ask, ids)).map(({ personId, length }) => [personId, length]));
      return people.map((one) => ({ ...one, length: lengths.get(one.personId ?? '') ?? null }));
    },
  };
}
