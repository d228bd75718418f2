import { creditOf, type MovementId } from '../movements/movements';

/** What a rep of a movement counts on boards compared with the run's own, to show beside its name. */
export function creditNote(movement: MovementId, own: MovementId): string {
  const credit = creditOf(movement, own);
  return `counts ${credit}%`;
}

/** The same as a sentence. On the person's own pages every rep counts. */
export function creditSentence(movement: MovementId, own: MovementId): string {
  const credit = creditOf(movement, own);
  return credit === 100
    ? 'Leaderboards count every rep.'
    : `On leaderboards, these reps count ${credit}%. In your own totals, they count fully.`;
}
