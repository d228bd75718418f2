import { useApi, useSessionAdapter } from '../../platform/session';
import { useGroupWork } from './group-work';

/** Keeps the name under which the others see the person. */
export function useDisplayName(onSaved: () => void) {
  const api = useApi();
  const session = useSessionAdapter();
  return useGroupWork(
    (displayName: string) => api.put('/auth/profile', { displayName }),
    ({ user }) => {
      session.update(user);
      onSaved();
    },
    () => {},
  );
}
