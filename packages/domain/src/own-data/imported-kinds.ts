import { badgeDefinition } from '../badges/definitions';
import { pathIds } from '../century-club/path-exercises';
import type {
  EffortRated,
  ExerciseCompleted,
  Fact,
  FactKind,
  PlanAdopted,
  RecoverySession,
} from '../challenge/facts/facts';
import { isWholeWithin, longestWorkout, mostExtraReps } from '../challenge/facts/limits';
import { addDays, type CivilDate, daysBetween, isCivilDate } from '../days/civil-date';
import { isEffort } from '../days/effort';
import { programLength } from '../days/exercises';
import { localDateIn } from '../days/zones';
import { movements } from '../movements/movements';
import { highestTarget } from '../programs/plan-limits';
import { standardTarget } from '../programs/program';
import { isPlan, readPlan } from '../programs/read-plan';
import { isProgramme, isSessionOf, isSessionTime, longestSession } from '../recovery/programmes';

/** Ten years of three exercises a day are 11,000. */
export const mostFacts = 20_000;

/** How far a device's clock may be ahead. */
export const mostAheadMs = 600_000;

/** How many dates the date of a fact may be before that of its instant. */
const mostDatesBack = 2;

/** The step of the credit of a movement, in percent. */
const creditStep = 5;

/** What is wrong with a fact: the field, and a message. */
export type FactRefusal = readonly [field: string, message: string];

/** How facts of one kind are imported from a file. */
interface ImportedKind<F extends Fact> {
  /** The limit per file, because some facts are part of every snapshot, and some cost more than constant time. */
  most: number;
  /** What is wrong with a fact, in addition to the checks of every fact. */
  wrongWith(fact: F): FactRefusal | null;
  /** The facts to add to the log of the person who imports the file. */
  take(fact: F): Fact[];
}

const nothingWrong = () => null;
const takeAsItIs = <F extends Fact>(fact: F) => [fact];
const takeNothing = () => [];

/** Facts that open a run. */
const runOpenings = {
  most: 200,
  wrongWith: (fact: DatedFact & { firstDate: CivilDate }) => wrongDate(fact) ?? wrongFirstDate(fact),
  take: takeAsItIs,
};

/** Facts that only the installation that wrote them can vouch for. */
const notTaken = { most: 300, wrongWith: nothingWrong, take: takeNothing };

/** Removes the device key, which belongs to the other installation. */
function withoutDeviceKey<F extends Fact & { deviceKey?: string }>({ deviceKey: _, ...fact }: F) {
  return fact;
}

const importedKinds: { readonly [Kind in FactKind]: ImportedKind<Extract<Fact, { kind: Kind }>> } = {
  runStarted: { ...runOpenings, most: 1 },
  runRestarted: runOpenings,
  pathChosen: runOpenings,
  pathReset: {
    most: 200,
    // A reset has no zone. The limits of its date are wide enough for any.
    wrongWith: (fact) => wrongDate({ ...fact, timezone: 'UTC' }),
    take: takeAsItIs,
  },
  planAdopted: {
    most: 2_000,
    wrongWith: (fact) => wrongDate(fact) ?? wrongFirstDate(fact) ?? wrongPlan(fact),
    take: takeAsItIs,
  },
  exerciseCompleted: {
    most: mostFacts,
    wrongWith: (fact) => wrongDate(fact) ?? wrongExercise(fact),
    take: (fact) => [{ ...withoutDeviceKey(fact), imported: true }],
  },
  restDayTaken: { most: mostFacts, wrongWith: wrongDate, take: (fact) => [withoutDeviceKey(fact)] },
  restDayTakenBack: { most: mostFacts, wrongWith: wrongDate, take: (fact) => [withoutDeviceKey(fact)] },
  effortRated: {
    most: mostFacts,
    wrongWith: wrongRating,
    take: (fact) => [withoutDeviceKey(fact)],
  },
  recoverySession: {
    most: mostFacts,
    wrongWith: (fact) => wrongDate(fact) ?? wrongSession(fact),
    take: (fact) => [withoutDeviceKey(fact)],
  },
  zoneChanged: { most: 2_000, wrongWith: nothingWrong, take: takeAsItIs },
  premiumBegan: {
    ...notTaken,
    wrongWith: ({ paidAt }) => (Number.isSafeInteger(paidAt) ? null : ['paidAt', 'must be a time']),
  },
  premiumEnded: notTaken,
  logImported: { ...notTaken, most: mostFacts },
  importedPremiumDates: {
    ...notTaken,
    wrongWith: ({ from, to }) =>
      isCivilDate(from) && isCivilDate(to) && from <= to
        ? null
        : ['to', 'must be on or after the first date'],
  },
  autoRestCoverSwitched: { most: 2_000, wrongWith: nothingWrong, take: takeAsItIs },
  badgeEarned: {
    most: mostFacts,
    wrongWith: nothingWrong,
    take: (fact) => (badgeDefinition(fact.badge).group === 'premium' ? [] : [fact]),
  },
};

/** The import rules for a fact's kind, typed for that fact. */
export function importedKindOf<F extends Fact>({ kind }: F): ImportedKind<F> {
  // TypeScript does not connect the kind of a fact with the type of its entry.
  return importedKinds[kind] as unknown as ImportedKind<F>;
}

/** A fact that counts for a date. */
interface DatedFact {
  at: number;
  timezone: string;
  localDate: CivilDate;
}

/** The zone with the latest date on earth. */
const furthestAhead = 'Pacific/Kiritimati';

/**
 * The date of a fact may be before that of its instant: before 02:00 the previous date may still be open. It may be later:
 * after a flight west the date that was reached before stays, and a device whose clock was ahead keeps its date.
 */
function wrongDate({ at, timezone, localDate }: DatedFact): FactRefusal | null {
  if (!isCivilDate(localDate)) return ['localDate', 'must be a date such as 2026-01-31'];
  const datesBack = daysBetween(localDate, localDateIn(timezone, at));
  return datesBack > mostDatesBack || localDate > localDateIn(furthestAhead, at + mostAheadMs)
    ? ['localDate', 'must be the date at that time']
    : null;
}

function wrongFirstDate({ localDate, firstDate }: DatedFact & { firstDate: CivilDate }): FactRefusal | null {
  const isPossible = firstDate === localDate || firstDate === addDays(localDate, 1);
  return isPossible ? null : ['firstDate', 'must be localDate or the next date'];
}

/** The rated date may be long ago, because a day can be rated until the next one is started. It may not lie ahead. */
function wrongRating({ at, localDate, effort }: EffortRated): FactRefusal | null {
  if (!isCivilDate(localDate)) return ['localDate', 'must be a date such as 2026-01-31'];
  if (localDate > localDateIn(furthestAhead, at + mostAheadMs))
    return ['localDate', 'must not be after that time'];
  return isEffort(effort) ? null : ['effort', 'must be from 1 to 5'];
}

function wrongSession({ programme, session, seconds }: RecoverySession): FactRefusal | null {
  if (!isProgramme(programme)) return ['programme', 'must be a recovery program'];
  if (!isSessionOf(programme, session)) return ['session', 'must be a session of the program'];
  return isSessionTime(seconds) ? null : ['seconds', `must be from 1 to ${longestSession}`];
}

function wrongPlan({ fromDay, plan }: PlanAdopted): FactRefusal | null {
  if (!isWholeWithin(fromDay, 1, programLength)) return ['fromDay', `must be from 1 to ${programLength}`];
  const planOrProblem = plan && readPlan(plan);
  return planOrProblem === null || isPlan(planOrProblem)
    ? null
    : [`plan.${planOrProblem.field}`, planOrProblem.message];
}

const isCredit = (percent: number) => isWholeWithin(percent, creditStep, 100) && percent % creditStep === 0;

function wrongExercise(fact: ExerciseCompleted): FactRefusal | null {
  const { exercise, dayNumber, target, standard = target, reps, timeSeconds, exerciseSeconds } = fact;
  if (!isWholeWithin(dayNumber, 1, programLength)) return ['dayNumber', `must be from 1 to ${programLength}`];
  const standards = [null, ...pathIds].map((path) => standardTarget(path, exercise, dayNumber));
  if (!standards.includes(standard)) {
    return [standard === target ? 'target' : 'standard', `is not the target of Day ${dayNumber}`];
  }
  if (!isWholeWithin(target, 1, highestTarget)) return ['target', `must be from 1 to ${highestTarget}`];
  if (fact.movement !== undefined && movements[fact.movement].slot !== exercise) {
    return ['movement', 'must be a movement of this exercise'];
  }
  if (fact.credit !== undefined && !isCredit(fact.credit)) {
    return ['credit', `must be from ${creditStep} to 100, in steps of ${creditStep}`];
  }
  if (!isWholeWithin(reps, target, target + mostExtraReps)) {
    return ['reps', `must be from ${target} to ${target + mostExtraReps}`];
  }
  for (const [field, seconds] of Object.entries({ timeSeconds, exerciseSeconds })) {
    if (seconds !== undefined && !isWholeWithin(seconds, 0, longestWorkout))
      return [field, `must be from 0 to ${longestWorkout}`];
  }
  return null;
}
