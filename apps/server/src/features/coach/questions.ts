import { questionsADay } from '@hundred/domain/coach/questions';

const dayMs = 86_400_000;

/** Limits the questions of each person: one at a time, and a number of them in 24 hours. */
export interface Questions {
  left(personId: string, now: number): number;
  begin(personId: string, now: number): 'busy' | 'none left' | QuestionAttempt;
}

export interface QuestionAttempt {
  /** A question counts only if it was sent, because the operator pays for it. A second call has no effect. */
  end(outcome: { wasSent: boolean }): void;
}

/** Each server counts the questions in its memory: nothing about one is stored, not even that it was asked. */
export function makeQuestions(): Questions {
  const timesByPerson = new Map<string, number[]>();
  const busyPeople = new Set<string>();
  const recentTimes = (personId: string, now: number) =>
    (timesByPerson.get(personId) ?? []).filter((at) => at > now - dayMs);
  return {
    left: (personId, now) => questionsADay - recentTimes(personId, now).length,
    begin(personId, now) {
      if (busyPeople.has(personId)) return 'busy';
      const earlierTimes = recentTimes(personId, now);
      if (earlierTimes.length >= questionsADay) return 'none left';
      timesByPerson.set(personId, [...earlierTimes, now]);
      busyPeople.add(personId);
      let hasEnded = false;
      return {
        end({ wasSent }) {
          if (hasEnded) return;
          hasEnded = true;
          busyPeople.delete(personId);
          if (!wasSent) timesByPerson.set(personId, earlierTimes);
        },
      };
    },
  };
}
