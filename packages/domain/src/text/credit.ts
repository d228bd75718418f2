import { creditOf, type MovementId } from '../movements/movements';

/** What a rep of a movement counts on boards, compared with one of the run's movement. Shown beside the movement's name. */
export function creditNote(movement: MovementId, runMovement: MovementId): string {
  const credit = creditOf(movement, runMovement);
  return `counts ${credit}%`;
}

/** The same as a sentence, which also says that the person's own totals count every rep. */
export function creditSentence(movement: MovementId, runMovement: MovementId): string {
  const credit = creditOf(movement, runMovement);
  return credit === 100
    ? 'Leaderboards count every rep.'
    : `On leaderboards, these reps count ${credit}%. In your own totals, they count fully.`;
}
