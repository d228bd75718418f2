import { listText } from '@hundred/domain/text/list';
import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Dates = { dates: string };
type Score = { score: string };
type SumAndTarget = { sum: number; target: number };

export const text = defineText('together/challenge', {
  loading: 'Loading the challenge',
  notLoaded: 'We couldn’t load the challenge',
  goals: { days: 'Most days', reps: 'Most reps', together: 'Days together' },

  newChallenge: 'New private challenge',
  newChallengeHint: 'For 2 to 20 people.',
  goal: 'Goal',
  goalHints: {
    days: 'The person with the most completed days wins.',
    reps: 'The person with the most reps wins. Reps count the same way as on the leaderboards.',
    together: 'Everyone’s days count toward one goal.',
  },
  target: 'Days to reach together',
  targetHint: ({ days }: { days: number }) =>
    plural(days, {
      one: 'Together you need 1 completed day.',
      other: `Together you need ${formatNumber(days)} completed days.`,
    }),
  firstDay: 'First day',
  lastDay: 'Last day',
  lastDayHint: ({ fewest, most }: { fewest: number; most: number }) =>
    `A challenge lasts ${fewest} to ${most} days. Others can join until the third day.`,
  wrongFirstDay: ({ days }: { days: number }) => `Start today or within ${days} days.`,
  wrongLastDay: ({ fewest, most }: { fewest: number; most: number }) =>
    `A challenge lasts ${fewest} to ${most} days. Pick another last day.`,
  start: 'Start the challenge',
  starting: 'Starting...',
  cancel: 'Cancel',

  goalAndDates: {
    days: ({ dates }: Dates) => `${dates}. Most completed days wins.`,
    reps: ({ dates }: Dates) => `${dates}. Most reps wins.`,
    together: ({ dates }: Dates) => `${dates}. Everyone’s days count toward one goal.`,
  },
  people: ({ people }: { people: string }) => `${people}.`,
  peopleAndYou: ({ people }: { people: string }) => `${people}, you’re the owner.`,
  peopleAndOwner: ({ people, owner }: { people: string; owner: string }) => `${people}, owner ${owner}.`,
  startsOn: ({ day }: { day: string }) => `Starts on ${day}`,
  dayOf: ({ day, days }: { day: number; days: number }) => `Day ${day} of ${days}`,
  over: 'Ended, waiting for the result',
  result: 'Result',
  asOf: ({ time }: { time: string }) => `as of ${time}`,

  board: 'Everyone in this challenge',
  rank: 'Rank',
  dayUnit: ({ days }: { days: number }) => plural(days, { one: 'day', other: 'days' }),
  repUnit: ({ reps }: { reps: number }) => plural(reps, { one: 'rep', other: 'reps' }),
  openToday: 'not done today',
  doneToday: 'today is done',
  missedAndOpen: ({ missed }: { missed: number }) => `missed ${missed}, not done today`,
  missed: ({ missed }: { missed: number }) => `missed ${missed}`,
  nothingYet: 'nothing counted yet',
  everyDaySoFar: 'every day so far',
  everyDay: 'every day',
  sharedRanks: 'People with the same score share a rank.',
  resultStays: 'You can see the result for a year.',
  endsOn: ({ day, settled }: { day: string; settled: string }) =>
    `Ends on ${day}. Days done offline count if you go online by ${settled}.`,
  endedOn: ({ day, settled }: { day: string; settled: string }) =>
    `Ended on ${day}. Days done offline count if you go online by ${settled}.`,
  joiningClosed: 'Joining closed after the third day.',
  full: ({ people }: { people: number }) => `The challenge is full (${people} people).`,

  yourScore: 'Your score',
  ownReps: ({ reps }: { reps: number }) =>
    plural(reps, { one: '1 rep.', other: `${formatNumber(reps)} reps.` }),

  noScore: 'Nobody scored.',
  winnerLeft: 'The winner left the challenge.',
  you: 'You',
  shareFirstWith: ({ names, score }: Score & { names: readonly string[] }) =>
    `${listText(names)} share first place with ${score}.`,
  youWon: ({ score }: Score) => `You won with ${score}.`,
  youAreFirst: ({ score }: Score) => `You are in first place with ${score}.`,
  won: ({ name, score }: Score & { name: string }) => `${name} won with ${score}.`,
  isFirst: ({ name, score }: Score & { name: string }) => `${name} is in first place with ${score}.`,
  reached: ({ sum, target }: SumAndTarget) =>
    `You reached ${formatNumber(sum)} days together. The goal was ${formatNumber(target)}.`,
  notReached: 'You didn’t reach the goal.',

  together: 'Together',
  sumOf: ({ target }: { target: number }) =>
    plural(target, { one: '{sum} of 1 day', other: `{sum} of ${formatNumber(target)} days` }),
  progress: 'Days together',
  progressOf: ({ sum, target }: SumAndTarget) => `${formatNumber(sum)} of ${formatNumber(target)}`,
  goalReached: 'You reached the goal together.',
  daysAddUp: 'Everyone’s days count together.',
  missing: ({ days }: { days: number }) =>
    plural(days, {
      one: 'Together you need 1 more day.',
      other: `Together you need ${formatNumber(days)} more days.`,
    }),
  settling: 'Days done offline can still count.',
});
