import { useState } from 'react';
import { clearPerson } from '../../sync/clear-person';
import { countsText, type PendingCounts } from '../../sync/status/pending-counts';
import { peopleWithPending } from '../../sync/status/stored-counts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { text } from './text';

type Props = { pending: PendingCounts; onDiscarded: () => void; onCancel: () => void };

/** Discards pending commands that cannot be sent any more, because their account was deleted elsewhere. */
export default function DiscardDialog({ pending, onDiscarded, onCancel }: Props) {
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
      title={text.discardTitle}
      description={text.discardWarning({ unsent: countsText(pending) })}
      confirmText={text.discard}
      busyText={text.discarding}
      busy={isBusy}
      onConfirm={discard}
      onCancel={onCancel}
    />
  );
}
