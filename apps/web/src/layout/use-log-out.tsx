import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSessionAdapter } from '../platform/session';
import { countOf, type PendingCounts } from '../sync/status/pending-counts';
import { useSyncStatus } from '../sync/sync-context';
import { lazyDialog } from '../ui/feedback/lazy-part';

const LogOutQuestion = lazyDialog(() => import('./log-out-question'));

/** The props of a button that signs out (`data-leaves`: see `unsaved-guard.tsx`), and the question that it may ask. */
type LogOut = {
  button: { 'data-leaves': true; 'aria-busy'?: true; 'aria-disabled'?: true; onClick: () => void };
  question: ReactNode;
};

/** Signs out. It asks first if pending commands on this device would be lost. */
export function useLogOut(): LogOut {
  const session = useSessionAdapter();
  const navigate = useNavigate();
  const { unsent } = useSyncStatus();
  /** The counts at the time of the question, because the commands may be sent before the answer. */
  const [countsAtQuestion, setCountsAtQuestion] = useState<PendingCounts>();
  const [isLeaving, setLeaving] = useState(false);

  /** Signs out, which first waits for the server to remove the device from notifications, and opens the login page. */
  async function logOut() {
    setLeaving(true);
    try {
      await session.signOut();
      navigate('/login', { replace: true });
    } finally {
      setLeaving(false);
    }
  }

  function press() {
    if (isLeaving) return;
    if (countOf(unsent) > 0) setCountsAtQuestion(unsent);
    else void logOut();
  }

  return {
    button: {
      'data-leaves': true,
      ...(isLeaving && { 'aria-busy': true, 'aria-disabled': true }),
      onClick: press,
    },
    question: countsAtQuestion && (
      <LogOutQuestion
        isOpen
        counts={countsAtQuestion}
        isLeaving={isLeaving}
        onConfirm={logOut}
        onCancel={() => setCountsAtQuestion(undefined)}
      />
    ),
  };
}
