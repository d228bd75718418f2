import type { Member } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/feedback/toast-store';
import { useGroupAction } from './group-action';
import { groupPaths } from './group-paths';
import { kindNames, nameOf } from './group-text';
import { useIsOffline } from './offline-line';
import { useReport } from './use-report';

type MemberAction = 'handOver' | 'remove' | 'block' | 'name' | 'behaviour';

type Props = {
  kind: GroupKind;
  group: { id: string; isOwner: boolean };
  member: Member;
  /** Actions of this kind of group, such as a nudge. */
  more?: ReactNode;
  onClose: () => void;
};

/** Actions for another member: by the owner, and by anybody against a member who behaves badly. */
export default function MemberDialog({ kind, group, member, more, onClose }: Props) {
  const [action, setAction] = useState<MemberAction>();
  const isAway = useIsOffline();
  const choice = (next: MemberAction, label: string) => (
    <Button wide disabled={isAway} onClick={() => setAction(next)}>
      {label}
    </Button>
  );
  if (action)
    return (
      <Question
        kind={kind}
        group={group.id}
        member={member}
        action={action}
        onCancel={() => setAction(undefined)}
        onDone={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={nameOf(member)}>
      <div className="grid gap-2">
        {more}
        {group.isOwner && kind !== 'room' && (
          <>
            {choice('handOver', `Hand the ${kindNames[kind]} over`)}
            {choice('remove', `Remove from the ${kindNames[kind]}`)}
          </>
        )}
        {choice('block', 'Block')}
        {member.name !== null && choice('name', 'Report the name')}
        {choice('behaviour', 'Report the behaviour')}
      </div>
    </Dialog>
  );
}

type QuestionProps = {
  kind: GroupKind;
  group: string;
  member: Member;
  action: MemberAction;
  onCancel: () => void;
  onDone: () => void;
};

/** Asks for confirmation with what the action does and what it does not. */
function Question({ kind, group, member, action, onCancel, onDone }: QuestionProps) {
  const api = useApi();
  const name = nameOf(member);
  const what = kindNames[kind];
  const finishWith = (message: string) => () => {
    toast(message, 'success');
    onDone();
  };
  const path = kind === 'room' ? undefined : groupPaths[kind];
  const handing = useGroupAction(
    async () => path && api.put(`/${path}/${group}`, { owner: member.id }),
    finishWith(`${name} owns the ${what} now.`),
  );
  const removing = useGroupAction(
    async () => path && api.delete(`/${path}/${group}/members/${member.id}`),
    finishWith(`${name} is not in the ${what} any more.`),
  );
  const blocking = useGroupAction(
    () => api.post('/blocks', { in: kind, group, member: member.id }),
    finishWith(`${name} is blocked.`),
  );
  const reporting = useReport(kind, group, onDone);

  const questions: Record<MemberAction, Omit<Parameters<typeof ConfirmDialog>[0], 'isOpen' | 'onCancel'>> = {
    handOver: {
      title: `Hand over to ${name}?`,
      description: `${name} can then invite, rename and remove. You stay a member.`,
      confirmText: 'Hand over',
      busy: handing.isPending,
      onConfirm: () => handing.mutate(),
    },
    remove: {
      title: `Remove ${name}?`,
      description: `They no longer see the ${what}, and you no longer see them. An open invitation ends, so that the old link does not let them in again.`,
      confirmText: 'Remove',
      danger: true,
      busy: removing.isPending,
      onConfirm: () => removing.mutate(),
    },
    block: {
      title: `Block ${name}?`,
      description: `From now on neither of you can join what the other owns. Nobody is told. In this ${what} you both stay until one leaves.`,
      confirmText: 'Block',
      danger: true,
      busy: blocking.isPending,
      onConfirm: () => blocking.mutate(),
    },
    name: {
      title: 'Report this name?',
      description: `Whoever runs this installation sees the name “${name}” as it is now, and that you reported it. ${name} is not told.`,
      confirmText: 'Report',
      busy: reporting.isPending,
      onConfirm: () => reporting.mutate({ reason: 'name', member: member.id }),
    },
    behaviour: {
      title: `Report how ${name} behaves?`,
      description: `Whoever runs this installation is told, and by whom. ${name} is not told.`,
      confirmText: 'Report',
      busy: reporting.isPending,
      onConfirm: () => reporting.mutate({ reason: 'behaviour', member: member.id }),
    },
  };
  return <ConfirmDialog isOpen {...questions[action]} onCancel={onCancel} />;
}
