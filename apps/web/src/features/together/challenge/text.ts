import { listText } from '@hundred/domain/text/list';
import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Score = { score: string };
type SumAndTarget = { sum: number; target: number };

export const text = defineText('together/challenge', {
  challenge: 'The challenge',
  loading: 'Loading the challenge',
  notLoaded: 'The challenge did not load',
  goals: { days: 'Most days', reps: 'Most reps', together: 'Days together' },

  newChallenge: 'A private challenge',
  newChallengeHint: 'For 2 to 20 people, each on their own day.',
  goal: 'Goal',
  goalHints: {
    days: 'The most completed days win.',
    reps: 'The most reps win, counted as on the boards.',
    together: 'No ranking. Everyone’s days add up to one goal.',
  },
  target: 'Days to reach together',
  targetHint: ({ days }: { days: number }) =>
    plural(days, {
      one: '1 completed day, by anyone.',
      other: `${formatNumber(days)} completed days, by anyone.`,
    }),
  firstDay: 'First day',
  lastDay: 'Last day',
  lastDayHint: ({ fewest, most }: { fewest: number; most: number }) =>
    `${fewest} to ${most} days. Others can join until day three.`,
  wrongFirstDay: ({ days }: { days: number }) => `Start today or within ${days} days.`,
  wrongLastDay: ({ fewest, most }: { fewest: number; most: number }) => `Choose ${fewest} to ${most} days.`,
  start: 'Start the challenge',
  starting: 'Starting...',
  cancel: 'Cancel',

  goalAndDates: ({ goal, dates }: { goal: string; dates: string }) => `${goal}, ${dates}.`,
  people: ({ people }: { people: string }) => `${people}.`,
  peopleAndYou: ({ people }: { people: string }) => `${people}, you run it.`,
  peopleAndOwner: ({ people, owner }: { people: string; owner: string }) => `${people}, ${owner} runs it.`,
  startsOn: ({ day }: { day: string }) => `Starts on ${day}`,
  dayOf: ({ day, days }: { day: number; days: number }) => `Day ${day} of ${days}`,
  over: 'Over, result pending',
  result: 'The result',
  asOf: ({ time }: { time: string }) => `as of ${time}`,

  board: 'Everyone in this challenge',
  rank: 'Rank',
  dayUnit: ({ days }: { days: number }) => plural(days, { one: 'day', other: 'days' }),
  repUnit: ({ reps }: { reps: number }) => plural(reps, { one: 'rep', other: 'reps' }),
  openToday: 'open today',
  doneToday: 'done today',
  oneOpen: '1 open, today',
  missedAndOpen: ({ missed }: { missed: number }) => `missed ${missed}, 1 open`,
  missed: ({ missed }: { missed: number }) => `missed ${missed}`,
  nothingYet: 'nothing counted yet',
  everyDaySoFar: 'every day so far',
  everyDay: 'every day',
  sharedRanks: 'Equal scores share a rank.',
  resultStays: 'The result stays for a year.',
  endsOn: ({ day, settled }: { day: string; settled: string }) =>
    `Ends on ${day}. Days done offline count until ${settled}.`,
  joiningClosed: 'Joining closed after the third day.',
  full: ({ people }: { people: number }) => `The challenge is full (${people} people).`,

  yourScore: 'Where you stand',
  ownReps: ({ reps }: { reps: number }) =>
    plural(reps, { one: '1 rep.', other: `${formatNumber(reps)} reps.` }),
  finishForMore: ({ day }: { day: number }) => `Finish Day ${day} today for more.`,
  finishFor: ({ day, score }: { day: number; score: number }) =>
    `Finish Day ${day} today to make it ${score}.`,
  shareFirst: ({ day }: { day: number }) => `Finish Day ${day} today and you share first place.`,
  takeFirst: ({ day }: { day: number }) => `Finish Day ${day} today and you take first place.`,
  sharePlace: ({ day, place }: { day: number; place: number }) =>
    `Finish Day ${day} today and you share place ${place}.`,
  takePlace: ({ day, place }: { day: number; place: number }) =>
    `Finish Day ${day} today and you take place ${place}.`,

  noScore: 'Nobody has a score.',
  winnerLeft: 'The winner has left the challenge.',
  you: 'You',
  shareFirstWith: ({ names, score }: Score & { names: readonly string[] }) =>
    `${listText(names)} share first place with ${score}.`,
  youWon: ({ score }: Score) => `You won with ${score}.`,
  youAreFirst: ({ score }: Score) => `You are in first place with ${score}.`,
  won: ({ name, score }: Score & { name: string }) => `${name} won with ${score}.`,
  isFirst: ({ name, score }: Score & { name: string }) => `${name} is in first place with ${score}.`,
  reached: ({ sum, target }: SumAndTarget) =>
    `You reached ${formatNumber(sum)} days together. The goal was ${formatNumber(target)}.`,
  notReached: 'Not this time.',

  together: 'Together',
  sumOf: ({ target }: { target: number }) =>
    plural(target, { one: '{sum} of 1 day', other: `{sum} of ${formatNumber(target)} days` }),
  progress: 'Days together',
  progressOf: ({ sum, target }: SumAndTarget) => `${formatNumber(sum)} of ${formatNumber(target)}`,
  goalReached: 'You reached the goal together.',
  noRanking: 'No ranking.',
  missing: ({ days }: { days: number }) =>
    plural(days, { one: '1 more day, from anyone.', other: `${formatNumber(days)} more days, from anyone.` }),
  settling: 'Days done offline may still arrive.',
});
