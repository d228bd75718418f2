import type { Together } from '@hundred/contract/together/groups';
import { cleanName } from '@hundred/domain/text/names';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable } from '../../../platform/http/api';
import { useApi } from '../../../platform/session';
import { togetherQuery } from '../../../platform/together-query';

/** What identifies a new group in the list; a room has nothing. */
type GroupTraits = { name?: string; from?: string; to?: string };

/** Starts a group with the request that `send` makes. A lost answer is replaced by the group with these traits. */
export type StartOnce = <Started extends { id: string }>(
  send: () => Promise<Started>,
  traits?: GroupTraits,
) => Promise<Started | { id: string }>;

/**
 * A start without an answer may have created the group all the same, and another try would create a second one. So the
 * list is checked after a lost answer and before the next try: an own group with the same traits that was not there
 * before is the new one.
 */
export function useStartOnce(kind: GroupKind): StartOnce {
  const api = useApi();
  const queryClient = useQueryClient();
  /** The ids of the own groups before a start whose outcome is unknown. */
  const idsBeforeLostStart = useRef<ReadonlySet<string>>(undefined);

  async function findNew(earlierIds: ReadonlySet<string>, { name, ...dates }: GroupTraits) {
    const traits = { ...dates, ...(name !== undefined && { name: cleanName(name) }) };
    const ownGroups = ownGroupsIn(await api.get('/together'), kind);
    return ownGroups.find(
      (group) =>
        !earlierIds.has(group.id) &&
        Object.entries(traits).every(([field, value]) => group[field as keyof GroupTraits] === value),
    );
  }

  return async (send, traits = {}) => {
    const idsBefore = idsBeforeLostStart.current;
    const createdByLostStart = idsBefore && (await findNew(idsBefore, traits));
    const cachedTogether = queryClient.getQueryData(togetherQuery(api).queryKey);
    // Without a lost start, the cached list has the groups from before this start.
    const earlierIds = idsBefore ?? new Set(ownGroupsIn(cachedTogether, kind).map(({ id }) => id));
    idsBeforeLostStart.current = undefined;
    if (createdByLostStart) return createdByLostStart;
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const createdByThisStart = await findNew(earlierIds, traits).catch(() => undefined);
      if (createdByThisStart) return createdByThisStart;
      idsBeforeLostStart.current = earlierIds;
      throw error;
    }
  };
}

type OwnGroupTraits = { id: string; name?: string | null; from?: string; to?: string; isOwner: boolean };

function ownGroupsIn(together: Together | undefined, kind: GroupKind): OwnGroupTraits[] {
  const { teams = [], challenges = [], rooms = [] } = together ?? {};
  const groups: Record<GroupKind, OwnGroupTraits[]> = { team: teams, challenge: challenges, room: rooms };
  return groups[kind].filter(({ isOwner }) => isOwner);
}
