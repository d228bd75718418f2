import type { Club, Team, TeamMember } from '@hundred/contract/together/teams';
import { daysBetween } from '@hundred/domain/days/civil-date';
import { clubPageSize } from '@hundred/domain/together/group-limits';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { scoreUnit } from '../challenge/challenge-text';
import { RankedRows } from '../challenge/ranked-rows';
import type { Period } from '../groups/group-queries';
import { nameOf } from '../groups/group-text';
import { MemberButton } from '../groups/member-button';
import { todayText } from '../groups/member-mark';
import { text as sharedText } from '../text/shared';
import { DayCells } from './day-cells';
import { text } from './text';

const periods = (): Array<{ value: Period; name: string }> => [
  { value: 'week', name: text.periods.week },
  { value: 'month', name: text.periods.month },
];

type Props = {
  team: Team;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Called for the club's team only, because its board has pages. */
  onPage: (page: number) => void;
  onMember: (member: TeamMember) => void;
  /** The rows belong to the other period, and the right ones are loading. */
  isStale: boolean;
};

/** The members ordered by completed days, then by reps. The board shows how many days, never which. */
export function TeamBoard({ team, period, onPeriod, onPage, onMember, isStale }: Props) {
  const title = text.boards[period];
  const datesSoFar = daysBetween(team.period.from, team.streak.today.date) + 1;
  return (
    <section aria-labelledby="team-board" aria-busy={isStale}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="team-board">{title}</h2>
        <ChoiceRow label={text.period} choices={periods()} chosen={period} onChoose={onPeriod} />
      </div>
      <div className={classNames('transition-opacity duration-(--duration-fast)', isStale && 'opacity-60')}>
        <RankedRows
          label={title}
          rows={team.members.map((member) => ({
            id: member.id,
            rank: member.rank,
            name: nameOf(member),
            isVip: member.vip,
            isMe: member.isMe,
            note: noteOf(member, team.club !== undefined),
            ...(period === 'week' && {
              // The date of a member further east may be a day ahead.
              cells: <DayCells done={member.days} past={Math.max(datesSoFar, member.days)} />,
            }),
            score: member.days,
            unit: scoreUnit('days', member.days),
            scoreNote: sharedText.reps({ reps: member.reps }),
            action: !member.isMe && <MemberButton member={member} onPress={() => onMember(member)} />,
          }))}
        />
      </div>
      {team.club && team.club.pages > 1 && <Pages club={team.club} isBusy={isStale} onPage={onPage} />}
      <p className="mt-2.5 text-sm text-ink-3">{text.ranking[period]}</p>
    </section>
  );
}

/** The board of the club's team also says who is done, because its day view only counts them. */
function noteOf({ standing, isOwner }: TeamMember, isClub: boolean): string {
  const dayText = standing ? text.dayAndStreak(standing) : sharedText.notStarted;
  return [dayText, standing && isClub && todayText(standing.today), isOwner && text.owner]
    .filter(Boolean)
    .join(' · ');
}

type PagesProps = { club: Club; isBusy: boolean; onPage: (page: number) => void };

function Pages({ club: { page, pages, members }, isBusy, onPage }: PagesProps) {
  const first = (page - 1) * clubPageSize + 1;
  const last = Math.min(page * clubPageSize, members);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm font-[560] text-ink-2" aria-live="polite">
        {text.places({ first, last, members })}
      </p>
      <span className="flex gap-2">
        <Button size="small" disabled={page === 1 || isBusy} onClick={() => onPage(page - 1)}>
          {text.previous}
        </Button>
        <Button size="small" disabled={page === pages || isBusy} onClick={() => onPage(page + 1)}>
          {text.next}
        </Button>
      </span>
    </div>
  );
}
