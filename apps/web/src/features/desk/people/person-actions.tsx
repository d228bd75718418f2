import { useApi, useSession } from '../../../platform/session';
import { saveFile } from '../../../platform/storage/save-file';
import { nameOf } from '../desk-format';
import { ConfirmedAction, DialogAction, DirectAction } from './action-buttons';
import { DeletePerson } from './delete-person';
import { GrantPremium } from './grant-premium';
import type { PersonAnswer } from './person-answer';
import { SuspendPerson } from './suspend-person';
import { text } from './text';

type Props = { person: PersonAnswer; onGone: () => void };

/** What an operator can do for one person. Everything that cannot be undone asks first. */
export function PersonActions({ person, onGone }: Props) {
  const session = useSession();
  const isSelf = session.state === 'signed-in' && session.person.uid === person.id;
  return (
    <div className="mt-3.5 grid gap-2">
      <SignInActions person={person} isSelf={isSelf} />
      <PlanActions person={person} />
      <DataActions person={person} />
      {!isSelf && <SuspensionActions person={person} />}
      {!isSelf && !person.isOperator && (
        <DialogAction
          drawing="delete"
          name={text.deleteAccount}
          isRed
          renderDialog={(close) => <DeletePerson person={person} onClose={close} onGone={onGone} />}
        />
      )}
      {!isSelf && person.isOperator && (
        <p className="text-sm text-ink-2">
          {text.operatorHint} <code className="wrap-anywhere">{text.revokeCommand}</code>
        </p>
      )}
    </div>
  );
}

type PersonProps = Pick<Props, 'person'>;

/** The password and the sessions. `isSelf`: the operator looks at their own record. */
function SignInActions({ person, isSelf }: PersonProps & { isSelf: boolean }) {
  const api = useApi();
  const name = nameOf(person);
  return (
    <>
      {person.hasAccount && !person.isMailSetUp && (
        <p className="text-sm text-ink-2">
          {text.noMailHint} <code className="wrap-anywhere">{text.resetCommand}</code>
        </p>
      )}
      {person.hasAccount && person.isMailSetUp && (
        <DirectAction
          drawing="reset"
          name={text.sendResetLink}
          act={() => api.post(`/desk/people/${person.id}/reset-link`)}
          doneText={text.resetLinkSent}
        />
      )}
      {(isSelf || !person.isOperator) && (
        <ConfirmedAction
          drawing="sessions"
          name={text.signOut}
          question={text.signOutQuestion({ name })}
          hint={text.signOutHint}
          act={() => api.post(`/desk/people/${person.id}/end-sessions`)}
          doneText={text.signedOut({ name })}
        />
      )}
    </>
  );
}

function PlanActions({ person }: PersonProps) {
  const api = useApi();
  return (
    <>
      {person.plan !== 'lifetime' && (
        <DialogAction
          drawing="grant"
          name={text.grant}
          renderDialog={(close) => <GrantPremium person={person} onClose={close} />}
        />
      )}
      {person.plan !== 'free' && (
        <ConfirmedAction
          drawing="end"
          name={text.endPlan}
          question={text.endPlanQuestion({ name: nameOf(person) })}
          hint={text.endPlanHint}
          isDangerous
          act={() => api.delete(`/desk/people/${person.id}/premium`)}
          doneText={text.planEnded}
        />
      )}
    </>
  );
}

/** The shown name, and the export of all data. */
function DataActions({ person }: PersonProps) {
  const api = useApi();
  async function saveExport() {
    const personExport = await api.post(`/desk/people/${person.id}/export`);
    const content = JSON.stringify(personExport, null, 2);
    saveFile(new File([content], `hundred-${person.id}.json`, { type: 'application/json' }));
  }
  return (
    <>
      {person.name !== null && (
        <ConfirmedAction
          drawing="name"
          name={text.removeName}
          question={text.removeNameQuestion({ name: nameOf(person) })}
          hint={text.removeNameHint}
          act={() => api.post(`/desk/people/${person.id}/blank-name`)}
          doneText={text.nameRemoved}
        />
      )}
      <DirectAction drawing="exportData" name={text.exportData} act={saveExport} doneText={text.exported} />
    </>
  );
}

function SuspensionActions({ person }: PersonProps) {
  const api = useApi();
  if (person.suspendedUntil)
    return (
      <DirectAction
        drawing="endSuspension"
        name={text.endSuspension}
        act={() => api.delete(`/desk/people/${person.id}/suspension`)}
        doneText={text.suspensionEnded({ name: nameOf(person) })}
      />
    );
  if (person.isOperator) return null;
  return (
    <DialogAction
      drawing="suspend"
      name={text.suspend}
      renderDialog={(close) => <SuspendPerson person={person} onClose={close} />}
    />
  );
}
