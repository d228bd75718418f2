import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi, useSessionAdapter } from '../../platform/session';
import { countOf, countsText } from '../../sync/status/pending-counts';
import { useSyncStatus } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

/** Ends the sessions on all devices after a confirmation, this one included. */
export function SignOutEverywhere() {
  const api = useApi();
  const session = useSessionAdapter();
  const navigate = useNavigate();
  const { unsent } = useSyncStatus();
  const [isAsking, setAsking] = useState(false);
  const signingOut = useMutation({
    mutationFn: () => api.post('/auth/sign-out-everywhere'),
    async onSuccess() {
      await session.signOut();
      navigate('/login', { replace: true });
    },
    onError(error) {
      setAsking(false);
      toast(text.notSignedOut({ reason: error.message }), 'error', readingTime);
    },
  });
  return (
    <>
      <Button className="mt-4 max-tablet:w-full" onClick={() => setAsking(true)}>
        {text.signOutEverywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.askSignOutEverywhere}
        description={
          countOf(unsent) > 0
            ? text.signOutEverywhereLoses({ unsent: countsText(unsent) })
            : text.signOutEverywhereHint
        }
        confirmText={text.signOutEverywhere}
        busyText={text.signingOut}
        busy={signingOut.isPending}
        danger
        onConfirm={() => signingOut.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
