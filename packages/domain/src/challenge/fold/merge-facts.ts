import type { ZoneSince } from '../../days/zone-history';
import type { PremiumFact } from '../../entitlements/premium-periods';
import { mergeSessions, type SessionDate } from '../../recovery/session-dates';
import { badgeIds, isBadge } from '../facts/badge-id';
import { compareFacts } from '../facts/fact-order';
import type {
  AutoRestCoverSwitched,
  BadgeEarned,
  EffortRated,
  ExerciseCompleted,
  Fact,
  ImportedPremiumDates,
  PlanAdopted,
  RestDayTaken,
  RestDayTakenBack,
  RunStarted,
  ZoneChanged,
} from '../facts/facts';
import { type FactLists, kindOf } from './fact-kinds';
import { doneFrom, type MergedDay, mergeDone } from './merged-day';
import { applyRunFact, type RunRecord, runIndexAt } from './run-record';
import type { CoverSwitch, EarnedBadge, PlannedRest, RatedDate, Snapshot } from './snapshot';

/**
 * Merges facts into copies of a snapshot's lists. The result does not depend on the order of the facts, nor on how
 * often each arrives. `settle` does all counting.
 */
export function mergeFacts(snapshot: Snapshot, facts: readonly Fact[]): Snapshot {
  const sorted = sortFacts(facts);
  const runs = snapshot.runs.map((run) => ({ ...run }));
  for (const fact of sorted.runs) applyRunFact(runs, fact);
  for (const fact of sorted.plans) adoptPlan(runs, fact);
  return {
    ...snapshot,
    lastAt: Math.max(sorted.lastAt, snapshot.lastAt),
    runs,
    zones: mergeZones(snapshot.zones, sorted.zones),
    premium: mergePremium(snapshot.premium, sorted.premium),
    ...importedAtField(Math.max(sorted.importedAt, snapshot.importedAt ?? never)),
    ...importedDatesField([...(snapshot.importedPremiumDates ?? []), ...sorted.importedDates]),
    coverSwitches: mergeSwitches(snapshot.coverSwitches, sorted.switches),
    badges: mergeBadges(snapshot.badges, sorted.badges),
    days: mergeDays(snapshot.days, sorted.exercises),
    rests: mergeRests(snapshot.rests, sorted.rests, runs),
    ...ratingsField(mergeRatings(snapshot.ratings, sorted.ratings)),
    ...sessionsField(mergeSessions(snapshot.sessions, sorted.sessions)),
  };
}

const never = Number.NEGATIVE_INFINITY;

/** Facts, grouped by the list they are merged into, with two instants of the log. */
interface SortedFacts extends FactLists {
  /** The latest instant of a fact about a run. */
  lastAt: number;
  /** The latest instant of an import. */
  importedAt: number;
}

/** Sorts the few facts that merge in order. Exercises are many, and merge in any order. */
function sortFacts(facts: readonly Fact[]): SortedFacts {
  const sorted: SortedFacts = {
    lastAt: Number.MIN_SAFE_INTEGER,
    importedAt: never,
    runs: [],
    plans: [],
    zones: [],
    premium: [],
    importedDates: [],
    switches: [],
    badges: [],
    exercises: [],
    rests: [],
    ratings: [],
    sessions: [],
  };
  for (const fact of facts) {
    const { isOfRun, mergedInto } = kindOf(fact);
    for (const list of mergedInto) (sorted[list] as Fact[]).push(fact);
    if (isOfRun && fact.at > sorted.lastAt) sorted.lastAt = fact.at;
    if (isImport(fact) && fact.at > sorted.importedAt) sorted.importedAt = fact.at;
  }
  sorted.runs = inOrder(sorted.runs);
  sorted.plans = inOrder(sorted.plans);
  sorted.zones.sort(compareFacts);
  sorted.switches = inOrder(sorted.switches);
  sorted.rests.sort(compareFacts);
  return sorted;
}

/** Old logs have no fact of the import itself, but their imported exercises show it. */
const isImport = (fact: Fact) =>
  fact.kind === 'logImported' || (fact.kind === 'exerciseCompleted' && fact.imported === true);

/** Sorts the facts and removes duplicates. */
function inOrder<F extends Fact>(facts: readonly F[]): F[] {
  const sorted = [...facts].sort(compareFacts);
  return sorted.filter((fact, index) => index === 0 || compareFacts(sorted[index - 1] ?? fact, fact) !== 0);
}

function adoptPlan(runs: readonly RunRecord[], { kind: _, timezone: __, ...adopted }: PlanAdopted): void {
  const run = runs[runIndexAt(runs, adopted.at)];
  if (run) run.plans = [...(run.plans ?? []), adopted];
}

function mergeZones(zones: readonly ZoneSince[], facts: readonly (RunStarted | ZoneChanged)[]): ZoneSince[] {
  const merged = [...zones];
  for (const { at, timezone } of facts) {
    if (merged.at(-1)?.timezone !== timezone) merged.push({ at, timezone });
  }
  return merged;
}

function mergePremium(premium: readonly PremiumFact[], facts: readonly PremiumFact[]): PremiumFact[] {
  return facts.length === 0 ? [...premium] : inOrder([...premium, ...facts]);
}

/** Absent without an import, because few logs have one and a snapshot is written and read often. */
const importedAtField = (at: number): Pick<Snapshot, 'importedAt'> =>
  at === never ? {} : { importedAt: at };

/** Absent if empty, for the same reason. */
function importedDatesField(facts: readonly ImportedPremiumDates[]): Pick<Snapshot, 'importedPremiumDates'> {
  return facts.length === 0 ? {} : { importedPremiumDates: inOrder(facts) };
}

function mergeSwitches(
  switches: readonly CoverSwitch[],
  facts: readonly AutoRestCoverSwitched[],
): CoverSwitch[] {
  return [...switches, ...facts.map(({ at, on }) => ({ at, on }))];
}

function mergeBadges(badges: readonly EarnedBadge[], facts: readonly BadgeEarned[]): EarnedBadge[] {
  const earned = new Map(badges.map(({ id, at }) => [id, at]));
  for (const { badge, at } of facts) earned.set(badge, Math.min(at, earned.get(badge) ?? at));
  return [...earned]
    .map(([id, at]) => ({ id, at }))
    .sort((one, other) => one.at - other.at || orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1));
}

/** Badges that only a newer version knows come last. */
const orderOf = ({ id }: EarnedBadge) => (isBadge(id) ? badgeIds.indexOf(id) : badgeIds.length);

function mergeDays(days: readonly MergedDay[], facts: readonly ExerciseCompleted[]): MergedDay[] {
  const merged = new Map(days.map(({ date, done }) => [date, { date, done: { ...done } }]));
  for (const fact of facts) {
    let day = merged.get(fact.localDate);
    if (!day) {
      day = { date: fact.localDate, done: {} };
      merged.set(fact.localDate, day);
    }
    day.done[fact.exercise] = mergeDone(day.done[fact.exercise], doneFrom(fact));
  }
  return [...merged.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function mergeRests(
  rests: readonly PlannedRest[],
  facts: readonly (RestDayTaken | RestDayTakenBack)[],
  runs: readonly RunRecord[],
): PlannedRest[] {
  const planned = new Map(rests.map((rest) => [`${rest.run} ${rest.date}`, rest]));
  for (const fact of facts) {
    const rest = { run: runIndexAt(runs, fact.at), date: fact.localDate };
    const key = `${rest.run} ${rest.date}`;
    if (fact.kind === 'restDayTaken') planned.set(key, rest);
    else planned.delete(key);
  }
  return [...planned.values()].sort(
    (one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)) || one.run - other.run,
  );
}

/** The latest rating of a date holds. Of two at one instant the harder one holds, so that the order does not matter. */
function mergeRatings(rated: readonly RatedDate[] = [], facts: readonly EffortRated[]): RatedDate[] {
  const merged = new Map(rated.map((rating) => [rating.date, rating]));
  for (const { localDate: date, at, effort } of facts) {
    const before = merged.get(date);
    if (!before || at > before.at || (at === before.at && effort > before.effort)) {
      merged.set(date, { date, at, effort });
    }
  }
  return [...merged.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Absent if empty, because most people rate no day. */
export const ratingsField = (ratings: RatedDate[]): Pick<Snapshot, 'ratings'> =>
  ratings.length === 0 ? {} : { ratings };

/** Absent if empty, for the same reason. */
export const sessionsField = (sessions: SessionDate[]): Pick<Snapshot, 'sessions'> =>
  sessions.length === 0 ? {} : { sessions };
