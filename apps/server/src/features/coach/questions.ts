import { questionsADay } from '@hundred/domain/coach/questions';

const day = 86_400_000;

export interface Questions {
  left(personId: string, now: number): number;
  /**
   * Allows one at a time, and a limited number in 24 hours. A question that was sent is paid for and counts; one that
   * was not sent does not. Only the first call of `end` has an effect.
   */
  begin(personId: string, now: number): 'busy' | 'none left' | { end: (wasSent: boolean) => void };
}

/** Counted in memory by each server: nothing about a question is stored, not even that it was asked. */
export function makeQuestions(): Questions {
  const timesByPerson = new Map<string, number[]>();
  const busy = new Set<string>();
  const recent = (personId: string, now: number) =>
    (timesByPerson.get(personId) ?? []).filter((at) => at > now - day);
  return {
    left: (personId, now) => questionsADay - recent(personId, now).length,
    begin(personId, now) {
      if (busy.has(personId)) return 'busy';
      const before = recent(personId, now);
      if (before.length >= questionsADay) return 'none left';
      timesByPerson.set(personId, [...before, now]);
      busy.add(personId);
      let hasEnded = false;
      return {
        end(wasSent) {
          if (hasEnded) return;
          hasEnded = true;
          busy.delete(personId);
          if (!wasSent) timesByPerson.set(personId, before);
        },
      };
    },
  };
}
