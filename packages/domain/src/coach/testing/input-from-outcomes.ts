import type { DateRecord, History } from '../../challenge/state/state';
import { addDays } from '../../days/civil-date';
import type { InventedPerson } from '../../insights/testing/invented-people';
import type { CoachInput } from '../tip';

/** The coach's input for a person whose dates are completed or missed, each day finished at its own hour. */
export function inputFromOutcomes(
  outcomes: InventedPerson['dates'],
  hourOf: (index: number) => number,
): CoachInput {
  let [day, streak] = [1, 0];
  const dates = outcomes.map(({ date, completed }, index): DateRecord => {
    const at = Date.parse(`${date}T00:00:00Z`) + hourOf(index) * 3_600_000;
    // Day 1 asks for 10 reps, and each day for one more.
    const target = day + 9;
    const exercise = {
      completed,
      reps: completed ? target : 0,
      target,
      timeSeconds: null,
      completedAt: completed ? at : null,
    };
    streak = completed ? streak + 1 : 0;
    return {
      date,
      run: 0,
      dayNumber: completed ? day++ : day,
      status: completed ? 'complete' : 'missed',
      usedRestDay: false,
      automaticRest: false,
      streak,
      exercises: { pushups: exercise, situps: exercise, jumpingJacks: exercise },
    };
  });
  const run: History['runs'][number] = {
    season: 1,
    path: null,
    openedAt: 0,
    firstDate: dates[0]?.date ?? '',
    closedAt: null,
    closedOn: null,
    finishedOn: null,
    daysCompleted: day - 1,
    daysMissed: 0,
    restDaysUsed: 0,
    completionRate: 0,
  };
  const today = addDays(dates.at(-1)?.date ?? '', 1);
  return {
    history: { today, runs: [run], dates },
    runs: [],
    offUntil: null,
    zones: [{ at: 0, timezone: 'UTC' }],
  };
}
