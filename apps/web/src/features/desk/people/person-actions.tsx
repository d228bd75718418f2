import { useState } from 'react';
import { useApi, useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { IconFrame } from '../../../ui/icon';
import { nameOf } from '../desk-format';
import { useAction } from '../use-action';
import { actionDrawings } from './action-drawings';
import { DeletePerson } from './delete-person';
import { GrantPremium } from './grant-premium';
import type { PersonAnswer } from './person-answer';
import { saveExport } from './save-export';
import { SuspendPerson } from './suspend-person';
import { text } from './text';

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
    doneText: text.resetLinkSent,
  });
  const sessions = useAction({
    act: () => api.post(`/desk/people/${person.id}/end-sessions`),
    doneText: text.signedOut({ name }),
    onDone: stop,
  });
  const endPlan = useAction({
    act: () => api.delete(`/desk/people/${person.id}/premium`),
    doneText: text.planEnded,
    onDone: stop,
  });
  const endSuspension = useAction({
    act: () => api.delete(`/desk/people/${person.id}/suspension`),
    doneText: text.suspensionEnded({ name }),
  });
  const blankName = useAction({
    act: () => api.post(`/desk/people/${person.id}/blank-name`),
    doneText: text.nameRemoved,
    onDone: stop,
  });
  const exporting = useAction({
    act: async () => saveExport(await api.post(`/desk/people/${person.id}/export`), person.id),
    doneText: text.exported,
  });
  const actions = [reset, sessions, endPlan, endSuspension, blankName, exporting];
  return (
    <div className="mt-3.5 grid gap-2">
      {person.hasAccount && (
        <Act drawing="reset" name={text.sendResetLink} isBusy={reset.isBusy} onPress={() => reset.run()} />
      )}
      {(isSelf || !person.isOperator) && (
        <Act drawing="sessions" name={text.signOut} onPress={() => setAsking('sessions')} />
      )}
      {person.plan !== 'lifetime' && (
        <Act drawing="grant" name={text.grant} onPress={() => setAsking('grant')} />
      )}
      {person.plan !== 'free' && <Act drawing="end" name={text.endPlan} onPress={() => setAsking('end')} />}
      {person.name !== null && (
        <Act drawing="name" name={text.removeName} onPress={() => setAsking('name')} />
      )}
      <Act
        drawing="exportData"
        name={text.exportData}
        isBusy={exporting.isBusy}
        onPress={() => exporting.run()}
      />
      {!isSelf && person.suspendedUntil && (
        <Act
          drawing="endSuspension"
          name={text.endSuspension}
          isBusy={endSuspension.isBusy}
          onPress={() => endSuspension.run()}
        />
      )}
      {!isSelf && !person.isOperator && !person.suspendedUntil && (
        <Act drawing="suspend" name={text.suspend} onPress={() => setAsking('suspend')} />
      )}
      {!isSelf && !person.isOperator && (
        <Act drawing="delete" name={text.deleteAccount} isRed onPress={() => setAsking('delete')} />
      )}
      {!isSelf && person.isOperator && (
        <p className="text-sm text-ink-2">
          {text.operatorHint} <code className="wrap-anywhere">{text.revokeCommand}</code>
        </p>
      )}
      <ConfirmDialog
        isOpen={asking === 'sessions'}
        title={text.signOutQuestion({ name })}
        description={text.signOutHint}
        confirmText={text.signOut}
        busy={sessions.isBusy}
        onConfirm={() => sessions.run()}
        onCancel={stop}
      />
      <ConfirmDialog
        isOpen={asking === 'end'}
        danger
        title={text.endPlanQuestion({ name })}
        description={text.endPlanHint}
        confirmText={text.endPlan}
        busy={endPlan.isBusy}
        onConfirm={() => endPlan.run()}
        onCancel={stop}
      />
      <ConfirmDialog
        isOpen={asking === 'name'}
        title={text.removeNameQuestion({ name })}
        description={text.removeNameHint}
        confirmText={text.removeName}
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

type ActProps = {
  drawing: keyof typeof actionDrawings;
  name: string;
  isBusy?: boolean;
  isRed?: boolean;
  onPress: () => void;
};

function Act({ drawing, name, isBusy = false, isRed = false, onPress }: ActProps) {
  return (
    <Button
      size="small"
      busy={isBusy}
      onClick={onPress}
      className={`justify-start gap-3 text-md font-[620] ${isRed ? 'text-missed-ink' : ''}`}
    >
      {!isBusy && <IconFrame size={20}>{actionDrawings[drawing]}</IconFrame>}
      {name}
    </Button>
  );
}
