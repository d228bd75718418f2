import type { State } from '../challenge/state/state';
import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { programLength } from '../days/exercises';
import { instantOf } from '../reminders/instant-of';
import { type ReminderSettings, reminderTimeOn } from '../reminders/next-reminder';

/** A date that is trained on, and when. */
export type Session = { readonly date: CivilDate; readonly at: number };

type Shown = Pick<State, 'today' | 'opensOn' | 'finished' | 'dayNumber' | 'isRestDay' | 'plan'>;

/** Two months: as far as anybody plans, and an answer of a few kilobytes. */
export const mostSessions = 60;

const neverEnds = 366;

/** Ascending, from a date on, without the weekdays that are off. A day that was begun before its plan was is none of them. */
function* datesAsked(from: CivilDate, { plan }: Pick<Shown, 'plan'>): Generator<CivilDate> {
  const isOff = (date: CivilDate) =>
    plan?.plan?.offWeekdays.includes(weekdayOf(date)) && date >= plan.startsOn;
  for (let days = 0; days < neverEnds; days += 1) {
    const date = addDays(from, days);
    if (!isOff(date)) yield date;
  }
}

/** The first date on which something can be done, today where it is not a rest. */
const firstOpen = ({ today, opensOn, isRestDay }: Shown) =>
  opensOn ?? (isRestDay ? addDays(today, 1) : today);

/** Days that the run still has, today's among them also once it is complete. */
const daysLeft = ({ finished, dayNumber }: Shown) => (finished ? 0 : programLength - dayNumber + 1);

/** When somebody trains from today on if they miss nothing: at the time of each weekday, by the clock of the zone. */
export function sessionsAhead(state: Shown, settings: ReminderSettings): Session[] {
  const most = Math.min(mostSessions, daysLeft(state));
  const sessions: Session[] = [];
  if (most === 0) return sessions;
  for (const date of datesAsked(firstOpen(state), state)) {
    const at = instantOf(settings.zone, date, reminderTimeOn(settings, date));
    // A date that the zone leaves out has no session.
    if (at !== null) sessions.push({ date, at });
    if (sessions.length === most) break;
  }
  return sessions;
}
