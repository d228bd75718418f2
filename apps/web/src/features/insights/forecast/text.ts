import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('insights/forecast', {
  noRun: 'No challenge in progress',
  noRunReason: 'Your forecast comes back with your next challenge.',
  lockedTitle: 'See when you’ll finish',
  locked: 'Get the likely date of your Day 100.',
  tooEarly: 'Your forecast comes after 14 planned days',
  tooEarlyReason: ({ days }: { days: string }) => `Planned days so far: ${days}.`,
  firstDay: 'Day 1',
  today: 'Today',
  lastDay: 'Day 100',
  overAYear: 'More than a year at this pace',
  overAYearReason: 'Every day you finish brings Day 100 closer.',
  isChanging: 'Your habits are changing, so we can’t predict your Day 100.',
  isChangingReason:
    'Your last 14 planned days differ a lot from the 28 before them. Your forecast comes back once your days are more regular.',
  lately: 'Done in your last 14 planned days',
  before: 'Done in the 28 planned days before',

  lastDayAround: 'Day 100 around',
  likelyOn: '80% likely on that day, if you keep this pace.',
  likelyBetween: ({ from, to }: { from: string; to: string }) =>
    `80% likely between ${from} and ${to}, if you keep this pace.`,
  noneMissed: 'Day 100 if you finish every day',
  daysToGo: 'Days to go',
  finishedLately: ({ days }: { days: string }) => `Done in the last ${days} planned days`,

  finishes: '100 simulated finishes',
  finishesText: 'Each square is one simulated finish. The 80 most likely are solid.',
  finishColumns: ['Finish', 'Times in 100'],
  later: 'Later',

  nextDays: ({ days }: { days: number }) => `Next ${days} days`,
  until: ({ date }: { date: string }) => `until ${date}`,
  perfectWeek: 'chance of a perfect week.',
  perfectFortnight: 'chance of two perfect weeks.',
  perfectToEnd: 'chance of finishing every day until Day 100.',
  streak: 'Your streak',
  streakLasts: ({ days }: { days: number }) => `chance that your streak lasts another ${days} days.`,
  streakLastsToEnd: ({ days }: { days: number }) =>
    `chance that your streak lasts another ${days} days or until Day 100.`,
  notCovered: 'A missed day ends your streak, because you turned off “Cover missed days with rest days”.',
  trialEnds: ({ date }: { date: string }) => `Your trial ends on ${date}.`,
  starterEnds: ({ date }: { date: string }) => `Starter ends on ${date}.`,
  restsAfter: ({ rests }: { rests: number }) =>
    rests === 0
      ? 'After that you have no rest days left.'
      : plural(rests, {
          one: 'After that you have 1 rest day left.',
          other: `After that you have ${rests} rest days left.`,
        }),
  weekdaysOffEnd: 'Your weekly days off end too.',
  longGap: 'You missed four or more days in a row in the last 90 days. Rest days can’t cover that many.',

  timePerDay: 'Time per day',
  timerTime: 'estimated from your timer',
  onDay: ({ day }: { day: number }) => `Day ${day}`,
  timeWithRange: ({ time, from, to }: { time: string; from: string; to: string }) =>
    `${time}, mostly between ${from} and ${to}`,
  timeReason:
    'We use your last days with a timer. The timer starts when you tap Start, count a rep or complete an exercise.',

  estimate: 'This is an estimate from your workouts, made on your device.',
});
