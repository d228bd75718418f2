import type { Profile } from '@hundred/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi, useSessionAdapter } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { useFetchProfile } from './newest-profile';
import { type ProfileUpdate, unsavedEdits } from './profile-edits';
import { text } from './text';

/** The change to save, or a function of the newest profile if it sends more than the edited fields. */
type Change = ProfileUpdate | ((newest: Profile) => ProfileUpdate);

/** Saves single fields at once, without a form. */
export const useSaveProfile = () => useProfileMutation((update: ProfileUpdate) => update);

/** Saves the edits of a form. What is edited while it saves stays unsaved. */
export function useSaveForm<E extends object>(edits: E, onEdit: (edits: E) => void) {
  const fetchProfile = useFetchProfile();
  const sentEdits = useRef<Partial<E>>({});
  const { mutate, isPending, error } = useProfileMutation(
    async (change: Change) => (typeof change === 'function' ? change(await fetchProfile()) : change),
    () => onEdit(unsavedEdits(edits, sentEdits.current)),
  );
  /** `editsOfChange`: the edits that this change saves, which are no longer unsaved afterwards. */
  function save(change: Change, editsOfChange: Partial<E> = edits) {
    if (isPending) return;
    sentEdits.current = editsOfChange;
    mutate(change);
  }
  return { save, isPending, error };
}

/** Sends the update that `toUpdate` makes, and shows the profile that the server answers. */
function useProfileMutation<Variables>(
  toUpdate: (variables: Variables) => ProfileUpdate | Promise<ProfileUpdate>,
  onSaved?: () => void,
) {
  const api = useApi();
  const session = useSessionAdapter();
  const sync = useSync();
  return useMutation({
    // Saves run one after the other, because each answer is the whole profile.
    scope: { id: 'profile' },
    mutationFn: async (variables: Variables) => api.put('/auth/profile', await toUpdate(variables)),
    onSuccess({ user }) {
      session.update(user);
      toast(text.saved, 'success');
      onSaved?.();
      // The time zone and the cover are facts of the log. A failed pull needs no message: the next one brings them too.
      void sync.pull().catch(logUnlessRequestFailed);
    },
    onError: (error) => toast(text.notSaved({ reason: error.message }), 'error', readingTime),
  });
}

/** The server's error for one field, as a sentence. */
export const fieldProblem = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError && error.field === field ? error.message : undefined;
