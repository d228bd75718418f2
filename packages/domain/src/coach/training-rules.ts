import { extraRepsOf, repsOn, workoutSecondsOn } from '../challenge/state/date-figures';
import type { DateRecord } from '../challenge/state/state';
import { addDays } from '../days/civil-date';
import { type ExerciseId, exerciseIds, programLength } from '../days/exercises';
import { timeOnDay } from '../insights/ahead/time-ahead';
import { musclesOf } from '../insights/muscle-weeks';
import { recoveryOf } from '../insights/recovery';
import { movements, supportedMovement } from '../movements/movements';
import { programOn } from '../programs/plans-of-run';
import { standardMovement } from '../programs/program';
import { lastGap } from '../today/last-gap';
import { decidedDates } from './habit-rules';
import type { CoachInput, TipFigures } from './tip';

const datesCompared = 14;

/** The rise of the effort, if the tab of recovery remarks on it. */
export function costsMore({ history }: CoachInput): TipFigures['costsMore'] | null {
  const remark = recoveryOf(history)?.remark;
  return remark?.kind === 'costsMore' ? { lately: remark.lately, before: remark.before } : null;
}

/** The gap before today, and the reps of the last day before it. Null if the day of an earlier date followed the gap. */
export function afterGap({ history: { dates, today } }: CoachInput): TipFigures['afterGap'] | null {
  const last = dates.at(-1);
  if (last?.date !== today || last.run === null) return null;
  const ofRun = dates.filter(({ run }) => run === last.run);
  const gap = lastGap(ofRun);
  if (!gap || gap.daysSince > (last.status === 'complete' ? 1 : 0)) return null;
  const before = ofRun.findLast(({ date, status }) => date < gap.first && status === 'complete');
  return before ? { dates: gap.dates, lastReps: repsOn(before) } : null;
}

const daysAhead = 14;
/** From this multiple of the present time of a workout on, the tip is shown. */
const muchLonger = 1.5;

/** The expected times of the next day and of the day two weeks of workouts later, if that one takes much longer. */
export function longerDays({ history, runs }: CoachInput): TipFigures['longerDays'] | null {
  const run = history.runs.at(-1);
  const timeOn = timeOnDay(history, runs);
  if (!run || run.closedOn !== null || !timeOn) return null;
  const day = run.daysCompleted + 1;
  const dayAhead = day + daysAhead;
  const [now, ahead] = [timeOn(day), timeOn(dayAhead)];
  if (!now || !ahead || dayAhead > programLength || ahead.seconds < muchLonger * now.seconds) return null;
  return { day, seconds: now.seconds, dayAhead, secondsAhead: ahead.seconds };
}

/** In reps. */
const fewestExtras = 14;

/** The extra reps of the last dates, if there are enough and all were done on one exercise. */
export function oneSidedExtras(input: CoachInput): TipFigures['oneSidedExtras'] | null {
  const dates = decidedDates(input).slice(-datesCompared);
  const extras = exerciseIds.map((exercise) => ({ exercise, extra: extraOf(dates, exercise) }));
  const [most, ...others] = extras.toSorted((one, other) => other.extra - one.extra);
  if (!most || most.extra < fewestExtras || others.some(({ extra }) => extra > 0)) return null;
  const { exercise, extra } = most;
  const last = dates.findLast((record) => extraOf([record], exercise) > 0);
  const otherExercise = exerciseBeside(exercise, input);
  if (!last || !otherExercise) return null;
  const path = input.runs[last.run ?? 0]?.path ?? null;
  const movement = supportedMovement(last.exercises[exercise].movement, standardMovement(path, exercise));
  return { movement, extra, dates: dates.length, other: otherExercise };
}

/** Another exercise with today's movement, but not a held one, which has no reps to add. */
function exerciseBeside(exercise: ExerciseId, { history, runs }: CoachInput) {
  const run = runs[history.runs.length - 1];
  if (!run) return undefined;
  const { exercises } = programOn(run, history.today).program;
  const isHeld = (id: ExerciseId) => movements[exercises[id].movement].secondsPerRep !== undefined;
  const otherExercise = exerciseIds.find((id) => id !== exercise && !isHeld(id));
  return otherExercise && { exercise: otherExercise, movement: exercises[otherExercise].movement };
}

const extraOf = (dates: readonly DateRecord[], exercise: ExerciseId) =>
  dates.reduce((sum, { exercises }) => sum + extraRepsOf(exercises[exercise]), 0);

/** The timed and the rated dates that each of the two periods needs. */
const fewestTimed = 5;
const fewestRated = 3;
/** The tip is shown if a rep takes at most this multiple of its earlier time, and the effort rose by this much. */
const clearlyFaster = 0.8;
const clearlyHarder = 0.3;

/** Compares the seconds for each rep and the effort of the last 14 dates with those of the 14 before. */
export function fasterAndHarder(input: CoachInput): TipFigures['fasterAndHarder'] | null {
  const { today } = input.history;
  const dates = decidedDates(input);
  const lately = dates.filter(({ date }) => date > addDays(today, -datesCompared));
  const earlierDates = dates.filter(
    ({ date }) => date <= addDays(today, -datesCompared) && date > addDays(today, -2 * datesCompared),
  );
  const [pace, paceBefore] = [paceOf(lately), paceOf(earlierDates)];
  const [effort, effortBefore] = [effortOf(lately), effortOf(earlierDates)];
  if (pace === null || paceBefore === null || effort === null || effortBefore === null) return null;
  if (pace > clearlyFaster * paceBefore || effort - effortBefore < clearlyHarder) return null;
  return { pace, paceBefore, effort, effortBefore };
}

/** Seconds of the timer for each rep, over timed days. */
function paceOf(dates: readonly DateRecord[]): number | null {
  const timedDates = dates.flatMap((record) => {
    const seconds = workoutSecondsOn(record);
    return seconds === null ? [] : [{ seconds, reps: repsOn(record) }];
  });
  if (timedDates.length < fewestTimed) return null;
  return (
    timedDates.reduce((sum, { seconds }) => sum + seconds, 0) /
    timedDates.reduce((sum, { reps }) => sum + reps, 0)
  );
}

function effortOf(dates: readonly DateRecord[]): number | null {
  const ratings = dates.flatMap(({ effort }) => (effort === undefined ? [] : [effort]));
  return ratings.length < fewestRated
    ? null
    : ratings.reduce((sum: number, effort) => sum + effort, 0) / ratings.length;
}

/** The share of the hip flexors, if the tab of muscles hints at it. */
export function hipFlexors({ history }: CoachInput): TipFigures['hipFlexors'] | null {
  const { hint } = musclesOf(history);
  return hint?.kind === 'hipFlexors' ? { share: hint.share } : null;
}
