import { exerciseIds } from '../days/exercises';
import type { HistoryDay } from './history-entry';

export type RadarInput = {
  readonly completionRate: number;
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** The day of the shown season: `centuryClubDay` in season 2. */
  readonly currentDay: number;
  readonly history: readonly HistoryDay[];
};

export type RadarMetric = {
  readonly name: 'Consistency' | 'Streak' | 'Progress' | 'Strength' | 'Endurance';
  /** 0 to 100. */
  readonly value: number;
};

/** The values that the chart shows as 100. */
export const fullStreak = 30;
export const fullProgress = 100;
export const fullEndurance = 50;
/** The target of each exercise on Day 100. */
export const fullStrength = 109;

function percentOf(value: number, full: number): number {
  return Math.min(100, Math.round((value / full) * 100));
}

/**
 * The reps of one exercise on an average completed day. The sum of the three would say nothing from Day 54 on: there its
 * average exceeds 109, the target of each exercise on Day 100.
 */
function averageRepsPerExercise(history: readonly HistoryDay[]): number {
  const completedDates = history.filter(({ status }) => status === 'complete');
  if (completedDates.length === 0) return 0;
  const reps = completedDates.reduce((sum, { totalRepsCompleted }) => sum + totalRepsCompleted, 0);
  return reps / completedDates.length / exerciseIds.length;
}

/** Performance Metrics, each capped at 100. */
export function radarMetrics(input: RadarInput): RadarMetric[] {
  return [
    { name: 'Consistency', value: percentOf(input.completionRate, 100) },
    { name: 'Streak', value: percentOf(input.currentStreak, fullStreak) },
    { name: 'Progress', value: percentOf(input.currentDay, fullProgress) },
    { name: 'Strength', value: percentOf(averageRepsPerExercise(input.history), fullStrength) },
    { name: 'Endurance', value: percentOf(input.longestStreak, fullEndurance) },
  ];
}
