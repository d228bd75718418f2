import type { Today } from '@hundred/contract/today';
import type { QueryClient } from '@tanstack/react-query';
import type { Known } from '../../offline/known';
import { ownChallenge, todayKey } from '../../platform/challenge-queries';

/** Shows what follows from a deed. An answer that is still under way does not know of it yet; boards wait until it is sent. */
export async function showKnown(
  queryClient: QueryClient,
  known: Known,
  answers = () => import('../../offline/derive-answers'),
): Promise<Today | null> {
  // Failing to show it must not pass for failing to save it.
  const today = await answers().then(
    ({ deriveToday }) => deriveToday(known),
    () => null,
  );
  await queryClient.cancelQueries(ownChallenge);
  if (today) queryClient.setQueryData<Today>(todayKey, today);
  void queryClient.invalidateQueries(ownChallenge);
  return today;
}
