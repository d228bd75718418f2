import { refusal } from '@hundred/domain/challenge/commands/refusals';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { isComplete } from '@hundred/domain/challenge/fold/merged-day';
import { lastCompleted, type Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { openHistory, settledDates } from '@hundred/domain/challenge/state/history';
import type { DateRecord, History, State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { ZoneHistory } from '@hundred/domain/days/zone-history';
import { type Query, queryIn } from '../db/query';
import type { Database } from '../db/storage';
import type { Refusal } from '../refusals/refusal';
import {
  type Head,
  isLong,
  makeReadHead,
  readCurrentDate,
  readFacts,
  readFactsOfDate,
  readSettledDates,
  replaceSettledDates,
  type Span,
} from './log-store';
import { refusalOf } from './refusal-of';

/** Whoever reads next has use of it too. */
const untilDone = () => new AbortController().signal;

export const notStarted = () => refusalOf(refusal('not_started'));

/** Somebody, and where their log stands if that is known already. */
export interface Whose {
  id: string;
  head?: Head;
}

/** Every read of the challenge. Who has not started is refused. */
export interface ChallengeReader {
  /** One row, whatever the length of the log. */
  state(whose: Whose, now: number): Promise<State | Refusal>;
  snapshot(whose: Whose): Promise<Snapshot | Refusal>;
  /** Every run, and of the dates at least those of the span: as many rows as it has dates. */
  history(whose: Whose, now: number, spanIn: SpanIn): Promise<Lived | Refusal>;
  /** `from` is `after`, unless the log is shorter than that: then it is given from its beginning. */
  facts(whose: Whose, after: number, most: number): Promise<{ from: number; facts: Fact[] } | Refusal>;
  isDateComplete(personId: string, snapshot: Snapshot, date: string): Promise<boolean>;
}

/** Where somebody stands, the dates that were asked for, and the zones they were lived in. */
export interface Lived {
  state: State;
  history: History;
  zones: ZoneHistory;
}

/** Which dates are wanted, where that depends on the runs or on where the person stands. */
export type SpanIn = (snapshot: Snapshot, state: State) => Span;

/** Makes the settled dates of a long log anew. */
export type SettleElsewhere = (
  whose: { personId: string },
  signal: AbortSignal,
) => Promise<Refusal | undefined>;

export interface ReaderParts {
  query?: Query;
  settleElsewhere?: SettleElsewhere;
}

export function makeChallengeReader(
  database: Database,
  { query = queryIn(database), settleElsewhere }: ReaderParts = {},
): ChallengeReader {
  const readHead = makeReadHead(database);
  const headOf = async ({ id, head }: Whose) => head ?? readHead(id);
  const state: ChallengeReader['state'] = async (whose, now) => {
    const { snapshot } = await headOf(whose);
    return stateAt(snapshot, now) ?? notStarted();
  };
  return {
    state,
    async snapshot(whose) {
      const { snapshot } = await headOf(whose);
      return snapshot.runs.length === 0 ? notStarted() : snapshot;
    },
    async history(whose, now, spanIn) {
      const personId = whose.id;
      let head = await headOf(whose);
      if (settleElsewhere && isLong(head) && head.settledLength !== head.length) {
        const refused = await settleElsewhere({ personId }, untilDone());
        if (refused) return refused;
        head = await readHead(personId);
      }
      const current = stateAt(head.snapshot, now);
      const open = openHistory(head.snapshot, now);
      if (!current || !open) return notStarted();
      const settledBefore = lastCompleted(head.snapshot)?.day.date;
      const { zones } = head.snapshot;
      if (settledBefore === undefined) return { state: current, history: open, zones };
      const records =
        head.settledLength === head.length
          ? await readSettledDates(query, personId, spanIn(head.snapshot, current))
          : await settleAnew(database, personId, head);
      // A writer may have settled further dates since the head was read: those it still gives as open.
      const settled = records.filter(({ date }) => date < settledBefore);
      return { state: current, history: { ...open, dates: [...settled, ...open.dates] }, zones };
    },
    async facts(whose, after, most) {
      const { snapshot, length } = await headOf(whose);
      if (snapshot.runs.length === 0) return notStarted();
      const from = after > length ? 0 : after;
      return { from, facts: await readFacts(database, whose.id, from, Math.min(most, length - from)) };
    },
    async isDateComplete(personId, snapshot, date) {
      const kept = snapshot.days.find((day) => day.date === date);
      if (kept) return isComplete(kept);
      const [settled] = await readCurrentDate(database, personId, date);
      if (settled) return exerciseIds.every((exercise) => settled.exercises[exercise].completed);
      const facts = await readFactsOfDate(database, personId, date);
      return exerciseIds.every((exercise) =>
        facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.exercise === exercise),
      );
    },
  };
}

/** After a fact that reached back, and for logs that are older than the table. */
async function settleAnew(database: Database, personId: string, { length }: Head): Promise<DateRecord[]> {
  const records = settledDates(await readFacts(database, personId, 0, length));
  await database.transaction((transaction) => replaceSettledDates(transaction, personId, length, records));
  return records;
}
