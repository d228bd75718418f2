import { pathIds } from '../century-club/paths';
import { addDays, type CivilDate, daysBetween, isCivilDate } from '../days/civil-date';
import { programLength } from '../days/exercises';
import { isZone, localDateIn } from '../days/zones';
import { longestWorkout, mostExtraReps } from '../runs/complete-exercise';
import type { ExerciseCompleted, Fact, FactKind } from '../runs/facts';
import { targetFor } from '../runs/targets';

/** What is wrong with a file of facts, and where. */
export interface FactProblem {
  /** Position of the fact; null where it is the facts as a whole. */
  index: number | null;
  field: string | null;
  message: string;
}

/** Ten years of three exercises a day are 11,000. */
export const mostFacts = 20_000;

/** Some of these are kept in every snapshot, and some cost more than a step each to work out. */
const mostOfKind: Partial<Record<FactKind, number>> = {
  runRestarted: 200,
  pathChosen: 200,
  pathReset: 200,
  zoneChanged: 2_000,
  autoRestCoverSwitched: 2_000,
  premiumBegan: 300,
  premiumEnded: 300,
  importedPremiumDates: 300,
};
/** There are some 600, and each can be written in many ways. */
const mostZones = 600;
const longestZoneName = 64;
const earliest = Date.UTC(2000, 0, 1);
const tenMinutes = 600_000;

const withoutRun: ReadonlySet<FactKind> = new Set<FactKind>([
  'premiumBegan',
  'premiumEnded',
  'logImported',
  'importedPremiumDates',
  'autoRestCoverSwitched',
  'badgeEarned',
]);

type Wrong = readonly [field: string, message: string];

/**
 * Whether facts from a file are ones that the product could have written until now. Each is looked at by itself;
 * what they add up to is derived, never read.
 */
export function checkFacts(facts: readonly Fact[], now: number): FactProblem | null {
  if (facts.length > mostFacts) return whole(`must be at most ${mostFacts}`);
  const starts = facts.filter(({ kind }) => kind === 'runStarted');
  const startedAt = starts[0]?.at ?? Number.POSITIVE_INFINITY;
  const counted = new Map<FactKind, number>();
  const zones = new Set<string>();
  for (const [index, fact] of facts.entries()) {
    const { kind } = fact;
    const count = (counted.get(kind) ?? 0) + 1;
    counted.set(kind, count);
    if (count > (mostOfKind[kind] ?? mostFacts)) return whole(`has more ${kind} than anybody could have`);
    if ('timezone' in fact) zones.add(fact.timezone);
    if (zones.size > mostZones) return whole('names more time zones than there are');
    const wrong = wrongWith(fact, now);
    if (wrong) return { index, field: wrong[0], message: wrong[1] };
    if (kind === 'runStarted' && fact !== starts[0]) {
      return { index, field: 'kind', message: 'can happen only once' };
    }
    if (!withoutRun.has(kind) && fact.at < startedAt) {
      const message =
        starts.length === 0 ? 'needs a runStarted among the facts' : 'lies before the first run';
      return { index, field: 'at', message };
    }
  }
  return null;
}

const whole = (message: string): FactProblem => ({ index: null, field: null, message });

function wrongWith(fact: Fact, now: number): Wrong | null {
  if (!Number.isSafeInteger(fact.at) || fact.at < earliest) return ['at', 'must be an instant after 2000'];
  if (fact.at > now + tenMinutes) return ['at', 'lies in the future'];
  if ('timezone' in fact && !isZoneName(fact.timezone))
    return ['timezone', 'must be the name of a time zone'];
  switch (fact.kind) {
    case 'runStarted':
    case 'runRestarted':
    case 'pathChosen':
      return wrongDate(fact) ?? wrongFirstDate(fact);
    case 'pathReset':
      return wrongDate({ ...fact, timezone: 'UTC' });
    case 'restDayTaken':
    case 'restDayTakenBack':
      return wrongDate(fact);
    case 'exerciseCompleted':
      return wrongDate(fact) ?? wrongExercise(fact);
    case 'premiumBegan':
      return Number.isSafeInteger(fact.paidAt) ? null : ['paidAt', 'must be an instant'];
    case 'importedPremiumDates':
      return isCivilDate(fact.from) && isCivilDate(fact.to) && fact.from <= fact.to
        ? null
        : ['to', 'must be a date that is not before the first'];
    default:
      return null;
  }
}

/** Nowhere on earth is it a later date than here. */
const furthestAhead = 'Pacific/Kiritimati';

const isZoneName = (name: string) => name.length <= longestZoneName && isZone(name);

/**
 * Before 02:00 it may still be the date before, and after a flight west the one that was reached before it. A device
 * whose clock runs ahead keeps its date, but not its instant.
 */
function wrongDate({ at, timezone, localDate }: { at: number; timezone: string; localDate: CivilDate }) {
  if (!isCivilDate(localDate)) return ['localDate', 'must be a date such as 2026-01-31'] as const;
  const ahead = daysBetween(localDateIn(timezone, at), localDate);
  return ahead < -2 || ahead > 2 || localDate > localDateIn(furthestAhead, at + tenMinutes)
    ? (['localDate', 'is not the date at that instant'] as const)
    : null;
}

function wrongFirstDate({ localDate, firstDate }: { localDate: CivilDate; firstDate: CivilDate }) {
  return firstDate === localDate || firstDate === addDays(localDate, 1)
    ? null
    : (['firstDate', 'must be localDate or the date after it'] as const);
}

function wrongExercise({ exercise, dayNumber, target, reps, timeSeconds }: ExerciseCompleted): Wrong | null {
  if (!isWhole(dayNumber, 1, programLength)) return ['dayNumber', `must be from 1 to ${programLength}`];
  const targets = [null, ...pathIds].map((path) => targetFor(path, exercise, dayNumber));
  if (!targets.includes(target)) return ['target', `is not the target of Day ${dayNumber}`];
  if (!isWhole(reps, target, target + mostExtraReps)) {
    return ['reps', `must be from ${target} to ${target + mostExtraReps}`];
  }
  return timeSeconds === undefined || isWhole(timeSeconds, 0, longestWorkout)
    ? null
    : ['timeSeconds', `must be from 0 to ${longestWorkout}`];
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
