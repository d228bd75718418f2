import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { programOn } from '@hundred/domain/programs/plans-of-run';
import { targetIn } from '@hundred/domain/programs/program';
import type { WholeHistory } from '../../../challenge/history-views';
import type { Opening } from './next-opening';

export type NextExercise = { movement: MovementId; target: number };

/** The exercises of the next day; undefined while a plan decides them and the log has not loaded. */
export function nextExercises(
  today: Today,
  opening: Opening,
  wholeHistory: WholeHistory | undefined,
): NextExercise[] | undefined {
  // Without a plan the path alone decides.
  const run = wholeHistory?.snapshot.runs.at(-1) ?? (today.plan ? undefined : { path: today.path });
  // The next day is open now, so its date is already today's.
  const date = opening.when === 'now' ? wholeHistory?.history?.today : opening.date;
  if (!run || !date) return undefined;
  const programInForce = programOn(run, date);
  return exerciseIds.map((id) => ({
    movement: programInForce.program.exercises[id].movement,
    target: targetIn(programInForce, id, today.dayNumber + 1),
  }));
}
