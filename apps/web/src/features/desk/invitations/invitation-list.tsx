import type { DeskInvitation } from '@hundred/contract/desk/invitations';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { controlClasses } from '../../../ui/forms/field';
import { DeskCard } from '../desk-card';
import { formatWhen } from '../desk-format';
import { useAction } from '../use-action';
import { useNow } from '../use-now';
import { text } from './text';

type Props = {
  invitations: readonly DeskInvitation[];
  /** Whether the server has more invitations than these. */
  isMore: boolean;
  /** The text in the search field. */
  typed: string;
  onSearch: (typed: string) => void;
};

/** The invitations that still work, the newest first. */
export function InvitationList({ invitations, isMore, typed, onSearch }: Props) {
  const [invitationToEnd, setInvitationToEnd] = useState<DeskInvitation>();
  const closeDialog = () => setInvitationToEnd(undefined);
  const api = useApi();
  const endAction = useAction({
    act: (id: string) => api.delete(`/desk/invitations/${id}`),
    doneText: text.ended,
    onDone: closeDialog,
  });
  return (
    <DeskCard title={text.open}>
      {(isMore || typed !== '') && (
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={typed}
          onChange={({ target }) => onSearch(target.value)}
          className={`${controlClasses} my-1.5`}
        />
      )}
      {invitations.length === 0 ? (
        <p className="mt-1 text-ink-2">{typed === '' ? text.noneHint : text.noneFound}</p>
      ) : (
        <ul>
          {invitations.map((invitation) => (
            <Invitation
              key={invitation.id}
              invitation={invitation}
              onEnd={() => setInvitationToEnd(invitation)}
            />
          ))}
        </ul>
      )}
      {isMore && (
        <p className="border-t border-line pt-2 text-sm text-ink-2">
          {text.newestShown({ count: invitations.length })}
        </p>
      )}
      {invitationToEnd && (
        <ConfirmDialog
          isOpen
          danger
          title={text.endQuestion}
          description={text.endHint}
          confirmText={text.endButton}
          busy={endAction.isBusy}
          onConfirm={() => endAction.run(invitationToEnd.id)}
          onCancel={closeDialog}
        />
      )}
      {endAction.signInDialog}
    </DeskCard>
  );
}

function Invitation({ invitation, onEnd }: { invitation: DeskInvitation; onEnd: () => void }) {
  const now = useNow();
  const { email, uses, used, endsAt } = invitation;
  const who = email ?? text.anyone;
  const details = [
    uses === 1 ? text.notUsed : text.used({ used, uses }),
    text.until({ date: formatWhen(endsAt, now) }),
    inviterText(invitation),
  ];
  return (
    <li className="flex items-center justify-between gap-x-3 border-t border-line py-1.5 text-md first:border-0">
      <div className="min-w-0">
        <b className="block font-[660] wrap-anywhere">{who}</b>
        <span className="block text-sm wrap-anywhere text-ink-2">{details.join(' · ')}</span>
      </div>
      <Button size="small" look="text" aria-label={text.endOf({ who })} onClick={onEnd}>
        {text.end}
      </Button>
    </li>
  );
}

function inviterText({ invitedBy, byCommandLine }: DeskInvitation): string {
  if (invitedBy !== null) return text.by({ name: invitedBy });
  return byCommandLine ? text.byCommandLine : text.byFormerOperator;
}
