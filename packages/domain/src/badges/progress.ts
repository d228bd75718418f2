import { startOfWeek, toEpochDay } from '../days/civil-date';
import { at } from '../runs/at';
import type { Snapshot } from '../runs/snapshot';
import type { State } from '../runs/state';
import type { BadgeId } from './badge-id';
import { badgeDefinitions } from './definitions';
import { type Tally, tallyOf } from './tally';

export interface BadgeProgress {
  badgeId: BadgeId;
  currentValue: number;
  targetValue: number;
  /** Rounded down, at most 99: a badge at 100 would be earned. */
  progressPercent: number;
}

/** Unearned badges that count something, the closest first. */
export function badgeProgress(snapshot: Snapshot, now: number): BadgeProgress[] {
  const state = at(snapshot, now);
  if (!state) return [];
  const tally = tallyOf(snapshot);
  const earned = new Set(state.badges.map(({ id }) => id));
  const entries: BadgeProgress[] = [];
  for (const { id, target } of badgeDefinitions) {
    if (target === null || earned.has(id)) continue;
    const currentValue = currentValueOf(id, state, tally);
    const progressPercent = Math.min(99, Math.floor((currentValue * 100) / target));
    entries.push({ badgeId: id, currentValue, targetValue: target, progressPercent });
  }
  return entries.sort((one, other) => other.progressPercent - one.progressPercent);
}

function currentValueOf(id: BadgeId, state: State, tally: Tally): number {
  const shown = tally.runs[state.run];
  switch (id) {
    case 'hundred_club':
    case 'thousand_thunder':
    case 'five_thousand_fury':
    case 'ten_thousand_titan':
      return tally.reps;
    case 'quarter_way':
    case 'halfway_hero':
    case 'three_quarters':
    case 'century_champion':
      return tally.runs.findLast(({ season }) => season === 1)?.completed ?? 0;
    case 'extra_mile':
      return tally.extraReps;
    case 'weekend_warrior':
      return shown?.weekends ?? 0;
    case 'century_club_legend':
      return shown?.season === 2 ? shown.completed : 0;
    case 'perfect_week':
      return tally.deeds.week?.sunday === toEpochDay(startOfWeek(state.today))
        ? tally.deeds.week.completed
        : 0;
    case 'comeback':
      return Math.min(tally.comebackDays, state.streak);
    default:
      return state.streak;
  }
}
