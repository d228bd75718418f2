import { longestSuspensionReason } from '@hundred/domain/support/desk-limits';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { TextField } from '../../../ui/forms/text-field';
import { nameOf } from '../desk-format';
import { useAction } from '../use-action';
import type { PersonAnswer } from './person-answer';
import { text } from './text';

type Props = { person: PersonAnswer; onClose: () => void };

const lengths = ['7', '30', '365'] as const;
type Length = (typeof lengths)[number];

const lengthName = (days: Length) =>
  days === '365' ? text.suspendYear : text.suspendDays({ days: Number(days) });

/** Asks for a reason, which other operators see. */
export function SuspendPerson({ person, onClose }: Props) {
  const api = useApi();
  const [days, setDays] = useState<Length>('7');
  const [reason, setReason] = useState('');
  const [showsProblems, setShowsProblems] = useState(false);
  const suspendAction = useAction({
    act: () => api.put(`/desk/people/${person.id}/suspension`, { days: Number(days), reason: reason.trim() }),
    doneText: text.isSuspended({ name: nameOf(person) }),
    onDone: onClose,
  });
  const isReasonMissing = reason.trim() === '';
  return (
    <>
      <ConfirmDialog
        isOpen
        danger
        title={text.suspendTitle({ name: nameOf(person) })}
        description={text.suspendHint}
        confirmText={text.suspend}
        busy={suspendAction.isBusy}
        onConfirm={() => {
          setShowsProblems(true);
          if (!isReasonMissing) suspendAction.run();
        }}
        onCancel={onClose}
      >
        <div className="grid gap-4">
          <ChoiceRow
            label={text.suspendLength}
            choices={lengths.map((value) => ({ value, name: lengthName(value) }))}
            chosen={days}
            onChoose={setDays}
          />
          <TextField
            label={text.reason}
            hint={text.reasonHint}
            maxLength={longestSuspensionReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            {...(showsProblems && isReasonMissing && { error: text.reasonMissing })}
          />
        </div>
      </ConfirmDialog>
      {suspendAction.signInDialog}
    </>
  );
}
