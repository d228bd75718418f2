import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { configQuery } from '../../platform/http/config-query';
import { useApi, useSessionAdapter } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { Form } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';

const confirmation = 'DELETE';

/** Asks for the confirmation word, deletes the account and signs out. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const deleting = useDeletion();
  const { data: config } = useQuery(configQuery(useApi()));
  const isForeign =
    config !== undefined && !(config.identity.adapter === 'oidc' && config.identity.changePasswordUrl);
  const isRight = typed.trim() === confirmation;

  function submit() {
    setChecked(true);
    if (isRight && !deleting.isPending) deleting.mutate();
  }

  const problem =
    isChecked && !isRight ? `Type the word ${confirmation} in capital letters.` : deleting.error?.message;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      busy={deleting.isPending}
      title="Delete your account?"
      description="Everything about you is removed at once, on every device. Nobody can bring it back."
      footer={
        <>
          <Button type="submit" form={form} look="danger" busy={deleting.isPending} busyText="Deleting...">
            Delete Account
          </Button>
          <Button disabled={deleting.isPending} onClick={onClose}>
            Keep my account
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        <li>Workouts, streaks, badges, statistics and your place on the leaderboards are gone.</li>
        <li>
          Premium ends and is not paid back. A record of a purchase stays for accounting, without your name.
        </li>
        {isForeign ? (
          <li>Your account at the service you sign in with stays: it is kept there, not here.</li>
        ) : (
          <li>Your e-mail address is free again: you can begin anew with it, as somebody new.</li>
        )}
        <li>To keep a copy, export your data first.</li>
      </ul>
      <Form id={form} isInvalid={!isRight} refusal={deleting.error} onSubmit={submit} className="mt-5">
        <TextField
          label={`Type ${confirmation} to confirm`}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          {...(problem !== undefined && { error: problem })}
        />
      </Form>
    </Dialog>
  );
}

function useDeletion() {
  const api = useApi();
  const adapter = useSessionAdapter();
  const navigate = useNavigate();
  return useMutation({
    async mutationFn() {
      await api.delete('/account', { confirm: confirmation });
      await adapter.signOut();
    },
    onSuccess() {
      toast('Your account is deleted, with everything about you.', 'success', readingTime);
      navigate('/login', { replace: true });
    },
  });
}
