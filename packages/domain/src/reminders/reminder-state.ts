import type { State } from '../challenge/state/state';
import type { ReminderState } from './next-reminder';

/** What the planning of reminders needs to know of a person's state. */
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
  const isSettled = finished || opensOn !== null || challenge.allCompleted || isRestDay;
  return { openDate: isSettled ? null : today, currentStreak: streak };
}
