import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable } from '../../../platform/http/api';
import { togetherKey } from '../../../platform/together-query';
import { readingTime, toast } from '../../../ui/feedback/toast-store';
import { text } from './text';

/** Why an action was refused. Without a connection: that it needs one, because others see what it does. */
export const refusalText = (error: Error): string =>
  isUnreachable(error) ? text.needsConnection : error.message;

/**
 * Performs an action on a group, then reloads all visible group data, also after a refusal, because another member may have
 * changed it. Until the reload has ended another press does nothing, because the second of two quick presses arrives before
 * the button can be drawn as busy. Without `onRefused` the reason is shown as a toast.
 */
export function useGroupAction<Variables, Answer>(
  work: (variables: Variables) => Promise<Answer>,
  onDone: (answer: Answer, variables: Variables) => void,
  onRefused: (error: Error) => void = (error) => void toast(refusalText(error), 'error', readingTime),
) {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onError: onRefused,
    async onSettled(_answer, refusal) {
      const reloaded = queryClient.invalidateQueries({ queryKey: togetherKey });
      // A refused action does not wait for the reload, so that its dialog can be closed meanwhile.
      if (!refusal) await reloaded;
      isRunning.current = false;
    },
  });
  // An action without variables is started without an argument.
  const start = (...[input]: unknown extends Variables ? [] : [input: Variables]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(input as Variables);
  };
  return { mutate: start, isPending, variables, error };
}
