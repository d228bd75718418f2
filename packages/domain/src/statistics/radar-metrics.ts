import { exerciseIds } from '../days/exercises';
import type { HistoryEntry } from './history-entry';

export type RadarInput = {
  readonly completionRate: number;
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** Of the season shown: `centuryClubDay` in season 2. */
  readonly currentDay: number;
  readonly history: readonly HistoryEntry[];
};

export type RadarMetric = {
  readonly name: 'Consistency' | 'Streak' | 'Progress' | 'Strength' | 'Endurance';
  /** 0 to 100. */
  readonly value: number;
};

const fullStreak = 30;
const fullProgress = 100;
const fullEndurance = 50;
/** The target of each exercise on Day 100. */
const fullStrength = 109;

function percentOf(value: number, full: number): number {
  return Math.min(100, Math.round((value / full) * 100));
}

/**
 * Reps of one exercise on an average completed day. Day 100 asks 109 of *each* exercise; the average sum of
 * the three passes 109 on Day 54 of a plain run, and would say nothing from then on.
 */
function averageRepsPerExercise(history: readonly HistoryEntry[]): number {
  const completed = history.filter(({ status }) => status === 'complete');
  if (completed.length === 0) return 0;
  const reps = completed.reduce((sum, { totalRepsCompleted }) => sum + totalRepsCompleted, 0);
  return reps / completed.length / exerciseIds.length;
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
