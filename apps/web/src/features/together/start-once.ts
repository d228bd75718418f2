import type { Together } from '@hundred/contract/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { cleanName } from '@hundred/domain/words/names';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable } from '../../platform/api';
import { useApi } from '../../platform/session';
import { togetherQuery } from './group-queries';

/** Starts a group, by what `send` asks for; a room has no name. */
export type StartOnce = <Started extends { id: string }>(
  send: () => Promise<Started>,
  name?: string,
) => Promise<Started | { id: string }>;

/**
 * A start of which no answer came may have made the group all the same, and another would make a second one. So the list
 * is looked at, then and before the next try: one's own of that name which was not there before is the one.
 */
export function useStartOnce(kind: GroupKind): StartOnce {
  const api = useApi();
  const queryClient = useQueryClient();
  /** What there was before a start of which it is not known what became. */
  const before = useRef<ReadonlySet<string>>(undefined);

  async function findNew(known: ReadonlySet<string>, name: string | undefined) {
    const own = ownOf(kind, await api.get('/together'));
    return own.find((one) => !known.has(one.id) && (name === undefined || one.name === cleanName(name)));
  }

  return async (send, name) => {
    const lost = before.current && (await findNew(before.current, name));
    const known = before.current ?? idsOf(ownOf(kind, queryClient.getQueryData(togetherQuery(api).queryKey)));
    before.current = undefined;
    if (lost) return lost;
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const made = await findNew(known, name).catch(() => undefined);
      if (made) return made;
      before.current = known;
      throw error;
    }
  };
}

type Own = { id: string; name?: string | null; isOwner: boolean };

function ownOf(kind: GroupKind, together: Together | undefined): Own[] {
  const { teams = [], challenges = [], rooms = [] } = together ?? {};
  const all: Record<GroupKind, Own[]> = { team: teams, challenge: challenges, room: rooms };
  return all[kind].filter(({ isOwner }) => isOwner);
}

const idsOf = (groups: readonly Own[]): ReadonlySet<string> => new Set(groups.map(({ id }) => id));
