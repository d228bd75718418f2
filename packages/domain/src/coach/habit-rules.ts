import { graceHour } from '../challenge/facts/limits';
import { lastDoneAt } from '../challenge/state/date-figures';
import type { DateRecord } from '../challenge/state/state';
import { addDays } from '../days/civil-date';
import { zoneAt } from '../days/zone-history';
import { localTimeIn } from '../days/zones';
import { type CompletionShare, detailsOf, isDue } from '../insights/details';
import { programOn } from '../programs/plans-of-run';
import type { CoachInput, TipFigures } from './tip';
import { isClearlyBelow, shareOf } from './wilson';

/** Older dates say little about the present. */
const datesLookedAt = 180;
/**
 * A weekday is weak if the share of its dates that were completed is below `weakShare`, and this much below that of the
 * others.
 */
const weakShare = 0.6;
const weakDifference = 0.25;
/** From this hour on, an evening is late. */
export const lateHour = 20;
/** A day is later than usual if it is finished this many hours after the usual hour. */
const hoursLater = 2;
const missesLookedAt = 4;

/** The dates of runs whose outcome is known: those before today, and today once it is complete. */
export const decidedDates = ({ history: { dates, today } }: CoachInput): DateRecord[] =>
  dates.filter(({ run, date, status }) => run !== null && (date < today || status === 'complete'));

/** The local hour at which a completed day was finished. Past midnight the count goes on: half past midnight is 24.5. */
export function finishedHour({ zones }: CoachInput, record: DateRecord): number {
  const at = lastDoneAt(record);
  const clock = localTimeIn(zoneAt(zones, at), at);
  return (clock.date > record.date ? 24 : 0) + clock.hour + clock.minute / 60;
}

/** The middle of the hours; of two in the middle the later one. Undefined without any. */
export const middleOf = (hours: readonly number[]): number | undefined =>
  hours.toSorted((one, other) => one - other)[Math.floor(hours.length / 2)];

/** The weakest weekday, if it stands out from all others. Weekdays that the plan leaves out now are not considered. */
export function weakWeekday({ history, runs, zones }: CoachInput): TipFigures['weakWeekday'] | null {
  const run = runs[history.runs.length - 1];
  // A plan that was adopted today may start tomorrow.
  const offWeekdays = run ? programOn(run, addDays(history.today, 1)).program.offWeekdays : [];
  const { weekdays } = detailsOf(history.dates.slice(-datesLookedAt), history.today, zones);
  const weak = weekdays.flatMap((on, weekday) => {
    const otherWeekdays = weekdays
      .filter((_, other) => other !== weekday)
      .reduce(sumOf, { due: 0, completed: 0 });
    const isWeak = shareOf(on) < weakShare && shareOf(otherWeekdays) - shareOf(on) >= weakDifference;
    return isWeak && !offWeekdays.includes(weekday) && isClearlyBelow(on, otherWeekdays)
      ? [{ weekday, on, others: otherWeekdays }]
      : [];
  });
  return weak.toSorted((one, other) => shareOf(one.on) - shareOf(other.on))[0] ?? null;
}

const sumOf = (one: CompletionShare, other: CompletionShare): CompletionShare => ({
  due: one.due + other.due,
  completed: one.completed + other.completed,
});

/** Compares the dates after a late evening with those after an earlier day. */
export function lateEvenings(input: CoachInput): TipFigures['lateEvenings'] | null {
  const dates = decidedDates(input).slice(-datesLookedAt).filter(isDue);
  const afterLate = { due: 0, completed: 0 };
  const afterEarly = { due: 0, completed: 0 };
  for (const [index, record] of dates.entries()) {
    const before = dates[index - 1];
    if (before?.status !== 'complete') continue;
    const hour = finishedHour(input, before);
    // A day that is finished in the first hours of its own date is a late evening too.
    const share = hour >= lateHour || hour < graceHour ? afterLate : afterEarly;
    share.due += 1;
    if (record.status === 'complete') share.completed += 1;
  }
  const missesTwiceAsOften = 1 - shareOf(afterLate) >= 2 * (1 - shareOf(afterEarly));
  return missesTwiceAsOften && isClearlyBelow(afterLate, afterEarly) ? { afterLate, afterEarly } : null;
}

/** How many of the last misses came after days finished later than usual; null unless all or all but one did. */
export function missesAfterLate(input: CoachInput): TipFigures['missesAfterLate'] | null {
  const dates = decidedDates(input).slice(-datesLookedAt).filter(isDue);
  const hours = dates
    .filter(({ status }) => status === 'complete')
    .map((record) => finishedHour(input, record));
  const usualHour = middleOf(hours);
  const daysBeforeMisses = dates.flatMap(({ status }, index) => {
    const before = dates[index - 1];
    return status !== 'complete' && before?.status === 'complete' ? [before] : [];
  });
  const last = daysBeforeMisses.slice(-missesLookedAt);
  if (usualHour === undefined || last.length < missesLookedAt) return null;
  const afterLate = last.filter((record) => finishedHour(input, record) >= usualHour + hoursLater).length;
  return afterLate >= missesLookedAt - 1 ? { misses: last.length, afterLate, usualHour } : null;
}
