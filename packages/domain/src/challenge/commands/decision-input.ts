import type { CivilDate } from '../../days/civil-date';
import type { ProgramInForce } from '../../programs/program';
import type { SessionDate } from '../../recovery/session-dates';
import type { Fact } from '../facts/facts';
import type { MergedDay } from '../fold/merged-day';
import type { PlannedRest, Snapshot } from '../fold/snapshot';
import type { State } from '../state/state';
import type { Refusal } from './refusals';

/** The input of every decision. */
export interface DecisionInput {
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
export interface DecisionContext extends DecisionInput {
  /** The instant of the facts that the command makes. */
  recordedAt: number;
  /** The date the command counts for: the one that was today or, before 02:00, the other of the two dates of that night. */
  date: CivilDate;
  timezone: string;
  state: State;
  /** The program of that date, then the earlier ones that a device without a connection may still show. */
  programs: readonly [ProgramInForce, ...ProgramInForce[]];
  latest: LatestRecords;
}

/** What all facts of the log say of the date of the command and its run. */
export interface LatestRecords {
  /** What was done on the date of the command. */
  day: MergedDay | null;
  /** The planned rest days of the snapshot, including any on the date. */
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

export type ContextOutcome = DecisionContext | Refusal | LogNeeded;

export function isContext(result: ContextOutcome): result is DecisionContext {
  return result !== logNeeded && !('code' in result);
}
