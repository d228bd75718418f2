import { mostMembers } from '@hundred/domain/together/group-limits';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../ui/dialogs/dialog';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { Icon, IconFrame, type IconName } from '../../../ui/icon';
import { addressOf, groupNameOf } from '../groups/group-text';
import { useIsOffline } from '../groups/needs-connection-line';
import { SeenByOthers } from '../seen-by-others';
import { groupDrawings } from './group-drawings';
import type { LiveTeam } from './live-groups';
import { text } from './text';

const GroupDialog = lazyDialog(() => import('../groups/group-dialog'));

/** The rarely used parts of a team: its people, what they see, and leaving it. */
export function TeamSettings({ team }: { team: LiveTeam }) {
  const id = useId();
  const [openDialog, setOpenDialog] = useState<'seen' | 'leave'>();
  const isOffline = useIsOffline();
  const close = () => setOpenDialog(undefined);
  const { today, isOwner } = team;
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-3 border border-line bg-surface">
      <h2 id={id} className="p-4 pb-3.5 text-lg wrap-anywhere tablet:px-6">
        {text.settings({ name: groupNameOf('team', team.name) })}
      </h2>
      <ul className="*:border-t *:border-line">
        <li>
          <Link to={addressOf('team', team.id)} className={rowClasses}>
            <IconFrame className="text-ink-2">{groupDrawings.team}</IconFrame>
            {isOwner ? text.peopleAndInvitation : text.people}
            <span className="text-sm font-[540] text-ink-3">
              {text.membersOf({ members: team.members, most: team.mostMembers ?? mostMembers.team })}
            </span>
            <Icon name="chevron-right" size={18} className="text-ink-3" />
          </Link>
        </li>
        <li>
          <Row icon="info" onPress={() => setOpenDialog('seen')}>
            {text.whatOthersSee}
          </Row>
        </li>
        <li>
          <Row icon="logout" isDisabled={isOffline} onPress={() => setOpenDialog('leave')}>
            {text.leave}
          </Row>
        </li>
      </ul>
      <Dialog isOpen={openDialog === 'seen'} title={text.whatOthersSee} onClose={close}>
        <SeenByOthers kind="team" />
      </Dialog>
      {openDialog === 'leave' && (
        <GroupDialog
          kind="team"
          group={{
            id: team.id,
            name: team.name,
            isOwner,
            members: today.people,
            ...(team.isClub && { club: { members: team.members } }),
          }}
          action="leave"
          onClose={close}
        />
      )}
    </section>
  );
}

const rowClasses =
  'grid min-h-13 w-full grid-cols-[24px_minmax(0,1fr)_auto_18px] items-center gap-3 px-4 py-2 text-left font-[600] no-underline hover:bg-sunk/60 active:bg-sunk disabled:opacity-55 tablet:px-6';

type RowProps = { icon: IconName; isDisabled?: boolean; onPress: () => void; children: ReactNode };

function Row({ icon, isDisabled = false, onPress, children }: RowProps) {
  return (
    <button type="button" disabled={isDisabled} className={rowClasses} onClick={onPress}>
      <Icon name={icon} className="text-ink-2" />
      {children}
      {/* The column in which the row of the people has its count. */}
      <span />
      <Icon name="chevron-right" size={18} className="text-ink-3" />
    </button>
  );
}
