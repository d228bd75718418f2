import type { PlanId } from '@hundred/domain/entitlements/plans';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { nameOf } from '../desk-format';
import { text as deskText } from '../text';
import { useAction } from '../use-action';
import type { PersonAnswer } from './person-answer';
import { text } from './text';

type Props = { person: PersonAnswer; onClose: () => void };

const choices: readonly PlanId[] = ['starter', 'lifetime'];

/** Asks which plan to give: Starter ends, Lifetime does not. */
export function GrantPremium({ person, onClose }: Props) {
  const api = useApi();
  const [plan, setPlan] = useState<PlanId>('starter');
  const grantAction = useAction({
    act: () => api.put(`/desk/people/${person.id}/premium`, { plan }),
    doneText: text.granted({ name: nameOf(person), plan: deskText.plans[plan] }),
    onDone: onClose,
  });
  return (
    <>
      <ConfirmDialog
        isOpen
        title={text.grantTitle({ name: nameOf(person) })}
        description={text.grantHints[plan]}
        confirmText={text.grant}
        busy={grantAction.isBusy}
        onConfirm={() => grantAction.run()}
        onCancel={onClose}
      >
        <ChoiceRow
          label={text.plan}
          choices={choices.map((value) => ({ value, name: deskText.plans[value] }))}
          chosen={plan}
          onChoose={setPlan}
        />
      </ConfirmDialog>
      {grantAction.signInDialog}
    </>
  );
}
