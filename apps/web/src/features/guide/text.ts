import { defineText } from '../../ui/language/define-text';

export const text = defineText('guide', {
  title: 'How days, streaks and rest days work',
  close: 'Got it',
  days: {
    title: 'Finish a day to move on',
    reps: 'Day 1 is 10 reps of each exercise. Every day adds one.',
    otherReps: 'Century Club paths and your own plans have other numbers.',
    complete: 'Finish all three on one day to complete it. If not, the same day waits for you.',
    grace: ({ time }: { time: string }) => `Started before midnight? You can finish until ${time}.`,
    oneADay: 'You can complete one day a day. Day 8 opens the morning after Day 7.',
    timer: 'The timer starts with your first rep or completed exercise, or when you press Start.',
    timerPause: 'It pauses after 30 minutes without progress.',
  },
  streaks: {
    title: 'A streak counts days in a row',
    count: 'Each completed day adds one. Today can’t break your streak while it is still open.',
    end: 'Your streak ends when you miss a day without a rest day.',
    stays: 'Your longest streak and all your reps always stay.',
  },
  restDays: {
    title: 'A rest day keeps your streak',
    unlimited: 'You have as many rest days as you need.',
    allowance: ({ restDays }: { restDays: number }) =>
      `You have ${restDays} rest days in each 100 days. With Premium there is no limit.`,
    effect: 'A rest day adds nothing to your streak. The same day waits for you tomorrow.',
    automatic: ({ days }: { days: number }) =>
      `Miss up to ${days} days, and we use your rest days for them. You can turn this off in Settings.`,
    wholeGap: 'Rest days are used only if they cover the whole gap.',
    weekdays: 'Weekdays off in your plan cost no rest days.',
  },
  travel: {
    title: 'Traveling and offline',
    zones: 'Days follow your local time. Crossing time zones never breaks your streak.',
    offline: ({ days }: { days: number }) =>
      `What you do offline counts for that day. Go online within ${days} days.`,
  },
});
