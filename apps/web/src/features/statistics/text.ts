import {
  fullEndurance,
  fullProgress,
  fullStreak,
  fullStrength,
} from '@hundred/domain/statistics/radar-metrics';
import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

type DayAndReps = { day: number; reps: string };

export const text = defineText('statistics', {
  title: 'Performance Analytics',
  lede: 'Track your progress and see how far you’ve come',
  loading: 'Loading your statistics',
  notLoaded: 'We couldn’t load your statistics',
  yourNumbers: 'Your numbers',
  currentDay: 'Current Day',
  currentStreak: 'Current Streak',
  totalReps: 'Total Reps',
  badgesEarned: 'Badges Earned',
  ofAll: ({ all }: { all: number }) => `of ${all}`,
  days: ({ count }: { count: number }) => plural(count, { one: 'day', other: 'days' }),
  nothingYet: 'Nothing to show yet.',
  pictureFailed: 'We couldn’t load the chart. The numbers are below.',
  dailyProgress: 'Daily Progress (Last 30 Days)',
  exerciseBreakdown: 'Exercise Breakdown',
  performanceMetrics: 'Performance Metrics',
  weeklyPerformance: 'Weekly Performance',
  targetReps: 'Target Reps',
  completed: 'Completed',
  today: 'Today',
  daysCompleted: 'Days Completed',
  /** The metrics by the name that the rules use. */
  metrics: {
    Consistency: 'Consistency',
    Streak: 'Streak',
    Progress: 'Progress',
    Strength: 'Strength',
    Endurance: 'Endurance',
  },
  /** What a metric of 100 stands for. */
  fullMetrics: {
    Consistency: 'No missed days',
    Streak: `A ${fullStreak}-day streak`,
    Progress: `Day ${fullProgress}`,
    Strength: `${fullStrength} reps per exercise on an average day`,
    Endurance: `A longest streak of ${fullEndurance} days`,
  },
  /** What a metric is a percentage of. */
  metricBases: {
    Consistency: 'of days done',
    Streak: `of ${fullStreak} days`,
    Progress: `of ${fullProgress} days`,
    Strength: `of ${fullStrength} reps each`,
    Endurance: `of ${fullEndurance} days in a row`,
  },
  week: ({ week }: { week: number }) => `Week ${week}`,
  shortWeek: ({ week }: { week: number }) => `W${week}`,
  daysByWeek: ({ first, days }: { first: number; days: string }) =>
    `Days completed per week, starting with Week ${first}: ${days}`,
  columns: {
    date: 'Date',
    day: 'Day',
    exercise: 'Exercise',
    repsAtTarget: 'Target reps',
    share: 'Percent of reps',
    metric: 'Metric',
    outOf100: 'Out of 100',
    fullMetric: 'What 100 means',
    week: 'Week',
    ofSevenDays: 'Percent of 7 days',
  },
  bests: {
    title: 'Personal bests',
    mostReps: 'Most reps in a day',
    dayAndWeekday: ({ day, weekday }: { day: string; weekday: string }) => `Day ${day}, ${weekday}`,
    bestWeek: 'Most reps in a week',
    weekAndDays: ({ dates, days }: { dates: string; days: number }) => `${dates}, ${days} of 7 days`,
    fastestDay: 'Fastest day',
    minutes: 'min',
    day: ({ day }: { day: string }) => `Day ${day}`,
    longestStreak: 'Longest streak',
    streakNow: 'Your streak right now',
    streakAt: ({ days }: { days: number }) => plural(days, { one: 'Now: 1 day', other: `Now: ${days} days` }),
  },
  story: {
    keepGoing: ({ day }: { day: string }) => `Day ${day}. Keep going.`,
    /** After the factor, such as "2.4". */
    timesDay1: 'times your Day 1 reps.',
    repsToday: ({ reps }: { reps: string }) => `Today’s target: ${reps} reps in total.`,
    repsOnDay1: ({ reps }: { reps: string }) => `${reps} reps on Day 1`,
    today: ({ reps }: { reps: string }) => `${reps} today`,
    yesterday: ({ reps }: { reps: string }) => `${reps} yesterday`,
    onDay: ({ day, reps }: DayAndReps) => `${reps} on Day ${day}`,
    done: ({ parts }: { parts: readonly string[] }) => `${parts.join(', ')}.`,
    goal: ({ day, reps }: DayAndReps) => `On Day ${day}, you’ll do ${reps} reps.`,
    chart: {
      done: ({ first, last, day }: { first: number; last: number; day: number }) =>
        `Reps per day, from ${first} on Day 1 to ${last} on Day ${day}.`,
      open: ({ day, reps }: { day: number; reps: number }) =>
        `Today is Day ${day}, with a target of ${reps} reps.`,
      goal: ({ day, reps }: { day: number; reps: number }) => `On Day ${day}, you’ll do ${reps} reps.`,
      day: ({ day }: { day: number }) => `Day ${day}`,
      todayOpen: 'today, not done yet',
    },
  },
});
