import {
  chooseCenturyClubPath,
  getCenturyClubOptions,
  resetCenturyClubPath,
} from '@hundred/contract/century-club';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { Routes } from '../../http/route';
import type { ChallengeReader } from '../../log/challenge-reader';
import type { Execute } from '../../log/execution';
import { logFieldOf } from '../../log/log-field';
import { Refusal } from '../../refusals/refusal';

export interface CenturyClubParts {
  challengeReader: ChallengeReader;
  execute: Execute;
}

export function addCenturyClubCalls(routes: Routes, { challengeReader, execute }: CenturyClubParts): void {
  routes.addWithLog(getCenturyClubOptions, async ({ person, now }) => {
    const state = await challengeReader.state(person, now);
    return state instanceof Refusal ? state : state.centuryClub;
  });

  routes.add(chooseCenturyClubPath, async ({ person, body: { path }, now, signal }) => {
    const chosen = await execute(person.id, { kind: 'choosePath', path }, { now, signal });
    if (chosen instanceof Refusal) return chosen;
    const { exercises, ...pathDetails } = centuryClubPaths[path];
    return {
      success: true as const,
      pathDetails,
      newBadges: chosen.newBadges.map(badgeDefinition),
      opensOn: stateAt(chosen.snapshot, now)?.opensOn ?? null,
      ...logFieldOf(chosen),
    };
  });

  routes.add(resetCenturyClubPath, async ({ person, now, signal }) => {
    const reset = await execute(person.id, { kind: 'resetPath' }, { now, signal });
    return reset instanceof Refusal ? reset : { success: true as const, ...logFieldOf(reset) };
  });
}
