import type { BadgeId } from '@hundred/domain/badges/badge-id';
import { movementShapes } from '@hundred/domain/movements/movement-shapes';
import { standardMovement } from '@hundred/domain/programs/program';
import type { DayCommand } from '@hundred/domain/runs/commands';
import type { ExerciseCompleted } from '@hundred/domain/runs/facts';
import { runIndexAt } from '@hundred/domain/runs/run-record';
import type { ServerClock } from '../platform/server-clock';
import { type NewDeed, shapeOf } from './deed';
import { decideOn, type FoldedLog } from './known';
import type { Press } from './press';

/** What the rules say of a press. `deed`: to be recorded; null where it is done already. */
export type Verdict =
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'accepted'; deed: NewDeed | null; newBadges: readonly BadgeId[] };

/** Judged by the instant at which it was pressed. */
export function judgePress(
  log: FoldedLog,
  { wish, deviceKey, at: pressedAt, isSure }: Press,
  uid: string,
  clock: Pick<ServerClock, 'now' | 'isSure'>,
  serverShape: number,
  shapes = movementShapes,
): Verdict {
  // The server's clock has become known in the moment since: then it is the better one.
  const asked = !isSure && clock.isSure() ? clock.now() : pressedAt;
  // A clock that stands before what is known to have happened is taken to stand right after it.
  const at = Math.max(asked, log.snapshot.lastAt + 1);
  const decision = decideOn(log, { ...wish, deviceKey }, at);
  if (!decision.accepted) {
    const { code, message } = decision.refusal;
    return { kind: 'refused', code: code.replaceAll('-', '_'), message };
  }
  const [fact] = decision.facts;
  if (!fact || !('timezone' in fact && 'localDate' in fact))
    return { kind: 'accepted', deed: null, newBadges: [] };
  const { timezone, localDate } = fact;
  const day = fact.kind === 'exerciseCompleted' ? { dayNumber: fact.dayNumber } : {};
  const shown = fact.kind === 'exerciseCompleted' ? shownOf(log, fact, serverShape, shapes) : {};
  return {
    kind: 'accepted',
    deed: {
      ...withoutMovement(wish),
      ...day,
      ...shown,
      deviceKey,
      at,
      localDate,
      timezone,
      uid,
      shape: shapeOf(wish),
    },
    newBadges: decision.newBadges,
  };
}

function withoutMovement(wish: DayCommand): DayCommand {
  if (wish.kind !== 'completeExercise') return wish;
  const { movement, ...rest } = wish;
  return rest;
}

/** The `factShape` of the first server that takes a target. */
const targetShape = 2;

/**
 * Told because a plan may be adopted elsewhere, of which this device has not heard. An older server would refuse what
 * it does not know: a swap that is left out counts as what the day asks for, which is better than not at all.
 */
function shownOf(
  { snapshot: { runs } }: FoldedLog,
  { at, exercise, target, movement: swapped }: ExerciseCompleted,
  serverShape: number,
  shapes: typeof movementShapes,
) {
  const movement = swapped ?? standardMovement(runs[runIndexAt(runs, at)]?.path ?? null, exercise);
  return {
    ...(serverShape >= targetShape ? { target } : {}),
    ...(serverShape >= shapes[movement] ? { movement } : {}),
  };
}
