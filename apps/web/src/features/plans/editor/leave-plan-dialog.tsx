import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { type StartDay, text } from '../text';

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('../../../ui/dialogs/confirm-dialog')).ConfirmDialog,
}));

type Props = {
  start: StartDay;
  hasWeekdaysOff: boolean;
  /** Whether a plan may be adopted again. */
  canAdopt: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before the person goes back to the run's own targets. */
export function LeavePlanDialog({ start, hasWeekdaysOff, canAdopt, isBusy, onConfirm, onCancel }: Props) {
  const consequences = [
    text.standardFrom[start],
    ...(canAdopt && hasWeekdaysOff ? [text.weekdaysOffEnd] : []),
    canAdopt ? text.usableAgain : text.usableWithPremium,
  ];
  return (
    <ConfirmDialog
      isOpen
      title={text.backToStandardTitle}
      description={consequences.join(' ')}
      confirmText={text.backToStandard}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
