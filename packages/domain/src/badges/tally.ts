import { programLength } from '../days/exercises';
import { can } from '../entitlements/features';
import { lastCompleted } from '../runs/fold';
import type { RunRecord } from '../runs/run-record';
import type { Deeds, Snapshot } from '../runs/snapshot';
import { addReps, walkCompletedDate } from '../streaks/completed-date';
import { chainOf, walkFrom } from '../streaks/walk';
import { type BadgeId, badgeIds } from './badge-id';
import { targetOf } from './definitions';

/** Everything in a log that earns a badge, counted to its end. Independent of the clock. */
export interface Tally {
  runs: readonly RunRecord[];
  deeds: Deeds;
  longestStreak: number;
  reps: number;
  extraReps: number;
  daysCompleted: number;
  /** Days in a row since a gap that makes a comeback; 0 without one. */
  comebackDays: number;
  bought: boolean;
}

export function tallyOf(snapshot: Snapshot): Tally {
  const walk = walkFrom(snapshot, null);
  const last = lastCompleted(snapshot);
  if (last) walkCompletedDate(walk, last.day, true);
  for (const day of snapshot.days) addReps(walk.totals, day);
  const latest = walk.runs.at(-1);
  const chain = latest && chainOf(walk, latest);
  return {
    runs: walk.runs,
    deeds: walk.deeds,
    longestStreak: walk.longestStreak,
    reps: walk.totals.reps,
    extraReps: walk.totals.extraReps,
    daysCompleted: walk.totals.daysCompleted,
    comebackDays: chain?.comeback ? chain.streak : 0,
    bought: snapshot.premium.some(
      (fact) => fact.kind === 'premiumBegan' && can({ standing: fact.plan }, 'supporter-badge'),
    ),
  };
}

/** Every badge the log deserves, recorded as earned or not, in the order of the badge list. */
export function deservedBadges(snapshot: Snapshot): BadgeId[] {
  const tally = tallyOf(snapshot);
  return badgeIds.filter((id) => deserves(tally, id));
}

function deserves(tally: Tally, id: BadgeId): boolean {
  switch (id) {
    case 'first_step':
      return tally.daysCompleted > 0;
    case 'week_warrior':
    case 'consistency_king':
    case 'unstoppable':
    case 'legendary_streak':
      return tally.longestStreak >= targetOf(id);
    case 'quarter_way':
    case 'halfway_hero':
    case 'three_quarters':
    case 'century_champion':
      return tally.runs.some(({ season, completed }) => season === 1 && completed >= targetOf(id));
    case 'hundred_club':
    case 'thousand_thunder':
    case 'five_thousand_fury':
    case 'ten_thousand_titan':
      return tally.reps >= targetOf(id);
    case 'extra_mile':
      return tally.extraReps >= targetOf(id);
    case 'weekend_warrior':
      return tally.runs.some(({ weekends }) => weekends >= targetOf(id));
    case 'century_club_member':
      return tally.runs.some(({ season }) => season === 2);
    case 'century_club_legend':
      return tally.runs.some(({ season, completed }) => season === 2 && completed >= programLength);
    case 'perfect_week':
      return tally.deeds.perfectWeek;
    case 'early_bird':
      return tally.deeds.earlyBird;
    case 'night_owl':
      return tally.deeds.nightOwl;
    case 'comeback':
      return tally.deeds.comeback;
    case 'swift_set':
      return tally.deeds.swiftSet;
    case 'iron_supporter':
      return tally.bought;
  }
}
