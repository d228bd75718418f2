import { defineText } from '../../ui/language/define-text';

export const text = defineText('guide', {
  title: 'How days, streaks and rest days work',
  close: 'Got it',
  days: {
    title: 'Finish a day to move on',
    reps: 'Day 1 is 10 reps of each exercise. Every day adds one rep.',
    otherReps: 'Century Club paths and your own plans have different numbers.',
    complete: 'Finish all three today to complete the day. If not, it waits for you tomorrow.',
    grace: ({ time }: { time: string }) => `Started before midnight? You can finish until ${time}.`,
    oneADay: 'You can’t do two days at once. Finish Day 7 today, and Day 8 starts tomorrow.',
    timer: 'The timer starts when you tap Start, count a rep or complete an exercise.',
    timerPause: 'It pauses after 30 minutes without progress.',
  },
  streaks: {
    title: 'A streak counts days in a row',
    count: 'Each completed day adds 1 to your streak. A day counts as missed only when it’s over.',
    end: 'A missed day ends your streak, unless a rest day covers it.',
    stays: 'Your longest streak and all your reps always stay.',
  },
  restDays: {
    title: 'A rest day keeps your streak',
    unlimited: 'You have as many rest days as you need.',
    allowance: ({ restDays }: { restDays: number }) =>
      `You get ${restDays} rest days for 100 days. With Premium, they are unlimited.`,
    effect: 'A rest day adds nothing to your streak. If you rest on Day 12, Day 12 waits for you tomorrow.',
    automatic: ({ days }: { days: number }) =>
      `If you miss up to ${days} days in a row, we use your rest days. You can turn this off in Settings.`,
    wholeGap: 'Rest days are used only if they cover the whole gap.',
    weekdays: 'Days off in your plan don’t use rest days.',
  },
  travel: {
    title: 'Traveling and offline',
    zones: 'Days follow your local time. Travel across time zones never breaks your streak.',
    offline: ({ days }: { days: number }) =>
      `Workouts you do offline count too. Go online within ${days} days to send them.`,
  },
});
