import type { CivilDate } from '../days/civil-date';
import type { ExerciseId } from '../days/exercises';
import type { DateRecord, DateStatus, History } from '../runs/state';

export interface CalendarDay {
  date: CivilDate;
  dayNumber: number | null;
  status: DateStatus;
  completed: boolean;
  usedRestDay: boolean;
  /** Reps done. */
  exercises: Record<ExerciseId, number>;
}

export interface CalendarMonth {
  days: CalendarDay[];
  daysComplete: number;
  /** Past dates of a run that are neither complete nor rest, partial ones included. */
  daysMissed: number;
  restDaysUsed: number;
}

/** One month of all runs together. `month` counts from 1. Dates without a record are left out. */
export function calendarMonth(history: History, year: number, month: number): CalendarMonth {
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-`;
  const dates = history.dates.filter(({ date }) => date.startsWith(prefix));
  const count = (test: (record: DateRecord) => boolean) => dates.filter(test).length;
  return {
    days: dates.map(calendarDay),
    daysComplete: count(({ status }) => status === 'complete'),
    daysMissed: count((record) => isMissed(record, history.today)),
    restDaysUsed: count(({ usedRestDay }) => usedRestDay),
  };
}

function isMissed({ run, status, date }: DateRecord, today: CivilDate): boolean {
  return run !== null && date < today && (status === 'missed' || status === 'partial');
}

function calendarDay({ date, dayNumber, status, usedRestDay, exercises }: DateRecord): CalendarDay {
  return {
    date,
    dayNumber,
    status,
    completed: status === 'complete',
    usedRestDay,
    exercises: {
      pushups: exercises.pushups.reps,
      situps: exercises.situps.reps,
      jumpingJacks: exercises.jumpingJacks.reps,
    },
  };
}
