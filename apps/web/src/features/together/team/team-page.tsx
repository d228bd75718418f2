import type { Team, TeamMember } from '@hundred/contract/together/teams';
import { clubPageSize, mostClubMembers } from '@hundred/domain/together/group-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../platform/look/page-title';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { GroupCard } from '../groups/group-card';
import { Chip, GroupFrame, TwoColumns } from '../groups/group-frame';
import { GroupGone } from '../groups/group-gone';
import { isGone, type Period, teamQuery } from '../groups/group-queries';
import { GroupSkeleton } from '../groups/group-skeleton';
import { groupNameOf } from '../groups/group-text';
import { NeedsConnectionLine } from '../groups/needs-connection-line';
import { useOwnDay } from '../groups/own-day';
import { ReadOnlyLine } from '../groups/read-only-line';
import { InviteCard } from '../invite/invite-card';
import { text as inviteText } from '../invite/text';
import { ClubTodayCard } from './club-today-card';
import { NudgeOne } from './nudge';
import { TeamBoard } from './team-board';
import { TeamStreakCard } from './team-streak-card';
import { TeamTodayCard } from './team-today-card';
import { text } from './text';

const mostPages = mostClubMembers / clubPageSize;

const MemberDialog = lazyDialog(() => import('../groups/member-dialog'));

/** The period and the page of the board are part of the address, so that back and reload show the same. */
export function TeamPage({ id }: { id: string }) {
  const [address, setAddress] = useSearchParams();
  const period: Period = address.get('period') === 'month' ? 'month' : 'week';
  const page = readPage(address.get('page'));
  const team = useQuery(teamQuery(useApi(), id, period, page));
  const ownDay = useOwnDay();
  usePageTitle(groupNameOf('team', team.data?.name ?? null));
  if (isGone(team.error)) return <GroupGone kind="team" id={id} />;
  if (team.data)
    return (
      <ShownTeam
        team={ownDay.inTeam(team.data)}
        period={period}
        isStale={team.isPlaceholderData}
        onPeriod={(nextPeriod) =>
          setAddress({ period: nextPeriod }, { replace: true, preventScrollReset: true })
        }
        onPage={(nextPage) => setAddress({ period, page: String(nextPage) }, { preventScrollReset: true })}
      />
    );
  if (!team.error) return <GroupSkeleton label={text.loading} />;
  return <NotLoaded queries={[team]} title={text.notLoaded} headingLevel={1} />;
}

/** The page in the address; if it is invalid, the nearest page that can exist. */
function readPage(value: string | null): number {
  const page = Math.floor(Number(value) || 1);
  return Math.min(Math.max(1, page), mostPages);
}

type ShownProps = {
  team: Team;
  period: Period;
  isStale: boolean;
  onPeriod: (period: Period) => void;
  onPage: (page: number) => void;
};

function ShownTeam({ team, period, isStale, onPeriod, onPage }: ShownProps) {
  const [member, setMember] = useState<TeamMember>();
  const members = team.club?.members ?? team.members.length;
  const isFull = members >= team.mostMembers;
  return (
    <GroupFrame
      title={groupNameOf('team', team.name)}
      aside={<Chip>{text.members({ members, most: team.mostMembers })}</Chip>}
    >
      <NeedsConnectionLine />
      {team.isReadOnly && <ReadOnlyLine kind="team" />}
      <TwoColumns
        aside={
          <>
            <TeamStreakCard streak={team.streak} />
            <InviteCard kind="team" group={team} closedReason={whyClosed(team, isFull)} />
            <GroupCard kind="team" group={team} />
          </>
        }
      >
        {team.club ? <ClubTodayCard team={team} club={team.club} /> : <TeamTodayCard team={team} />}
        <TeamBoard
          team={team}
          period={period}
          onPeriod={onPeriod}
          onPage={onPage}
          onMember={setMember}
          isStale={isStale}
        />
      </TwoColumns>
      {member && (
        <MemberDialog
          kind="team"
          group={team}
          member={member}
          kindActions={
            member.mayNudge && <NudgeOne team={team.id} member={member} onDone={() => setMember(undefined)} />
          }
          onClose={() => setMember(undefined)}
        />
      )}
    </GroupFrame>
  );
}

/** Why nobody can be invited. To the club's team an operator may invite without Premium, so only a suspension forbids it. */
function whyClosed({ club, mayInvite, mostMembers }: Team, isFull: boolean): string | undefined {
  if (isFull) return text.full({ people: mostMembers });
  return club && !mayInvite ? inviteText.cannotInvite.team : undefined;
}
