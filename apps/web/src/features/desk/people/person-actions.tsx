import { useState } from 'react';
import { useApi, useSession } from '../../../platform/session';
import { Button, type ButtonLook } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { nameOf } from '../desk-format';
import { useAction } from '../use-action';
import { DeletePerson } from './delete-person';
import { GrantPremium } from './grant-premium';
import type { PersonAnswer } from './person-answer';
import { saveExport } from './save-export';
import { SuspendPerson } from './suspend-person';

type Asking = 'sessions' | 'grant' | 'end' | 'suspend' | 'name' | 'delete';

type Props = { person: PersonAnswer; onGone: () => void };

/** What an operator can do for one person. Everything that changes something asks first. */
export function PersonActions({ person, onGone }: Props) {
  const api = useApi();
  const session = useSession();
  const [asking, setAsking] = useState<Asking>();
  const stop = () => setAsking(undefined);
  const name = nameOf(person);
  const isSelf = session.state === 'signed-in' && session.person.uid === person.id;
  const reset = useAction({
    act: () => api.post(`/desk/people/${person.id}/reset-link`),
    said: 'The link is on its way by mail.',
  });
  const sessions = useAction({
    act: () => api.post(`/desk/people/${person.id}/end-sessions`),
    said: `${name} is signed out everywhere.`,
    onDone: stop,
  });
  const endPlan = useAction({
    act: () => api.delete(`/desk/people/${person.id}/premium`),
    said: 'The plan has ended.',
    onDone: stop,
  });
  const endSuspension = useAction({
    act: () => api.delete(`/desk/people/${person.id}/suspension`),
    said: `${name} takes part again.`,
  });
  const blankName = useAction({
    act: () => api.post(`/desk/people/${person.id}/blank-name`),
    said: 'The name is removed.',
    onDone: stop,
  });
  const exporting = useAction({
    act: async () => saveExport(await api.post(`/desk/people/${person.id}/export`), person.id),
    said: 'Saved. Hand the file over safely, then delete it.',
  });
  const actions = [reset, sessions, endPlan, endSuspension, blankName, exporting];
  return (
    <div className="mt-3.5 grid gap-2">
      {person.hasAccount && <Act name="Send reset link" isBusy={reset.isBusy} onPress={() => reset.run()} />}
      <Act name="Sign out everywhere" onPress={() => setAsking('sessions')} />
      {person.plan !== 'lifetime' && <Act name="Grant premium" onPress={() => setAsking('grant')} />}
      {person.plan !== 'free' && <Act name="End the plan" onPress={() => setAsking('end')} />}
      {person.name !== null && <Act name="Remove the name" onPress={() => setAsking('name')} />}
      <Act name="Export data" isBusy={exporting.isBusy} onPress={() => exporting.run()} />
      {!isSelf &&
        (person.suspendedUntil ? (
          <Act name="End the suspension" isBusy={endSuspension.isBusy} onPress={() => endSuspension.run()} />
        ) : (
          <Act name="Suspend" onPress={() => setAsking('suspend')} />
        ))}
      {!isSelf && <Act name="Delete account" isRed onPress={() => setAsking('delete')} />}
      <ConfirmDialog
        isOpen={asking === 'sessions'}
        title={`Sign ${name} out everywhere?`}
        description="Every device has to sign in again. Nothing is lost."
        confirmText="Sign out everywhere"
        busy={sessions.isBusy}
        onConfirm={() => sessions.run()}
        onCancel={stop}
      />
      <ConfirmDialog
        isOpen={asking === 'end'}
        danger
        title={`End the plan of ${name}?`}
        description="It ends at once. Nothing is paid back."
        confirmText="End the plan"
        busy={endPlan.isBusy}
        onConfirm={() => endPlan.run()}
        onCancel={stop}
      />
      <ConfirmDialog
        isOpen={asking === 'name'}
        title={`Remove the name ${name}?`}
        description="It goes from every board, group and result. They can choose another."
        confirmText="Remove the name"
        busy={blankName.isBusy}
        onConfirm={() => blankName.run()}
        onCancel={stop}
      />
      {asking === 'grant' && <GrantPremium person={person} onClose={stop} />}
      {asking === 'suspend' && <SuspendPerson person={person} onClose={stop} />}
      {asking === 'delete' && <DeletePerson person={person} onClose={stop} onGone={onGone} />}
      {actions.map(({ dialog }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <div key={index} className="contents">
          {dialog}
        </div>
      ))}
    </div>
  );
}

type ActProps = { name: string; isBusy?: boolean; isRed?: boolean; onPress: () => void };

function Act({ name, isBusy = false, isRed = false, onPress }: ActProps) {
  const look: ButtonLook = 'line';
  return (
    <Button
      look={look}
      size="small"
      busy={isBusy}
      onClick={onPress}
      className={`justify-start text-md font-[620] ${isRed ? 'text-missed-ink' : ''}`}
    >
      {name}
    </Button>
  );
}
