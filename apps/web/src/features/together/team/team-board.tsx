import type { Team, TeamMember } from '@hundred/contract/together/teams';
import { daysBetween } from '@hundred/domain/days/civil-date';
import { classNames } from '../../../ui/class-names';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { scoreUnit } from '../challenge/challenge-text';
import { RankedRows } from '../challenge/ranked-rows';
import type { Period } from '../groups/group-queries';
import { nameOf } from '../groups/group-text';
import { MemberButton } from '../groups/member-button';
import { text as shared } from '../text/shared';
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
  onMember: (member: TeamMember) => void;
  /** The rows belong to the other period, and the right ones are loading. */
  isStale: boolean;
};

/** Ordered by completed days, then by reps. It shows how many days, never which. */
export function TeamBoard({ team, period, onPeriod, onMember, isStale }: Props) {
  const title = text.boards[period];
  const dates = daysBetween(team.period.from, team.streak.today.date) + 1;
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
            note: noteOf(member),
            ...(period === 'week' && {
              cells: <DayCells done={member.days} of={Math.max(dates, member.days)} />,
            }),
            score: member.days,
            unit: scoreUnit('days', member.days),
            scoreNote: shared.reps({ reps: member.reps }),
            action: !member.isMe && <MemberButton member={member} onPress={() => onMember(member)} />,
          }))}
        />
      </div>
      <p className="mt-2.5 text-sm text-ink-3">{text.ranking[period]}</p>
    </section>
  );
}

function noteOf({ standing, isOwner }: TeamMember): string {
  const place = standing ? text.dayAndStreak(standing) : shared.notStarted;
  return isOwner ? `${place} · ${text.owner}` : place;
}
