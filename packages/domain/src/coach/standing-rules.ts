import { repsOn } from '../challenge/state/date-figures';
import { addDays, type CivilDate, toEpochDay } from '../days/civil-date';
import { exerciseIds, programLength } from '../days/exercises';
import { earliestFinish, runAheadOf } from '../insights/ahead/run-ahead';
import { detailsOf } from '../insights/details';
import { programOn } from '../programs/plans-of-run';
import { milestoneDays } from '../reminders/milestones';
import type { CoachInput, TipFigures } from './tip';

const mostDaysToMilestone = 5;
/** A longest streak of up to a week is not worth mentioning. */
const shortestRecord = 7;
/** The first dates of a month, on which the last month is reported. */
const firstDatesOfMonth = 5;

/** The next milestone of season 1, if it is only a few days away, with its earliest date. */
export function milestoneNear({ history, runs, offUntil }: CoachInput): TipFigures['milestoneNear'] | null {
  const ahead = runAheadOf(history, runs, offUntil);
  if (!ahead || history.runs.at(-1)?.season !== 1) return null;
  const daysCompleted = programLength - ahead.daysLeft;
  const milestone = milestoneDays.find((day) => day > daysCompleted);
  if (milestone === undefined) return null;
  const days = milestone - daysCompleted;
  if (days > mostDaysToMilestone) return null;
  return { milestone, days, date: earliestFinish({ ...ahead, daysLeft: days }) };
}

/** The streak, if it is one day shorter than the longest. */
export function nearLongest({ history, zones }: CoachInput): TipFigures['nearLongest'] | null {
  const { longestStreak: longest } = detailsOf(history.dates, history.today, zones).records;
  const streak = history.dates.at(-1)?.streak ?? 0;
  return longest > shortestRecord && streak === longest - 1 ? { streak, longest } : null;
}

/** The past month, if it has more reps than any whole month before it. */
export function bestMonth({ history: { dates, today } }: CoachInput): TipFigures['bestMonth'] | null {
  if (Number(today.slice(8)) > firstDatesOfMonth) return null;
  const reps = new Map<string, number>();
  for (const record of dates) {
    const month = monthOf(record.date);
    reps.set(month, (reps.get(month) ?? 0) + repsOn(record));
  }
  const month = monthBefore(today);
  const repsOfMonth = reps.get(month) ?? 0;
  const repsBefore = [...reps].filter(([other]) => other < month).map(([, sum]) => sum);
  const bestBefore = Math.max(0, ...repsBefore);
  return bestBefore > 0 && repsOfMonth > bestBefore ? { month, reps: repsOfMonth, bestBefore } : null;
}

const monthOf = (date: CivilDate) => date.slice(0, 7);

const monthBefore = (date: CivilDate) => monthOf(addDays(`${monthOf(date)}-01`, -1));

/** One of today's movements, a different one each date. It is shown only if there is no other tip. */
export function form({ history, runs }: CoachInput): TipFigures['form'] | null {
  const run = runs[history.runs.length - 1];
  if (!run) return null;
  const exercise = exerciseIds[toEpochDay(history.today) % exerciseIds.length] ?? 'pushups';
  return { movement: programOn(run, history.today).program.exercises[exercise].movement };
}
