import type { Today } from '@hundred/contract/today';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { doneCount } from '../day/day-state';
import { dayWaitsText, restDaysLeftText, useRestDay } from './rest-day';

type Props = { today: Today; changedByPress: RefObject<boolean>; onClose: () => void };

export default function RestDayDialog({ today, changedByPress, onClose }: Props) {
  const resting = useRestDay(() => {
    changedByPress.current = true;
  });
  const { restDaysLeft, currentStreak } = today;
  return (
    <ConfirmDialog
      isOpen
      title="Take a rest day?"
      description={
        <>
          {restDaysLeftText(restDaysLeft)} {currentStreak > 0 && 'Your streak is kept. '}
          {dayWaitsText(today)}{' '}
          {doneCount(today) === 0
            ? 'You can take it back until the end of today.'
            : 'You have begun today, so it cannot be taken back; finishing all three still completes the day.'}
        </>
      }
      confirmText="Take a rest day"
      busyText="Taking a rest day"
      cancelText="Not today"
      busy={resting.isPending}
      onConfirm={() => resting.mutate('take', { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
