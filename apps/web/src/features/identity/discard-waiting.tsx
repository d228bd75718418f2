import { useState } from 'react';
import { clearPerson } from '../../sync/clear-person';
import { countsText, type PendingCounts } from '../../sync/status/pending-counts';
import { peopleWithPending } from '../../sync/status/stored-counts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';

type Props = { waiting: PendingCounts; onDiscarded: () => void; onCancel: () => void };

/** Discards pending commands that cannot be sent any more, because their account was deleted elsewhere. */
export default function DiscardWaiting({ waiting, onDiscarded, onCancel }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function discard() {
    setBusy(true);
    await Promise.all(peopleWithPending().map((uid) => clearPerson(uid, 'everything')));
    onDiscarded();
  }

  return (
    <ConfirmDialog
      isOpen
      danger
      title="Discard what was not sent?"
      description={
        <>
          Only this device has {countsText(waiting)}. Whoever did that can log in and send it, unless the
          account was deleted. Discarding cannot be undone.
        </>
      }
      confirmText="Discard"
      busyText="Discarding..."
      busy={isBusy}
      onConfirm={discard}
      onCancel={onCancel}
    />
  );
}
