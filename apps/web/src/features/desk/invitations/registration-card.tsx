import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { DeskCard } from '../desk-card';
import { useAction } from '../use-action';
import { text } from './text';

type Registration = keyof typeof text.registrations;

const choices: readonly Registration[] = ['open', 'invited', 'closed'];

/** Who can create an account. A change asks first and says what it does. */
export function RegistrationCard({ registration }: { registration: Registration }) {
  const api = useApi();
  const [newRegistration, setNewRegistration] = useState<Registration>();
  const closeDialog = () => setNewRegistration(undefined);
  const chooseAction = useAction({
    act: async (chosen: Registration) => {
      await api.put('/desk/registration', { registration: chosen });
      return chosen;
    },
    doneText: (chosen) => text.registrationDone[chosen],
    onDone: closeDialog,
  });
  return (
    <DeskCard title={text.whoCanJoin}>
      <div className="mt-2 mb-1">
        <ChoiceRow
          label={text.whoCanJoin}
          choices={choices.map((value) => ({ value, name: text.registrations[value] }))}
          chosen={registration}
          onChoose={setNewRegistration}
        />
      </div>
      <p className="mt-2 text-sm text-ink-2">{text.registrationHints[registration]}</p>
      {newRegistration && (
        <ConfirmDialog
          isOpen
          title={text.registrationQuestions[newRegistration]}
          description={text.registrationEffects[newRegistration]}
          confirmText={text.registrationButtons[newRegistration]}
          busy={chooseAction.isBusy}
          onConfirm={() => chooseAction.run(newRegistration)}
          onCancel={closeDialog}
        />
      )}
      {chooseAction.signInDialog}
    </DeskCard>
  );
}
