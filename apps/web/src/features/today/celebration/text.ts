import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

/** One line: what it is about, and the figure. */
export type PayOffText = { strong: string; rest: string };

const daysText = (days: number): string =>
  plural(days, { one: '1 day', other: `${formatNumber(days)} days` });

export const text = defineText('today/celebration', {
  /** The second part appears a moment after the first. */
  dayComplete: ({ day }: { day: number }): readonly [string, string] => [`Day ${day}`, 'Complete'],
  repsToday: 'Reps today',
  time: 'Time',
  streak: 'Streak',
  share: 'Share',
  done: 'Done',

  reps: 'reps',
  fromFirstToLast: 'First and last day',
  dates: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  hours: ({ hours, minutes }: { hours: string; minutes: number }) => `${hours} h ${minutes} min`,
  choosePath: 'Choose your path',

  newBadge: 'New badge',
  newBadges: ({ count }: { count: number }) =>
    plural(count, { one: '1 new badge', other: `${count} new badges` }),
  badgeMessage: ({ name }: { name: string }) => `New badge: ${name}`,
  badgeSpoken: ({ name, description }: { name: string; description: string }) =>
    `New badge: ${name} (${description}).`,

  changes: 'What today changed',
  saved: 'Saved on this device.',
  up: 'up',
  movedUp: ({ rank }: { rank: string }): PayOffText => ({
    strong: 'You moved up',
    rest: `to #${rank} on the leaderboard.`,
  }),
  passed: ({ name, rank }: { name: string; rank: string }): PayOffText => ({
    strong: `You passed ${name}.`,
    rest: `You’re #${rank} on the leaderboard.`,
  }),
  teamDone: ({ done, asked }: { done: number; asked: number }): PayOffText => ({
    strong: 'Your team is done for today:',
    rest: `${done} of ${asked} people`,
  }),
  teamCounts: ({ done, asked }: { done: number; asked: number }): PayOffText => ({
    strong: 'Today counts for your team:',
    rest: `${done} of ${asked} done`,
  }),
  nearBadge: ({ days, name }: { days: number; name: string }): PayOffText => ({
    strong: plural(days, { one: 'One more day', other: `${formatNumber(days)} more days` }),
    rest: `to the ${name} badge`,
  }),
  fastestDay: ({ time }: { time: string }): PayOffText => ({
    strong: 'Your fastest day so far:',
    rest: `${time} min`,
  }),
  longestStreak: ({ days }: { days: number }): PayOffText => ({
    strong: 'Your longest streak so far:',
    rest: daysText(days),
  }),
  longestStreakAgain: ({ days }: { days: number }): PayOffText => ({
    strong: 'You tied your longest streak:',
    rest: daysText(days),
  }),
  mostReps: ({ reps }: { reps: string }): PayOffText => ({
    strong: 'Your best day so far:',
    rest: `${reps} reps`,
  }),
  goalReached: ({ days }: { days: number }): PayOffText => ({
    strong: 'You reached the challenge goal together:',
    rest: daysText(days),
  }),
});
