import { ageGroups } from '@hundred/contract/identity';
import { getProgressHistory, getStats } from '@hundred/contract/statistics';
import { spanOf } from '@hundred/domain/challenge/fold/run-record';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import type { Routes } from '../../http/route';
import type { ChallengeReader } from '../../log/challenge-reader';
import { Refusal } from '../../refusals/refusal';

/** A span without dates, for a run that does not exist. */
const noDates = { from: '9999', to: null };

export function addStatisticsCalls(routes: Routes, challengeReader: ChallengeReader): void {
  routes.addWithLog(getStats, async ({ person, now }) => {
    const { row } = person;
    const state = await challengeReader.state(person, now);
    if (state instanceof Refusal) return state;
    const ageGroup = ageGroups.find((group) => group === row.ageGroup) ?? null;
    return statsAnswer({ ...row, ageGroup }, state);
  });

  routes.addWithLog(getProgressHistory, async ({ person, query, now }) => {
    const found = await challengeReader.history(person, now, ({ runs }, state) => {
      const record = runs[query.run === undefined ? state.runIndex : query.run - 1];
      return record ? spanOf(record) : noDates;
    });
    if (found instanceof Refusal) return found;
    const run = query.run ?? found.state.runIndex + 1;
    const answer = historyAnswer(found.history, { ...query, run });
    return answer ?? new Refusal('not_found', `You have no challenge number ${run}.`, { field: 'run' });
  });
}
