import type { TeamStreak } from '@hundred/contract/together/teams';
import { formatMoment, formatNumber } from '../../../platform/format/format';
import { TitledCard } from '../../../ui/titled-card';
import { StreakStrip, type TeamDateMark } from './streak-strip';
import { text } from './text';

/** Consecutive dates on which enough members completed their day. */
export function TeamStreakCard({ streak: { days, today, recent } }: { streak: TeamStreak }) {
  return (
    <TitledCard title={text.streak}>
      <p className="numeral mt-2 mb-4 text-[4rem]">{formatNumber(days)}</p>
      {recent.length > 0 && (
        <StreakStrip dates={recent.map(({ mark }) => mark)} label={describeDays(recent)} />
      )}
      <p className="mt-3.5 text-md text-ink-2">
        {text.streakHint({ closes: formatMoment(Date.parse(today.settledAt)) })}
      </p>
    </TitledCard>
  );
}

/** "The last 14 days: 1 missed, 12 counted, and 1 gained." */
function describeDays(recent: TeamStreak['recent']): string {
  const counts = new Map<TeamDateMark, number>();
  for (const { mark } of recent) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const marks = [...counts].map(([mark, days]) => text.marks[mark]({ days }));
  return text.lastDays({ days: recent.length, marks });
}
