import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable } from '../../platform/http/api';
import { useSignInAgain } from '../../platform/sign-in-again/use-sign-in-again';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { refreshDesk } from './desk-queries';
import { text } from './text';

type Options<Variables, Answer> = {
  act: (variables: Variables) => Promise<Answer>;
  /** The message that is shown after the action. */
  doneText: string | ((answer: Answer) => string);
  onDone?: (variables: Variables) => void;
};

/**
 * An action of an operator. If the server wants a fresh sign-in, a dialog asks for it and the action is repeated
 * afterwards. A failure is shown as a message, and nothing that was typed is lost.
 */
export function useAction<Variables = void, Answer = unknown>({
  act,
  doneText,
  onDone,
}: Options<Variables, Answer>) {
  const queryClient = useQueryClient();
  /** Whether the action runs, known at once: `isPending` is rendered too late for the second press of a double press. */
  const isRunning = useRef(false);
  // The mutation and `signInAgain` below need each other: it asks after a failure, then calls `run` again.
  const mutation = useMutation({
    mutationFn: act,
    onSuccess(answer, variables) {
      toast(typeof doneText === 'function' ? doneText(answer) : doneText, 'success');
      onDone?.(variables);
      return refreshDesk(queryClient);
    },
    onError(error, variables) {
      if (signInAgain.askAfter(error, variables)) return;
      toast(isUnreachable(error) ? text.offline : error.message, 'error', readingTime);
      // What was refused may have been done by another operator.
      if (!isUnreachable(error)) void refreshDesk(queryClient);
    },
    onSettled() {
      isRunning.current = false;
    },
  });
  /** Starts the action, unless it already runs. */
  function run(variables: Variables) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(variables);
  }
  const signInAgain = useSignInAgain<Variables>(run);
  return {
    run,
    isBusy: mutation.isPending,
    error: mutation.error,
    /** Asks for a fresh sign-in; has to be rendered. */
    signInDialog: signInAgain.dialog,
  };
}
