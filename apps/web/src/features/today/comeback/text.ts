import { defineText } from '../../../ui/language/define-text';

export const text = defineText('today/comeback', {
  day: ({ day }: { day: number }) => `Day ${day}`,
  welcome: 'Welcome back.',
  placeKept: ({ day }: { day: number }) => `Day ${day} is ready for you.`,
  stillYours: 'Still yours',
  longestStreak: 'Longest streak',
  badges: 'Badges',
  reps: 'Reps',
});
