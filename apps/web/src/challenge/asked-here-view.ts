import { targetHere } from '@hundred/domain/ranking/ranked-dates';
import type { FactsView } from './view';

/**
 * What the boards count today for a person who imported a log: boards start with the first day here. Null for others.
 */
export const askedHereView: FactsView<ReturnType<typeof targetHere>> = {
  key: 'asked-here',
  selectFromFacts({ facts, snapshot, state }) {
    if (!state || snapshot.importedAt === undefined) return null;
    const done = facts.filter((fact) => fact.kind === 'exerciseCompleted');
    return targetHere(snapshot, done, { date: state.today, at: state.now });
  },
};
