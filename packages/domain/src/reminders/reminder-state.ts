import { addDays } from '../days/civil-date';
import type { State } from '../runs/state';
import type { ReminderState } from './next-reminder';

/** What the planning of reminders needs to know of a person's state. */
export function reminderStateOf(
  state: Pick<State, 'finished' | 'opensOn' | 'today' | 'isRestDay' | 'streak'> & {
    challenge: Pick<State['challenge'], 'allCompleted'>;
  },
): ReminderState {
  return { openFrom: openFrom(state), currentStreak: state.streak };
}

function openFrom(state: Parameters<typeof reminderStateOf>[0]): ReminderState['openFrom'] {
  if (state.finished) return null;
  if (state.opensOn !== null) return state.opensOn;
  const isSettled = state.challenge.allCompleted || state.isRestDay;
  return isSettled ? addDays(state.today, 1) : state.today;
}
