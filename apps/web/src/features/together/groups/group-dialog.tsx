import type { Member } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast-store';
import { groupName } from '../invite/name-fields';
import { useGroupAction } from './group-action';
import { groupPaths } from './group-paths';
import { groupKey } from './group-queries';
import { groupNameOf, kindNames } from './group-text';
import { NameDialog } from './name-dialog';
import { useReport } from './use-report';

export type GroupAction = 'leave' | 'end' | 'rename' | 'report';

type Props = {
  kind: GroupKind;
  group: { id: string; name: string | null; isOwner: boolean; members: readonly Member[] };
  action: GroupAction;
  onClose: () => void;
};

/** Asks for confirmation of an action for the group as a whole. */
export default function GroupDialog({ kind, group, action, onClose }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const name = groupNameOf(kind, group.name);
  const me = group.members.find(({ isMe }) => isMe);
  const isLast = group.members.length === 1;

  function goAway(message: string) {
    navigate('/together', { replace: true });
    // The device must not keep what the others did.
    queryClient.removeQueries({ queryKey: groupKey(kind, group.id) });
    toast(message, 'success');
  }
  const leaving = useGroupAction(
    async () =>
      kind === 'room'
        ? api.delete(`/rooms/${group.id}/me`)
        : me && api.delete(`/${groupPaths[kind]}/${group.id}/members/${me.id}`),
    () => goAway(`You have left ${kind === 'room' ? 'the room' : name}.`),
  );
  const ending = useGroupAction(
    async () => kind !== 'room' && api.delete(`/${groupPaths[kind]}/${group.id}`),
    () => goAway(`${name} has ended.`),
  );
  const renaming = useGroupAction(
    async (newName: string) =>
      kind !== 'room' && api.put(`/${groupPaths[kind]}/${group.id}`, { name: newName }),
    onClose,
    () => {},
  );
  const reporting = useReport(kind, group.id, onClose);

  switch (action) {
    case 'rename':
      return (
        <NameDialog
          title={`Rename the ${kindNames[kind]}`}
          field={groupName}
          name={group.name ?? ''}
          saveText="Rename"
          saving={renaming}
          onClose={onClose}
        />
      );
    case 'leave':
      return (
        <ConfirmDialog
          isOpen
          title={kind === 'room' ? 'Leave the room?' : `Leave ${name}?`}
          description={leavingText(kind, group.isOwner, isLast)}
          confirmText="Leave"
          busy={leaving.isPending}
          onConfirm={() => leaving.mutate()}
          onCancel={onClose}
        />
      );
    case 'end':
      return (
        <ConfirmDialog
          isOpen
          danger
          title={`End ${name}?`}
          description="It is gone for everybody at once. Everybody keeps their own days and streak."
          confirmText={`End the ${kindNames[kind]}`}
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onCancel={onClose}
        />
      );
    case 'report':
      return (
        <ConfirmDialog
          isOpen
          title="Report this name?"
          description={`Whoever runs this installation sees the name “${name}” as it is now, and that you reported it. Nobody else is told.`}
          confirmText="Report"
          busy={reporting.isPending}
          onConfirm={() => reporting.mutate({ reason: 'group name' })}
          onCancel={onClose}
        />
      );
  }
}

function leavingText(kind: GroupKind, isOwner: boolean, isLast: boolean): string {
  const unchanged = 'Your own days and streak stay as they are.';
  if (isLast) return `You are the last one: the ${kindNames[kind]} ends with you. ${unchanged}`;
  if (isOwner) return `It goes on under whoever has been in it longest. ${unchanged}`;
  return `You need a new invitation to come back. ${unchanged}`;
}
