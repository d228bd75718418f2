import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { ApiError } from '../http/api';
import { makeSessionMemory } from '../identity/session-memory';
import { useSessionAdapter } from '../session';
import { text } from './text';

type SignInAgain<Variables> = {
  /** Asks for a fresh sign-in if the server wants one. False for every other error. */
  askAfter: (error: unknown, variables: Variables) => boolean;
  dialog: ReactNode;
};

/** For actions that need a fresh sign-in: a dialog asks for it, and the action is repeated afterwards. */
export function useSignInAgain<Variables>(repeat: (variables: Variables) => void): SignInAgain<Variables> {
  const session = useSessionAdapter();
  /** The action that waits for the sign-in. */
  const [waiting, setWaiting] = useState<{ variables: Variables }>();
  const [isSigningIn, setSigningIn] = useState(false);
  const memory = makeSessionMemory(localStorage);
  function askAfter(error: unknown, variables: Variables): boolean {
    if (!(error instanceof ApiError) || error.code !== 'sign_in_again') return false;
    // The identity service must ask for credentials, although it remembers the person. Prepared before the button is
    // pressed, because browsers block a window that opens late.
    memory.setMustReauthenticate(true);
    session.prepare();
    setWaiting({ variables });
    return true;
  }
  const stop = () => {
    memory.setMustReauthenticate(false);
    setWaiting(undefined);
  };
  async function signIn() {
    setSigningIn(true);
    memory.setMustReauthenticate(true);
    const outcome = await session.signIn(location.pathname);
    setSigningIn(false);
    if (outcome.ok && waiting) repeat(waiting.variables);
    else if (!outcome.ok && outcome.message) toast(outcome.message, 'error', readingTime);
    stop();
  }
  const dialog = (
    <ConfirmDialog
      isOpen={waiting !== undefined}
      title={text.title}
      description={text.hint}
      confirmText={text.signIn}
      busyText={text.signingIn}
      busy={isSigningIn}
      onConfirm={signIn}
      onCancel={stop}
    />
  );
  return { askAfter, dialog };
}
