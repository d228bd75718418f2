import type { Together } from '@hundred/contract/together/groups';
import { type GroupKind, groupKinds, mostOpenRooms } from '@hundred/domain/together/group-limits';
import { lastDateOver } from '@hundred/domain/together/team-days';
import { serverClock } from '../../../platform/time/server-clock';
import { TitledCard } from '../../../ui/titled-card';
import { useCanStart } from '../invite/can-start';
import { CodeForm } from '../invite/code-form';
import { text as inviteText } from '../invite/text';
import { StartButton } from '../room/start-button';
import { openRoomsOf } from './live-groups';
import { text } from './text';

/** The ways to start a group, as tiles or, before the first group, as explained rows; and the field for a code. */
export function StartCard({ together, isFirst }: { together: Together; isFirst: boolean }) {
  const mayStart = useCanStart();
  const { teams, challenges, most, suspendedUntil, needsName } = together;
  if (suspendedUntil !== null || !mayStart('team'))
    return (
      <TitledCard title={inviteText.haveInvitation}>
        <CodeForm />
      </TitledCard>
    );
  // A challenge whose last date is over everywhere no longer counts.
  const lastOver = lastDateOver(serverClock.now());
  const isFull: Record<GroupKind, boolean> = {
    team: teams.filter(({ isClub }) => !isClub).length >= most.teams,
    challenge: challenges.filter(({ to }) => to > lastOver).length >= most.challenges,
    room: openRoomsOf(together).length >= mostOpenRooms,
  };
  const startable = groupKinds.filter((kind) => mayStart(kind) && !isFull[kind]);
  return (
    <TitledCard title={text.start}>
      <div className={isFirst ? 'mb-4 divide-y divide-line' : 'mb-2.5 flex flex-wrap gap-2'}>
        {startable.map((kind) => (
          <StartButton key={kind} kind={kind} look={isFirst ? 'row' : 'tile'} needsName={needsName} />
        ))}
      </div>
      {groupKinds
        .filter((kind) => mayStart(kind) && isFull[kind])
        .map((kind) => (
          <p key={kind} className="mb-2.5 text-sm text-ink-3">
            {kind === 'room' ? text.full.room({ rooms: mostOpenRooms }) : text.full[kind]}
          </p>
        ))}
      <CodeForm />
    </TitledCard>
  );
}
