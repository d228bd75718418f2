import type { Profile } from '@hundred/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useSessionAdapter } from '../../platform/session';

/** The query of the profile. Its answer also becomes the profile of the session. */
function useProfileQuery() {
  const api = useApi();
  const session = useSessionAdapter();
  return {
    queryKey: ['profile'],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Profile> {
      const before = session.current();
      const { user } = await api.get('/auth/me', { signal });
      // A profile saved here meanwhile is newer.
      if (session.current() === before) session.update(user);
      return user;
    },
  };
}

/**
 * Refetches the profile when the settings are opened, focused or online again, because saving always sends whether the
 * name is shown, and another device may have changed that.
 */
export function useNewestProfile(): void {
  useQuery(useProfileQuery());
}

/** Fetches the profile, or takes the last answer if that is less than half a minute old. Reuses a pending request. */
export function useFetchProfile(): () => Promise<Profile> {
  const queryClient = useQueryClient();
  const session = useSessionAdapter();
  const query = useProfileQuery();
  return async () => {
    const fetched = await queryClient.fetchQuery(query);
    const latest = session.current();
    return latest.state === 'signed-in' ? latest.person : fetched;
  };
}
