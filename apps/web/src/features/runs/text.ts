import { defineText } from '../../ui/language/define-text';

export const text = defineText('runs', {
  restart: {
    title: 'Restart the challenge?',
    description: 'You go back to Day 1 of Season 1.',
    notes: [
      'Your day number, streak and rest days start over.',
      'You keep your history, total reps, longest streak and badges.',
      'If you already worked out today, Day 1 starts tomorrow.',
    ],
    confirmText: 'Restart Challenge',
    busyText: 'Restarting...',
    done: 'Challenge reset! Starting fresh from Day 1.',
    doneForTomorrow: 'Challenge reset! Starting fresh from Day 1. You start tomorrow.',
    failed: 'Failed to reset challenge',
  },
  path: {
    title: 'Change your Century Club path?',
    description: 'Your current path ends. Then you choose a new one.',
    notes: [
      'Season 2 starts over at Day 1. Your rest days start over too.',
      'You keep Season 1, your streak, total reps, badges and this path’s history.',
      'If you already worked out today, the new path starts tomorrow.',
    ],
    confirmText: 'Change path',
    busyText: 'Changing...',
    done: 'Century Club path reset! Choose a new path.',
    doneForTomorrow: 'Century Club path reset! Choose a new path. The new path starts tomorrow.',
    failed: 'Failed to reset Century Club path',
  },
});
