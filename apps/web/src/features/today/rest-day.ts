import type { Today } from '@hundred/contract/today';
import { useMutation } from '@tanstack/react-query';
import { useSync } from '../../sync/sync-context';
import { tellFailure } from './complete-exercise';

/** Takes today's rest day, or takes it back: recorded on the device and shown at once, then sent. */
export function useRestDay(onAsked: () => void) {
  const sync = useSync();
  return useMutation({
    onMutate: onAsked,
    async mutationFn(wish: 'take' | 'take-back') {
      const kind = wish === 'take' ? 'takeRestDay' : 'takeBackRestDay';
      await sync.perform({ kind });
    },
    onError: (error, wish) =>
      wish === 'take'
        ? tellFailure('The rest day', 'The rest day was not taken.', error)
        : tellFailure('Taking back the rest day', 'The rest day was not taken back.', error),
  });
}

/** How many are left, in words. */
export function restDaysLeftWords(left: number | null): string {
  if (left === null) return 'With Premium your rest days have no limit.';
  if (left === 0) return 'No rest days are left in this run.';
  return left === 1
    ? 'You have 1 rest day left in this run.'
    : `You have ${left} rest days left in this run.`;
}

/** A plan may leave tomorrow out. */
export const dayWaitsWords = ({ dayNumber, plan }: Today): string =>
  `Day ${dayNumber} waits for you${plan?.plan?.offWeekdays.length ? '' : ' tomorrow'}.`;
