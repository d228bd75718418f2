import type { Member } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { TitledCard } from '../../../ui/titled-card';
import { SeenByOthers } from '../seen-by-others';
import type { GroupAction } from './group-dialog';
import { kindNames } from './group-text';
import { useIsOffline } from './offline-line';

const GroupDialog = lazyDialog(() => import('./group-dialog'));

type Props = {
  kind: GroupKind;
  group: { id: string; name: string | null; isOwner: boolean; members: readonly Member[] };
};

/** What the others see, and the actions for the group as a whole. */
export function GroupCard({ kind, group }: Props) {
  const [openAction, setOpenAction] = useState<GroupAction>();
  const isAway = useIsOffline();
  const what = kindNames[kind];
  const choice = (action: GroupAction, label: ReactNode) => (
    <Button
      look="text"
      size="small"
      className="-mx-4"
      disabled={isAway}
      onClick={() => setOpenAction(action)}
    >
      {label}
    </Button>
  );
  return (
    <TitledCard title="What the others see">
      <SeenByOthers kind={kind} />
      <div className="mt-2 flex flex-wrap gap-x-10">
        {choice('leave', `Leave the ${what}`)}
        {group.isOwner && kind !== 'room' && choice('rename', 'Rename')}
        {group.isOwner && kind !== 'room' && choice('end', `End the ${what}`)}
        {kind !== 'room' && group.name !== null && !group.isOwner && choice('report', 'Report the name')}
      </div>
      {openAction && (
        <GroupDialog kind={kind} group={group} action={openAction} onClose={() => setOpenAction(undefined)} />
      )}
    </TitledCard>
  );
}
