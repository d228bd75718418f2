import { defineText } from '../../../ui/language/define-text';

export const text = defineText('together', {
  title: 'Together',
  lede: 'Train with people you know. Joining is free.',
  notLoaded: 'We couldn’t load your teams and challenges',
  loading: 'Loading your teams and challenges',
  suspended: ({ date }: { date: string }) =>
    `Support paused your access to teams, challenges and rooms until ${date}. You can still train as before.`,
  lists: { team: 'Teams', challenge: 'Challenges' },
  empty: {
    team: '2 to 12 people share one team streak.',
    challenge: '2 to 20 people compete or share one goal, for 3 to 100 days.',
    room: 'Do today’s workout together, wherever you are. A room stays open for three hours.',
  },
  community: 'Community',
  communityHint: 'See other people’s milestones and get cheers for yours.',
  startOwn: 'Start your own group',
  startOwnHint: 'With Premium, you can start teams, challenges and rooms. Others join for free.',

  cheer: 'Cheer',
  cheerHint: 'Everyone here sees your cheer.',
  cheers: {
    goOn: 'Keep going',
    strong: 'Strong',
    wellDone: 'Well done',
    breathe: 'Breathe',
    withYou: 'I’m with you',
  },

  visible: {
    name: 'Your display name, and your VIP ring if you show it',
    dayAndStreak: 'Your day and your streak',
    today: 'Whether you’re done or resting today',
    weekAndMonth: 'Your completed days and reps this week and this month',
    challenge: 'Your completed days and reps during the challenge',
    exercises: 'Your day and the exercises you finished',
    presence: 'Whether you’re here and ready, and the cheers you send',
  },
  hidden: 'Others never see your plan, effort ratings, training times, age group or email.',
});
