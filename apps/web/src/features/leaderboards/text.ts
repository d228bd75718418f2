import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../platform/format/format';
import { defineText } from '../../ui/language/define-text';

type Reps = { reps: number };
type NameAndReps = Reps & { name: string };

export const text = defineText('leaderboards', {
  title: 'Leaderboard',
  topPercent: ({ percent }: { percent: string }) => `Top ${percent}`,
  loading: 'Loading the leaderboard',
  notLoaded: 'We couldn’t load the leaderboard',
  repsCount: 'Your reps still count.',

  board: 'Board',
  boards: { global: 'Global', cohort: 'My Cohort', age: 'Age Group' },
  timeframe: 'Timeframe',
  timeframes: { all: 'All Time', week: 'This Week', month: 'This Month' },
  caption: ({ board, timeframe }: { board: string; timeframe: string }) => `${board}, ${timeframe}`,
  cohortOf: ({ month }: { month: string }) => `People who started in ${month}`,
  ageGroup: ({ group }: { group: string }) => `Age group ${group}`,
  earlierCohort: 'Earlier month',
  laterCohort: 'Later month',
  startingMonth: 'My starting month',
  currentMonth: 'Current month',

  premium: 'Premium Feature',
  premiumHint: 'Compare yourself with people who started when you did, and with your age group.',
  upgrade: 'Upgrade to Premium',
  setAgeGroup: 'Set Your Age Group',
  setAgeGroupHint: 'Set your age group to compare yourself with people your age.',
  openSettings: 'Go to Settings',

  views: { top: 'Top 10', hundred: 'Top 100', around: 'Around me' },
  /** After "Top 10" or "Top 100". */
  ofPeople: ({ people }: { people: number }) =>
    plural(people, { one: 'of 1 person', other: `of ${formatNumber(people)} people` }),
  /** After "Around me". */
  amongPeople: ({ people }: { people: number }) =>
    plural(people, { one: 'among 1 person', other: `among ${formatNumber(people)} people` }),
  showTopTen: 'Show the top 10',
  showTopHundred: 'Show the top 100',
  showAroundMe: 'Show my position',
  notListed: 'You’re not on this board',
  notListedHint: 'Each exercise you complete counts on your own boards.',
  empty: 'No rankings available yet',
  emptyHint: "Be the first to complete today's challenge!",

  yourPosition: 'Your position',
  position: ({ rank }: { rank: string }) => `Your Position: #${rank}`,
  reachTopTen: 'Keep pushing to reach the top 10!',
  sharedRank: 'You share this rank. The list shows only 10 people.',
  reps: ({ reps }: Reps) => plural(reps, { one: '1 rep', other: `${formatNumber(reps)} reps` }),

  rank: 'Rank',
  challenger: 'Challenger',
  day: 'Day',
  streak: 'Streak',
  totalReps: 'Total Reps',
  gap: 'Gap',
  onDay: ({ day }: { day: string }) => `Day ${day}`,
  withStreak: ({ days }: { days: string }) => `Streak ${days}`,
  anonymous: 'Anonymous',
  you: '(You)',
  ownPlan: 'own plan',
  sameReps: 'Same reps as you',
  repsAheadOfYou: ({ reps }: Reps) =>
    plural(reps, { one: '1 rep ahead of you', other: `${formatNumber(reps)} reps ahead of you` }),
  repsBehindYou: ({ reps }: Reps) =>
    plural(reps, { one: '1 rep behind you', other: `${formatNumber(reps)} reps behind you` }),
  sameRank: 'No change since yesterday',
  ranksUp: ({ ranks }: { ranks: number }) =>
    plural(ranks, {
      one: 'Up 1 rank since yesterday',
      other: `Up ${formatNumber(ranks)} ranks since yesterday`,
    }),
  ranksDown: ({ ranks }: { ranks: number }) =>
    plural(ranks, {
      one: 'Down 1 rank since yesterday',
      other: `Down ${formatNumber(ranks)} ranks since yesterday`,
    }),

  race: 'The people next to you',
  repsToRank: ({ reps, rank }: Reps & { rank: string }) =>
    plural(reps, { one: `{reps} rep to #${rank}`, other: `{reps} reps to #${rank}` }),
  repsAheadOfRank: ({ reps, rank }: Reps & { rank: string }) =>
    plural(reps, { one: `{reps} rep ahead of #${rank}`, other: `{reps} reps ahead of #${rank}` }),
  isNext: ({ name }: { name: string }) => `${name} is just ahead of you.`,
  isBehindYou: ({ name }: { name: string }) => `${name} is behind you.`,
  dayDone: 'You’re done for today.',
  finishToAdd: ({ day, reps }: Reps & { day: number }) =>
    plural(reps, {
      one: `Finish Day ${day} to add 1 rep.`,
      other: `Finish Day ${day} to add ${formatNumber(reps)} reps.`,
    }),
  startDay: ({ day }: { day: number }) => `Start Day ${day}`,
  finishDay: ({ day }: { day: number }) => `Finish Day ${day}`,
  markYou: 'You',
  markBehind: ({ reps }: { reps: string }) => `${reps} behind`,
  markAhead: ({ reps }: { reps: string }) => `${reps} ahead`,
  markSame: 'same reps',
  pictureBehind: ({ name, reps }: NameAndReps) =>
    plural(reps, {
      one: `${name} is 1 rep behind you.`,
      other: `${name} is ${formatNumber(reps)} reps behind you.`,
    }),
  pictureAhead: ({ name, reps }: NameAndReps) =>
    plural(reps, {
      one: `${name} is 1 rep ahead.`,
      other: `${name} is ${formatNumber(reps)} reps ahead.`,
    }),
  pictureReached: ({ name }: { name: string }) => `With today’s reps, you catch up with ${name}.`,
});
