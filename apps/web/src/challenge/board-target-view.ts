import { targetHere } from '@hundred/domain/ranking/ranked-dates';
import type { FactsView } from './view';

/**
 * What boards count of today for a person who imported a log: fewer reps than the day asks for, because boards leave out
 * the days before the import. Null for other people, whose boards count the whole day.
 */
export const boardTargetView: FactsView<ReturnType<typeof targetHere>> = {
  key: 'board-target',
  selectFromFacts({ facts, snapshot, state }) {
    if (!state || snapshot.importedAt === undefined) return null;
    const completions = facts.filter((fact) => fact.kind === 'exerciseCompleted');
    return targetHere(snapshot, completions, { date: state.today, at: state.now });
  },
};
