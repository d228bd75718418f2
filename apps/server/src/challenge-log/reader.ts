import { exerciseIds } from '@hundred/domain/days/exercises';
import { at } from '@hundred/domain/runs/at';
import type { Fact } from '@hundred/domain/runs/facts';
import { historyOf } from '@hundred/domain/runs/history';
import { isComplete } from '@hundred/domain/runs/merged-day';
import { refusal } from '@hundred/domain/runs/refusals';
import type { Snapshot } from '@hundred/domain/runs/snapshot';
import type { History, State } from '@hundred/domain/runs/state';
import type { Database } from '../db/storage';
import { Refusal } from '../http/refusal';
import { makeReadHead, readFacts, readFactsOfDate } from './log-store';
import { refusalOf } from './refusal-of';

export const notStarted = () => refusalOf(refusal('not-started'));

/** Every read of the challenge. Who has not started is refused. */
export interface ChallengeReader {
  /** One row, whatever the length of the log. */
  state(personId: string, now: number): Promise<State | Refusal>;
  /** From the whole log. */
  history(personId: string, now: number): Promise<{ state: State; history: History } | Refusal>;
  facts(personId: string, after: number, most: number): Promise<Fact[] | Refusal>;
  isDateComplete(personId: string, snapshot: Snapshot, date: string): Promise<boolean>;
}

export function makeChallengeReader(database: Database): ChallengeReader {
  const readHead = makeReadHead(database);
  const state: ChallengeReader['state'] = async (personId, now) => {
    const { snapshot } = await readHead(personId);
    return at(snapshot, now) ?? notStarted();
  };
  return {
    state,
    async history(personId, now) {
      const current = await state(personId, now);
      if (current instanceof Refusal) return current;
      const history = historyOf(await readFacts(database, personId), now);
      return history ? { state: current, history } : notStarted();
    },
    async facts(personId, after, most) {
      const { snapshot } = await readHead(personId);
      if (snapshot.runs.length === 0) return notStarted();
      return readFacts(database, personId, after, most);
    },
    async isDateComplete(personId, snapshot, date) {
      const kept = snapshot.days.find((day) => day.date === date);
      if (kept) return isComplete(kept);
      const facts = await readFactsOfDate(database, personId, date);
      return exerciseIds.every((exercise) =>
        facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.exercise === exercise),
      );
    },
  };
}
