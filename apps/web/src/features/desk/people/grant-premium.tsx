import { type PlanId, plans } from '@hundred/domain/entitlements/plans';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { nameOf } from '../desk-format';
import { useAction } from '../use-action';
import type { PersonAnswer } from './person-answer';

type Props = { person: PersonAnswer; onClose: () => void };

const choices = [
  { value: 'starter', name: 'Starter' },
  { value: 'lifetime', name: 'Lifetime' },
] as const;

/** Asks for how long: a Starter ends, Lifetime does not. */
export function GrantPremium({ person, onClose }: Props) {
  const api = useApi();
  const [plan, setPlan] = useState<PlanId>('starter');
  const granting = useAction({
    act: () => api.put(`/desk/people/${person.id}/premium`, { plan }),
    said: `${nameOf(person)} has ${plans[plan].name}.`,
    onDone: onClose,
  });
  return (
    <>
      <ConfirmDialog
        isOpen
        title={`Grant premium to ${nameOf(person)}`}
        description={plan === 'starter' ? 'Starter lasts 100 days.' : 'Lifetime has no end.'}
        confirmText="Grant premium"
        busy={granting.isBusy}
        onConfirm={() => granting.run()}
        onCancel={onClose}
      >
        <ChoiceRow label="Plan" choices={choices} chosen={plan} onChoose={setPlan} />
      </ConfirmDialog>
      {granting.dialog}
    </>
  );
}
