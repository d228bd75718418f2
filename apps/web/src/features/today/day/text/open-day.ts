import { defineText } from '../../../../ui/language/define-text';

type Day = { day: number };

/** Texts that the dashboard starts with. */
export const text = defineText('today/day', {
  title: 'Today’s Challenge',
  clubTitle: 'Century Club Challenge',
  day: ({ day }: Day) => `Day ${day}`,
  dayOf: ({ day, total, isSeason2 }: Day & { total: number; isSeason2: boolean }) =>
    `${isSeason2 ? 'Season 2 · ' : ''}Day ${day} of ${total}`,
  loading: 'Loading today’s challenge',
  serverError: 'Server error loading challenge. Please refresh the page.',
  notLoaded: 'We couldn’t load today’s challenge',
  partNotLoaded: 'We couldn’t load your day',
  exercisesDone: ({ done, total }: { done: number; total: number }) =>
    `${done} of ${total} exercises complete`,
  doneOf: ({ total }: { total: number }) => `of ${total}`,
  paused: 'paused',
  timer: 'Workout timer',
  progress: ({
    done,
    total,
    timer,
  }: {
    done: number;
    total: number;
    timer: 'running' | 'paused' | 'stopped';
  }) => `${done} of ${total} complete. The workout timer is ${timer}.`,
});
