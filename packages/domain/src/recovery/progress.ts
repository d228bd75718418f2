import type { CivilDate } from '../days/civil-date';
import { type ProgrammeId, sessionsIn } from './programmes';
import type { SessionDate } from './session-dates';

/** A person's progress in a programme. */
export interface ProgrammeProgress {
  /** The sessions done since the programme was last started, ascending. */
  done: readonly number[];
  /** The session after the last one done; after the last of all, the first that was skipped. Null if all are done. */
  next: number | null;
  /** The date of the first session that counts here; null before it. */
  beganOn: CivilDate | null;
  lastOn: CivilDate | null;
}

/**
 * A programme starts again with each first session but the earliest: that one may have been skipped at the start and made
 * up later. `dates` are ascending.
 */
export function progressIn(programme: ProgrammeId, dates: readonly SessionDate[]): ProgrammeProgress {
  const sessionsOfProgramme = dates.filter((session) => session.programme === programme);
  const isFirst = ({ session }: SessionDate) => session === 1;
  const isRepeated = sessionsOfProgramme.filter(isFirst).length > 1;
  // The sessions since the programme was last started.
  const round = isRepeated
    ? sessionsOfProgramme.slice(sessionsOfProgramme.findLastIndex(isFirst))
    : sessionsOfProgramme;
  const doneNumbers = [...new Set(round.map(({ session }) => session))].sort((one, other) => one - other);
  const last = round.at(-1);
  const numbers = Array.from({ length: sessionsIn[programme] }, (_, index) => index + 1);
  const openNumbers = numbers.filter((number) => !doneNumbers.includes(number));
  return {
    done: doneNumbers,
    next: openNumbers.find((number) => number > (last?.session ?? 0)) ?? openNumbers[0] ?? null,
    beganOn: round[0]?.date ?? null,
    lastOn: last?.date ?? null,
  };
}
