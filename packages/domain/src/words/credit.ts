import { creditOf, type MovementId } from '../movements/movements';

/** What a rep of a movement counts on boards where the run asks for another, beside its name. */
export function creditNote(movement: MovementId, own: MovementId): string {
  const credit = creditOf(movement, own);
  return credit === 100 ? 'counts in full' : `${credit}% on boards`;
}

/** The same as a sentence. For oneself a rep is a rep. */
export function creditSentence(movement: MovementId, own: MovementId): string {
  const credit = creditOf(movement, own);
  return credit === 100 ? 'Counts 100% on the boards.' : `Counts ${credit}% on the boards, 100% for you.`;
}
