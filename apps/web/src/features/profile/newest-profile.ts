import type { Profile } from '@hundred/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useSessionAdapter } from '../../platform/session';

function useProfileQuery() {
  const api = useApi();
  const session = useSessionAdapter();
  return {
    queryKey: ['profile'],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Profile> {
      const before = session.current();
      const { user } = await api.get('/auth/me', { signal });
      // What was saved here meanwhile is newer.
      if (session.current() === before) session.update(user);
      return user;
    },
  };
}

/**
 * Asks for the profile when the settings are opened, when somebody comes back to them, and when there is a connection
 * again: saving says whether the name shows, touched or not, and another device may have changed that meanwhile.
 */
export function useNewestProfile(): void {
  useQuery(useProfileQuery());
}

/** The profile as the server has it, of this very moment or half a minute ago: what is asked for already is waited for. */
export function useFetchProfile(): () => Promise<Profile> {
  const queryClient = useQueryClient();
  const session = useSessionAdapter();
  const query = useProfileQuery();
  return async () => {
    const told = await queryClient.fetchQuery(query);
    const latest = session.current();
    return latest.state === 'signed-in' ? latest.person : told;
  };
}
