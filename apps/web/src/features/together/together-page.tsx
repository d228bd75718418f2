import type { Together } from '@hundred/contract/together/groups';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PremiumPanel } from '../../challenge/premium-panel';
import { formatDate } from '../../platform/format/format';
import { usePageTitle } from '../../platform/look/page-title';
import { NotLoaded } from '../../platform/not-loaded';
import { useApi } from '../../platform/session';
import { dateHere } from '../../platform/time/date-here';
import { togetherQuery } from '../../platform/together-query';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page-head';
import { BlockedPeople } from './groups/blocked-people';
import { TwoColumns } from './groups/group-frame';
import { momentText } from './groups/group-text';
import { NeedsConnectionLine } from './groups/needs-connection-line';
import { useOwnDay } from './groups/own-day';
import { ChallengeCard } from './hub/challenge-card';
import { ChallengeList, TeamList } from './hub/group-lists';
import { isLive, openRoomsOf } from './hub/live-groups';
import { RoomCard } from './hub/room-card';
import { StartCard } from './hub/start-card';
import { TeamCard } from './hub/team-card';
import { TeamSettings } from './hub/team-settings';
import { text as hubText } from './hub/text';
import { useCanStart } from './invite/can-start';
import { TeamExample } from './team/team-example';
import { text } from './text/page';

/** An older answer is not shown as the state of this moment. */
const freshForMs = 2 * 60_000;
const pollMs = 30_000;

/** The groups of the person with what happens in them right now, and the ways to start or join more. */
export default function TogetherPage() {
  usePageTitle(text.title);
  const together = useQuery({ ...togetherQuery(useApi()), refetchInterval: pollMs, staleTime: 0 });
  useRenderEvery(pollMs);
  const isFresh = Date.now() - together.dataUpdatedAt < freshForMs;
  const { data } = together;
  if (together.error && !data)
    return (
      <>
        <NotLoaded queries={[together]} title={text.notLoaded} headingLevel={1} />
        <CommunityLink />
      </>
    );
  return (
    <>
      <PageHead
        title={text.title}
        lede={data && !hasGroups(data) && text.lede}
        aside={
          data &&
          !isFresh && (
            <p className="text-sm font-[560] text-ink-3">
              {hubText.asOf({ time: momentText(together.dataUpdatedAt) })}
            </p>
          )
        }
        isTight
      />
      <NeedsConnectionLine />
      {data ? (
        <Groups together={data} isFresh={isFresh} />
      ) : (
        <SkeletonGroup label={text.loading} className="grid gap-4">
          <Skeleton className="h-52 rounded-3" />
          <Skeleton className="h-32 rounded-3" />
          <Skeleton className="h-36 rounded-3" />
        </SkeletonGroup>
      )}
    </>
  );
}

/** Renders again in this interval, because an answer grows old without a change. */
function useRenderEvery(intervalMs: number): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}

const hasGroups = ({ teams, challenges, rooms }: Together): boolean =>
  teams.length + challenges.length + rooms.length > 0;

function Groups({ together: answer, isFresh }: { together: Together; isFresh: boolean }) {
  const together = useOwnDay().inTogether(answer);
  const isLocked = useCanStart()('team') === false;
  const { teams, challenges, suspendedUntil } = together;
  const liveTeams = teams.filter(isLive);
  const otherTeams = teams.filter((team) => !isLive(team));
  const liveChallenges = challenges.filter(isLive);
  const otherChallenges = challenges.filter((challenge) => !isLive(challenge));
  const openRooms = openRoomsOf(together);
  // A person without a group is first offered to start or join one.
  const isFirst = teams.length + challenges.length + openRooms.length === 0;
  const startCard = <StartCard together={together} isFirst={isFirst} />;
  const startOwnPanel = <PremiumPanel title={text.startOwn}>{text.startOwnHint}</PremiumPanel>;
  return (
    <>
      {suspendedUntil !== null && (
        <p className="mb-4 rounded-2 bg-sunk p-3 font-[560]">
          {text.suspended({ date: formatDate(dateHere(suspendedUntil)) })}
        </p>
      )}
      <TwoColumns
        hasManyAsides
        aside={
          <>
            {!isFirst && startCard}
            <CommunityLink />
            {isLocked && !isFirst && startOwnPanel}
            {liveTeams.map((team) => (
              <TeamSettings key={team.id} team={team} />
            ))}
            <BlockedPeople />
          </>
        }
      >
        {isFirst && startCard}
        {isFirst && isLocked && (
          <>
            {startOwnPanel}
            <TeamExample />
          </>
        )}
        {liveTeams.map((team) => (
          <TeamCard key={team.id} team={team} isSuspended={suspendedUntil !== null} />
        ))}
        {openRooms.map((room) => (
          <RoomCard key={room.id} room={room} isFresh={isFresh} />
        ))}
        {liveChallenges.map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} />
        ))}
        {otherTeams.length > 0 && <TeamList teams={otherTeams} />}
        {otherChallenges.length > 0 && <ChallengeList challenges={otherChallenges} />}
      </TwoColumns>
    </>
  );
}

/** Milestones of people beyond the person's own groups. */
function CommunityLink() {
  return (
    <Link
      to="/community"
      className="flex min-h-15 items-center justify-between gap-3 rounded-3 border border-line bg-surface px-4 py-3 no-underline hover:bg-sunk/60 tablet:px-6"
    >
      <span className="leading-tight">
        <span className="block font-[640]">{text.community}</span>
        <span className="mt-0.5 block text-sm text-ink-3">{text.communityHint}</span>
      </span>
      <Icon name="chevron-right" size={18} className="text-ink-3" />
    </Link>
  );
}
