import { targetHere } from '@hundred/domain/ranking/ranked-dates';
import type { View } from './view';

/**
 * What the boards count of today for a person who imported a log: they begin with the first day here. No data for
 * others.
 */
export const askedHereView: View<ReturnType<typeof targetHere>> = {
  key: 'asked-here',
  select({ facts, snapshot, state }) {
    if (!state || !facts || snapshot.importedAt === undefined) return undefined;
    const done = facts.filter((fact) => fact.kind === 'exerciseCompleted');
    return targetHere(snapshot, done, { date: state.today, at: state.now });
  },
};
