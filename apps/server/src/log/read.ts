import { refusal } from '@hundred/domain/challenge/commands/refusals';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { isComplete } from '@hundred/domain/challenge/fold/merged-day';
import { lastCompleted, type Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { openHistory, settledDates } from '@hundred/domain/challenge/state/history';
import type { DateRecord, History, State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { ZoneHistory } from '@hundred/domain/days/zone-history';
import { neverAborted } from '../concurrency/request-aborted';
import type { Database } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { readFacts, readFactsOfDate } from './facts';
import { type Head, isLong, makeReadHead } from './head';
import { refusalOf } from './refusal-of';

export const notStarted = () => refusalOf(refusal('not_started'));

/** A person, with the head of their log if the caller has read it already. */
export interface LogOwner {
  id: string;
  head?: Head;
}

/** Every read of a challenge. A person who has not started is refused. */
export interface ChallengeReader {
  /** Needs the head alone, whatever the length of the log. */
  state(owner: LogOwner, now: number): Promise<State | Refusal>;
  snapshot(owner: LogOwner): Promise<Snapshot | Refusal>;
  /** Every run, and at least the dates of the span. */
  history(owner: LogOwner, now: number, spanIn: SpanIn): Promise<ReadHistory | Refusal>;
  /** `from` is `after`, unless the log is shorter than that: then the facts are returned from the first on. */
  facts(owner: LogOwner, after: number, most: number): Promise<{ from: number; facts: Fact[] } | Refusal>;
  isDateComplete(personId: string, snapshot: Snapshot, date: string): Promise<boolean>;
}

export interface ReadHistory {
  state: State;
  history: History;
  zones: ZoneHistory;
}

/** Dates from one to another, both included; without an end, all that follow. */
export interface Span {
  from: CivilDate;
  to: CivilDate | null;
}

/** Selects the dates, if they depend on the runs or on the person's state. */
export type SpanIn = (snapshot: Snapshot, state: State) => Span;

/** Settled dates are those before the last completed one: only a late fact can change them. */
export interface SettledDatesQuery {
  personId: string;
  /** How many facts of the log count. */
  length: number;
  span: Span;
}

export type ReadSettledDates = (
  query: SettledDatesQuery,
  signal: AbortSignal,
) => Promise<DateRecord[] | Refusal>;

/** The settled dates of these facts that lie in the span. */
export function settledDatesIn(facts: readonly Fact[], { from, to }: Span): DateRecord[] {
  return settledDates(facts).filter(({ date }) => date >= from && (to === null || date <= to));
}

/** @param readLong reads the dates of a long log in another thread; without it, here. */
export function makeChallengeReader(database: Database, readLong?: ReadSettledDates): ChallengeReader {
  const readHead = makeReadHead(database);
  const headOf = async ({ id, head }: LogOwner) => head ?? readHead(id);
  const readHere: ReadSettledDates = async ({ personId, length, span }) =>
    settledDatesIn(await readFacts(database, personId, 0, length), span);

  return {
    async state(owner, now) {
      const { snapshot } = await headOf(owner);
      return stateAt(snapshot, now) ?? notStarted();
    },
    async snapshot(owner) {
      const { snapshot } = await headOf(owner);
      return snapshot.runs.length === 0 ? notStarted() : snapshot;
    },
    async history(owner, now, spanIn) {
      const head = await headOf(owner);
      const { snapshot, length } = head;
      const state = stateAt(snapshot, now);
      const open = openHistory(snapshot, now);
      if (!state || !open) return notStarted();
      const { zones } = snapshot;
      const span = spanIn(snapshot, state);
      const settledBefore = lastCompleted(snapshot)?.day.date;
      if (settledBefore === undefined || span.from >= settledBefore) return { state, history: open, zones };
      const read = isLong(head) ? (readLong ?? readHere) : readHere;
      // The work continues if the request is aborted, because the thread caches the log that it read for the next one.
      const settled = await read({ personId: owner.id, length, span }, neverAborted());
      if (settled instanceof Refusal) return settled;
      return { state, history: { ...open, dates: [...settled, ...open.dates] }, zones };
    },
    async facts(owner, after, most) {
      const { snapshot, length } = await headOf(owner);
      if (snapshot.runs.length === 0) return notStarted();
      const from = after > length ? 0 : after;
      return { from, facts: await readFacts(database, owner.id, from, Math.min(most, length - from)) };
    },
    async isDateComplete(personId, snapshot, date) {
      const day = snapshot.days.find((one) => one.date === date);
      if (day) return isComplete(day);
      const facts = await readFactsOfDate(database, personId, date);
      return exerciseIds.every((exercise) =>
        facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.exercise === exercise),
      );
    },
  };
}
