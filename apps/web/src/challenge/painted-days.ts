import type { Today } from '@hundred/contract/today';
import { graceHour } from '@hundred/domain/challenge/facts/limits';
import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { localTimeIn } from '@hundred/domain/days/zones';
import { instantOf } from '@hundred/domain/reminders/instant-of';
import type { PaintedDay } from '../platform/storage/first-paint-record';
import { type LocalState, localStateOf } from './local-state';
import { todayView } from './views';

/** The days that the next start can show at once: today, and tomorrow if only the end of this date lies between. */
export function paintedDays(local: LocalState): PaintedDay[] {
  const today = todayView.select(local);
  if (!today || !local.state) return [];
  const { endOfToday, tomorrow, endOfTomorrow } = dayBoundaries(local.state.timezone, local.now);
  const days = [paintedDayOf(today, local.now, endOfToday)];
  if (today.allCompleted || today.isRestDay)
    days.push(paintedDayOf(dayIfUnchangedBetween(local, tomorrow, endOfTomorrow), tomorrow, endOfTomorrow));
  return days.filter((day) => day !== undefined);
}

/** The instants at which the day of now ends, and at which the next two dates begin. */
function dayBoundaries(timezone: string, now: number) {
  const { date, hour } = localTimeIn(timezone, now);
  // A zone may skip a date, which then has no instant. An interval that ends now is never shown.
  const instantAt = (days: number, time: string) => instantOf(timezone, addDays(date, days), time) ?? now;
  const tomorrow = instantAt(1, '00:00');
  // Before this hour the day may still be the one of the previous date.
  const endOfGrace = `${String(graceHour).padStart(2, '0')}:00`;
  return {
    endOfToday: hour < graceHour ? instantAt(0, endOfGrace) : tomorrow,
    tomorrow,
    endOfTomorrow: instantAt(2, '00:00'),
  };
}

/** The day that is shown from one instant to another, or undefined if it changes in between. */
function dayIfUnchangedBetween(
  { snapshot, facts, profile }: LocalState,
  from: number,
  until: number,
): Today | undefined {
  const [early, late] = [from, until - 1].map((now) =>
    todayView.select(localStateOf({ snapshot, facts }, profile, now)),
  );
  return early && JSON.stringify(early) === JSON.stringify(late) ? early : undefined;
}

/** Undefined if the day differs from the frame of the first paint: only the page's code can show it then. */
function paintedDayOf(today: Today | undefined, from: number, until: number): PaintedDay | undefined {
  if (!today || today.isRestDay || today.opensOn || today.isCenturyClub) return undefined;
  // A day after a lost streak begins with another heading.
  const isComingBack = today.dayNumber > 1 && today.currentStreak === 0;
  const exercises = exerciseIds.map((id) => today.exercises[id]);
  if (isComingBack || exercises.some(({ completed }) => completed)) return undefined;
  return {
    from,
    until,
    dayNumber: today.dayNumber,
    exercises: exercises.map(({ name, target }) => ({ name, target })),
  };
}
