import type { Together } from '@hundred/contract/together/groups';
import { type GroupKind, mostOpenRooms } from '@hundred/domain/together/group-limits';
import { lastDateOver } from '@hundred/domain/together/team-days';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../platform/format/format';
import { usePageTitle } from '../../platform/look/page-title';
import { NotLoaded } from '../../platform/not-loaded';
import { useApi } from '../../platform/session';
import { dateHere } from '../../platform/time/date-here';
import { serverClock } from '../../platform/time/server-clock';
import { togetherQuery } from '../../platform/together-query';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page-head';
import { BlockedPeople } from './groups/blocked-people';
import { addressOf, formatDates, formatTime, groupNameOf, peopleText } from './groups/group-text';
import { AwayLine } from './groups/offline-line';
import { useCanStart } from './invite/can-start';
import { CodeCard } from './invite/code-card';
import { StartButton } from './room/start-button';
import { TeamExample } from './team/team-example';
import { text } from './text/page';

/** All groups of the person, and the ways to start or join more. */
export default function TogetherPage() {
  usePageTitle(text.title);
  const together = useQuery(togetherQuery(useApi()));
  if (together.error && !together.data)
    return (
      <>
        <NotLoaded queries={[together]} title={text.notLoaded} headingLevel={1} />
        <CommunityLink />
      </>
    );
  return (
    <>
      <PageHead title={text.title} lede={text.lede} />
      <AwayLine />
      {together.data ? (
        <Groups together={together.data} />
      ) : (
        <SkeletonGroup label={text.loading} className="grid gap-4">
          <Skeleton className="h-40 rounded-3" />
          <Skeleton className="h-40 rounded-3" />
          <Skeleton className="h-40 rounded-3" />
        </SkeletonGroup>
      )}
    </>
  );
}

const noteOf = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

function Groups({ together }: { together: Together }) {
  const mayStart = useCanStart();
  const { teams, challenges, rooms, most, suspendedUntil, needsName } = together;
  // A challenge whose last date is over everywhere no longer counts.
  const over = lastDateOver(serverClock.now());
  const openRooms = rooms.filter(({ endsAt }) => Date.parse(endsAt) > serverClock.now());
  const running = challenges.filter(({ to }) => to > over);
  const start = (kind: GroupKind, isFull: boolean) =>
    mayStart(kind) &&
    suspendedUntil === null && <StartButton kind={kind} isFull={isFull} needsName={needsName} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      {suspendedUntil !== null && (
        <p className="rounded-2 bg-sunk p-3 font-[560]">
          {text.suspended({ date: formatDate(dateHere(suspendedUntil)) })}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6 desktop:grid-cols-2">
        <GroupList kind="team" action={start('team', teams.length >= most.teams)}>
          {teams.map(({ id, name, members, isOwner, isReadOnly }) => (
            <GroupLink
              key={id}
              to={addressOf('team', id)}
              name={groupNameOf('team', name)}
              note={noteOf(peopleText(members), isOwner && text.own, isReadOnly && text.readOnly)}
            />
          ))}
        </GroupList>
        <GroupList kind="challenge" action={start('challenge', running.length >= most.challenges)}>
          {challenges.map(({ id, name, members, isOwner, isReadOnly, from, to, isSettled }) => (
            <GroupLink
              key={id}
              to={addressOf('challenge', id)}
              name={groupNameOf('challenge', name)}
              note={noteOf(
                formatDates(from, to),
                isSettled ? text.result : peopleText(members),
                isOwner && text.own,
                isReadOnly && text.readOnly,
              )}
            />
          ))}
        </GroupList>
        <GroupList kind="room" action={start('room', openRooms.length >= mostOpenRooms)}>
          {openRooms.map(({ id, members, endsAt }) => (
            <GroupLink
              key={id}
              to={addressOf('room', id)}
              name={groupNameOf('room', null)}
              note={noteOf(peopleText(members), text.openUntil({ time: formatTime(Date.parse(endsAt)) }))}
            />
          ))}
        </GroupList>
        <CodeCard />
      </div>
      <CommunityLink />
      {mayStart('team') === false && <Locked />}
      <BlockedPeople />
    </div>
  );
}

function GroupList({
  kind,
  action,
  children,
}: {
  kind: GroupKind;
  action: ReactNode;
  children: ReactNode[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3 border border-line bg-surface p-4 tablet:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {text.lists[kind]}
        </h2>
        {action}
      </div>
      {children.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">{children}</ul>
      ) : (
        <p className="mt-1 text-md text-ink-2">{text.empty[kind]}</p>
      )}
    </section>
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6 desktop:grid-cols-2">
      <TeamExample />
      <LockedPanel
        title={text.startOwn}
        action={
          <ButtonLink to="/premium" look="ink">
            {text.seePlans}
          </ButtonLink>
        }
      >
        {text.startOwnHint}
      </LockedPanel>
    </div>
  );
}
