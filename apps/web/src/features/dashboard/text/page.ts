import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

/** Texts that the dashboard starts with. Parts that load later have files of their own. */
export const text = defineText('dashboard', {
  clubTitle: 'The Century Club',
  clubNotLoaded: 'We couldn’t load the Century Club',
  share: 'Share',
  enterClub: 'Enter the Century Club',
  seeHundred: 'See your 100 days',
  aside: 'Progress and shortcuts',

  numbers: 'Your numbers',
  numbersLoading: 'Loading your numbers',
  tiles: { day: 'Current day', streak: 'Day streak', reps: 'Total reps', completion: 'Completion' },
  ofDays: ({ days }: { days: number }) => `of ${days}`,
  progress: ({ percent }: { percent: string }) => `${percent} of the challenge`,
  longStreak: 'On Fire!',
  shortStreak: 'Keep Going!',
  highCompletion: 'Excellent!',
  lowCompletion: 'Push Harder!',
  pace: ({ minutes }: { minutes: string | number }) => `${minutes} min per day`,

  hundred: 'Your 100 days',
  hundredLoading: 'Loading your 100 days',
  doneAndLeft: ({ done, left }: { done: number; left: number }) =>
    `${formatNumber(done)} done, ${formatNumber(left)} to go`,
  howThisWorks: 'How it works',
  shareProgress: 'Share your progress',

  achievements: 'Recent achievements',
  achievementsLoading: 'Loading your achievements',

  actions: 'Quick actions',
  calendar: 'Calendar',
  stats: 'Stats',
  badges: 'Badges',
  settings: 'Settings',
});
