import type { RunRecord } from '../../challenge/fold/run-record';
import type { DateRecord, History } from '../../challenge/state/state';
import { addDays, type CivilDate, laterOf, weekdayOf } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { planOn } from '../../programs/plans-of-run';
import type { DueDate } from '../rhythm';

/** The current run as its forecast needs it. */
export interface RunAhead {
  openedAt: number;
  today: CivilDate;
  /** The first undecided date: today, or tomorrow if today is done or rested. */
  from: CivilDate;
  /** The due dates before `from`, ascending. */
  dueDates: readonly DueDate[];
  /** How many of them belong to this run; earlier runs show the rhythm too. */
  datesOfRun: number;
  daysLeft: number;
  /** 0 is Sunday. */
  offWeekdays: readonly number[];
  /** The first date on which they are off, which is the start of their plan. */
  offFrom: CivilDate;
  /** The last date on which they are off; null without an end. */
  offUntil: CivilDate | null;
}

/** What is ahead of the current run; null without one. `offUntil` is the last date on which weekdays are off. */
export function runAheadOf(
  history: History,
  runs: readonly RunRecord[],
  offUntil: CivilDate | null,
): RunAhead | null {
  const index = history.runs.length - 1;
  const [run, summary] = [runs[index], history.runs[index]];
  if (!run || !summary || summary.closedOn !== null || summary.finishedOn !== null) return null;
  const { today } = history;
  const last = history.dates.at(-1);
  const isUndecided = last?.date !== today || last.status === 'open' || last.status === 'partial';
  // A run that was started on a date with a workout opens on the next one.
  const from = laterOf(isUndecided ? today : addDays(today, 1), summary.firstDate);
  // Uses the plan that holds on nearly all dates ahead, even if it starts later.
  const plan = planOn(run.plans, addDays(from, 1));
  const dueRecords = history.dates.filter((record) => record.date < from && asksForWorkout(record));
  return {
    openedAt: run.openedAt,
    today,
    from,
    dueDates: dueRecords.map(({ date, status }) => ({ date, completed: status === 'complete' })),
    datesOfRun: dueRecords.filter((record) => record.run === index).length,
    daysLeft: programLength - summary.daysCompleted,
    offWeekdays: plan?.plan?.offWeekdays ?? [],
    offFrom: plan?.firstDate ?? from,
    offUntil,
  };
}

/** Whether a workout was due. A taken rest day counts as due, because it moves the finish like a missed date. */
const asksForWorkout = ({ run, scheduled }: DateRecord) => run !== null && !scheduled;

/** The date of Day 100 if every due date is completed. */
export function earliestFinish({ from, daysLeft, offWeekdays, offFrom, offUntil }: RunAhead): CivilDate {
  const isOff = (date: CivilDate) =>
    offWeekdays.includes(weekdayOf(date)) && date >= offFrom && (offUntil === null || date <= offUntil);
  let date = from;
  for (let remainingDays = daysLeft; ; date = addDays(date, 1)) {
    if (!isOff(date)) remainingDays -= 1;
    if (remainingDays <= 0) return date;
  }
}

/** The run with other weekdays off, by a plan that starts today, or tomorrow if today has begun. */
export function withOffWeekdays(
  run: RunAhead,
  offWeekdays: readonly number[],
  plan: { startsOn: CivilDate; isOffToday: boolean },
): RunAhead {
  const { today } = run;
  // A weekday that was off may be due again today.
  const isDueAgain = plan.isOffToday && plan.startsOn === today && !offWeekdays.includes(weekdayOf(today));
  return { ...run, offWeekdays, offFrom: plan.startsOn, from: isDueAgain ? today : run.from };
}
