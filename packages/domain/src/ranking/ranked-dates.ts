import type { ExerciseCompleted } from '../challenge/facts/facts';
import {
  isComplete,
  type MergedDay,
  type MergedExercise,
  mergedExerciseFrom,
  mergeExercises,
} from '../challenge/fold/merged-day';
import type { Snapshot } from '../challenge/fold/snapshot';
import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, eachExercise, exerciseIds } from '../days/exercises';
import { localDateAt } from '../days/zone-history';
import { DaysHere } from './days-here';
import { rankedReps } from './score';

/** The fields of a log's fold that its exercises are counted with. */
export type RankingInput = Pick<Snapshot, 'runs' | 'zones' | 'importedAt'>;

/** The score of one date on boards, in teams and in challenges. */
export interface RankedDate {
  date: CivilDate;
  isComplete: boolean;
  score: number;
  /** The instant of the last fact, by its own clock, that changed the score. */
  reachedAt: number;
}

/**
 * The scores of a log, date by date. Only what was done here counts: imported facts, and those of dates before the
 * import, are left out before merging. No exercise counts beyond twice the target that its day has for a person who
 * reports every day correctly, whatever day number was recorded.
 */
export function rankedDates(input: RankingInput, log: readonly ExerciseCompleted[]): RankedDate[] {
  const daysHere = new DaysHere(input.runs);
  return datesHere(input, log).map(({ day, facts }) => {
    let [score, reachedAt] = [0, 0];
    for (const exercise of exerciseIds) {
      const completion = day.done[exercise];
      const factsOfExercise = facts.get(exercise);
      if (!completion || !factsOfExercise) continue;
      const standard = Math.min(
        completion.standard ?? completion.target,
        daysHere.targetOf(exercise, completion.at),
      );
      const countedScore = scoreOfExercise(factsOfExercise, standard);
      score += countedScore.score;
      reachedAt = Math.max(reachedAt, countedScore.reachedAt);
    }
    daysHere.add(day);
    return { date: day.date, isComplete: isComplete(day), score, reachedAt };
  });
}

/** The highest target of an exercise done at an instant of a date, by the days completed here before it. */
export function targetHere(
  input: RankingInput,
  log: readonly ExerciseCompleted[],
  { date, at }: { date: CivilDate; at: number },
): Record<ExerciseId, number> {
  const daysHere = new DaysHere(input.runs);
  for (const { day } of datesHere(input, log)) if (day.date < date) daysHere.add(day);
  return eachExercise((exercise) => daysHere.targetOf(exercise, at));
}

/** A date with what was done here: merged, and as separate facts. */
interface DateHere {
  day: MergedDay;
  facts: Map<ExerciseId, ExerciseCompleted[]>;
}

/** The dates that count, earliest first. */
function datesHere({ zones, importedAt }: RankingInput, log: readonly ExerciseCompleted[]): DateHere[] {
  const first = importedAt === undefined ? '' : localDateAt(zones, importedAt);
  const dates = new Map<CivilDate, DateHere>();
  for (const fact of log) {
    const { localDate: date, exercise } = fact;
    if (fact.imported || date < first) continue;
    const entry: DateHere = dates.get(date) ?? { day: { date, done: {} }, facts: new Map() };
    dates.set(date, entry);
    entry.day.done[exercise] = mergeExercises(entry.day.done[exercise], mergedExerciseFrom(fact));
    const factsOfExercise = entry.facts.get(exercise);
    if (factsOfExercise) factsOfExercise.push(fact);
    else entry.facts.set(exercise, [fact]);
  }
  return [...dates.values()].sort((one, other) => (one.day.date < other.day.date ? -1 : 1));
}

/** The score of one exercise on one date, and the instant at which it was reached. */
function scoreOfExercise(facts: readonly ExerciseCompleted[], standard: number) {
  let mergedExercise: MergedExercise | undefined;
  let countedScore = { score: 0, reachedAt: 0 };
  for (const fact of [...facts].sort((one, other) => one.at - other.at)) {
    mergedExercise = mergeExercises(mergedExercise, mergedExerciseFrom(fact));
    const score = rankedReps({ ...mergedExercise, standard });
    if (score !== countedScore.score) countedScore = { score, reachedAt: fact.at };
  }
  return countedScore;
}
