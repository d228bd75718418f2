import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { makeQuery } from '../../db/query';
import type { Storage } from '../../db/storage';
import { type LogStatement, makeQueryWithLogs } from '../../distribution/query-with-logs';
import { makeReadSnapshots } from '../../log/cached-snapshots';
import {
  aroundStatement,
  firstCohortStatement,
  ownRankStatement,
  ranksBeforeStatement,
  topStatement,
} from './board-statements';
import type { ScopeKind } from './rank-sql';
import { makeCachedRanksBefore } from './ranks-before';

/** One board: its group of people and its dates. */
export interface Board {
  scope: { kind: 'global' } | { kind: 'cohort'; key: string } | { kind: 'age'; key: string };
  /** The key from the domain's `periodKey`. */
  period: string;
}

/** The rank of a person on a board, and how many people it has. */
export interface OwnRank {
  /** Null if the person is not on the board. */
  ownRank: number | null;
  people: number;
}

export interface BoardRow {
  rowId: string;
  rank: number;
  /** The rank as the UTC day began. Null if it is unknown or there was none. */
  rankBefore: number | null;
  score: number;
  isCurrentUser: boolean;
  /** Null if the person does not show it. */
  displayName: string | null;
  showVip: boolean;
  snapshot: Snapshot;
}

export interface BoardPage extends OwnRank {
  rows: BoardRow[];
}

/** The caller and the current UTC day, for the changes since it began. */
export interface BoardViewer {
  personId: string;
  day: CivilDate;
}

export interface Boards {
  top(board: Board, viewer: BoardViewer, limit: number): Promise<BoardPage>;
  /** The five people on each side of the viewer. Nobody if the viewer is not on the board. */
  around(board: Board, viewer: BoardViewer): Promise<BoardPage>;
  ownRank(board: Board, personId: string): Promise<OwnRank>;
  firstCohort(): Promise<string | null>;
}

interface ListedRow {
  personId: string;
  rowId: string;
  score: number;
  /** Null if it follows from the place in the list. */
  rank: number | null;
  scoreBefore: number | null;
  /** The name of the copied counts of that day, under which ranks are cached; see `makeCachedRanksBefore`. */
  copy: string | null;
  /** The length of the person's log. */
  length: number;
  displayName: string | null;
  showVip: boolean;
}
/** A row of the statement. If the list is empty, there is one row with the rank of the viewer alone. */
type StatementRow = OwnRank & (ListedRow | { [Name in keyof ListedRow]: null });

const perScope = <Sql>(make: (kind: ScopeKind) => Sql): Record<ScopeKind, Sql> => ({
  global: make('global'),
  cohort: make('cohort'),
  age: make('age'),
});

// The page requests lists of 10 and of 100. For any other length the longer list is cut, because every connection caches
// each statement, and there would be one per length.
const topStatements = {
  10: perScope((kind) => topStatement(kind, 10)),
  100: perScope((kind) => topStatement(kind, 100)),
};
const aroundStatements = perScope(aroundStatement);
const ownRankStatements = perScope(ownRankStatement);
const ranksBeforeStatements = perScope(ranksBeforeStatement);

/** The first parameters of every statement about a board. They begin with the person, or with the scores as JSON. */
const paramsOf = ({ scope, period }: Board, personOrScores: string) =>
  scope.kind === 'global' ? [personOrScores, period] : [personOrScores, period, scope.key];

export function makeBoards(
  storage: Pick<Storage, 'pool' | 'database' | 'kind'>,
  readSnapshots = makeReadSnapshots(storage),
): Boards {
  const query = makeQuery(storage);
  const withLogs = makeQueryWithLogs(storage);
  const cachedRanksBefore = makeCachedRanksBefore();

  /** The ranks that the listed people had as the day began, by their score of then. */
  const readRanksBefore = (board: Board, day: CivilDate, rows: readonly ListedRow[]) => {
    const { kind } = board.scope;
    const scoresBefore = rows.flatMap(({ scoreBefore }) => scoreBefore ?? []);
    return cachedRanksBefore(JSON.stringify(board), rows[0]?.copy ?? null, scoresBefore, (scores) =>
      query(`board ranks before ${kind}`, ranksBeforeStatements[kind], [
        ...paramsOf(board, JSON.stringify(scores)),
        day,
      ]),
    );
  };

  const readPage = async (
    name: string,
    statement: LogStatement,
    board: Board,
    { personId, day }: BoardViewer,
    limit = Number.POSITIVE_INFINITY,
  ): Promise<BoardPage> => {
    const params = [...paramsOf(board, personId), day];
    const pageRows = await withLogs.query<StatementRow>(`board ${name}`, statement, params);
    const listed = (await withLogs.isDistributed()) ? await withLogs.readLengths(pageRows) : pageRows;
    // Every row repeats the rank of the viewer and the number of people.
    const { ownRank = null, people = 0 } = listed[0] ?? {};
    // A person without a log has been deleted since the list was read.
    const rows = listed.slice(0, limit).filter((row) => row.personId !== null && row.length !== null);
    const snapshots = await readSnapshots(rows);
    const rankBeforeOf = await readRanksBefore(board, day, rows);
    const boardRows = rows.flatMap((row): BoardRow[] => {
      const snapshot = snapshots.get(row.personId);
      // The person has been deleted since the list was read.
      if (!snapshot) return [];
      const { rowId, score, scoreBefore, displayName, showVip } = row;
      return [
        {
          rowId,
          // People with the same score share the place of the first of them.
          rank: row.rank ?? 1 + rows.findIndex((other) => other.score === score),
          rankBefore: scoreBefore === null ? null : rankBeforeOf(scoreBefore),
          score,
          isCurrentUser: row.personId === personId,
          displayName,
          showVip,
          snapshot,
        },
      ];
    });
    return { ownRank, people, rows: boardRows };
  };

  return {
    top(board, viewer, limit) {
      const { kind } = board.scope;
      const size = limit <= 10 ? 10 : 100;
      return readPage(`top ${size} ${kind}`, topStatements[size][kind], board, viewer, limit);
    },
    around(board, viewer) {
      const { kind } = board.scope;
      return readPage(`around ${kind}`, aroundStatements[kind], board, viewer);
    },
    async ownRank(board, personId) {
      const { kind } = board.scope;
      const params = paramsOf(board, personId);
      const [found] = await query<OwnRank>(`board own rank ${kind}`, ownRankStatements[kind], params);
      return found ?? { ownRank: null, people: 0 };
    },
    async firstCohort() {
      const [found] = await query<{ month: string | null }>('board first cohort', firstCohortStatement, []);
      return found?.month ?? null;
    },
  };
}
