import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { TextField } from '../../../ui/forms/text-field';
import { nameOf } from '../desk-format';
import { useAction } from '../use-action';
import type { PersonAnswer } from './person-answer';

type Props = { person: PersonAnswer; onClose: () => void };

const lengths = [
  { value: '7', name: '7 days' },
  { value: '30', name: '30 days' },
  { value: '365', name: 'A year' },
] as const;

/** Asks for a reason, which other operators see. */
export function SuspendPerson({ person, onClose }: Props) {
  const api = useApi();
  const [days, setDays] = useState<(typeof lengths)[number]['value']>('7');
  const [reason, setReason] = useState('');
  const [isJudged, setJudged] = useState(false);
  const suspending = useAction({
    act: () => api.put(`/desk/people/${person.id}/suspension`, { days: Number(days), reason: reason.trim() }),
    said: `${nameOf(person)} is suspended.`,
    onDone: onClose,
  });
  const isMissing = reason.trim() === '';
  return (
    <>
      <ConfirmDialog
        isOpen
        danger
        title={`Suspend ${nameOf(person)}`}
        description="They can’t use teams, rooms, challenges and the community. Training goes on."
        confirmText="Suspend"
        busy={suspending.isBusy}
        onConfirm={() => {
          setJudged(true);
          if (!isMissing) suspending.run();
        }}
        onCancel={onClose}
      >
        <div className="grid gap-4">
          <ChoiceRow label="For how long" choices={lengths} chosen={days} onChoose={setDays} />
          <TextField
            label="Reason"
            hint="Operators see it here and in the audit."
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            {...(isJudged && isMissing && { error: 'Please give a reason.' })}
          />
        </div>
      </ConfirmDialog>
      {suspending.dialog}
    </>
  );
}
