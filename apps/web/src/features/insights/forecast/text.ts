import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('insights/forecast', {
  noRun: 'No run in progress',
  noRunReason: 'Your forecast comes back with your next run.',
  lockedTitle: 'See when you’ll finish',
  locked: 'The day you’ll reach Day 100 at this pace, and how likely it is.',
  tooEarly: 'Your forecast comes after 14 days',
  tooEarlyReason: ({ days }: { days: string }) => `So far this run has ${days} of them.`,
  lastDay: 'Day 100',
  overAYear: 'More than a year at this pace',
  overAYearReason: 'Every day you finish brings it closer.',
  isChanging: 'Your rhythm is changing. Any day would be a guess.',
  isChangingReason:
    'Your last two weeks differ too much from the four before. The forecast returns once they match.',
  lately: 'Last 14 training days',
  before: 'The 28 before',

  lastDayAround: 'Day 100 around',
  likelyOn: '80% likely on that day, if you keep this pace.',
  likelyBetween: ({ from, to }: { from: string; to: string }) =>
    `80% likely between ${from} and ${to}, if you keep this pace.`,
  noneMissed: 'If you miss none',
  daysToGo: 'Days to go',
  finishedLately: ({ days }: { days: string }) => `Done in the last ${days} days`,

  finishes: '100 simulated finishes',
  finishesText: ({ earliest }: { earliest: string }) =>
    `Each square is one finish. Solid squares are the likely 80%. The earliest possible day is ${earliest}.`,
  finishColumns: ['Finish', 'Times in 100'],
  later: 'Later',

  nextDays: ({ days }: { days: number }) => `Next ${days} days`,
  until: ({ date }: { date: string }) => `until ${date}`,
  perfectWeek: ({ chance }: { chance: string }) => `${chance} chance of a perfect week.`,
  perfectFortnight: ({ chance }: { chance: string }) => `${chance} chance of two perfect weeks.`,
  perfectToEnd: ({ chance }: { chance: string }) => `${chance} chance to finish every day to Day 100.`,
  streak: 'Your streak',
  streakLasts: ({ chance, days }: { chance: string; days: number }) =>
    `${chance} chance that your streak lasts ${days} days.`,
  streakLastsToEnd: ({ chance, days }: { chance: string; days: number }) =>
    `${chance} chance that your streak lasts ${days} days or to Day 100.`,
  notCovered: 'You turned off rest days for missed days.',
  trialEnds: ({ date }: { date: string }) => `Your trial ends on ${date}.`,
  starterEnds: ({ date }: { date: string }) => `Starter ends on ${date}.`,
  restsAfter: ({ rests }: { rests: number }) =>
    rests === 0
      ? 'After that you have no rest days left.'
      : plural(rests, {
          one: 'After that you have 1 rest day left.',
          other: `After that you have ${rests} rest days left.`,
        }),
  weekdaysOffEnd: 'Your weekdays off end too.',
  longGap: 'You missed four or more days in a row in the last 90.',

  timePerDay: 'Time per day',
  timerTime: 'timer time',
  nextDay: 'Next day',
  inAWeek: 'In 7 days',
  onDay: ({ day }: { day: number }) => `Day ${day}`,
  timeWithRange: ({ time, from, to }: { time: string; from: string; to: string }) =>
    `${time}, mostly between ${from} and ${to}`,
  timeReason:
    'From your last timed days. The timer starts when you press Start, count a rep or finish an exercise.',

  estimate: 'An estimate, worked out on this device from your log.',
});
