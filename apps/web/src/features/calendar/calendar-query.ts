import type { getCalendar } from '@hundred/contract/calendar';
import type { AnswerOf } from '@hundred/contract/call';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api';
import { challengeKey } from '../../platform/challenge-queries';
import type { Month } from './months';

export type Calendar = AnswerOf<typeof getCalendar>;
export type CalendarDay = Calendar['calendar'][number];
export type CalendarRun = Calendar['runs'][number];

/** One month, of all runs or of one. */
export const calendarQuery = (api: Api, { year, month }: Month, run: number | undefined) =>
  queryOptions({
    queryKey: [...challengeKey, 'calendar', year, month, run ?? 'all'],
    queryFn: ({ signal }) =>
      api.get(`/challenge/calendar/${year}/${month}${run === undefined ? '' : `?run=${run}`}`, { signal }),
  });
