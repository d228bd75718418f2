import { getCalendar } from '@hundred/contract/calendar';
import { calendarAnswer, monthPrefix } from '@hundred/domain/calendar/calendar-answer';
import type { Routes } from '../../http/route';
import type { ChallengeReader } from '../../log/challenge-reader';
import { Refusal } from '../../refusals/refusal';

export function addCalendarCalls(routes: Routes, challengeReader: ChallengeReader): void {
  routes.addWithLog(getCalendar, async ({ person, params, query: { run }, now }) => {
    const prefix = monthPrefix(params);
    // Dates are compared as texts, so 31 serves as the end of every month.
    const span = { from: `${prefix}01`, to: `${prefix}31` };
    const result = await challengeReader.history(person, now, () => span);
    if (result instanceof Refusal) return result;
    const { history, zones } = result;
    return (
      calendarAnswer(history, { ...params, run }, zones) ??
      new Refusal('not_found', `You have no challenge number ${run}.`, { field: 'run' })
    );
  });
}
