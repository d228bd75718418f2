import { longestCoveredGap, restAllowance } from '../../challenge/facts/allowance';
import type { Snapshot } from '../../challenge/fold/snapshot';
import type { DateRecord, History } from '../../challenge/state/state';
import { stateAt } from '../../challenge/state/state-at';
import { todayIn, walkToToday } from '../../challenge/state/walk-to-today';
import { addDays, type CivilDate, daysBetween } from '../../days/civil-date';
import { entitlementOf } from '../../entitlements/entitlement';
import type { Tier } from '../../entitlements/feature-tiers';
import type { RunAhead } from './run-ahead';
import { type DrawnOutcome, pathCount, Simulation } from './simulation';

/** The settings that keep a streak over dates that are not completed. */
export interface StreakProtection {
  /** True if gaps are covered automatically, as far as possible. */
  isCovered: boolean;
  /** The share of uncompleted dates on which a rest day is taken on purpose. */
  restShare: number;
  /** The current row of dates that are neither done nor rested. */
  gap: number;
  /** The offset from which on rest days are limited; null if they never are. */
  costsFrom: number | null;
  restsLeft: number;
}

/** The reason for reporting the survival of a streak. */
export type StreakReason = { kind: 'notCovered' } | PremiumEnd | { kind: 'longGap' };

interface PremiumEnd {
  kind: 'premiumEnds';
  tier: Tier;
  /** The last date with unlimited rest days. Afterwards there are `restsLeft`, and no weekday is off. */
  on: CivilDate;
  restsLeft: number;
  /** Whether the plan has weekdays off until then. */
  hasOffWeekdays: boolean;
}

export interface StreakAhead {
  reason: StreakReason;
  /** The share of paths, from 0 to 1, on which the streak survives the period. */
  alive: number;
}

/** The dates ahead for which the survival is forecast. */
export const datesOfStreak = 30;
/** The past dates in which a long gap is looked for. */
const datesOfGap = 90;
/** Differs from the factor of other figures, so that their paths are independent. */
const seedFactor = 37;

/**
 * How likely the streak survives the next dates. Null without a streak, and without a reason to report it: with unlimited
 * rest days a streak hardly ever ends.
 */
export function streakAheadOf(
  run: RunAhead,
  history: History,
  snapshot: Snapshot,
  now: number,
): StreakAhead | null {
  const state = stateAt(snapshot, now);
  const { tier, isPremium } = entitlementOf(snapshot, now);
  if (!state || state.streak === 0) return null;
  const restsLeft = restsLeftOf(snapshot, now);
  const premiumEnd = isPremium ? premiumEndOf(run, tier, restsLeft) : null;
  const isCovered = state.autoRestCover;
  const reason = isCovered ? (premiumEnd ?? longGapIn(run, history)) : { kind: 'notCovered' as const };
  if (!reason) return null;
  const costsFrom = premiumEnd ? Math.max(0, daysBetween(run.from, premiumEnd.on) + 1) : null;
  const protection = { isCovered, ...habitsOf(run, history), costsFrom, restsLeft };
  return { reason, alive: survivalShare(run, protection) };
}

/** The end of Premium, until which weekdays can be off; null if it lies after the dates of the forecast. */
function premiumEndOf(run: RunAhead, tier: Tier, restsLeft: number): PremiumEnd | null {
  const { from, offUntil: on, offWeekdays } = run;
  if (on === null || on >= addDays(from, datesOfStreak - 1)) return null;
  return { kind: 'premiumEnds', tier, on, restsLeft, hasOffWeekdays: offWeekdays.length > 0 };
}

/** The remaining rest days without Premium. Those spent since the last completed date are not in a snapshot yet. */
function restsLeftOf(snapshot: Snapshot, now: number): number {
  const today = todayIn(snapshot, now);
  const { shown } = walkToToday(snapshot, today);
  return restAllowance - (shown?.run.restCost ?? 0);
}

/** Whether a gap of the last dates was too long to be covered. */
function longGapIn({ from }: RunAhead, { dates }: History): { kind: 'longGap' } | null {
  const first = addDays(from, -datesOfGap);
  let gap = 0;
  for (const { date, status, scheduled } of dates) {
    if (date < first || date >= from || scheduled) continue;
    gap = status === 'complete' || status === 'rest' ? 0 : gap + 1;
    if (gap > longestCoveredGap) return { kind: 'longGap' };
  }
  return null;
}

/** A rest day that the person took, not one of automatic cover. */
const isTakenRest = ({ status, automaticRest }: DateRecord) => status === 'rest' && !automaticRest;

/** The settings that follow from past dates: how often the person rests on purpose, and the current gap. */
function habitsOf({ from }: RunAhead, { dates }: History): Pick<StreakProtection, 'restShare' | 'gap'> {
  const past = dates.filter(({ date, run, scheduled }) => date < from && run !== null && !scheduled);
  const uncompletedDates = past.filter(({ status }) => status !== 'complete');
  const rests = uncompletedDates.filter(isTakenRest);
  const lastBeforeGap = past.findLastIndex((record) => record.status === 'complete' || isTakenRest(record));
  return {
    restShare: uncompletedDates.length === 0 ? 0 : rests.length / uncompletedDates.length,
    gap: past.length - 1 - lastBeforeGap,
  };
}

/** The share of paths on which the streak survives all dates, or until Day 100 if that comes first. */
export function survivalShare(
  run: Omit<RunAhead, 'datesOfRun'>,
  protection: StreakProtection,
  paths = pathCount,
): number {
  const simulation = new Simulation(run, seedFactor);
  let alive = 0;
  for (let path = 0; path < paths; path++) {
    const outcomes: Outcome[] = [];
    simulation.drawPath(datesOfStreak, (_, outcome) => {
      const isRested = outcome === 'missed' && simulation.random() < protection.restShare;
      outcomes.push(isRested ? 'rested' : outcome);
    });
    if (staysAlive(outcomes, protection)) alive += 1;
  }
  return alive / paths;
}

export type Outcome = DrawnOutcome | 'rested';

/** Whether a streak survives these dates, by the rules of rest days and cover. */
export function staysAlive(outcomes: readonly Outcome[], protection: StreakProtection): boolean {
  let { gap, restsLeft } = protection;
  /** The dates of the gap that would cost a rest day. */
  let cost = 0;
  for (const [offset, outcome] of outcomes.entries()) {
    const isLimited = protection.costsFrom !== null && offset >= protection.costsFrom;
    if (outcome === 'off') continue;
    if (outcome === 'missed') {
      gap += 1;
      if (isLimited) cost += 1;
      if (!protection.isCovered || gap > longestCoveredGap || cost > restsLeft) return false;
      continue;
    }
    restsLeft -= cost;
    gap = 0;
    cost = 0;
    if (outcome === 'rested' && isLimited) restsLeft -= 1;
    if (restsLeft < 0) return false;
  }
  return true;
}
