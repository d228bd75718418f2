import { can } from '../entitlements/features';
import type { RunRecord } from '../runs/run-record';
import { type Deeds, lastCompleted, type Snapshot } from '../runs/snapshot';
import { addReps, walkCompletedDate } from '../streaks/completed-date';
import { chainOf, walkFrom } from '../streaks/walk';

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
      (fact) => fact.kind === 'premiumBegan' && can({ tier: fact.plan }, 'supporter-badge'),
    ),
  };
}
