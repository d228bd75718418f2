import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable } from '../../platform/api';
import { readingTime, toast } from '../../ui/toast-store';
import { togetherKey } from './group-queries';

/** Only the server can change what others see too. */
const needsConnection = 'This needs a connection. Try again once there is one.';

export const refusalWords = (error: Error): string =>
  isUnreachable(error) ? needsConnection : error.message;

/**
 * Does something about a group, then asks again for whatever of groups is shown: also where it was refused, since
 * somebody else may have changed it meanwhile. Until that is shown, another press does nothing: the second of two
 * quick ones comes before any button could be drawn as busy. `onRefused` absent: the reason pops up.
 */
export function useGroupWork<Wish, Answer>(
  work: (wish: Wish) => Promise<Answer>,
  onDone: (answer: Answer, wish: Wish) => void,
  onRefused: (error: Error) => void = (error) => void toast(refusalWords(error), 'error', readingTime),
) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onError: onRefused,
    async onSettled(_answer, error) {
      const shown = queryClient.invalidateQueries({ queryKey: togetherKey });
      // What was refused is over: a question that waited for all to be shown anew could not be closed meanwhile.
      if (!error) await shown;
      isUnderWay.current = false;
    },
  });
  const start = (...[wish]: unknown extends Wish ? [] : [wish: Wish]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(wish as Wish);
  };
  return { mutate: start, isPending, variables, error };
}
