import { useState } from 'react';
import { forgetPerson } from '../../offline/forget-person';
import { type Waiting, waitingWords, whoseWait } from '../../offline/offline-state';
import { ConfirmDialog } from '../../ui/confirm-dialog';

type Props = { waiting: Waiting; onDiscarded: () => void; onCancel: () => void };

/** Clears what nobody can send any more: an account that was deleted elsewhere leaves it behind. */
export default function DiscardWaiting({ waiting, onDiscarded, onCancel }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function discard() {
    setBusy(true);
    await Promise.all(whoseWait().map((uid) => forgetPerson(uid, 'everything')));
    onDiscarded();
  }

  return (
    <ConfirmDialog
      isOpen
      danger
      title="Discard what was not sent?"
      description={
        <>
          Only this device has {waitingWords(waiting)}. Whoever did that can log in and send it, unless the
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
