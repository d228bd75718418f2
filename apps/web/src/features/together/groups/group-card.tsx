import type { GroupKind } from '@hundred/domain/together/group-limits';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { TitledCard } from '../../../ui/titled-card';
import { SeenByOthers } from '../seen-by-others';
import type { GroupAction, OwnGroup } from './group-dialog';
import { useIsOffline } from './needs-connection-line';
import { text } from './text';

const GroupDialog = lazyDialog(() => import('./group-dialog'));

/** What the others see, and the actions for the group as a whole. */
export function GroupCard({ kind, group }: { kind: GroupKind; group: OwnGroup }) {
  const [openAction, setOpenAction] = useState<GroupAction>();
  const isOffline = useIsOffline();
  const actionButton = (action: GroupAction, label: ReactNode, look = '') => (
    <Button
      look="text"
      size="small"
      className={`-mx-4 ${look}`}
      disabled={isOffline}
      onClick={() => setOpenAction(action)}
    >
      {label}
    </Button>
  );
  return (
    <TitledCard title={text.othersSee}>
      <SeenByOthers kind={kind} />
      <div className="mt-2 -mb-3 flex flex-wrap gap-x-8">
        {actionButton('leave', text.leave[kind])}
        {group.isOwner && kind !== 'room' && actionButton('rename', text.rename)}
        {group.isOwner && kind !== 'room' && actionButton('end', text.end[kind], 'text-missed-ink!')}
        {kind !== 'room' && group.name !== null && !group.isOwner && actionButton('report', text.reportName)}
      </div>
      {openAction && (
        <GroupDialog kind={kind} group={group} action={openAction} onClose={() => setOpenAction(undefined)} />
      )}
    </TitledCard>
  );
}
