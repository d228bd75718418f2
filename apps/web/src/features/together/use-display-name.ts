import { useApi, useSessionAdapter } from '../../platform/session';
import { useGroupAction } from './groups/group-action';

/** Saves the name that the others see. */
export function useDisplayName(onSaved: () => void) {
  const api = useApi();
  const session = useSessionAdapter();
  return useGroupAction(
    (displayName: string) => api.put('/auth/profile', { displayName }),
    ({ user }) => {
      session.update(user);
      onSaved();
    },
    // The form or the dialog with the name shows the reason of a refusal.
    () => {},
  );
}
