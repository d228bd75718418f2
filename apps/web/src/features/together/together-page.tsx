import type { Together } from '@hundred/contract/together/groups';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { PremiumPanel } from '../../challenge/premium-panel';
import { formatDate } from '../../platform/format/format';
import { usePageTitle } from '../../platform/look/page-title';
import { NotLoaded } from '../../platform/not-loaded';
import { useApi } from '../../platform/session';
import { dateHere } from '../../platform/time/date-here';
import { serverClock } from '../../platform/time/server-clock';
import { togetherQuery } from '../../platform/together-query';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page-head';
import { BlockedPeople } from './groups/blocked-people';
import { TwoColumns } from './groups/group-frame';
import { addressOf, formatDates, formatDay, groupNameOf, momentText, peopleText } from './groups/group-text';
import { AwayLine } from './groups/offline-line';
import { ChallengeCard } from './hub/challenge-card';
import { isLive, openRoomsOf } from './hub/live-groups';
import { RoomCard } from './hub/room-card';
import { StartCard } from './hub/start-card';
import { TeamCard } from './hub/team-card';
import { TeamSettings } from './hub/team-settings';
import { text as hub } from './hub/text';
import { useCanStart } from './invite/can-start';
import { TeamExample } from './team/team-example';
import { text } from './text/page';

/** In milliseconds. An older answer is not shown as the state of this moment. */
const freshFor = 2 * 60_000;
const pollMs = 30_000;

/** The groups of the person with what happens in them right now, and the ways to start or join more. */
export default function TogetherPage() {
  usePageTitle(text.title);
  const together = useQuery({ ...togetherQuery(useApi()), refetchInterval: pollMs, staleTime: 0 });
  useRenderEvery(pollMs);
  const isFresh = Date.now() - together.dataUpdatedAt < freshFor;
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
              {hub.asOf({ time: momentText(together.dataUpdatedAt) })}
            </p>
          )
        }
        isTight
      />
      <AwayLine />
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
    const rendering = setInterval(() => setCount((count) => count + 1), intervalMs);
    return () => clearInterval(rendering);
  }, [intervalMs]);
}

const hasGroups = ({ teams, challenges, rooms }: Together): boolean =>
  teams.length + challenges.length + rooms.length > 0;

function Groups({ together, isFresh }: { together: Together; isFresh: boolean }) {
  const mayStart = useCanStart();
  const { teams, challenges, suspendedUntil } = together;
  const liveTeams = teams.filter(isLive);
  const otherTeams = teams.filter((team) => !isLive(team));
  const otherChallenges = challenges.filter((challenge) => !isLive(challenge));
  const openRooms = openRoomsOf(together);
  const isFirst = teams.length + challenges.length + openRooms.length === 0;
  const start = <StartCard together={together} isFirst={isFirst} />;
  return (
    <>
      {suspendedUntil !== null && (
        <p className="mb-4 rounded-2 bg-sunk p-3 font-[560]">
          {text.suspended({ date: formatDate(dateHere(suspendedUntil)) })}
        </p>
      )}
      <TwoColumns
        aside={
          <>
            {!isFirst && start}
            <CommunityLink />
            {mayStart('team') === false && <Locked />}
            {liveTeams.map((team) => (
              <TeamSettings key={team.id} team={team} />
            ))}
            <BlockedPeople />
          </>
        }
      >
        {isFirst && start}
        {isFirst && mayStart('team') === false && <TeamExample />}
        {liveTeams.map((team) => (
          <TeamCard key={team.id} team={team} isSuspended={suspendedUntil !== null} />
        ))}
        {openRooms.map((room) => (
          <RoomCard key={room.id} room={room} isFresh={isFresh} />
        ))}
        {challenges.filter(isLive).map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} />
        ))}
        {otherTeams.length > 0 && (
          <GroupList title={text.lists.team}>
            {otherTeams.map(({ id, name, members }) => (
              <GroupLink
                key={id}
                to={addressOf('team', id)}
                name={groupNameOf('team', name)}
                note={peopleText(members)}
              />
            ))}
          </GroupList>
        )}
        {otherChallenges.length > 0 && (
          <GroupList title={text.lists.challenge}>
            {otherChallenges.map((challenge) => (
              <GroupLink
                key={challenge.id}
                to={addressOf('challenge', challenge.id)}
                name={groupNameOf('challenge', challenge.name)}
                note={challengeNote(challenge)}
              />
            ))}
          </GroupList>
        )}
      </TwoColumns>
    </>
  );
}

/** The dates of a challenge that is not running, and whether it is ahead or over. */
function challengeNote({ from, to, isSettled, members }: Together['challenges'][number]): string {
  if (isSettled) return hub.datesAndResult({ dates: formatDates(from, to) });
  if (Date.parse(from) > serverClock.now())
    return hub.startsOn({ day: formatDay(from), people: peopleText(members) });
  return hub.datesAndPeople({ dates: formatDates(from, to), people: peopleText(members) });
}

function GroupList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">{children}</ul>
    </Card>
  );
}

function GroupLink({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-15 items-center justify-between gap-3 rounded-2 px-2 py-2 no-underline hover:bg-sunk/60"
      >
        <span className="min-w-0 leading-tight">
          <span className="block font-[640] wrap-anywhere">{name}</span>
          <span className="mt-0.5 block text-sm text-ink-3">{note}</span>
        </span>
        <Icon name="chevron-right" size={18} className="text-ink-3" />
      </Link>
    </li>
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

function Locked() {
  return <PremiumPanel title={text.startOwn}>{text.startOwnHint}</PremiumPanel>;
}
