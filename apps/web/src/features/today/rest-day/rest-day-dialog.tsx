import type { Today } from '@hundred/contract/today';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { doneCount } from '../day/day-state';
import { dayWaitsText, restDaysLeftText, useRestDay } from './rest-day';
import { text } from './text/rest-day';

type Props = { today: Today; changedByPress: RefObject<boolean>; onClose: () => void };

export default function RestDayDialog({ today, changedByPress, onClose }: Props) {
  const restMutation = useRestDay(() => {
    changedByPress.current = true;
  });
  const { restDaysLeft, currentStreak } = today;
  return (
    <ConfirmDialog
      isOpen
      title={text.question}
      description={[
        restDaysLeftText(restDaysLeft),
        ...(currentStreak > 0 ? [text.keepsStreak] : []),
        dayWaitsText(today),
        doneCount(today) === 0 ? text.canTakeBack : text.cannotTakeBack,
      ].join(' ')}
      confirmText={text.take}
      busyText={text.taking}
      cancelText={text.cancel}
      busy={restMutation.isPending}
      onConfirm={() => restMutation.mutate('take', { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
