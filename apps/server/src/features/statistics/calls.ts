import { getProgressHistory, getStats } from '@hundred/contract/statistics';
import type { ChallengeReader } from '../../challenge-log/reader';
import { Refusal } from '../../http/refusal';
import type { Routes } from '../../http/route';
import { historyAnswer } from './progress-history';
import { statsOf } from './stats-of';

export function addStatisticsCalls(routes: Routes, reader: ChallengeReader): void {
  routes.add(getStats, async ({ person, now }) => {
    const state = await reader.state(person.id, now);
    return state instanceof Refusal ? state : statsOf(person.row, state);
  });

  routes.add(getProgressHistory, async ({ person, query, now }) => {
    const found = await reader.history(person.id, now);
    if (found instanceof Refusal) return found;
    return historyAnswer(found.history, { ...query, run: query.run ?? found.state.run + 1 });
  });
}
