import type { State } from '../challenge/state/state';
import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { programLength } from '../days/exercises';
import { instantOf } from '../reminders/instant-of';
import { type ReminderSettings, reminderTimeOn } from '../reminders/next-reminder';

/** A training date and its time. */
export type ScheduledSession = { readonly date: CivilDate; readonly at: number };

/** The part of the state from which the sessions follow. */
type ShownState = Pick<State, 'today' | 'opensOn' | 'finished' | 'dayNumber' | 'isRestDay' | 'plan'>;

/** The most sessions in a calendar: two months, which is as far as people plan, in a few kilobytes. */
export const mostSessions = 60;

/** The most dates that are searched for sessions, which are enough for any plan. */
const datesAhead = 366;

/** The due dates from a date on, ascending. Weekdays are off from the date on which the plan starts. */
function* dueDates(from: CivilDate, { plan }: Pick<ShownState, 'plan'>): Generator<CivilDate> {
  const isOff = (date: CivilDate) =>
    plan?.plan?.offWeekdays.includes(weekdayOf(date)) && date >= plan.startsOn;
  for (let days = 0; days < datesAhead; days += 1) {
    const date = addDays(from, days);
    if (!isOff(date)) yield date;
  }
}

/** The first date on which something can be done, today unless it is a rest day. */
const firstOpenDate = ({ today, opensOn, isRestDay }: ShownState) =>
  opensOn ?? (isRestDay ? addDays(today, 1) : today);

/** The remaining days of the run, including today's even once it is complete. */
const daysLeft = ({ finished, dayNumber }: ShownState) => (finished ? 0 : programLength - dayNumber + 1);

/** The sessions from today on if nothing is missed: at the time of each weekday, in the person's zone. */
export function sessionsAhead(state: ShownState, settings: ReminderSettings): ScheduledSession[] {
  const sessionCount = Math.min(mostSessions, daysLeft(state));
  const sessions: ScheduledSession[] = [];
  if (sessionCount === 0) return sessions;
  for (const date of dueDates(firstOpenDate(state), state)) {
    const at = instantOf(settings.zone, date, reminderTimeOn(settings, date));
    // A date that the zone skips has no session.
    if (at !== null) sessions.push({ date, at });
    if (sessions.length === sessionCount) break;
  }
  return sessions;
}
