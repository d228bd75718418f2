import type { Club, Team } from '@hundred/contract/together/teams';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { formatLongDay } from '../groups/group-text';
import { todayText } from '../groups/member-mark';
import { MemberTodayMark, TodayText } from './team-today-card';
import { text } from './text';

type TodayPart = keyof typeof text.clubToday;

const looks: Record<TodayPart, string> = {
  done: 'bg-done',
  open: 'inset-ring-[1.5px] inset-ring-edge',
  resting: 'bg-rest-soft inset-ring-[1.5px] inset-ring-rest',
  rest: 'inset-ring-[1.5px] inset-ring-line',
};

/** How many of the whole club are done, and the person's own day. The board below says who is done. */
export function ClubTodayCard({ team, club }: { team: Team; club: Club }) {
  const { date } = team.streak.today;
  const { done, open, resting, free, none } = club.today;
  // The last part has those who have nothing to do today, or have not started.
  const parts = Object.entries({ done, open, resting, rest: free + none }) as [TodayPart, number][];
  const me = team.members.find(({ isMe }) => isMe);
  return (
    <Card aria-labelledby="team-today">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="team-today">{text.today}</h2>
        <p className="text-sm font-[560] text-ink-3">{formatLongDay(date)}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        {me && (
          <div className="grid justify-items-center gap-2 text-center leading-tight">
            <MemberTodayMark member={me} />
            <span className="text-sm font-[540] text-ink-3">
              <b className="block text-md font-[640] text-ink">{text.you}</b>
              {todayText(me.standing?.today ?? null)}
            </span>
          </div>
        )}
        <dl className="grid flex-[1_1_14rem] grid-cols-2 gap-x-6 gap-y-4 tablet:grid-cols-4">
          {parts.map(([part, people]) => (
            <div key={part} className="flex flex-col-reverse justify-end">
              <dt className="flex items-center gap-1.5 text-sm font-[540] text-ink-3">
                <span
                  aria-hidden="true"
                  className={classNames('size-3 flex-none rounded-[3px]', looks[part])}
                />
                {text.clubToday[part]}
              </dt>
              <dd className="numeral text-[1.75rem]">{formatNumber(people)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-5 border-t border-line pt-4 text-md text-ink-2">
        <TodayText team={team} />
      </p>
    </Card>
  );
}
