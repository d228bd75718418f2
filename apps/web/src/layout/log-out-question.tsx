import { countsText, type PendingCounts } from '../sync/status/pending-counts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';

type Props = {
  isOpen: boolean;
  counts: PendingCounts;
  isLeaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asked before commands are lost that only this device has. */
export default function LogOutQuestion({ counts, isLeaving, ...props }: Props) {
  return (
    <ConfirmDialog
      {...props}
      danger
      title="Log out and lose what is not sent?"
      description={
        <>
          Only this device has {countsText(counts)}. Stay signed in until there is a connection, and nothing
          is lost.
        </>
      }
      confirmText="Log out anyway"
      cancelText="Stay signed in"
      busy={isLeaving}
      busyText="Logging out"
    />
  );
}
