import type { Together } from '@hundred/contract/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { cleanName } from '@hundred/domain/words/names';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable } from '../../platform/api';
import { useApi } from '../../platform/session';
import { togetherQuery } from './group-queries';

/** What tells a new group from others; a room has nothing. */
type Like = { name?: string; from?: string; to?: string };

/** Starts a group, by what `send` asks for. */
export type StartOnce = <Started extends { id: string }>(
  send: () => Promise<Started>,
  like?: Like,
) => Promise<Started | { id: string }>;

/**
 * A start of which no answer came may have made the group all the same, and another would make a second one. So the list
 * is looked at, then and before the next try: one's own like it, which was not there before, is the one.
 */
export function useStartOnce(kind: GroupKind): StartOnce {
  const api = useApi();
  const queryClient = useQueryClient();
  /** What there was before a start of which it is not known what became. */
  const before = useRef<ReadonlySet<string>>(undefined);

  async function findNew(known: ReadonlySet<string>, { name, ...dates }: Like) {
    const like = { ...dates, ...(name !== undefined && { name: cleanName(name) }) };
    const own = ownOf(kind, await api.get('/together'));
    return own.find(
      (one) =>
        !known.has(one.id) &&
        Object.entries(like).every(([field, value]) => one[field as keyof Like] === value),
    );
  }

  return async (send, like = {}) => {
    const lost = before.current && (await findNew(before.current, like));
    const known = before.current ?? idsOf(ownOf(kind, queryClient.getQueryData(togetherQuery(api).queryKey)));
    before.current = undefined;
    if (lost) return lost;
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const made = await findNew(known, like).catch(() => undefined);
      if (made) return made;
      before.current = known;
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
