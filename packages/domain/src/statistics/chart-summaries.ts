import type { ExerciseId } from '../days/exercises';
import type { DailyPoint } from './daily-series';
import type { BreakdownPart } from './exercise-breakdown';
import type { RadarMetric } from './radar-metrics';
import type { WeekGroup } from './weekly-groups';

const nothingYet = 'Nothing to show yet. Complete your first day.';

function count(amount: number, one: string, many: string, locale: string): string {
  return `${amount.toLocaleString(locale)} ${amount === 1 ? one : many}`;
}

export function dailySummary(points: readonly DailyPoint[], locale: string): string {
  if (points.length === 0) return nothingYet;
  const completedReps = points.reduce((sum, { completed }) => sum + (completed ?? 0), 0);
  const daysReached = points.filter(
    ({ target, completed }) => completed !== null && completed >= target,
  ).length;
  const days = points.length === 1 ? 'On this day' : `In the last ${points.length} days`;
  const reps = count(completedReps, 'rep', 'reps', locale);
  return `${days}, you did ${reps}. You reached your target on ${count(daysReached, 'day', 'days', locale)}.`;
}

type SummedWeek = Pick<WeekGroup, 'label' | 'daysCompleted' | 'totalReps'>;

export function weeklySummary(weeks: readonly SummedWeek[], locale: string): string {
  const latest = weeks.at(-1);
  if (latest === undefined) return nothingYet;
  const reps = count(latest.totalReps, 'rep', 'reps', locale);
  const latestSentence = `${latest.label}: you completed ${latest.daysCompleted} of 7 days and did ${reps}.`;
  const best = weeks.reduce((top, week) => (week.totalReps > top.totalReps ? week : top));
  if (best === latest) return latestSentence;
  return `${latestSentence} Of the weeks shown, ${best.label} had the most reps: ${best.totalReps.toLocaleString(locale)}.`;
}

export function breakdownSummary(
  parts: readonly BreakdownPart[],
  names: Readonly<Record<ExerciseId, string>>,
  locale: string,
): string {
  if (parts.every(({ reps }) => reps === 0)) return nothingYet;
  const each = parts.map(
    ({ exercise, reps, share }) =>
      `${names[exercise]} ${count(reps, 'rep', 'reps', locale)} (${share.toLocaleString(locale)}%)`,
  );
  return `Target reps you completed in this challenge: ${each.join(', ')}.`;
}

export function radarSummary(metrics: readonly RadarMetric[]): string {
  const scores = metrics.map(({ name, value }) => `${name} ${value}`).join(', ');
  return `Scores out of 100: ${scores}. The table shows what 100 means.`;
}
