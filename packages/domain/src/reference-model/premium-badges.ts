import type { RecoverySession } from '../challenge/facts/facts';
import { type CountedBadgeId, premiumTargets } from '../challenge/fold/premium-counters';
import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { localTimeIn } from '../days/zones';
import type { MovementId } from '../movements/movements';
import type { Completion } from './date-of-run';
import { movementOfRun, planOn } from './due-exercise';
import { premiumAt } from './premium';
import { ofKind, type ReferenceLog } from './read-log';
import type { ReferenceWalk, WalkedDate } from './walk-dates';

/** For every Premium badge, the instants at which its count grew by one, earliest first. */
export type PremiumMoments = Record<CountedBadgeId, number[]>;

export function premiumMoments(
  log: ReferenceLog,
  walk: ReferenceWalk,
  completed: readonly Completion[],
): PremiumMoments {
  const hasPlan = ({ run, date }: Completion) => Boolean(planOn(log.runs[run]!, date)?.plan);
  const momentsWithPlan = completed.filter(hasPlan).map(({ at }) => at);
  return {
    planner: momentsWithPlan,
    own_hundred: momentsWithPlan,
    variety_pack: momentsOfNewMovements(log, completed),
    soft_landing: completed.filter((day) => isSoft(log, day)).map(({ at }) => at),
    steady_hour: momentsOfFullestWindow(completed),
    honest_effort: momentsOfRatings(log),
    kept_schedule: momentsOfWeeks(walk, completed, (dates) => {
      const isDoneOrOff = ({ mark, scheduled }: WalkedDate) => mark === 'complete' || scheduled;
      return dates.length === 7 && dates.every(isDoneOrOff) && dates.some(({ scheduled }) => scheduled);
    }),
    mindful_rest: momentsOfWeeks(walk, completed, (dates) => {
      const isChosen = ({ mark, automatic, scheduled }: WalkedDate) =>
        mark === 'rest' && !automatic && !scheduled;
      return dates.filter(({ mark }) => mark === 'complete').length >= 5 && dates.some(isChosen);
    }),
    double_century: completed.map(({ at }) => at),
    recovery_graduate: momentsOfProgrammes(log),
  };
}

const movementsOf = (log: ReferenceLog, { date, run }: Completion) =>
  exerciseIds.map(
    (exercise) => log.doneOn.get(date)?.[exercise]?.movement ?? movementOfRun(log.runs[run]!, exercise),
  );

function momentsOfNewMovements(log: ReferenceLog, completed: readonly Completion[]): number[] {
  const firstAtOf = new Map<string, number>();
  for (const day of completed) {
    for (const movement of movementsOf(log, day)) {
      if (!firstAtOf.has(movement)) firstAtOf.set(movement, day.at);
    }
  }
  return [...firstAtOf.values()];
}

export const jumpingMovements: readonly MovementId[] = ['jumpingJack', 'burpee', 'boxJump'];

const isSoft = (log: ReferenceLog, day: Completion) =>
  !movementsOf(log, day).some((movement) => jumpingMovements.includes(movement));

/**
 * When the window with the most finished days gained one. A window lasts from one even hour to the next, in the zone where
 * the day was finished.
 */
function momentsOfFullestWindow(completed: readonly Completion[]): number[] {
  const daysByWindow = new Map<number, number>();
  const moments: number[] = [];
  for (const { at, timezone } of completed) {
    const window = Math.floor(localTimeIn(timezone, at).hour / 2);
    const days = (daysByWindow.get(window) ?? 0) + 1;
    daysByWindow.set(window, days);
    if (days > moments.length) moments.push(at);
  }
  return moments;
}

/** The instants of the last rating of each date. */
function momentsOfRatings(log: ReferenceLog): number[] {
  const ratedAtOn = new Map<CivilDate, number>();
  for (const { localDate, at } of ofKind(log.facts, 'effortRated')) ratedAtOn.set(localDate, at);
  return [...ratedAtOn].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, at]) => at);
}

/** When programmes were done: with the last missing session, of which only the first of each date counts. */
function momentsOfProgrammes(log: ReferenceLog): number[] {
  const sessionCounts = { wristsAndShoulders: 7, lowerBackAndHips: 10, backAfterBreak: 14 };
  const sessionByDate = new Map<CivilDate, RecoverySession>();
  for (const fact of ofKind(log.facts, 'recoverySession')) {
    if (!sessionByDate.has(fact.localDate)) sessionByDate.set(fact.localDate, fact);
  }
  const inOrder = [...sessionByDate.values()].sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
  const moments = Object.entries(sessionCounts).flatMap(([programme, sessionCount]) => {
    const sessions = new Map<number, number>();
    for (const fact of inOrder) {
      if (fact.programme === programme && !sessions.has(fact.session)) sessions.set(fact.session, fact.at);
    }
    return [...sessions.values()][sessionCount - 1] ?? [];
  });
  return moments.sort((a, b) => a - b);
}

/**
 * When weeks came to meet a condition. A week that met the condition on a date without a workout counts with the next
 * completed day.
 */
function momentsOfWeeks(
  walk: ReferenceWalk,
  completed: readonly Completion[],
  isMet: (dates: WalkedDate[]) => boolean,
): number[] {
  const moments: number[] = [];
  let week: WalkedDate[] = [];
  for (const walked of walk.dates) {
    const sunday = addDays(walked.date, -weekdayOf(walked.date));
    const before = week.filter(({ date }) => date >= sunday);
    week = [...before, walked];
    if (!isMet(week) || isMet(before)) continue;
    const nextDay = completed.find(({ date }) => date >= walked.date);
    if (nextDay) moments.push(nextDay.at);
  }
  return moments;
}

/** The instant at which a badge is earned: with the count, or as soon afterwards as Premium is in force. */
export function earnedInPremium(
  log: ReferenceLog,
  moments: PremiumMoments,
  id: CountedBadgeId,
): number | undefined {
  const reachedAt = moments[id][premiumTargets[id] - 1];
  if (reachedAt === undefined) return undefined;
  const laterBegins = log.premium.map(({ at }) => at).filter((at) => at > reachedAt);
  return [reachedAt, ...laterBegins].find((instant) => {
    const { paid, trial } = premiumAt(log, instant);
    return paid || trial;
  });
}
