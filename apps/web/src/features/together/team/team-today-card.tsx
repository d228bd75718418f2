import type { Team, TeamMember } from '@hundred/contract/together/teams';
import { Link } from 'react-router';
import { Card } from '../../../ui/card';
import { formatLongDay, nameOf, shortName } from '../groups/group-text';
import { MemberMark, todayText } from '../groups/member-mark';
import { hasNewMembers, inTileOrder } from '../people/people-text';
import { text as sharedText } from '../text/shared';
import { evenColumns } from './even-columns';
import { NudgeMembers } from './nudge';
import { text } from './text';

/** Who is done, by each member's own date, and what it means for the team. */
export function TeamTodayCard({ team }: { team: Team }) {
  const { today } = team.streak;
  const toNudge = team.members.filter(({ mayNudge }) => mayNudge);
  return (
    <Card aria-labelledby="team-today">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="team-today">{text.today}</h2>
        <p className="text-sm font-[560] text-ink-3">{formatLongDay(today.date)}</p>
      </div>
      <ul className="mt-5 grid gap-y-4.5" style={evenColumns(team.members.length, '4.5rem')}>
        {inTileOrder(
          team.members.map((member) => ({ ...member, today: member.standing?.today ?? null })),
        ).map((member) => (
          <li key={member.id} className="grid min-w-0 justify-items-center gap-2.5 text-center leading-tight">
            <MemberTodayMark member={member} />
            <span className="min-w-0 max-w-full">
              <span className="block truncate text-md font-[640]" title={nameOf(member)}>
                {member.isMe ? text.you : shortName(member)}
              </span>
              <span className="mt-0.75 block text-sm font-[540] text-ink-3">{todayText(member.today)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="min-w-0 flex-[1_1_12rem] text-md text-ink-2">
          <TodayText team={team} />
        </p>
        {toNudge.length > 0 && !team.isReadOnly && <NudgeMembers team={team.id} members={toNudge} />}
      </div>
    </Card>
  );
}

/** The mark of a member's day. The person's own open day is highlighted and links to the dashboard. */
export function MemberTodayMark({ member: { isMe, standing } }: { member: TeamMember }) {
  const today = standing?.today ?? null;
  if (!isMe || !standing || today !== 'open') return <MemberMark today={today} />;
  return (
    <Link to="/dashboard" aria-label={sharedText.doDay({ day: standing.day })} className="rounded-3">
      <MemberMark today={today} ownDay={standing.day} />
    </Link>
  );
}

/** How many are done, and whether the day counts. */
export function TodayText({ team }: { team: Team }) {
  const { mark, asked, done, needed } = team.streak.today;
  const people = team.members.map(({ standing }) => ({ today: standing?.today ?? null }));
  // A team asks nothing of members who rest or joined today. A date counts only if it asks at least two.
  const cannotCount = mark === 'neutral' || asked < 2;
  if (cannotCount) return hasNewMembers(asked, people) ? text.newMembers : text.tooFew;
  const missing = needed - done;
  const openText = missing > 0 ? text.missing({ people: missing }) : text.counts;
  return (
    <>
      <b className="font-[680] text-ink">{text.doneOf({ done, asked })}</b>{' '}
      {mark === 'missed' ? text.dayMissed : openText}
    </>
  );
}
