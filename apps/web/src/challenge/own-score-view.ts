import { rankedDates } from '@hundred/domain/ranking/ranked-dates';
import type { FactsView, View } from './view';

/** The person's score on the board of all times, with the exercises that the server does not have yet. */
export const ownScoreView: FactsView<number> = {
  key: 'own-score',
  selectFromFacts({ facts, snapshot }) {
    const completions = facts.filter((fact) => fact.kind === 'exerciseCompleted');
    return rankedDates(snapshot, completions).reduce((sum, { score }) => sum + score, 0);
  },
};

/** Selects nothing. Used while no board is shown, so that the whole log is not counted. */
export const noScoreView: View<number> = { key: 'no-score', select: () => null };
