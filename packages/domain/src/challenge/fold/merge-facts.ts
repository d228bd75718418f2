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
  const addedFacts = groupFacts(facts);
  const runs = snapshot.runs.map((run) => ({ ...run }));
  for (const fact of addedFacts.runs) applyRunFact(runs, fact);
  for (const fact of addedFacts.plans) addPlan(runs, fact);
  return {
    ...snapshot,
    lastAt: Math.max(addedFacts.lastAt, snapshot.lastAt),
    runs,
    zones: mergeZones(snapshot.zones, addedFacts.zones),
    premium: mergePremium(snapshot.premium, addedFacts.premium),
    ...importedAtField(Math.max(addedFacts.importedAt, snapshot.importedAt ?? noImport)),
    ...importedDatesField([...(snapshot.importedPremiumDates ?? []), ...addedFacts.importedDates]),
    coverSwitches: mergeSwitches(snapshot.coverSwitches, addedFacts.switches),
    badges: mergeBadges(snapshot.badges, addedFacts.badges),
    days: mergeDays(snapshot.days, addedFacts.exercises),
    rests: mergeRests(snapshot.rests, addedFacts.rests, runs),
    ...ratingsField(mergeRatings(snapshot.ratings, addedFacts.ratings)),
    ...sessionsField(mergeSessions(snapshot.sessions, addedFacts.sessions)),
  };
}

/** Adds an adopted plan to the run that was open then. */
function addPlan(runs: readonly RunRecord[], { kind: _, timezone: __, ...plan }: PlanAdopted): void {
  const run = runs[runIndexAt(runs, plan.at)];
  if (run) run.plans = [...(run.plans ?? []), plan];
}

function mergeZones(zones: readonly ZoneSince[], facts: readonly (RunStarted | ZoneChanged)[]): ZoneSince[] {
  const mergedZones = [...zones];
  for (const { at, timezone } of facts) {
    const isChange = mergedZones.at(-1)?.timezone !== timezone;
    if (isChange) mergedZones.push({ at, timezone });
  }
  return mergedZones;
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
  const earnedAt = new Map(badges.map(({ id, at }) => [id, at]));
  for (const { badge, at } of facts) earnedAt.set(badge, Math.min(at, earnedAt.get(badge) ?? at));
  return [...earnedAt].map(([id, at]) => ({ id, at })).sort(compareBadges);
}

const compareBadges = (one: EarnedBadge, other: EarnedBadge): number =>
  one.at - other.at || orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1);

/** The position of a badge in the list of badges. Those that only a newer version knows come last. */
const orderOf = ({ id }: EarnedBadge) => (isBadge(id) ? badgeIds.indexOf(id) : badgeIds.length);

function mergeDays(days: readonly MergedDay[], facts: readonly ExerciseCompleted[]): MergedDay[] {
  const dayByDate = new Map(days.map(({ date, done }) => [date, { date, done: { ...done } }]));
  for (const fact of facts) {
    let day = dayByDate.get(fact.localDate);
    if (!day) {
      day = { date: fact.localDate, done: {} };
      dayByDate.set(fact.localDate, day);
    }
    day.done[fact.exercise] = mergeExercises(day.done[fact.exercise], mergedExerciseFrom(fact));
  }
  return [...dayByDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function mergeRests(
  rests: readonly PlannedRest[],
  facts: readonly (RestDayTaken | RestDayTakenBack)[],
  runs: readonly RunRecord[],
): PlannedRest[] {
  const restByKey = new Map(rests.map((rest) => [`${rest.run} ${rest.date}`, rest]));
  for (const fact of facts) {
    const rest = { run: runIndexAt(runs, fact.at), date: fact.localDate };
    const key = `${rest.run} ${rest.date}`;
    if (fact.kind === 'restDayTaken') restByKey.set(key, rest);
    else restByKey.delete(key);
  }
  return [...restByKey.values()].sort(
    (one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)) || one.run - other.run,
  );
}

/** The latest rating of a date holds. Of two at one instant the harder one holds, so that the order does not matter. */
function mergeRatings(ratings: readonly RatedDate[] = [], facts: readonly EffortRated[]): RatedDate[] {
  const ratingByDate = new Map(ratings.map((rating) => [rating.date, rating]));
  for (const { localDate: date, at, effort } of facts) {
    const present = ratingByDate.get(date);
    if (!present || at > present.at || (at === present.at && effort > present.effort)) {
      ratingByDate.set(date, { date, at, effort });
    }
  }
  return [...ratingByDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Absent if empty, because most people rate no day. */
export const ratingsField = (ratings: RatedDate[]): Pick<Snapshot, 'ratings'> =>
  ratings.length === 0 ? {} : { ratings };

/** Absent if empty, because most people do no recovery session. */
export const sessionsField = (sessions: SessionDate[]): Pick<Snapshot, 'sessions'> =>
  sessions.length === 0 ? {} : { sessions };
