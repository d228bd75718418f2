import { defineText } from '../../../ui/language/define-text';

export const text = defineText('insights/recovery', {
  tooEarly: 'Recovery insights come after two weeks',
  tooEarlyReason: ({ days }: { days: string }) =>
    `We need ${days} days to compare. Until then, rate how hard your days are.`,
  lockedTitle: 'See how hard you train',
  locked: 'Compare what you did with your plan. See how hard your days felt.',

  costsMore: 'Training has felt harder lately. Take a rest day: your streak stays.',
  costsMoreReason: ({ lately, before }: { lately: string; before: string }) =>
    `Your last 7 ratings average ${lately}. The ratings before them averaged ${before}.`,
  moreThanPlanned: 'Your load rose faster than planned',
  moreThanPlannedReason: ({ own, plan }: { own: string; plan: string }) =>
    `Your daily load is ${own} times as high as in earlier weeks. Your plan asked for ${plan} times.`,
  withoutBreak: 'Time for a break',
  withoutBreakReason: ({ days }: { days: string }) =>
    `You trained ${days} days in a row. The last day you rated felt hard. A rest day keeps your streak.`,
  rested: 'You look rested',
  restedReason: 'You rested on at least 3 of the last 7 days. The last workout you rated felt easy.',
  takeRestDay: 'Take a rest day',

  load: 'Load over 42 days',
  loadExplained: 'Load adds up your reps, and harder reps count more. A push-up is 1 point.',
  lastSeven: ({ done, target }: { done: string; target: string }) =>
    `Last 7 days: ${done} of ${target} planned points.`,
  daysInARow: ({ days }: { days: string }) => `You trained ${days} days in a row.`,
  statuses: { complete: 'Done', partial: 'Partial', rest: 'Rest', missed: 'Missed', open: 'Not done yet' },
  plan: 'Plan',
  loadColumns: ['Date', 'Status', 'Load', 'Plan', 'Effort'],
  today: 'Today',
  effort: 'Effort',

  againstPlan: 'Last 7 days vs your plan',
  ofPlan: ({ done, target }: { done: string; target: string }) => `${done} of ${target} points`,
  againstBefore: 'Daily load vs earlier weeks',
  times: ({ figure }: { figure: string }) => `${figure}×`,
  planTimes: ({ figure }: { figure: string }) => `your plan: ${figure}×`,
  nothingToCompare: 'nothing to compare yet',
  daysWithoutBreak: 'Days without a break',
  since: ({ date }: { date: string }) => `since ${date}`,
  sinceStart: 'since you started',
  effortOfRatings: 'Effort, last 7 ratings',
  ofFive: ({ effort }: { effort: string }) => `${effort} of 5`,
  inRatingsBefore: ({ figure }: { figure: string }) => `${figure} in the ratings before those`,
  effortPerLoad: 'Effort per 100 points, last 14 days',
  inDaysBefore: ({ figure }: { figure: string }) => `${figure} in the 14 days before those`,

  disclaimer:
    'These are counts, not measurements of your body. Pain, chest discomfort or dizziness? Stop and ask a doctor.',
});
