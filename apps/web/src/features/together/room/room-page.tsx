import type { Room, RoomMember } from '@hundred/contract/together/rooms';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { usePageTitle } from '../../../platform/look/page-title';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { CheerCard } from '../cheer-card';
import { GroupCard } from '../groups/group-card';
import { GroupFrame, TwoColumns } from '../groups/group-frame';
import { GroupGone } from '../groups/group-gone';
import { isGone, roomQuery } from '../groups/group-queries';
import { GroupSkeleton } from '../groups/group-skeleton';
import { formatTime, groupNameOf } from '../groups/group-text';
import { NeedsConnectionLine, useIsOffline } from '../groups/needs-connection-line';
import { InviteCard } from '../invite/invite-card';
import { RoomAnnouncements } from './room-announcements-region';
import { RoomRows } from './room-rows';
import { RoomStart } from './room-start';
import { text } from './text';

const MemberDialog = lazyDialog(() => import('../groups/member-dialog'));

type ShowExercises = (isQuiet: boolean) => ReactNode;

/** `exercises` are those of today, which can be done on this page. */
export function RoomPage({ id, exercises }: { id: string; exercises: ShowExercises }) {
  usePageTitle(text.title);
  const room = useQuery(roomQuery(useApi(), id));
  const roomWithOwnDay = useRoomWithOwnDay(room.data);
  if (isGone(room.error)) return <GroupGone kind="room" id={id} />;
  if (roomWithOwnDay) return <ShownRoom room={roomWithOwnDay} exercises={exercises} />;
  if (!room.error) return <GroupSkeleton label={text.loading} />;
  return <NotLoaded queries={[room]} title={text.notLoaded} headingLevel={1} />;
}

/**
 * Adds what was done on this device, so that it is shown at once, also without a connection. Without a connection nobody
 * else counts as present.
 */
function useRoomWithOwnDay(room: Room | undefined): Room | undefined {
  const isOffline = useIsOffline();
  const { data: today } = useChallenge(todayView);
  if (!room) return undefined;
  const isDone = (id: (typeof exerciseIds)[number]) => today?.exercises[id].completed === true;
  const members = room.members.map((member): RoomMember => {
    if (!member.isMe) return isOffline ? { ...member, isPresent: false } : member;
    const { standing } = member;
    if (!standing || !today) return member;
    const marks = Object.fromEntries(exerciseIds.map((id) => [id, standing.marks[id] || isDone(id)]));
    return {
      ...member,
      isPresent: true,
      standing: {
        ...standing,
        today: today.allCompleted ? 'done' : standing.today,
        marks: marks as typeof standing.marks,
      },
    };
  });
  return { ...room, members };
}

/** Gives the card of an exercise, which is made for the dashboard, as much room inside as the cards below it have. */
const wideCard = 'tablet:[&_.card-exercise]:p-6!';

function ShownRoom({ room, exercises }: { room: Room; exercises: ShowExercises }) {
  const [member, setMember] = useState<RoomMember>();
  const presentCount = room.members.filter(({ isPresent }) => isPresent).length;
  const isFull = room.members.length >= room.mostMembers;
  const inviteCard = (
    <InviteCard
      kind="room"
      group={room}
      closedReason={isFull ? text.full({ people: room.mostMembers }) : undefined}
    />
  );
  const groupCard = <GroupCard kind="room" group={{ ...room, name: null }} />;
  // A person alone in a room has the invitation below the people, where it is seen first.
  const isAlone = room.members.length === 1;
  return (
    <GroupFrame
      title={groupNameOf('room', null)}
      lede={text.lede({
        here: presentCount,
        members: room.members.length,
        time: formatTime(Date.parse(room.endsAt)),
      })}
    >
      <NeedsConnectionLine />
      <TwoColumns
        aside={
          <>
            <div className={wideCard}>
              {/* Before the start the next thing to do is to be ready. */}
              {exercises(room.startsAt === null)}
            </div>
            <CheerCard room={room.id} />
            {!isAlone && inviteCard}
          </>
        }
        foot={!isAlone && groupCard}
      >
        <RoomStart room={room} />
        <div>
          <RoomRows members={room.members} showsReady={room.startsAt === null} onMember={setMember} />
          <p className="mt-2.5 text-sm text-ink-3">{text.marksHint}</p>
        </div>
        {isAlone && inviteCard}
      </TwoColumns>
      {isAlone && <div className="mt-4 tablet:mt-6">{groupCard}</div>}
      <RoomAnnouncements room={room} />
      {member && (
        <MemberDialog kind="room" group={room} member={member} onClose={() => setMember(undefined)} />
      )}
    </GroupFrame>
  );
}
