import type { Today } from '@hundred/contract/today';
import { useMutation } from '@tanstack/react-query';
import { useSync } from '../../../sync/sync-context';
import { showFailure } from '../cards/complete-exercise';

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
        ? showFailure('The rest day', 'The rest day was not taken.', error)
        : showFailure('Taking back the rest day', 'The rest day was not taken back.', error),
  });
}

/** The text about the remaining rest days. */
export function restDaysLeftText(left: number | null): string {
  if (left === null) return 'With Premium your rest days have no limit.';
  if (left === 0) return 'No rest days are left in this run.';
  return left === 1
    ? 'You have 1 rest day left in this run.'
    : `You have ${left} rest days left in this run.`;
}

/** Leaves out "tomorrow" if the plan has weekdays off. */
export const dayWaitsText = ({ dayNumber, plan }: Today): string =>
  `Day ${dayNumber} waits for you${plan?.plan?.offWeekdays.length ? '' : ' tomorrow'}.`;
