import { refusal } from '@hundred/domain/challenge/commands/refusals';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { isComplete } from '@hundred/domain/challenge/fold/merged-day';
import { lastCompleted, type Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { unsettledHistory } from '@hundred/domain/challenge/state/history';
import type { DateRecord, History, State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { ZoneHistory } from '@hundred/domain/days/zone-history';
import { neverAborted } from '../concurrency/request-aborted';
import type { Database } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { readFacts, readFactsOfDate } from './facts';
import { type Head, isLong, makeReadHead } from './head';
import { refusalOf } from './refusal-of';
import { type ReadSettledDates, type Span, settledDatesIn } from './settled-dates';

export const notStarted = () => refusalOf(refusal('not_started'));

/** A person, with the head of their log if the caller has read it already. */
export interface LogOwner {
  id: string;
  head?: Head;
}

/** Every read of a challenge. A person who has not started is refused. */
export interface ChallengeReader {
  /** Reads only the head, whatever the length of the log. */
  state(owner: LogOwner, now: number): Promise<State | Refusal>;
  /** The fold of the log, whatever the instant. */
  snapshot(owner: LogOwner): Promise<Snapshot | Refusal>;
  /** Every run, and at least the dates of the selected span. */
  history(owner: LogOwner, now: number, selectSpan: SelectSpan): Promise<HistoryWithState | Refusal>;
  /**
   * Up to `limit` facts, beginning behind the first `after` ones. If the log is shorter than `after`, they begin with its
   * first fact. `from` says how many facts lie before them.
   */
  facts(owner: LogOwner, after: number, limit: number): Promise<{ from: number; facts: Fact[] } | Refusal>;
  /** Whether all exercises of a date are completed. Reads its facts if the snapshot does not contain the date. */
  isDateComplete(personId: string, snapshot: Snapshot, date: string): Promise<boolean>;
}

export interface HistoryWithState {
  state: State;
  history: History;
  zones: ZoneHistory;
}

/** Selects the dates of a history. They may depend on the runs or on the person's state. */
export type SelectSpan = (snapshot: Snapshot, state: State) => Span;

/** @param readInOtherThread reads the settled dates of a long log. Without it, this thread reads them. */
export function makeChallengeReader(
  database: Database,
  readInOtherThread?: ReadSettledDates,
): ChallengeReader {
  const readHead = makeReadHead(database);
  const headOf = async ({ id, head }: LogOwner) => head ?? readHead(id);

  async function readSettled(personId: string, head: Head, span: Span): Promise<DateRecord[] | Refusal> {
    // The dates before the last completed one are settled. The snapshot itself has the later dates.
    const settledBefore = lastCompleted(head.snapshot)?.day.date;
    if (settledBefore === undefined || span.from >= settledBefore) return [];
    const { length } = head;
    // Even if the request is aborted, the work continues: the thread caches the log, and the next request needs it too.
    if (readInOtherThread && isLong(head))
      return readInOtherThread({ personId, length, span }, neverAborted());
    return settledDatesIn(await readFacts(database, personId, 0, length), span);
  }

  return {
    async state(owner, now) {
      const { snapshot } = await headOf(owner);
      return stateAt(snapshot, now) ?? notStarted();
    },
    async snapshot(owner) {
      const { snapshot } = await headOf(owner);
      return snapshot.runs.length === 0 ? notStarted() : snapshot;
    },
    async history(owner, now, selectSpan) {
      const head = await headOf(owner);
      const { snapshot } = head;
      const state = stateAt(snapshot, now);
      const unsettled = unsettledHistory(snapshot, now);
      if (!state || !unsettled) return notStarted();
      const settled = await readSettled(owner.id, head, selectSpan(snapshot, state));
      if (settled instanceof Refusal) return settled;
      const history = { ...unsettled, dates: [...settled, ...unsettled.dates] };
      return { state, history, zones: snapshot.zones };
    },
    async facts(owner, after, limit) {
      const { snapshot, length } = await headOf(owner);
      if (snapshot.runs.length === 0) return notStarted();
      const from = after > length ? 0 : after;
      return { from, facts: await readFacts(database, owner.id, from, Math.min(limit, length - from)) };
    },
    async isDateComplete(personId, snapshot, date) {
      const day = snapshot.days.find((merged) => merged.date === date);
      if (day) return isComplete(day);
      const facts = await readFactsOfDate(database, personId, date);
      return exerciseIds.every((exercise) =>
        facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.exercise === exercise),
      );
    },
  };
}
