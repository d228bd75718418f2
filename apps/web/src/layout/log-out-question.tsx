import { countsText, type PendingCounts } from '../sync/status/pending-counts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { text } from './text/more';

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
      title={text.logOutQuestion.title}
      description={text.logOutQuestion.description({ unsent: countsText(counts) })}
      confirmText={text.logOutQuestion.confirm}
      cancelText={text.logOutQuestion.cancel}
      busy={isLeaving}
      busyText={text.logOutQuestion.busy}
    />
  );
}
