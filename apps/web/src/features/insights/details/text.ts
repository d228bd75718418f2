import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('insights/details', {
  tooEarly: 'Finish three days to see details',
  tooEarlyReason: 'You haven’t finished three days in this challenge yet.',
  lockedTitle: 'See your days in detail',
  locked: 'Compare your weekdays, times of day and weeks. See your records for any challenge.',
  show: 'Show',
  allRuns: 'All challenges',
  run: ({ number, date }: { number: number; date: string }) => `Challenge ${number}, started ${date}`,
  runOnPath: ({ number, path, date }: { number: number; path: string; date: string }) =>
    `Challenge ${number}, ${path}, started ${date}`,

  byWeekday: 'By weekday',
  noWeekdays: 'You have no days to compare yet.',
  allWeekdaysAlike: ({ percent }: { percent: string }) =>
    `You do equally well on every weekday: ${percent} of days done.`,
  weekdaysAlike: ({ percent }: { percent: string }) =>
    `You do equally well on all your training days: ${percent} of days done.`,
  bestAndHardest: ({ best, hardest }: { best: string; hardest: string }) =>
    `Best: ${best}. Hardest: ${hardest}.`,
  weekdayShare: ({ weekday, done, due }: { weekday: string; done: string; due: string }) =>
    `${weekday} (${done} of ${due} done)`,
  restsNotCounted: 'Rest days aren’t included.',
  weekdayColumns: ['Weekday', 'Planned', 'Done', 'Percent'],

  byHour: 'By time of day',
  noHours: 'You haven’t finished a day yet.',
  allDays: ({ all, from, to }: Hours) => `You finished all ${all} days between ${from} and ${to}.`,
  mostDays: ({ days, all, from, to }: Hours) =>
    `You finish most days (${days} of ${all}) between ${from} and ${to}.`,
  mostOften: ({ days, all, from, to }: Hours) =>
    `You finish most often between ${from} and ${to}: ${days} of ${all} days.`,
  noHourStandsOut: 'You have no usual time yet.',
  hourColumns: ['Finish time', 'Days'],

  byWeek: 'By week',
  noReps: 'You haven’t done any reps yet.',
  bestWeek: ({ date, reps, days }: { date: string; reps: string; days: number }) =>
    plural(days, {
      one: `Your best week started on ${date}: ${reps} reps and 1 finished day. Weeks start on Sunday.`,
      other: `Your best week started on ${date}: ${reps} reps and ${days} finished days. Weeks start on Sunday.`,
    }),
  weekFrom: 'Week of',
  weekColumns: ['Extra reps', 'Days done', 'Seconds per rep'],

  records: 'Records',
  mostInADay: 'Most reps in a day',
  mostInAWeek: 'Most reps in 7 days',
  mostInAMonth: 'Most reps in 30 days',
  longestStreak: 'Longest streak',
  dayUnit: ({ days }: { days: number }) => plural(days, { one: 'day', other: 'days' }),
  longestGap: 'Most days missed in a row',
  noGap: 'None',

  compareRuns: 'Compare challenges',
  compareWith: 'Compare with',
  comparedAt: ({ day }: { day: string }) => `Both challenges at the end of Day ${day}.`,
  byDay: ({ day }: { day: string }) => `By Day ${day}`,
  thisRun: 'Selected challenge',
  earlierRun: 'Earlier challenge',
  compared: { reps: 'Reps', dates: 'Days it took', rests: 'Rest days', missed: 'Missed days' },
});

type Hours = { days: string; all: string; from: string; to: string };
