import { longestCoveredGap, restAllowance } from '../challenge/facts/allowance';
import type { Snapshot } from '../challenge/fold/snapshot';
import { walkFrom } from '../challenge/fold/walk';
import type { History } from '../challenge/state/state';
import { stateAt } from '../challenge/state/state-at';
import { todayIn, walkToToday } from '../challenge/state/walk-to-today';
import { addDays, type CivilDate, daysBetween, toEpochDay, weekdayOfEpochDay } from '../days/civil-date';
import { entitlementOf } from '../entitlements/entitlement';
import type { Tier } from '../entitlements/features';
import { offsetsOff, pathsWalked, type RunAhead } from './forecast';
import { Rhythm } from './rhythm';
import { seededRandom } from './seeded-random';

/** What keeps a streak over dates that are not completed. */
export interface StreakKept {
  /** Gaps are covered by themselves, as far as they can be. */
  isCovered: boolean;
  /** Of the dates that are not completed, the share on which a rest day is taken on purpose. */
  restShare: number;
  /** Dates in a row that are neither done nor rested, up to now. */
  gap: number;
  /** How many dates ahead rest days begin to cost one of those left; null where they never do. */
  costsFrom: number | null;
  restsLeft: number;
}

/** Why it is worth saying how long a streak may live. */
export type StreakReason =
  | { kind: 'notCovered' }
  /** `on` is the last date on which rest days have no limit; then there are `restsLeft`, and no weekday is off. */
  | { kind: 'premiumEnds'; tier: Tier; on: CivilDate; restsLeft: number; isPlanned: boolean }
  | { kind: 'longGap' };

export interface StreakAhead {
  reason: StreakReason;
  /** The share of paths, from 0 to 1, on which it is alive after the dates looked at. */
  alive: number;
}

export const datesOfStreak = 30;
const datesOfGap = 90;

/** Null where there is no streak, or where a figure would say nothing: with rest days without limit it nearly never ends. */
export function streakAheadOf(
  run: RunAhead,
  history: History,
  snapshot: Snapshot,
  now: number,
): StreakAhead | null {
  const state = stateAt(snapshot, now);
  const { tier, isPremium } = entitlementOf(snapshot, now);
  if (!state || state.streak === 0) return null;
  const last = addDays(run.from, datesOfStreak - 1);
  const restsLeft = restsLeftOf(snapshot, now);
  const on = isPremium ? run.offUntil : null;
  const isPlanned = run.offWeekdays.length > 0;
  const ends =
    on !== null && on < last ? { kind: 'premiumEnds' as const, tier, on, restsLeft, isPlanned } : null;
  const reason = reasonOf(state.autoRestCover, ends, run, history);
  if (!reason) return null;
  const costsFrom = ends ? Math.max(0, daysBetween(run.from, ends.on) + 1) : null;
  const kept = { isCovered: state.autoRestCover, ...habitsOf(run, history), costsFrom, restsLeft };
  return { reason, alive: aliveAfter(run, kept) };
}

/** Of those that a run has without Premium. Spent since the last completed date they are in no snapshot yet. */
function restsLeftOf(snapshot: Snapshot, now: number): number {
  const today = todayIn(snapshot, now);
  const shown = walkToToday(walkFrom(snapshot, today), snapshot, today);
  return restAllowance - (shown?.run.restCost ?? 0);
}

function reasonOf(
  isCovered: boolean,
  ends: StreakReason | null,
  { from }: RunAhead,
  { dates }: History,
): StreakReason | null {
  if (!isCovered) return { kind: 'notCovered' };
  if (ends) return ends;
  const first = addDays(from, -datesOfGap);
  let gap = 0;
  for (const { date, status, scheduled } of dates) {
    if (date < first || date >= from || scheduled) continue;
    gap = status === 'complete' || status === 'rest' ? 0 : gap + 1;
    if (gap > longestCoveredGap) return { kind: 'longGap' };
  }
  return null;
}

function habitsOf({ from }: RunAhead, { dates }: History): Pick<StreakKept, 'restShare' | 'gap'> {
  const past = dates.filter(({ date, run, scheduled }) => date < from && run !== null && !scheduled);
  const others = past.filter(({ status }) => status !== 'complete');
  const rests = others.filter(({ status, automaticRest }) => status === 'rest' && !automaticRest);
  const lastKept = past.findLastIndex(
    ({ status, automaticRest }) => status === 'complete' || (status === 'rest' && !automaticRest),
  );
  return {
    restShare: others.length === 0 ? 0 : rests.length / others.length,
    gap: past.length - 1 - lastKept,
  };
}

/** The share of ways ahead on which the streak lives through all of the dates, or to Day 100 where that comes first. */
export function aliveAfter(run: Omit<RunAhead, 'datesOfRun'>, kept: StreakKept, paths = pathsWalked): number {
  const first = toEpochDay(run.from);
  const random = seededRandom(Math.imul(run.openedAt | 0, 37) ^ toEpochDay(run.today));
  const rhythm = Rhythm.of(run.asked, run.from);
  const ahead = new Rhythm();
  const { firstOff, lastOff } = offsetsOff(run);
  let alive = 0;
  for (let path = 0; path < paths; path++) {
    ahead.goOnFrom(rhythm);
    const outcomes: Outcome[] = [];
    let left = run.daysLeft;
    for (let offset = 0; left > 0 && offset < datesOfStreak; offset++) {
      const weekday = weekdayOfEpochDay(first + offset);
      if (offset >= firstOff && offset <= lastOff && run.offWeekdays.includes(weekday)) {
        outcomes.push('off');
        continue;
      }
      const completed = random() < ahead.chanceOn(weekday);
      ahead.add(weekday, completed);
      if (completed) left -= 1;
      outcomes.push(completed ? 'done' : random() < kept.restShare ? 'rested' : 'missed');
    }
    if (staysAlive(outcomes, kept)) alive += 1;
  }
  return alive / paths;
}

export type Outcome = 'done' | 'rested' | 'missed' | 'off';

/** Whether a streak lives through these dates, by the rules of rest days and of cover. */
export function staysAlive(outcomes: readonly Outcome[], kept: StreakKept): boolean {
  let { gap, restsLeft } = kept;
  /** Dates of the gap that would cost a rest day. */
  let cost = 0;
  for (const [offset, outcome] of outcomes.entries()) {
    const costs = kept.costsFrom !== null && offset >= kept.costsFrom;
    if (outcome === 'off') continue;
    if (outcome === 'missed') {
      gap += 1;
      if (costs) cost += 1;
      if (!kept.isCovered || gap > longestCoveredGap || cost > restsLeft) return false;
      continue;
    }
    restsLeft -= cost;
    [gap, cost] = [0, 0];
    if (outcome === 'rested' && costs) restsLeft -= 1;
    if (restsLeft < 0) return false;
  }
  return true;
}
