import type { State } from '../challenge/state/state';
import type { ReminderState } from './next-reminder';

/** The part of a person's state that the planning of reminders needs. */
export function reminderStateOf({
  finished,
  opensOn,
  today,
  isRestDay,
  streak,
  challenge,
}: Pick<State, 'finished' | 'opensOn' | 'today' | 'isRestDay' | 'streak'> & {
  challenge: Pick<State['challenge'], 'allCompleted'>;
}): ReminderState {
  const hasNothingToDo = finished || opensOn !== null || challenge.allCompleted || isRestDay;
  return { openDate: hasNothingToDo ? null : today, currentStreak: streak };
}
