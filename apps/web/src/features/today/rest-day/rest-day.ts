import type { Today } from '@hundred/contract/today';
import { useMutation } from '@tanstack/react-query';
import { useSync } from '../../../sync/sync-context';
import { showFailure } from '../cards/complete-exercise';
import { text } from './text/rest-day';

/** Takes or undoes today's rest day: stores the command on the device, shows it at once and pushes it later. */
export function useRestDay(onPress: () => void) {
  const sync = useSync();
  return useMutation({
    onMutate: onPress,
    async mutationFn(action: 'take' | 'take-back') {
      const kind = action === 'take' ? 'takeRestDay' : 'takeBackRestDay';
      await sync.perform({ kind });
    },
    onError: (error, action) =>
      action === 'take'
        ? showFailure(text.stored, text.notTaken, error)
        : showFailure(text.undoStored, text.notTakenBack, error),
  });
}

/** The text about the remaining rest days. */
export function restDaysLeftText(left: number | null): string {
  if (left === null) return text.unlimited;
  return left === 0 ? text.noneLeft : text.left({ left });
}

/** Says that the day waits: until tomorrow, or without a date if the plan has weekdays off. */
export const dayWaitsText = ({ dayNumber, plan }: Today): string =>
  text.dayWaits({ day: dayNumber, isTomorrow: !plan?.plan?.offWeekdays.length });
