import type { Fact } from '../challenge/facts/facts';
import { type CivilDate, startOfWeek } from '../days/civil-date';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { localDateIn } from '../days/zones';
import { zoneAt } from './clock';
import { type Completion, completions } from './date-of-run';
import { standardOf } from './due-exercise';
import { type ReferenceLog, readLog } from './read-log';

/** The first date lived on this installation: that of the last import. Without one the empty text, before every date. */
function firstDateHere(facts: readonly Fact[]): CivilDate {
  const importedFacts = facts.filter(
    (fact) => fact.kind === 'logImported' || (fact.kind === 'exerciseCompleted' && fact.imported),
  );
  if (importedFacts.length === 0) return '';
  const at = Math.max(...importedFacts.map((fact) => fact.at));
  return localDateIn(zoneAt(readLog(facts), at), at);
}

/** The highest honest target on the n-th completed day: of season 1 up to 100, then of the path with the highest targets. */
export function highestHonestTarget(day: number, exercise: ExerciseId): number {
  return day <= 100 ? 9 + day : standardOf({ path: 'endurance' }, exercise, day - 100);
}

/** The target of an exercise done at an instant of a date, by the days completed before that date. */
function targetOf(
  log: ReferenceLog,
  completed: readonly Completion[],
  { date, exercise, at }: { date: CivilDate; exercise: ExerciseId; at: number },
): number {
  const run = log.runs.findLastIndex(({ openedAt }) => openedAt <= at);
  const before = completed.filter((day) => day.date < date);
  const dayInRun = 1 + before.filter((day) => day.run === run || day.date >= log.runs[run]!.firstDate).length;
  return Math.min(
    standardOf(log.runs[run]!, exercise, Math.min(100, dayInRun)),
    highestHonestTarget(1 + before.length, exercise),
  );
}

/** The score of a log on the board of each period, computed date by date from what was done here. */
export function referenceScores(facts: readonly Fact[]): Map<string, number> {
  const firstDate = firstDateHere(facts);
  const log = readLog(
    facts.filter(
      (fact) => fact.kind !== 'exerciseCompleted' || (!fact.imported && fact.localDate >= firstDate),
    ),
  );
  const completed = completions(log);
  const scores = new Map<string, number>();
  for (const [date, done] of log.doneOn) {
    for (const exercise of exerciseIds) {
      const merged = done[exercise];
      if (merged === undefined) continue;
      // A board counts at most twice the target.
      const mostCounted =
        2 * Math.min(merged.standard, targetOf(log, completed, { date, exercise, at: merged.at }));
      const countedReps = Math.min(Math.floor((merged.reps * merged.credit) / 100), mostCounted);
      // A person with a score of 0 is not on the board.
      if (countedReps === 0) continue;
      const [week, month] = [startOfWeek(date), date.slice(0, 7)];
      for (const period of ['all', week, month]) {
        scores.set(period, (scores.get(period) ?? 0) + countedReps);
      }
    }
  }
  return scores;
}
