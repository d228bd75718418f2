import { badgeRule } from '../badges/badge-rules';
import { type BadgeGroup, type BadgeId, badgeGroups, badgeIds } from '../challenge/facts/badge-id';
import type { CountedBadgeId } from '../challenge/fold/premium-counters';
import type { EarnedBadge } from '../challenge/fold/snapshot';
import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { localTimeIn } from '../days/zones';
import type { Completion } from './date-of-run';
import { isEasierThanRun } from './due-exercise';
import { earnedInPremium, premiumMoments } from './premium-badges';
import { ofKind, type ReferenceLog } from './read-log';
import type { ReferenceWalk } from './walk-dates';

/** The badges of a group that are earned by reaching a count, each as that count and its id. */
const badgesByCount = (group: BadgeGroup) =>
  badgeIds.flatMap((id) => {
    const rule = badgeRule(id);
    return badgeGroups[id] === group && 'target' in rule ? [[rule.target, id] as const] : [];
  });
const streakBadges = badgesByCount('streak');
const milestoneBadges = badgesByCount('milestone');
const repBadges = badgesByCount('reps');

/** Records that a badge is earned at an instant. The earliest one counts. */
type Earn = (id: BadgeId, at: number) => void;

/** The time of the workout on a date: the longest that any of its exercises has. */
export function workoutTimeOn(log: ReferenceLog, { date }: Pick<Completion, 'date'>): number | null {
  const done = log.doneOn.get(date) ?? {};
  const times = exerciseIds
    .map((exercise) => done[exercise]?.timeSeconds ?? null)
    .filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}

/**
 * Whether the timer ran from the start. Nobody needs less than half a second for a rep, so a shorter time means that the
 * timer was started after the first exercise.
 */
function wasTimedFromTheStart(log: ReferenceLog, date: CivilDate): boolean {
  const done = log.doneOn.get(date) ?? {};
  const [first] = exerciseIds.flatMap((exercise) => done[exercise] ?? []).sort((a, b) => a.at - b.at);
  return first !== undefined && first.timeSeconds !== null && first.timeSeconds >= first.target / 2;
}

function earnForDays(log: ReferenceLog, walk: ReferenceWalk, earn: Earn): void {
  for (const { completion, dayNumber, streak } of walk.dates) {
    if (completion === null) continue;
    const { date, at, timezone, run } = completion;
    for (const [days, id] of streakBadges) if (streak >= days) earn(id, at);
    const season = log.runs[run]?.season;
    for (const [day, id] of milestoneBadges) if (season === 1 && dayNumber >= day) earn(id, at);
    if (season === 2 && dayNumber === 100) earn('century_club_legend', at);
    const clock = localTimeIn(timezone, at);
    const isPastMidnight = clock.date > date;
    if (clock.hour < 7 && !isPastMidnight) earn('early_bird', at);
    if (clock.hour >= 22 || isPastMidnight) earn('night_owl', at);
    const seconds = workoutTimeOn(log, completion);
    const isSwift = seconds !== null && seconds < 600 && wasTimedFromTheStart(log, date);
    const isEasier = isEasierThanRun(log.doneOn.get(date) ?? {});
    if (dayNumber >= 30 && !isEasier && isSwift) earn('swift_set', at);
  }
}

function earnForWeeks(log: ReferenceLog, completed: readonly Completion[], earn: Earn): void {
  const completedOn = new Map(completed.map((day) => [day.date, day]));
  /** For each run, when its weekends were completed. */
  const weekends = log.runs.map((): number[] => []);
  for (const { date } of completed) {
    if (weekdayOf(date) === 0) {
      const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => completedOn.get(addDays(date, offset)));
      if (week.every((day) => day !== undefined)) earn('perfect_week', Math.max(...week.map(({ at }) => at)));
    }
    if (weekdayOf(date) === 6) {
      const saturday = completedOn.get(date);
      const sunday = completedOn.get(addDays(date, 1));
      if (saturday === undefined || sunday === undefined || saturday.run !== sunday.run) continue;
      weekends[saturday.run]?.push(Math.max(saturday.at, sunday.at));
    }
  }
  for (const weekendsOfRun of weekends) {
    const fourth = weekendsOfRun.sort((a, b) => a - b)[3];
    if (fourth !== undefined) earn('weekend_warrior', fourth);
  }
}

/**
 * Three days in a row after three or more missed dates in a run that already had a completed day. Other missed dates
 * before the first of the three days, after a rest day or in the next run, do not matter.
 */
function earnForComeback(log: ReferenceLog, walk: ReferenceWalk, era: number, earn: Earn): void {
  const hasCompletedDay = log.runs.map(() => false);
  let missedInARow = 0;
  let isComingBack = false;
  let daysInARow = 0;
  let lastRun: number | null = null;
  for (const { run, mark, scheduled, completion } of walk.dates) {
    if (run === null || log.runs[run]?.era !== era) continue;
    if (run !== lastRun) missedInARow = 0;
    lastRun = run;
    if (scheduled) continue;
    if (mark === 'missed') {
      missedInARow += 1;
      if (daysInARow > 0) isComingBack = false;
      daysInARow = 0;
      if (hasCompletedDay[run] === true && missedInARow >= 3) isComingBack = true;
      continue;
    }
    missedInARow = 0;
    if (completion === null) continue;
    hasCompletedDay[run] = true;
    daysInARow += 1;
    if (isComingBack && daysInARow >= 3) earn('comeback', completion.at);
  }
}

function earnForReps(log: ReferenceLog, earn: Earn): void {
  const allExercises = [...log.doneOn.values()]
    .flatMap((done) => Object.values(done))
    .sort((a, b) => a.at - b.at);
  let reps = 0;
  let extra = 0;
  for (const done of allExercises) {
    reps += done.reps;
    extra += Math.max(0, done.reps - Math.max(done.target, done.standard));
    for (const [count, id] of repBadges) if (reps >= count) earn(id, done.at);
    if (extra >= 500) earn('extra_mile', done.at);
  }
}

/** The badges by the rules alone, without those recorded in the log, each with the instant at which it was earned. */
export function badgesByReferenceModel(
  log: ReferenceLog,
  walk: ReferenceWalk,
  completed: readonly Completion[],
): ReadonlyMap<BadgeId, number> {
  const deservedAt = new Map<BadgeId, number>();
  const earn: Earn = (id, at) => deservedAt.set(id, Math.min(at, deservedAt.get(id) ?? at));
  earnForDays(log, walk, earn);
  earnForWeeks(log, completed, earn);
  for (const era of new Set(log.runs.map((run) => run.era))) earnForComeback(log, walk, era, earn);
  earnForReps(log, earn);
  for (const { at } of ofKind(log.facts, 'pathChosen')) earn('century_club_member', at);
  for (const { plan, at } of ofKind(log.facts, 'premiumBegan')) {
    if (plan !== 'trial') earn('iron_supporter', at);
    if (plan === 'lifetime') earn('lifetime_champion', at);
  }
  const moments = premiumMoments(log, walk, completed);
  for (const id of Object.keys(moments) as CountedBadgeId[]) {
    const at = earnedInPremium(log, moments, id);
    if (at !== undefined) earn(id, at);
  }
  return deservedAt;
}

/** The badges recorded in the log, because a badge stays once earned, and those that the rules give now. */
export function badgesEarned(
  log: ReferenceLog,
  walk: ReferenceWalk,
  completed: readonly Completion[],
): EarnedBadge[] {
  const recordedAt = new Map<BadgeId, number>();
  for (const { badge, at } of ofKind(log.facts, 'badgeEarned')) {
    recordedAt.set(badge, Math.min(at, recordedAt.get(badge) ?? at));
  }
  const deserved = badgesByReferenceModel(log, walk, completed);
  return badgeIds
    .flatMap((id) => {
      const at = recordedAt.get(id) ?? deserved.get(id);
      return at === undefined ? [] : [{ id, at }];
    })
    .sort((a, b) => a.at - b.at);
}
