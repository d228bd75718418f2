import type { TeamStreak } from '@hundred/contract/together/teams';
import { formatMoment, formatNumber } from '../../../platform/format/format';
import { TitledCard } from '../../../ui/titled-card';
import { StreakStrip } from './streak-strip';

/** Consecutive dates on which enough members completed their day. */
export function TeamStreakCard({ streak: { days, today, recent } }: { streak: TeamStreak }) {
  return (
    <TitledCard title="Team streak">
      <p className="numeral mt-2 mb-4 text-[4rem]">{formatNumber(days)}</p>
      {recent.length > 0 && (
        <StreakStrip dates={recent.map(({ mark }) => mark)} label={describeDates(recent)} />
      )}
      <p className="mt-3.5 text-md text-ink-2">
        A date counts when 6 in 10 of those who were asked complete it, and at least two do. Today is settled{' '}
        {formatMoment(Date.parse(today.settledAt))}.
      </p>
    </TitledCard>
  );
}

const markTexts: Record<TeamStreak['today']['mark'], string> = {
  counted: 'counted',
  missed: 'missed',
  neutral: 'without a count',
  gained: 'gained',
  open: 'open',
};

/** "The last 14 dates: 1 missed, 12 counted, 1 gained." */
function describeDates(recent: TeamStreak['recent']): string {
  const counts = new Map<string, number>();
  for (const { mark } of recent) counts.set(markTexts[mark], (counts.get(markTexts[mark]) ?? 0) + 1);
  const parts = [...counts].map(([label, count]) => `${count} ${label}`);
  return `The last ${recent.length === 1 ? 'date' : `${recent.length} dates`}: ${parts.join(', ')}.`;
}
