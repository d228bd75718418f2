import { listText } from '@hundred/domain/text/list';
import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

/** The day on which a plan starts. */
export type StartDay = 'today' | 'tomorrow';

export const text = defineText('plans', {
  plan: 'Plan',
  planLede: 'Change the reps. Days and streaks stay.',
  schedule: 'Schedule',
  scheduleLede: 'Pick your weekdays and times.',
  planNotLoaded: 'We couldn’t load your plan',
  scheduleNotLoaded: 'We couldn’t load your schedule',
  loadingPlan: 'Loading your plan',
  loadingSchedule: 'Loading your schedule',
  runFinished: 'This challenge is finished',
  planOfNextRun: 'You can choose a plan when your next challenge starts.',
  noRun: 'No challenge in progress',
  scheduleOfNextRun: 'Your schedule comes back with your next challenge.',
  yourCalendar: 'Your calendar app',
  brokenLink: 'This link has no plan. Ask for a new link.',
  planFromLink: 'This plan came from a link. Nothing changes until you apply it.',
  lockedScheduleTitle: 'Plan your week',
  lockedSchedule: 'With Premium, you can take days off and set a time for each day.',
  lockedPlanTitle: 'Train with your own plan',
  tryForFree: 'Build a plan for free. To use it, you need Premium.',
  planStaysForRun: 'You keep your plan for this challenge. You need Premium to change it.',
  planStaysWithoutWeekdaysOff:
    'You keep your plan for this challenge, without its days off. You need Premium to change it.',

  presets: 'Preset plans',
  ownPlanName: 'My plan',

  amount: 'How many reps',
  amountFor: 'How many reps for',
  allThree: 'All three',
  eachExercise: 'Each exercise',
  percentOfStandard: 'Percent of the standard reps',
  percentSpoken: ({ percent }: { percent: string }) => `${percent} percent`,
  standardMark: 'Standard',
  withCustomSteps: ({ names }: { names: readonly string[] }) =>
    `You set the reps for ${listText(names.map(nameInSentence))} yourself, below.`,

  movements: 'Movements',
  exercise: 'Exercise',
  movementFor: ({ exercise }: { exercise: string }) => `Choose a movement for ${nameInSentence(exercise)}`,
  showOnly: 'Filter movements',

  steps: 'Reps by day',
  stepsFor: 'Reps by day for',
  customSteps: 'Set my own reps',
  stepFields: {
    start: 'Start at (reps)',
    step: 'Go up by (reps)',
    every: 'Go up every (days)',
    ceiling: 'Never above (reps)',
  },
  range: ({ min, max }: { min: number; max: number }) => `From ${min} to ${max}`,
  allDaysOf: ({ exercise }: { exercise: string }) => `${exercise}, all 100 days`,
  chartColumns: ['Day', 'Standard', 'Yours'],
  firstDayMark: 'Day 1',
  standardLine: 'standard',
  ownLine: 'yours',
  greenLine: 'The green line shows your days so far.',
  sameEveryDay: ({ reps, from }: { reps: string; from: number }) =>
    `You do ${reps} reps every day from Day ${from}.`,
  asStandard: ({ first, from, last, lastDay }: Rise) =>
    `You do ${first} reps on Day ${from} and ${last} on Day ${lastDay}. That is the standard plan.`,
  shareOfStandard: ({ first, from, percent, last, lastDay }: Rise & { percent: string }) =>
    `You do ${first} reps on Day ${from} and ${last} on Day ${lastDay}. That is ${percent} of the standard plan.`,
  risesBySteps: ({ first, from, last, lastDay, step, every }: Rise & { step: number; every: number }) =>
    plural(every, {
      one: `You do ${first} reps on Day ${from}, then ${step} more every day. You reach ${last} reps on Day ${lastDay}.`,
      other: `You do ${first} reps on Day ${from}, then ${step} more every ${every} days. You reach ${last} reps on Day ${lastDay}.`,
    }),

  startDay: ({ start, day }: { start: StartDay; day: number }) =>
    start === 'today' ? `Today, Day ${day}` : `Tomorrow, Day ${day}`,
  day: ({ day }: { day: number }) => `Day ${day}`,
  standardReps: ({ reps }: { reps: string }) => `standard: ${reps} reps`,
  total: 'Total',
  reps: ({ reps }: { reps: string }) => `${reps} reps`,
  daysSoFar: 'Your days so far',
  lastSevenDays: 'Your last 7 finished days',
  perDay: ({ reps }: { reps: string }) => `${reps} reps a day`,
  farAboveUsual: 'This plan is far more than you’ve been doing. Try a slower start.',
  todayIsBegun: 'You already started today, so this plan starts tomorrow.',
  runStays: 'You keep your day, streak and badges.',

  useFrom: { today: 'Apply from today', tomorrow: 'Apply from tomorrow' },
  useLastFrom: {
    today: 'Go back to my previous plan today',
    tomorrow: 'Go back to my previous plan tomorrow',
  },
  inUse: 'In use',
  startsTomorrow: 'Starts tomorrow',
  saving: 'Saving',
  undoChanges: 'Undo changes',
  share: 'Share this plan',
  linkCopied: 'Link copied',
  shareTitle: 'A plan for Hundred',
  backToStandard: 'Go back to the standard plan',
  backToStandardTitle: 'Go back to the standard plan?',
  standardFrom: {
    today: 'You do the standard reps from today.',
    tomorrow: 'You do the standard reps from tomorrow.',
  },
  weekdaysOffEnd: 'Your weekly days off end too.',
  usableAgain: 'You can use your plan again later.',
  usableWithPremium: 'You need Premium to use your plan again.',
  planStarts: { today: 'Your plan starts today.', tomorrow: 'Your plan starts tomorrow.' },
  standardStarts: {
    today: 'The standard plan starts today.',
    tomorrow: 'The standard plan starts tomorrow.',
  },
  notSaved: 'We couldn’t save your plan. Try again.',
  offline: 'No connection. Your changes stay here. Try again when you’re online.',

  weekdays: 'Training days',
  weekdaysOffEnded: 'Premium ended, so your days off ended too. You train every day again.',
  weekdayOff: 'A day off has no reps. It keeps your streak and uses no rest day.',
  off: 'off',
  leastDays: 'You can’t take more days off.',
  daysAWeek: ({ days }: { days: number }) => `You train ${days} days a week.`,
  daysAWeekUntil: ({ days, date }: { days: number; date: string }) =>
    `You train ${days} days a week until Premium ends on ${date}, then every day.`,
  finish: ({ day, date }: { day: number; date: string }) =>
    `You reach Day ${day} around ${date} if you miss no days.`,
});

/** The reps of the first day and of the day on which they stop rising. */
type Rise = { first: string; from: number; last: string; lastDay: number };
