import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePremium } from '../../challenge/premium';
import { configQuery } from '../../platform/http/config-query';
import { useApi, useSessionAdapter } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { Form } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { text } from './text';

const confirmation = 'DELETE';

/** Asks for the confirmation word, deletes the account and signs out. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [showsProblems, setShowsProblems] = useState(false);
  const deleteMutation = useDeletion();
  const isPremiumForAll = usePremium()?.isForAll;
  const { data: config } = useQuery(configQuery(useApi()));
  /**
   * Whether another service than our own keeps the account for signing in: it is not deleted here. Only for our own
   * accounts the configuration has an address for changing the password.
   */
  const isAccountElsewhere =
    config !== undefined && (config.identity.adapter !== 'oidc' || !config.identity.changePasswordUrl);
  const isConfirmed = typed.trim() === confirmation;

  function submit() {
    setShowsProblems(true);
    if (isConfirmed && !deleteMutation.isPending) deleteMutation.mutate();
  }

  const problem =
    showsProblems && !isConfirmed
      ? text.wrongConfirmation({ word: confirmation })
      : deleteMutation.error?.message;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      busy={deleteMutation.isPending}
      title={text.askDelete}
      description={text.askDeleteHint}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            look="danger"
            busy={deleteMutation.isPending}
            busyText={text.deleting}
          >
            {text.delete}
          </Button>
          <Button disabled={deleteMutation.isPending} onClick={onClose}>
            {text.keepAccount}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        <li>{text.losesProgress}</li>
        {!isPremiumForAll && <li>{text.losesPremium}</li>}
        <li>{isAccountElsewhere ? text.keepsForeignAccount : text.freesEmail}</li>
        <li>{text.exportFirst}</li>
      </ul>
      <Form
        id={formId}
        isInvalid={!isConfirmed}
        refusal={deleteMutation.error}
        onSubmit={submit}
        className="mt-5"
      >
        <TextField
          label={text.typeToConfirm({ word: confirmation })}
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
      toast(text.deleted, 'success', readingTime);
      navigate('/login', { replace: true });
    },
  });
}
