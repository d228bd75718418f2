import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../../ui/language/define-text';

export const text = defineText('today/rest-day', {
  title: 'Rest day',
  weekdayOff: ({ day }: { day: number }) => `This weekday is off in your plan. Day ${day} waits for you.`,
  nothingToDo: 'Nothing to do today.',
  dayWaits: ({ day, isTomorrow }: { day: number; isTomorrow: boolean }) =>
    isTomorrow ? `Day ${day} waits for you tomorrow.` : `Day ${day} waits for you.`,
  weekdayOffCost: 'A weekday off costs no rest day.',
  unlimited: 'With Premium, you have unlimited rest days.',
  noneLeft: 'You have no rest days left in this run.',
  left: ({ left }: { left: number }) =>
    plural(left, {
      one: 'You have 1 rest day left in this run.',
      other: `You have ${left} rest days left in this run.`,
    }),
  restWell: 'Rest well',
  streakKept: ({ days }: { days: number }) =>
    plural(days, { one: 'You keep your streak of 1 day', other: `You keep your streak of ${days} days` }),
  workoutCounts: ({ day }: { day: number }) => `Finish all three, and today counts as Day ${day}.`,
  workoutReturns: ({ day }: { day: number }) =>
    `Finish all three, and today counts as Day ${day}. You get the rest day back.`,
  takeBack: 'Undo the rest day',
  takingBack: 'Undoing...',
  workOut: 'Work out anyway',
  question: 'Take a rest day?',
  keepsStreak: 'You keep your streak.',
  canTakeBack: 'You can undo it until the end of today.',
  cannotTakeBack:
    'You already started today, so you can’t undo it. Finishing all three still completes the day.',
  take: 'Take a rest day',
  taking: 'Taking a rest day...',
  cancel: 'Not today',
  restDay: 'The rest day',
  notTaken: 'The rest day was not taken.',
  undo: 'Undoing the rest day',
  notTakenBack: 'The rest day was not undone.',
});
