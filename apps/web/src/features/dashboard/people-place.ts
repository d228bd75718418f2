import type { Together } from '@hundred/contract/together/groups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupsKey } from '../../platform/board-keys';

/**
 * Whether the line about people has a place: `held` for a person with a group, `unknown` if the groups have to be
 * requested first.
 */
export type PeoplePlace = 'held' | 'unknown' | 'none';

const dayMs = 24 * 3_600_000;

/** If the person has no group, the groups are requested again after a day, because another device may have joined one. */
export function peoplePlaceFor(together: Together | undefined, answeredAt: number, now: number): PeoplePlace {
  if (!together) return 'unknown';
  const { teams, challenges } = together;
  // A team of one person and a challenge that does not run have nobody to show.
  if (teams.some(({ members }) => members > 1) || challenges.some(({ today }) => today !== undefined))
    return 'held';
  return now - answeredAt > dayMs ? 'unknown' : 'none';
}

/** Decided when the page opens, because the exercises below must not move. */
export function usePeoplePlace(): PeoplePlace {
  const queryClient = useQueryClient();
  const [place] = useState(() => {
    const state = queryClient.getQueryState<Together>(groupsKey);
    return peoplePlaceFor(state?.data, state?.dataUpdatedAt ?? 0, Date.now());
  });
  return place;
}
