import { todayKey } from '../platform/challenge-queries';
import { foretoldKey, keepAnswer } from '../platform/kept-answers';
import { deriveToday } from './derive-answers';
import type { Known } from './known';

/**
 * What the day after this one asks for, of a date on this device: once this date is done, nothing but its end lies
 * between. Before, the next could only be foretold as a streak that is lost, which nobody is to read by mistake.
 */
export function foretellToday(known: Known) {
  const today = deriveToday(known);
  if (!today?.allCompleted && !today?.isRestDay) return undefined;
  const begins = new Date(known.now).setHours(24, 0, 0, 0);
  const ends = new Date(known.now).setHours(48, 0, 0, 0) - 1;
  const [early, late] = [begins, ends].map((now) => deriveToday({ ...known, now }));
  // A date of this device may be two of the person's, where they are not at home.
  return early && JSON.stringify(early) === JSON.stringify(late)
    ? { at: (begins + ends) / 2, answer: early }
    : undefined;
}

/** `ahead`: by how much the device's clock is behind the server's. */
export function keepForetold(storage: Storage, uid: string, known: Known | undefined, ahead: number): void {
  const foretold = known && foretellToday(known);
  keepAnswer(
    storage,
    foretoldKey,
    foretold && {
      uid,
      queryKey: todayKey,
      isOfOneDate: true,
      at: foretold.at - ahead,
      answer: foretold.answer,
    },
  );
}
