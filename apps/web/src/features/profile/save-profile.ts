import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { refreshChallenge } from '../../platform/challenge-queries';
import { useApi, useSessionAdapter } from '../../platform/session';
import { readingTime, toast } from '../../ui/toast-store';
import type { ProfileChange } from './profile-edits';

export function useSaveProfile(onSaved: () => void) {
  const api = useApi();
  const session = useSessionAdapter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => api.put('/auth/profile', change),
    onSuccess({ user }) {
      session.update(user);
      toast('Profile updated successfully!', 'success');
      onSaved();
      // The name, the zone and the cover are in its answers too.
      void refreshChallenge(queryClient);
    },
    onError: (error) => toast(`Failed to update profile: ${error.message}`, 'error', readingTime),
  });
}

/** What the server says about one field, as a sentence to stand below it. */
export const fieldProblem = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError && error.field === field ? error.message : undefined;
