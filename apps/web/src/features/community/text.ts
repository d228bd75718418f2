import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('community', {
  title: 'Community',
  lede: 'See other people’s milestones and cheer for them. You can share yours too.',
  notLoaded: 'We couldn’t load the community',
  loading: 'Loading the community',
  suspended: 'Community paused',
  empty: 'No milestones yet',
  emptyHint: 'Shared milestones stay here for two weeks.',
  showMore: 'Show more',
  loadingMore: 'Loading...',
  moreNotLoaded: 'We couldn’t load more. Try again.',

  locked: 'Cheer each other on',
  lockedHint: 'Comes with Premium. Here is an example.',
  example: 'An example',

  share: 'Share my milestones',
  shareHint:
    'Your name follows your leaderboard setting and is hidden if you’re under 20. Turning this off removes your posts.',
  sharing: 'Sharing is paused',
  sharingHint: 'We don’t share your new milestones right now. Stop sharing to remove earlier posts.',
  stopSharing: 'Stop sharing',
  stopping: 'Stopping...',
  stopped: 'You stopped sharing. Your posts are gone.',
  sharingNotLoaded: 'We couldn’t load your sharing setting. Try again.',

  you: 'You',
  anonymous: 'Anonymous',
  dayCompleted: ({ day }: { day: string }) => `{person} completed Day ${day}`,
  badgeEarned: ({ badge }: { badge: string }) => `{person} earned the ${badge} badge`,
  unknownBadgeEarned: '{person} earned a badge',
  challengeFinished: '{person} finished all 100 days',
  centuryClubFinished: '{person} finished the Century Club',

  cheer: 'Cheer',
  cheers: { wellDone: 'Well done', strong: 'Strong', goOn: 'Keep going', respect: 'Respect' },
  notCheered: 'No cheers yet',
  cheered: ({ people }: { people: number }) =>
    plural(people, { one: '1 person cheered', other: `${people} people cheered` }),

  report: 'Report',
  blockOrReport: 'Block or report',
  reportPerson: ({ person }: { person: string }) => `Report ${person}`,
  blockOrReportPerson: ({ person }: { person: string }) => `Block or report ${person}`,
  secret: ({ milestone }: { milestone: string }) =>
    `${milestone}. We don’t tell this person what you choose here.`,
  block: 'Block',
  blocking: 'Blocking...',
  blocked: 'Blocked. You won’t see each other here.',
  blockHint:
    'After blocking, you don’t see each other’s named posts. You can’t join each other’s teams, challenges or rooms.',
  reportName: 'Report this name',
  reporting: 'Reporting...',
  reported: 'Reported. Support will look at it.',
  reportHint: 'Support sees the report and decides what to do.',
});
