import { defineText } from '../../ui/language/define-text';

export const text = defineText('badges', {
  /** The language of these texts. */
  lang: 'en',
  title: 'Badge Collection',
  loading: 'Loading your badges',
  notLoaded: 'We couldn’t load your badges',
  earnedOf: ({ earned, all }: { earned: number; all: number }) => `${earned} of ${all} badges earned`,
  /** The bar below the title. */
  badgesEarned: 'Badges earned',
  countOf: ({ earned, all }: { earned: number | string; all: number | string }) => `${earned} of ${all}`,
  closest: 'Closest to Earning',
  groups: {
    streak: 'Streak Badges',
    milestone: 'Milestone Badges',
    reps: 'Rep Count Badges',
    special: 'Special Badges',
  },
  locked: 'Locked',
  earned: 'Earned',
  earnedOn: ({ date }: { date: string }) => `Earned on ${date}`,
  earnedOnOwnPlan: ({ date }: { date: string }) => `Earned with your own plan on ${date}`,
  premiumOnly: 'You need Premium to earn this badge. Once earned, it’s yours forever.',
  towards: ({ name }: { name: string }) => `Progress toward ${name}`,
  /** Read aloud after the name of a badge. */
  spokenEarned: ' (earned) ',
  spokenLocked: ' (locked) ',
  newBadge: ({ name }: { name: string }) => `New badge: ${name}`,
  addToCollection: 'Add to collection',
  nextBadge: 'Next badge',
  close: 'Close',
});
