import type { PathId } from '../../century-club/paths';
import type { CivilDate } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import type { ExerciseId } from '../../days/exercises';
import type { MovementId } from '../../movements/movements';
import type { Plan } from '../../programs/program';
import type { ProgrammeId } from '../../recovery/programmes';
import type { BadgeId } from './badge-id';

/**
 * What happened. A log stores its facts in the order of arrival, but means the same whatever that order is and however
 * often a fact arrived. Facts are ordered by `at` (epoch milliseconds); `compareFacts` orders those of one instant.
 */
export type Fact =
  | RunStarted
  | RunRestarted
  | PathChosen
  | PathReset
  | PlanAdopted
  | ExerciseCompleted
  | RestDayTaken
  | RestDayTakenBack
  | EffortRated
  | RecoverySession
  | ZoneChanged
  | PremiumBegan
  | PremiumEnded
  | LogImported
  | ImportedPremiumDates
  | AutoRestCoverSwitched
  | BadgeEarned;

export type FactKind = Fact['kind'];

/**
 * Increased with every kind of fact, field or movement without which a log would be misread. A kind that an older
 * reader can ignore (`effortRated`, `recoverySession`) does not increase it. On the wire the field is called `shape`.
 */
export const factVersion = 2;

/** A run is open from the `at` of the fact that opens it, inclusive, to the `at` of the fact that closes it, exclusive. */
export interface RunOpening {
  at: number;
  /** For a start the zone in force from then on, otherwise the zone in force at that time. */
  timezone: string;
  /** The date that was today at `at`. For a restart it is also the date on which the previous run was closed. */
  localDate: CivilDate;
  /**
   * Fixed when the run opens: `localDate`, or the next date if any exercise had been done on `localDate`. It is not always
   * the earliest date of the run: a person who then flies west may do Day 1 on an earlier one (`RunRecord.beginsOn`).
   */
  firstDate: CivilDate;
}

/** The first run, once per person. */
export interface RunStarted extends RunOpening {
  kind: 'runStarted';
}

/** Closes the open run, of either season, and opens one of season 1. */
export interface RunRestarted extends RunOpening {
  kind: 'runRestarted';
}

/** Opens a run of season 2. */
export interface PathChosen extends RunOpening {
  kind: 'pathChosen';
  path: PathId;
}

/** Closes the season 2 run. No run is open until a path is chosen or the challenge restarted. */
export interface PathReset {
  kind: 'pathReset';
  at: number;
  /** The date on which the run was closed, which was today at that time. */
  localDate: CivilDate;
}

/**
 * Belongs to the run open at `at`: from `firstDate` on, its days use the plan, or the run's own program again. Of the
 * plans that have started by a date, the one with the latest `at` holds on it, so a second choice on the same day
 * replaces the first.
 */
export interface PlanAdopted {
  kind: 'planAdopted';
  at: number;
  timezone: string;
  localDate: CivilDate;
  /** `localDate`, or the next date if any exercise had been done on `localDate`. */
  firstDate: CivilDate;
  /** The day number of `firstDate` when the plan was adopted. Steps count from it. */
  fromDay: number;
  /** Null: back to the run's own program. */
  plan: Plan | null;
}

/**
 * One completed exercise. All facts about one exercise on one local date merge into one, independent of their run: the
 * largest reps, the longest time, and the earliest `at` together with that fact's own `timezone`, `dayNumber`,
 * `target`, `movement`, `standard` and `credit`.
 */
export interface ExerciseCompleted {
  kind: 'exerciseCompleted';
  at: number;
  /** The date it counts for, which was today at `at`. */
  localDate: CivilDate;
  /** The person's zone in force at `at`. */
  timezone: string;
  exercise: ExerciseId;
  /** The day number when it was done. The derived day number may change later, this one does not. */
  dayNumber: number;
  target: number;
  reps: number;
  /** Absent: the movement of the run. */
  movement?: MovementId;
  /** The target of the run itself on that day; absent if equal to `target`. */
  standard?: number;
  /** Percent of the reps that count on boards, by the movement; absent if 100. It is fixed when the fact is created. */
  credit?: number;
  /** The workout timer when the exercise was completed. */
  timeSeconds?: number;
  /** The time of this exercise alone, if a session measured it. A merged day does not contain it. */
  exerciseSeconds?: number;
  /** The id that the device gave the command, here and below. A command whose key the log has changes nothing. */
  deviceKey?: string;
  /** Imported from another installation. It counts everywhere except on the boards. */
  imported?: true;
}

/** Of the facts that take or take back a rest day on one local date of one run, the one with the latest `at` holds. */
export interface RestDayTaken {
  kind: 'restDayTaken';
  at: number;
  localDate: CivilDate;
  timezone: string;
  deviceKey?: string;
}

/** Undoes `RestDayTaken`. */
export interface RestDayTakenBack {
  kind: 'restDayTakenBack';
  at: number;
  localDate: CivilDate;
  timezone: string;
  deviceKey?: string;
}

/** How hard the day of a date was. For one local date, the fact with the latest `at` holds. */
export interface EffortRated {
  kind: 'effortRated';
  at: number;
  /** The rated date: the last completed one, which may be the one before that of `at`. */
  localDate: CivilDate;
  timezone: string;
  effort: Effort;
  deviceKey?: string;
}

/**
 * A finished session of a recovery programme. It is no workout: no reps, no streak, no board. For one local date the
 * earliest holds.
 */
export interface RecoverySession {
  kind: 'recoverySession';
  at: number;
  localDate: CivilDate;
  timezone: string;
  programme: ProgrammeId;
  /** Starts at 1. */
  session: number;
  /** Time on its movements, without pauses. */
  seconds: number;
  deviceKey?: string;
}

export interface ZoneChanged {
  kind: 'zoneChanged';
  at: number;
  timezone: string;
}

/**
 * A purchase or the trial comes into force at `at`, possibly again after a won dispute. For one purchase, the fact with
 * the latest `at` up to an instant determines whether it is in force then.
 */
export interface PremiumBegan {
  kind: 'premiumBegan';
  at: number;
  /** What was bought. It is not a training plan (`PlanAdopted`). */
  plan: 'starter' | 'lifetime' | 'trial';
  /** The id of the purchase, or of the trial. `PremiumEnded` names it. */
  purchase: string;
  /**
   * When it was paid, or when the trial started. The plan runs from here. A Starter that is bought while another one is in
   * force runs from the end of that one.
   */
  paidAt: number;
}

/**
 * A refund, a lost dispute, or the end of a trial by an import. A plan that expires needs no fact, because its length
 * determines its end.
 */
export interface PremiumEnded {
  kind: 'premiumEnded';
  at: number;
  purchase: string;
}

/** All earlier facts were imported from another installation, or are about days of that installation. */
export interface LogImported {
  kind: 'logImported';
  at: number;
}

/**
 * Dates that were premium on the installation from which a log was imported. Rest days on them cost nothing, as they
 * did there. They unlock no feature.
 */
export interface ImportedPremiumDates {
  kind: 'importedPremiumDates';
  at: number;
  from: CivilDate;
  /** Included. */
  to: CivilDate;
}

/**
 * Switches automatic rest days on missed dates, which are on by default. The switch counts for the local dates that end
 * after it.
 */
export interface AutoRestCoverSwitched {
  kind: 'autoRestCoverSwitched';
  at: number;
  on: boolean;
}

/** Follows from earlier facts, and is recorded all the same: an earned badge is kept for ever, with its instant. */
export interface BadgeEarned {
  kind: 'badgeEarned';
  at: number;
  badge: BadgeId;
}

/** The device key of the command that added the fact. */
export const deviceKeyOf = (fact: Fact) => ('deviceKey' in fact ? fact.deviceKey : undefined);

export const hasDeviceKey = (facts: readonly Fact[], key: string | undefined) =>
  key !== undefined && facts.some((fact) => deviceKeyOf(fact) === key);
