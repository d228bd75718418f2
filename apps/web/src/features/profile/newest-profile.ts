import { useQuery } from '@tanstack/react-query';
import { useApi, useSessionAdapter } from '../../platform/session';

/**
 * Asks for the profile when the settings are opened, when somebody comes back to them, and when there is a connection
 * again: saving says whether the name shows, touched or not, and another device may have changed that meanwhile.
 */
export function useNewestProfile(): void {
  const api = useApi();
  const session = useSessionAdapter();
  useQuery({
    queryKey: ['profile'],
    async queryFn({ signal }) {
      const before = session.current();
      const { user } = await api.get('/auth/me', { signal });
      // What was saved here meanwhile is newer.
      if (session.current() === before) session.update(user);
      return user;
    },
  });
}
