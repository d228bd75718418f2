import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { TextField } from '../../../ui/forms/text-field';
import { nameOf } from '../desk-format';
import { useAction } from '../use-action';
import type { PersonAnswer } from './person-answer';
import { text } from './text';

type Props = { person: PersonAnswer; onClose: () => void; onGone: () => void };

/** Deletes an account once its name is typed in. */
export function DeletePerson({ person, onClose, onGone }: Props) {
  const api = useApi();
  const name = nameOf(person);
  const [typed, setTyped] = useState('');
  const [showsProblems, setShowsProblems] = useState(false);
  const deleteAction = useAction({
    act: () => api.delete(`/desk/people/${person.id}`, { confirm: typed.trim() }),
    doneText: text.deleted,
    onDone: onGone,
  });
  const isNameWrong = typed.trim() !== name;
  return (
    <>
      <ConfirmDialog
        isOpen
        danger
        title={text.deleteQuestion({ name })}
        description={text.deleteHint}
        confirmText={text.deleteAccount}
        busyText={text.deleting}
        busy={deleteAction.isBusy}
        onConfirm={() => {
          setShowsProblems(true);
          if (!isNameWrong) deleteAction.run();
        }}
        onCancel={onClose}
      >
        <TextField
          label={text.typeName({ name })}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...(showsProblems && isNameWrong && { error: text.nameDiffers })}
        />
      </ConfirmDialog>
      {deleteAction.signInDialog}
    </>
  );
}
