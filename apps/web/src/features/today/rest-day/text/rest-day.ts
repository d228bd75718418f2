import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../../ui/language/define-text';

export const text = defineText('today/rest-day', {
  title: 'Rest day',
  weekdayOffTitle: 'Day off',
  weekdayOff: ({ day }: { day: number }) => `Your plan has no workout today. Day ${day} is waiting for you.`,
  nothingToDo: 'Nothing to do today.',
  dayWaits: ({ day, isTomorrow }: { day: number; isTomorrow: boolean }) =>
    isTomorrow ? `Day ${day} is waiting for you tomorrow.` : `Day ${day} is waiting for you.`,
  weekdayOffCost: 'A day off doesn’t use a rest day.',
  unlimited: 'You have unlimited rest days.',
  noneLeft: 'You have no rest days left in this challenge.',
  left: ({ left }: { left: number }) =>
    plural(left, {
      one: 'You have 1 rest day left in this challenge.',
      other: `You have ${left} rest days left in this challenge.`,
    }),
  restWell: 'Rest well',
  streakKept: ({ days }: { days: number }) =>
    plural(days, { one: 'You keep your streak of 1 day', other: `You keep your streak of ${days} days` }),
  workoutCounts: ({ day }: { day: number }) => `Finish all three and today counts as Day ${day}.`,
  workoutReturns: ({ day }: { day: number }) =>
    `Finish all three and today counts as Day ${day}. Then you get the rest day back.`,
  takeBack: 'Undo rest day',
  takingBack: 'Undoing...',
  workOut: 'Work out anyway',
  question: 'Take a rest day?',
  keepsStreak: 'You keep your streak.',
  canTakeBack: 'You can undo the rest day until the end of today.',
  cannotTakeBack:
    'You already started today, so you can’t undo the rest day later. If you finish all three, today still counts.',
  take: 'Take a rest day',
  taking: 'Taking a rest day...',
  cancel: 'Cancel',
  stored: 'Rest day saved on this device. It counts once you’re online.',
  notTaken: 'We couldn’t save your rest day.',
  undoStored: 'Rest day undone on this device. We’ll send the change once you’re online.',
  notTakenBack: 'We couldn’t undo your rest day.',
});
