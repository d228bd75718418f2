import type { Member } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/feedback/toast-store';
import { useGroupAction } from './group-action';
import { groupPaths } from './group-paths';
import { nameOf } from './group-text';
import { useIsOffline } from './needs-connection-line';
import { text } from './text';
import { useReport } from './use-report';

type MemberAction = 'handOver' | 'remove' | 'block' | 'name' | 'behaviour';

type Props = {
  kind: GroupKind;
  /** Only operators own the club's team, so it is not handed over to a member. */
  group: { id: string; isOwner: boolean; club?: object };
  member: Member;
  /** Actions of this kind of group, such as a nudge. */
  kindActions?: ReactNode;
  onClose: () => void;
};

/** Actions for another member: by the owner, and by anybody against a member who behaves badly. */
export default function MemberDialog({ kind, group, member, kindActions, onClose }: Props) {
  const [action, setAction] = useState<MemberAction>();
  const isOffline = useIsOffline();
  const actionButton = (next: MemberAction, label: string) => (
    <Button wide disabled={isOffline} onClick={() => setAction(next)}>
      {label}
    </Button>
  );
  if (action)
    return (
      <Question
        kind={kind}
        groupId={group.id}
        member={member}
        action={action}
        onCancel={() => setAction(undefined)}
        onDone={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={nameOf(member)}>
      <div className="grid gap-2">
        {kindActions}
        {group.isOwner && kind !== 'room' && (
          <>
            {!group.club && actionButton('handOver', text.handOver[kind])}
            {actionButton('remove', text.remove[kind])}
          </>
        )}
        {actionButton('block', text.block)}
        {member.name !== null && actionButton('name', text.reportName)}
        {actionButton('behaviour', text.reportBehavior)}
      </div>
    </Dialog>
  );
}

type QuestionProps = {
  kind: GroupKind;
  groupId: string;
  member: Member;
  action: MemberAction;
  onCancel: () => void;
  onDone: () => void;
};

type QuestionText = Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onCancel'>;

/** Asks for confirmation with what the action does and what it does not. */
function Question({ kind, groupId, member, action, onCancel, onDone }: QuestionProps) {
  const api = useApi();
  const name = nameOf(member);
  const finishWith = (message: string) => () => {
    toast(message, 'success');
    onDone();
  };
  // In a room nobody is removed, and the room is not handed over.
  const path = kind === 'room' ? undefined : groupPaths[kind];
  const handOverAction = useGroupAction(
    async () => path && api.put(`/${path}/${groupId}`, { owner: member.id }),
    finishWith(text.handedOver[kind]({ name })),
  );
  const removeAction = useGroupAction(
    async () => path && api.delete(`/${path}/${groupId}/members/${member.id}`),
    finishWith(text.removed[kind]({ name })),
  );
  const blockAction = useGroupAction(
    () => api.post('/blocks', { in: kind, group: groupId, member: member.id }),
    finishWith(text.personBlocked({ name })),
  );
  const reportAction = useReport(kind, groupId, onDone);

  const questions: Record<MemberAction, QuestionText> = {
    handOver: {
      title: text.askHandOver({ name }),
      description: text.handOverHint({ name }),
      confirmText: text.confirmHandOver,
      busy: handOverAction.isPending,
      onConfirm: () => handOverAction.mutate(),
    },
    remove: {
      title: text.askRemove({ name }),
      description: text.removeHint,
      confirmText: text.confirmRemove,
      danger: true,
      busy: removeAction.isPending,
      onConfirm: () => removeAction.mutate(),
    },
    block: {
      title: text.askBlock({ name }),
      description: text.blockHint,
      confirmText: text.block,
      danger: true,
      busy: blockAction.isPending,
      onConfirm: () => blockAction.mutate(),
    },
    name: {
      title: text.askReportName,
      description: text.reportNameHint({ name }),
      confirmText: text.report,
      busy: reportAction.isPending,
      onConfirm: () => reportAction.mutate({ reason: 'name', member: member.id }),
    },
    behaviour: {
      title: text.askReportBehavior({ name }),
      description: text.reportBehaviorHint({ name }),
      confirmText: text.report,
      busy: reportAction.isPending,
      onConfirm: () => reportAction.mutate({ reason: 'behaviour', member: member.id }),
    },
  };
  return <ConfirmDialog isOpen {...questions[action]} onCancel={onCancel} />;
}
