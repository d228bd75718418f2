import type { getCalendar } from '@hundred/contract/calendar';
import type { AnswerOf } from '@hundred/contract/call';
import { calendarAnswer } from '@hundred/domain/calendar/calendar-answer';
import { historyAt } from './history-views';
import { factsViewOfCall } from './view';

export type Calendar = AnswerOf<typeof getCalendar>;
export type CalendarDay = Calendar['calendar'][number];
export type CalendarRun = Calendar['runs'][number];

/** One month, of all runs or of one. */
export const calendarView = ({ year, month }: { year: number; month: number }, run: number | undefined) =>
  factsViewOfCall(
    `/challenge/calendar/${year}/${month}${run === undefined ? '' : `?run=${run}`}`,
    (local) => {
      const history = historyAt(local);
      return history && calendarAnswer(history, { year, month, run }, local.snapshot.zones);
    },
  );
