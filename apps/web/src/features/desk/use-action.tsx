import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, isUnreachable } from '../../platform/http/api';
import { makeSessionMemory } from '../../platform/identity/session-memory';
import { useSessionAdapter } from '../../platform/session';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { refreshDesk } from './desk-queries';
import { text } from './text';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'sign_in_again';

type Options<Variables, Answer> = {
  act: (variables: Variables) => Promise<Answer>;
  /** The message that is shown after the action. */
  doneText: string | ((answer: Answer) => string);
  onDone?: () => void;
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
  const session = useSessionAdapter();
  const [waiting, setWaiting] = useState<{ variables: Variables }>();
  const [isSigningIn, setSigningIn] = useState(false);
  const memory = makeSessionMemory(localStorage);
  const mutation = useMutation({
    mutationFn: act,
    onSuccess(answer) {
      toast(typeof doneText === 'function' ? doneText(answer) : doneText, 'success');
      onDone?.();
      return refreshDesk(queryClient);
    },
    onError(error, variables) {
      if (isStale(error)) {
        // Prepared before the button is pressed, because browsers block a window that opens late.
        memory.setMustReauthenticate(true);
        session.prepare();
        setWaiting({ variables });
        return;
      }
      const message = isUnreachable(error) ? text.offline : error.message;
      toast(message, 'error', readingTime);
    },
  });
  const stop = () => {
    memory.setMustReauthenticate(false);
    setWaiting(undefined);
  };
  async function signIn() {
    setSigningIn(true);
    memory.setMustReauthenticate(true);
    const outcome = await session.signIn(location.pathname);
    setSigningIn(false);
    if (outcome.ok && waiting) mutation.mutate(waiting.variables);
    else if (!outcome.ok && outcome.message) toast(outcome.message, 'error', readingTime);
    stop();
  }
  const dialog: ReactNode = (
    <ConfirmDialog
      isOpen={waiting !== undefined}
      title={text.signInAgain}
      description={text.signInAgainHint}
      confirmText={text.signIn}
      busyText={text.signingIn}
      busy={isSigningIn}
      onConfirm={signIn}
      onCancel={stop}
    />
  );
  return {
    run: (variables: Variables) => mutation.mutate(variables),
    isBusy: mutation.isPending,
    error: mutation.error,
    dialog,
  };
}
