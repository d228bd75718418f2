import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSessionAdapter } from '../platform/session';
import { countOf, countsText, type PendingCounts } from '../sync/status/pending-counts';
import { useSyncStatus } from '../sync/sync-context';
import { IconButton } from '../ui/button';
import { lazyDialog } from '../ui/feedback/lazy-part';
import { Tooltip } from '../ui/feedback/tooltip';

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('../ui/dialogs/confirm-dialog')).ConfirmDialog,
}));

/** Signs out. It asks first if pending commands on this device would be lost. */
export function LogoutButton() {
  const session = useSessionAdapter();
  const navigate = useNavigate();
  const { unsent } = useSyncStatus();
  /** The counts at the time of the question, because the commands may be sent before the answer. */
  const [countsAtQuestion, setCountsAtQuestion] = useState<PendingCounts>();
  const [isLeaving, setLeaving] = useState(false);

  /** Removes the device from notifications first, which waits for the server. */
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

  return (
    <>
      <Tooltip text="Log out">
        <IconButton
          name="Log out"
          icon="logout"
          data-leaves
          aria-busy={isLeaving || undefined}
          aria-disabled={isLeaving || undefined}
          className="aria-disabled:opacity-55"
          onClick={press}
        />
      </Tooltip>
      {countsAtQuestion && (
        <ConfirmDialog
          isOpen
          danger
          title="Log out and lose what is not sent?"
          description={
            <>
              Only this device has {countsText(countsAtQuestion)}. Stay signed in until there is a connection,
              and nothing is lost.
            </>
          }
          confirmText="Log out anyway"
          cancelText="Stay signed in"
          busy={isLeaving}
          busyText="Logging out"
          onConfirm={logOut}
          onCancel={() => setCountsAtQuestion(undefined)}
        />
      )}
    </>
  );
}
