import type { CivilDate } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
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
import { type CommandInstants, instantsOf, type OfflineDetails } from './offline-details';
import { type Refusal, refusal } from './refusals';

/** The input of every decision. */
export interface DecisionSource {
  /** The fold of the whole log. */
  snapshot: Snapshot;
  /** Null if only the snapshot was loaded. */
  log: readonly Fact[] | null;
}

/**
 * The input for deciding a command of a day. A command may arrive days after it was performed, so there are two times:
 * `state` and `programs` are as of the instant at which it was performed; `latest`, the snapshot and the log include what
 * was recorded since.
 */
export interface DecisionContext extends DecisionSource {
  /** The instant of the facts that the command makes. */
  recordedAt: number;
  /** The date the command counts for: the one that was today, or the other date of that night. */
  date: CivilDate;
  timezone: string;
  state: State;
  /** The program of that date, then the earlier ones that a device without a connection may still show. */
  programs: readonly [ProgramInForce, ...ProgramInForce[]];
  latest: LatestRecords;
}

/** What all facts of the log say of the date of the command and its run. */
interface LatestRecords {
  /** What was done on the date of the command. */
  day: MergedDay | null;
  /** All planned rest days, including those of the date. */
  rests: readonly PlannedRest[];
  /** The recovery session of the date. */
  session: SessionDate | null;
  /** The day number of the date in the run of `state`. */
  dayNumber: number;
  /** Whether that run is finished. */
  isFinished: boolean;
}

/** The result if the snapshot is not enough to decide and the log was not loaded. */
export const logNeeded = 'log needed';
export type LogNeeded = typeof logNeeded;

export type ContextResult = DecisionContext | Refusal | LogNeeded;

export function isContext(result: ContextResult): result is DecisionContext {
  return result !== logNeeded && !('code' in result);
}

/**
 * The context of a command. The log is needed if the command was performed before the last fact, or counts for another
 * date than the one that was today then.
 */
export function decisionContextOf(
  source: DecisionSource,
  command: OfflineDetails,
  now: number,
): ContextResult {
  const { snapshot } = source;
  const [firstRun] = snapshot.runs;
  if (!firstRun) return refusal('not_started');
  // Time does not go back before the last fact, even if the clock of this device or server does.
  const instants = instantsOf(command, Math.max(now, snapshot.lastAt));
  if ('code' in instants) return instants;
  const { performedAt } = instants;
  const context =
    performedAt >= snapshot.lastAt ? contextFromSnapshot(source, instants) : contextFromLog(source, instants);
  const { localDate } = command;
  if (!isContext(context) || localDate === undefined || localDate === context.date) return context;
  // Before 02:00 an exercise can belong to either of two dates, and the facts that decide it may still be on another
  // device. So the date that the device names is accepted, except one before the first run.
  const isDateOfNight =
    localDate >= firstRun.firstDate && nightDates(context.timezone, performedAt).includes(localDate);
  if (!isDateOfNight) return refusal('date_mismatch');
  // It is read from the log, because the snapshot may not hold that date any more.
  return contextFromLog(source, instants, localDate);
}

/** The context of a command after every fact of the log, for which the snapshot is sufficient. */
function contextFromSnapshot(
  source: DecisionSource,
  { performedAt, recordedAt }: CommandInstants,
): DecisionContext | Refusal {
  const { snapshot } = source;
  const state = stateAt(snapshot, performedAt);
  if (!state) return refusal('not_started');
  const { today: date, timezone, dayNumber, finished: isFinished } = state;
  return {
    ...source,
    recordedAt,
    date,
    timezone,
    state,
    programs: programsOf(snapshot, state, date),
    // No fact was recorded after the command was performed.
    latest: { ...recordsOn(date, snapshot), dayNumber, isFinished },
  };
}

/**
 * The context of a command between two facts of the log. The state is folded from the facts before it;
 * `latest` is read from all facts.
 * @param namedDate The date to count for, if it is not the one that was today then.
 */
function contextFromLog(
  { snapshot, log }: DecisionSource,
  { performedAt, recordedAt }: CommandInstants,
  namedDate?: CivilDate,
): ContextResult {
  if (!log) return logNeeded;
  const snapshotBefore = fold(log.filter((fact) => fact.at <= performedAt));
  const state = stateAt(snapshotBefore, performedAt);
  if (!state) return refusal('before_first_run');
  const date = namedDate ?? state.today;
  // Merged but not settled, because settling drops the days before the last completed one.
  const mergedLog = mergeFacts(emptySnapshot(), log);
  const completed = completedDatesOf(mergedLog, state.runIndex);
  const completedBefore = completed.filter((completedDate) => completedDate < date).length;
  return {
    snapshot,
    log,
    recordedAt,
    date,
    timezone: state.timezone,
    state,
    programs: programsOf(snapshotBefore, state, date),
    latest: {
      ...recordsOn(date, mergedLog),
      dayNumber: Math.min(completedBefore + 1, programLength),
      isFinished: completed.length >= programLength,
    },
  };
}

function completedDatesOf({ days, runs }: Snapshot, runIndex: number): CivilDate[] {
  const completedDays = days.filter((day) => {
    const completion = completionOf(day);
    return completion !== null && runIndexAt(runs, completion.at) === runIndex;
  });
  return completedDays.map(({ date }) => date);
}

/** What a snapshot contains of a date, and all its rest days. */
function recordsOn(date: CivilDate, { days, rests, sessions = [] }: Snapshot) {
  return {
    day: days.find((day) => day.date === date) ?? null,
    rests,
    session: sessions.find((session) => session.date === date) ?? null,
  };
}

function programsOf({ runs }: Snapshot, { runIndex }: State, date: CivilDate) {
  return programsUntil(runs[runIndex] ?? { path: null }, date, mostDaysLate);
}
