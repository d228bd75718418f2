import type { CivilDate } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { isZone } from '../../days/zones';
import { programsUntil } from '../../programs/plans-of-run';
import type { ProgramInForce } from '../../programs/program';
import type { SessionDate } from '../../recovery/session-dates';
import type { Fact } from '../facts/facts';
import { mostDaysLate } from '../facts/limits';
import { fold } from '../fold/fold';
import { mergeFacts } from '../fold/merge-facts';
import { completionOf, type MergedDay } from '../fold/merged-day';
import { runIndexAt } from '../fold/run-record';
import { emptySnapshot, type PlannedRest, type Snapshot } from '../fold/snapshot';
import type { State } from '../state/state';
import { stateAt } from '../state/state-at';
import { nightDates } from '../state/today';
import { type Refusal, type RefusalCode, refusal } from './refusals';

/** The input of every decision. */
export interface DecisionSource {
  /** The fold of the whole log. */
  snapshot: Snapshot;
  /** Null if only the snapshot was loaded. */
  log: readonly Fact[] | null;
}

/** What a device adds to a command that was performed without a connection. */
export interface OfflineDetails {
  /** Created on the device. A command whose key is already in the log changes nothing. */
  deviceKey?: string;
  /** The date it was done on, in the account's zone. */
  localDate?: CivilDate;
  timezone?: string;
  /** When it was done, in epoch milliseconds. Absent: now. */
  at?: number;
}

/**
 * The input for deciding a command of a day. A command may arrive days after it was performed, so `state` and
 * `programs` are those of the instant at which it was performed, while all other fields reflect the whole log.
 */
export interface DecisionContext extends DecisionSource {
  /** The instant to record. */
  at: number;
  /** The date the command counts for: today at that instant, or the other date of that night. */
  date: CivilDate;
  /** The zone in force at that instant. */
  timezone: string;
  /** The state at that instant. */
  state: State;
  /** The program of that date, then the earlier ones that a device without a connection may still show. */
  programs: readonly [ProgramInForce, ...ProgramInForce[]];
  /** What was done on that date. */
  day: MergedDay | null;
  /** All planned rest days, including those of that date. */
  rests: readonly PlannedRest[];
  /** The recovery session of that date. */
  session: SessionDate | null;
  /** The day number of that date in the run open at that instant. */
  dayNumber: number;
  /** Whether that run is finished by now. */
  isFinished: boolean;
}

const tenMinutes = 600_000;
const mostLateness = mostDaysLate * 86_400_000;

/** The context of a command. Null if it was performed before the last fact and the log was not loaded. */
export function decisionContextOf(
  source: DecisionSource,
  command: OfflineDetails,
  now: number,
): DecisionContext | Refusal | null {
  const { snapshot, log } = source;
  if (snapshot.runs.length === 0) return refusal('not_started');
  // If the clock is behind the last fact, the instant of that fact is used.
  const clock = Math.max(now, snapshot.lastAt);
  const code = offlineRefusal(command, clock);
  if (code) return refusal(code);
  const doneAt = command.at ?? clock;
  const context = contextAt(source, doneAt, clock);
  if (!context || 'code' in context) return context;
  const { localDate } = command;
  if (localDate === undefined || localDate === context.date) return context;
  if (!isOfThatNight(snapshot, context.timezone, doneAt, localDate)) return refusal('date_mismatch');
  return log && contextInsideLog(snapshot, log, doneAt, clock, localDate);
}

/** Refuses a zone or an instant that is not possible. */
function offlineRefusal({ at, timezone }: OfflineDetails, clock: number): RefusalCode | null {
  if (timezone !== undefined && !isZone(timezone)) return 'invalid_timezone';
  if (at === undefined) return null;
  if (!Number.isSafeInteger(at)) return 'invalid_instant';
  if (at > clock + tenMinutes) return 'clock_ahead';
  return clock - at > mostLateness ? 'too_late' : null;
}

/**
 * Before 02:00 an exercise can belong to either of two dates, and the facts that decide it may still be on another
 * device. So the date that a device names is accepted, except one before the first run.
 */
function isOfThatNight({ runs }: Snapshot, timezone: string, doneAt: number, date: CivilDate): boolean {
  return date >= (runs[0]?.firstDate ?? '') && nightDates(timezone, doneAt).includes(date);
}

function contextAt({ snapshot, log }: DecisionSource, doneAt: number, clock: number) {
  if (doneAt >= snapshot.lastAt) return contextAfterLog(snapshot, log, doneAt, clock);
  return log && contextInsideLog(snapshot, log, doneAt, clock);
}

/** The context of a command after every fact of the log, for which the snapshot is sufficient. */
function contextAfterLog(
  snapshot: Snapshot,
  log: DecisionSource['log'],
  doneAt: number,
  clock: number,
): DecisionContext | Refusal {
  const state = stateAt(snapshot, doneAt);
  if (!state) return refusal('not_started');
  const { today: date, timezone, dayNumber, finished: isFinished } = state;
  return {
    snapshot,
    log,
    at: Math.min(doneAt, clock),
    date,
    timezone,
    state,
    programs: programsOf(snapshot, state, date),
    day: snapshot.days.find((day) => day.date === date) ?? null,
    rests: snapshot.rests,
    session: sessionOn(snapshot, date),
    dayNumber,
    isFinished,
  };
}

/**
 * The context of a command between two facts of the log. The state is folded from the facts before it; the date, its
 * exercises and its rest days are read from all facts.
 * @param namedDate The date to count for, if it is not the one that was today then.
 */
function contextInsideLog(
  snapshot: Snapshot,
  log: readonly Fact[],
  doneAt: number,
  clock: number,
  namedDate?: CivilDate,
): DecisionContext | Refusal {
  const before = fold(log.filter((fact) => fact.at <= doneAt));
  const state = stateAt(before, doneAt);
  if (!state) return refusal('before_first_run');
  const date = namedDate ?? state.today;
  const whole = mergeFacts(emptySnapshot(), log);
  const completed = whole.days.filter((day) => {
    const completion = completionOf(day);
    return completion !== null && runIndexAt(whole.runs, completion.at) === state.run;
  });
  const completedBefore = completed.filter((day) => day.date < date).length;
  return {
    snapshot,
    log,
    at: Math.min(doneAt, clock),
    date,
    timezone: state.timezone,
    state,
    programs: programsOf(before, state, date),
    day: whole.days.find((day) => day.date === date) ?? null,
    rests: whole.rests,
    session: sessionOn(whole, date),
    dayNumber: Math.min(completedBefore + 1, programLength),
    isFinished: completed.length >= programLength,
  };
}

function programsOf({ runs }: Snapshot, { run }: State, date: CivilDate) {
  return programsUntil(runs[run] ?? { path: null }, date, mostDaysLate);
}

function sessionOn({ sessions = [] }: Snapshot, on: CivilDate): SessionDate | null {
  return sessions.find(({ date }) => date === on) ?? null;
}

/**
 * The fields of a fact of which the latest holds. A command of now is recorded after every other fact, so that taking a
 * rest day and taking it back in one millisecond keep their order. The same holds for a device whose clock is ahead.
 */
export function latestFactFields(context: DecisionContext, { at: doneAt, deviceKey }: OfflineDetails) {
  const { at, date, timezone, snapshot } = context;
  const isOfNow = doneAt === undefined || at < doneAt;
  return {
    at: isOfNow ? Math.max(at, snapshot.lastAt + 1) : at,
    localDate: date,
    timezone,
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}
