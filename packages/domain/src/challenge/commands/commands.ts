import type { PathId } from '../../century-club/paths';
import type { CivilDate } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import type { ExerciseId } from '../../days/exercises';
import type { PlanId } from '../../entitlements/plans';
import type { MovementId } from '../../movements/movements';
import type { Plan } from '../../programs/program';
import type { ProgrammeId } from '../../recovery/programmes';

export type Command =
  | StartRun
  | Restart
  | ChoosePath
  | ResetPath
  | AdoptPlan
  | ChangeZone
  | SwitchAutoRestCover
  | CompleteExercise
  | TakeRestDay
  | TakeBackRestDay
  | RateEffort
  | FinishSession
  | StartTrial
  | SettlePurchase
  | EndPremium;

/** What somebody does on a day: wherever they are, with a connection or without. */
export type DayCommand = CompleteExercise | TakeRestDay | TakeBackRestDay | RateEffort | FinishSession;

/** What a device adds to something done without a connection. */
export interface Offline {
  /** Made on the device: the same key twice is one and the same deed. */
  deviceKey?: string;
  /** The date it was done on, in the account's zone. */
  localDate?: CivilDate;
  timezone?: string;
  /** Epoch milliseconds. */
  at?: number;
}

export interface CompleteExercise extends Offline {
  kind: 'completeExercise';
  exercise: ExerciseId;
  /** Absent means the target. */
  actualReps?: number;
  timeSeconds?: number;
  /** Absent: that of the day. */
  movement?: MovementId;
  /** The day it was done as, known to a device that has not seen what others did. */
  dayNumber?: number;
  /** What it was done against, told by a device that may not have heard of the latest plan. */
  target?: number;
}

export interface TakeRestDay extends Offline {
  kind: 'takeRestDay';
}

export interface TakeBackRestDay extends Offline {
  kind: 'takeBackRestDay';
}

/** How hard the last completed day was. `localDate` is the date that is rated. */
export interface RateEffort extends Offline {
  kind: 'rateEffort';
  effort: Effort;
}

/** A session of a recovery programme, done to its end. */
export interface FinishSession extends Offline {
  kind: 'finishSession';
  programme: ProgrammeId;
  session: number;
  seconds: number;
}

export interface StartRun {
  kind: 'startRun';
  timezone: string;
}

export interface Restart {
  kind: 'restart';
}

export interface ChoosePath {
  kind: 'choosePath';
  path: PathId;
}

export interface ResetPath {
  kind: 'resetPath';
}

/** From today on, or from tomorrow on where an exercise was done today. Null: back to what the run itself asks for. */
export interface AdoptPlan {
  kind: 'adoptPlan';
  plan: Plan | null;
}

export interface ChangeZone {
  kind: 'changeZone';
  timezone: string;
}

export interface SwitchAutoRestCover {
  kind: 'switchAutoRestCover';
  on: boolean;
}

export interface StartTrial {
  kind: 'startTrial';
}

/** What the payment provider says of one purchase by now: paid for, or taken back. */
export interface SettlePurchase {
  kind: 'settlePurchase';
  purchase: string;
  plan: PlanId;
  paidAt: number;
  inForce: boolean;
}

/** Whatever is in force, ended by hand. */
export interface EndPremium {
  kind: 'endPremium';
}
