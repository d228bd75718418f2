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

/** Starts a group with the request that `send` makes. */
export type StartOnce = <Started extends { id: string }>(
  send: () => Promise<Started>,
  like?: GroupTraits,
) => Promise<Started | { id: string }>;

/**
 * A start without an answer may have created the group all the same, and another try would create a second one. So the
 * list is checked after a lost answer and before the next try: a matching own group that was not there before is the
 * new one.
 */
export function useStartOnce(kind: GroupKind): StartOnce {
  const api = useApi();
  const queryClient = useQueryClient();
  /** The ids of the groups before a start whose outcome is unknown. */
  const before = useRef<ReadonlySet<string>>(undefined);

  async function findNew(earlierIds: ReadonlySet<string>, { name, ...dates }: GroupTraits) {
    const like = { ...dates, ...(name !== undefined && { name: cleanName(name) }) };
    const own = ownOf(kind, await api.get('/together'));
    return own.find(
      (one) =>
        !earlierIds.has(one.id) &&
        Object.entries(like).every(([field, value]) => one[field as keyof GroupTraits] === value),
    );
  }

  return async (send, like = {}) => {
    const lost = before.current && (await findNew(before.current, like));
    const earlierIds =
      before.current ?? idsOf(ownOf(kind, queryClient.getQueryData(togetherQuery(api).queryKey)));
    before.current = undefined;
    if (lost) return lost;
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const created = await findNew(earlierIds, like).catch(() => undefined);
      if (created) return created;
      before.current = earlierIds;
      throw error;
    }
  };
}

type Own = { id: string; name?: string | null; from?: string; to?: string; isOwner: boolean };

function ownOf(kind: GroupKind, together: Together | undefined): Own[] {
  const { teams = [], challenges = [], rooms = [] } = together ?? {};
  const all: Record<GroupKind, Own[]> = { team: teams, challenge: challenges, room: rooms };
  return all[kind].filter(({ isOwner }) => isOwner);
}

const idsOf = (groups: readonly Own[]): ReadonlySet<string> => new Set(groups.map(({ id }) => id));
