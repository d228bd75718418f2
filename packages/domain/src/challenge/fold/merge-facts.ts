import type { ZoneSince } from '../../days/zone-history';
import type { PremiumFact } from '../../entitlements/premium-periods';
import { mergeSessions, type SessionDate } from '../../recovery/session-dates';
import { badgeIds, isBadge } from '../facts/badge-id';
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
import { groupFacts, noImport, sortDistinct } from './group-facts';
import { type MergedDay, mergedExerciseFrom, mergeExercises } from './merged-day';
import { applyRunFact, type RunRecord, runIndexAt } from './run-record';
import type { CoverSwitch, EarnedBadge, PlannedRest, RatedDate, Snapshot } from './snapshot';

/**
 * Merges facts into copies of a snapshot's lists. The result does not depend on the order of these facts, nor on how
 * often each arrives. Zones, plans and cover switches are appended to those of the snapshot, so they have to be later:
 * `keepsSettled` (`folding-rules.ts`) makes sure of it. `settle` does all counting.
 */
export function mergeFacts(snapshot: Snapshot, facts: readonly Fact[]): Snapshot {
  const added = groupFacts(facts);
  const runs = snapshot.runs.map((run) => ({ ...run }));
  for (const fact of added.runs) applyRunFact(runs, fact);
  for (const fact of added.plans) addPlan(runs, fact);
  return {
    ...snapshot,
    lastAt: Math.max(added.lastAt, snapshot.lastAt),
    runs,
    zones: mergeZones(snapshot.zones, added.zones),
    premium: mergePremium(snapshot.premium, added.premium),
    ...importedAtField(Math.max(added.importedAt, snapshot.importedAt ?? noImport)),
    ...importedDatesField([...(snapshot.importedPremiumDates ?? []), ...added.importedDates]),
    coverSwitches: mergeSwitches(snapshot.coverSwitches, added.switches),
    badges: mergeBadges(snapshot.badges, added.badges),
    days: mergeDays(snapshot.days, added.exercises),
    rests: mergeRests(snapshot.rests, added.rests, runs),
    ...ratingsField(mergeRatings(snapshot.ratings, added.ratings)),
    ...sessionsField(mergeSessions(snapshot.sessions, added.sessions)),
  };
}

/** Adds an adopted plan to the run that was open then. */
function addPlan(runs: readonly RunRecord[], { kind: _, timezone: __, ...plan }: PlanAdopted): void {
  const run = runs[runIndexAt(runs, plan.at)];
  if (run) run.plans = [...(run.plans ?? []), plan];
}

function mergeZones(zones: readonly ZoneSince[], facts: readonly (RunStarted | ZoneChanged)[]): ZoneSince[] {
  const merged = [...zones];
  for (const { at, timezone } of facts) {
    const isChange = merged.at(-1)?.timezone !== timezone;
    if (isChange) merged.push({ at, timezone });
  }
  return merged;
}

function mergePremium(premium: readonly PremiumFact[], facts: readonly PremiumFact[]): PremiumFact[] {
  return facts.length === 0 ? [...premium] : sortDistinct([...premium, ...facts]);
}

/** Absent without an import, because few logs have one and a snapshot is written and read often. */
const importedAtField = (at: number): Pick<Snapshot, 'importedAt'> =>
  at === noImport ? {} : { importedAt: at };

/** Absent if empty, because few logs have an import. */
function importedDatesField(facts: readonly ImportedPremiumDates[]): Pick<Snapshot, 'importedPremiumDates'> {
  return facts.length === 0 ? {} : { importedPremiumDates: sortDistinct(facts) };
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
  return [...earned].map(([id, at]) => ({ id, at })).sort(compareBadges);
}

const compareBadges = (one: EarnedBadge, other: EarnedBadge): number =>
  one.at - other.at || orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1);

/** The position of a badge in the list of badges. Those that only a newer version knows come last. */
const orderOf = ({ id }: EarnedBadge) => (isBadge(id) ? badgeIds.indexOf(id) : badgeIds.length);

function mergeDays(days: readonly MergedDay[], facts: readonly ExerciseCompleted[]): MergedDay[] {
  const merged = new Map(days.map(({ date, done }) => [date, { date, done: { ...done } }]));
  for (const fact of facts) {
    let day = merged.get(fact.localDate);
    if (!day) {
      day = { date: fact.localDate, done: {} };
      merged.set(fact.localDate, day);
    }
    day.done[fact.exercise] = mergeExercises(day.done[fact.exercise], mergedExerciseFrom(fact));
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
function mergeRatings(ratings: readonly RatedDate[] = [], facts: readonly EffortRated[]): RatedDate[] {
  const merged = new Map(ratings.map((rating) => [rating.date, rating]));
  for (const { localDate: date, at, effort } of facts) {
    const present = merged.get(date);
    if (!present || at > present.at || (at === present.at && effort > present.effort)) {
      merged.set(date, { date, at, effort });
    }
  }
  return [...merged.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Absent if empty, because most people rate no day. */
export const ratingsField = (ratings: RatedDate[]): Pick<Snapshot, 'ratings'> =>
  ratings.length === 0 ? {} : { ratings };

/** Absent if empty, because most people do no recovery session. */
export const sessionsField = (sessions: SessionDate[]): Pick<Snapshot, 'sessions'> =>
  sessions.length === 0 ? {} : { sessions };
