import { type BadgeId, badgeIds } from '../challenge/facts/badge-id';
import type { Snapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import { badgeRule } from './badge-rules';
import { tallyOf } from './tally';

export interface BadgeProgressEntry {
  badgeId: BadgeId;
  currentValue: number;
  targetValue: number;
  /** Rounded down, at most 99: at 100 the badge would be earned. */
  progressPercent: number;
}

/** Unearned badges that count something, closest first. */
export function badgeProgress(snapshot: Snapshot, now: number): BadgeProgressEntry[] {
  const state = stateAt(snapshot, now);
  if (!state) return [];
  const tally = tallyOf(snapshot);
  const earnedIds = new Set(state.badges.map(({ id }) => id));
  const entries: BadgeProgressEntry[] = [];
  for (const badgeId of badgeIds) {
    const rule = badgeRule(badgeId);
    if ('isDone' in rule || earnedIds.has(badgeId) || (rule.inPremium && !state.isPremium)) continue;
    const { completed, total } = rule.progress?.(tally) ?? {
      completed: rule.current(tally, state),
      total: rule.target,
    };
    const progressPercent = Math.min(99, Math.floor((completed * 100) / total));
    entries.push({ badgeId, currentValue: completed, targetValue: total, progressPercent });
  }
  return entries.sort((one, other) => other.progressPercent - one.progressPercent);
}
