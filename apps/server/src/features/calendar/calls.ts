import { getCalendar } from '@hundred/contract/calendar';
import { calendarAnswer, monthPrefix } from '@hundred/domain/calendar/calendar-answer';
import type { Routes } from '../../http/route';
import type { ChallengeReader } from '../../log/challenge-reader';
import { Refusal } from '../../refusals/refusal';

export function addCalendarCalls(routes: Routes, challengeReader: ChallengeReader): void {
  routes.addWithLog(getCalendar, async ({ person, params, query: { run }, now }) => {
    const prefix = monthPrefix(params);
    const span = { from: `${prefix}01`, to: `${prefix}31` };
    const found = await challengeReader.history(person, now, () => span);
    if (found instanceof Refusal) return found;
    return (
      calendarAnswer(found.history, { ...params, run }, found.zones) ??
      new Refusal('not_found', `You have no challenge number ${run}.`, 'run')
    );
  });
}
