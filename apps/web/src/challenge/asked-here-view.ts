import { targetHere } from '@hundred/domain/ranking/ranked-dates';
import type { View } from './view';

/**
 * What the boards count today for a person who imported a log: boards start with the first day here. Null for others.
 */
export const askedHereView: View<ReturnType<typeof targetHere>> = {
  key: 'asked-here',
  select({ facts, snapshot, state }) {
    if (!state || !facts || snapshot.importedAt === undefined) return undefined;
    const done = facts.filter((fact) => fact.kind === 'exerciseCompleted');
    return targetHere(snapshot, done, { date: state.today, at: state.now });
  },
};
