import type { Member } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { useSignInAgain } from '../../../platform/sign-in-again/use-sign-in-again';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../../ui/feedback/toast-store';
import { groupNameField } from '../invite/name-fields';
import { refusalText, useGroupAction } from './group-action';
import { groupPaths } from './group-paths';
import { groupKey } from './group-queries';
import { groupNameOf } from './group-text';
import { NameDialog } from './name-dialog';
import { text } from './text';
import { useReport } from './use-report';

export type GroupAction = 'leave' | 'end' | 'rename' | 'report';

/** A group that the person belongs to. */
export type OwnGroup = {
  id: string;
  name: string | null;
  isOwner: boolean;
  members: readonly Pick<Member, 'id' | 'isMe'>[];
  /** Set for the club's team, because `members` does not list all of its members. */
  club?: { members: number };
};

type Props = { kind: GroupKind; group: OwnGroup; action: GroupAction; onClose: () => void };

/** Asks for confirmation of an action for the group as a whole. */
export default function GroupDialog({ kind, group, action, onClose }: Props) {
  if (action === 'leave') return <LeaveDialog kind={kind} group={group} onClose={onClose} />;
  // A room has no name, and ends by itself.
  if (kind === 'room') return null;
  switch (action) {
    case 'rename':
      return <RenameDialog kind={kind} group={group} onClose={onClose} />;
    case 'end':
      return <EndDialog kind={kind} group={group} onClose={onClose} />;
    case 'report':
      return <ReportDialog kind={kind} group={group} onClose={onClose} />;
  }
}

type DialogProps<Kind = Exclude<GroupKind, 'room'>> = { kind: Kind; group: OwnGroup; onClose: () => void };

function LeaveDialog({ kind, group, onClose }: DialogProps<GroupKind>) {
  const api = useApi();
  const goAway = useGoAway(kind, group.id);
  const name = groupNameOf(kind, group.name);
  const me = group.members.find(({ isMe }) => isMe);
  const leaveAction = useGroupAction(
    async () =>
      kind === 'room'
        ? api.delete(`/rooms/${group.id}/me`)
        : me && api.delete(`/${groupPaths[kind]}/${group.id}/members/${me.id}`),
    () => goAway(kind === 'room' ? text.leftRoom : text.left({ name })),
  );
  return (
    <ConfirmDialog
      isOpen
      title={kind === 'room' ? text.askLeaveRoom : text.askLeave({ name })}
      description={leavingText(kind, group)}
      confirmText={text.confirmLeave}
      busy={leaveAction.isPending}
      onConfirm={() => leaveAction.mutate()}
      onCancel={onClose}
    />
  );
}

function EndDialog({ kind, group, onClose }: DialogProps) {
  const api = useApi();
  const goAway = useGoAway(kind, group.id);
  const name = groupNameOf(kind, group.name);
  const endAction = useGroupAction(
    () => api.delete(`/${groupPaths[kind]}/${group.id}`),
    () => goAway(text.ended({ name })),
    // The end of the club's team needs a fresh sign-in, after which `signInAgain` below repeats the action. It has no
    // variables.
    (error) => {
      if (!signInAgain.askAfter(error, undefined)) toast(refusalText(error), 'error', readingTime);
    },
  );
  const signInAgain = useSignInAgain(() => endAction.mutate());
  return (
    <>
      <ConfirmDialog
        isOpen
        danger
        title={text.askEnd({ name })}
        description={text.endHint}
        confirmText={text.end[kind]}
        busy={endAction.isPending}
        onConfirm={() => endAction.mutate()}
        onCancel={onClose}
      />
      {signInAgain.dialog}
    </>
  );
}

function RenameDialog({ kind, group, onClose }: DialogProps) {
  const api = useApi();
  const renameAction = useGroupAction(
    (name: string) => api.put(`/${groupPaths[kind]}/${group.id}`, { name }),
    onClose,
    // The dialog shows the reason below the field.
    () => {},
  );
  return (
    <NameDialog
      title={text.renameGroup[kind]}
      field={groupNameField()}
      name={group.name ?? ''}
      saveText={text.rename}
      action={renameAction}
      onClose={onClose}
    />
  );
}

function ReportDialog({ kind, group, onClose }: DialogProps) {
  const reportAction = useReport(kind, group.id, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={text.askReportName}
      description={text.reportGroupNameHint({ name: groupNameOf(kind, group.name) })}
      confirmText={text.report}
      busy={reportAction.isPending}
      onConfirm={() => reportAction.mutate({ reason: 'group name' })}
      onCancel={onClose}
    />
  );
}

/** Leads back to the list of groups, because the group is not the person's any more. */
function useGoAway(kind: GroupKind, id: string): (message: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (message) => {
    navigate('/together', { replace: true });
    // The device must not keep what the others did.
    queryClient.removeQueries({ queryKey: groupKey(kind, id) });
    toast(message, 'success');
  };
}

function leavingText(kind: GroupKind, { isOwner, club, members }: OwnGroup): string {
  if ((club?.members ?? members.length) === 1) return text.leaveAsLast[kind];
  if (isOwner && club) return text.leaveAsOperator;
  return isOwner ? text.leaveAsOwner : text.leaveAsMember;
}
