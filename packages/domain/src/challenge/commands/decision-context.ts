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
 *
 * A decision knows four instants:
 * - `now` is when the command arrives, by the clock of whoever decides.
 * - `clock` is `now`, or the instant of the last fact if that is later: time does not go back before a fact.
 * - `doneAt` is when the command was performed, by the device; `clock` if the device does not say.
 * - `at` is the instant to record: `doneAt`, or `clock` if the clock of the device is ahead.
 */
export interface DecisionContext extends DecisionSource {
  at: number;
  /** The date the command counts for: today at `doneAt`, or the other date of that night. */
  date: CivilDate;
  /** The zone in force at `doneAt`. */
  timezone: string;
  /** The state at `doneAt`. */
  state: State;
  /** The program of that date, then the earlier ones that a device without a connection may still show. */
  programs: readonly [ProgramInForce, ...ProgramInForce[]];
  /** What was done on that date. */
  day: MergedDay | null;
  /** All planned rest days, including those of that date. */
  rests: readonly PlannedRest[];
  /** The recovery session of that date. */
  session: SessionDate | null;
  /** The day number of that date in the run open at `doneAt`. */
  dayNumber: number;
  /** Whether that run is finished by now. */
  isFinished: boolean;
}

type Instants = { doneAt: number; at: number };

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
  const clock = Math.max(now, snapshot.lastAt);
  const code = offlineRefusal(command, clock);
  if (code) return refusal(code);
  const doneAt = command.at ?? clock;
  const instants = { doneAt, at: Math.min(doneAt, clock) };
  const context =
    doneAt >= snapshot.lastAt
      ? contextAfterLog(source, instants)
      : log && contextInsideLog(snapshot, log, instants);
  if (!context || 'code' in context) return context;
  const { localDate } = command;
  if (localDate === undefined || localDate === context.date) return context;
  if (!isOfThatNight(snapshot, context.timezone, doneAt, localDate)) return refusal('date_mismatch');
  return log && contextInsideLog(snapshot, log, instants, localDate);
}

/** Refuses a zone or an instant that is not possible. */
function offlineRefusal({ at: doneAt, timezone }: OfflineDetails, clock: number): RefusalCode | null {
  if (timezone !== undefined && !isZone(timezone)) return 'invalid_timezone';
  if (doneAt === undefined) return null;
  if (!Number.isSafeInteger(doneAt)) return 'invalid_instant';
  if (doneAt > clock + tenMinutes) return 'clock_ahead';
  return clock - doneAt > mostLateness ? 'too_late' : null;
}

/**
 * Before 02:00 an exercise can belong to either of two dates, and the facts that decide it may still be on another
 * device. So the date that a device names is accepted, except one before the first run.
 */
function isOfThatNight({ runs }: Snapshot, timezone: string, doneAt: number, date: CivilDate): boolean {
  return date >= (runs[0]?.firstDate ?? '') && nightDates(timezone, doneAt).includes(date);
}

/** The context of a command after every fact of the log, for which the snapshot is sufficient. */
function contextAfterLog(source: DecisionSource, { doneAt, at }: Instants): DecisionContext | Refusal {
  const { snapshot } = source;
  const state = stateAt(snapshot, doneAt);
  if (!state) return refusal('not_started');
  const { today: date, timezone, dayNumber, finished: isFinished } = state;
  const programs = programsOf(snapshot, state, date);
  return { ...source, at, state, timezone, date, programs, ...onDate(snapshot, date), dayNumber, isFinished };
}

/**
 * The context of a command between two facts of the log. The state is folded from the facts before it; the date, its
 * exercises and its rest days are read from all facts.
 * @param namedDate The date to count for, if it is not the one that was today then.
 */
function contextInsideLog(
  snapshot: Snapshot,
  log: readonly Fact[],
  { doneAt, at }: Instants,
  namedDate?: CivilDate,
): DecisionContext | Refusal {
  const before = fold(log.filter((fact) => fact.at <= doneAt));
  const state = stateAt(before, doneAt);
  if (!state) return refusal('before_first_run');
  const date = namedDate ?? state.today;
  const programs = programsOf(before, state, date);
  const whole = mergeFacts(emptySnapshot(), log);
  const completed = completedDatesOf(whole, state.run);
  const completedBefore = completed.filter((completedDate) => completedDate < date).length;
  return {
    snapshot,
    log,
    at,
    state,
    timezone: state.timezone,
    date,
    programs,
    ...onDate(whole, date),
    dayNumber: Math.min(completedBefore + 1, programLength),
    isFinished: completed.length >= programLength,
  };
}

function completedDatesOf({ days, runs }: Snapshot, run: number): CivilDate[] {
  const ofRun = days.filter((day) => {
    const completion = completionOf(day);
    return completion !== null && runIndexAt(runs, completion.at) === run;
  });
  return ofRun.map(({ date }) => date);
}

/** What a snapshot contains of a date. */
function onDate({ days, rests, sessions = [] }: Snapshot, date: CivilDate) {
  return {
    day: days.find((day) => day.date === date) ?? null,
    rests,
    session: sessions.find((session) => session.date === date) ?? null,
  };
}

function programsOf({ runs }: Snapshot, { run }: State, date: CivilDate) {
  return programsUntil(runs[run] ?? { path: null }, date, mostDaysLate);
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
