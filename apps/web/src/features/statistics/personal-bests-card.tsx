import { type PersonalBests, personalBests } from '@hundred/domain/statistics/personal-bests';
import { type ReactNode, useId } from 'react';
import type { ProgressHistory } from '../../challenge/views';
import { formatDate, formatDuration, formatNumber } from '../../platform/format/format';
import { Card } from '../../ui/card';

type Props = { history: ProgressHistory['history']; longestStreak: number };

/** The person's own bests and their progress since Day 1. Renders nothing before the first rep. */
export function PersonalBestsCard({ history, longestStreak }: Props) {
  const title = useId();
  const { day, week, fastest, since } = personalBests(history);
  if (!day) return null;
  return (
    <Card aria-labelledby={title} className="mt-8 grid gap-6 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <h2 id={title} className="mb-4 text-xl">
          Personal bests
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 max-phone:grid-cols-1">
          <Best name="Most reps in a day" note={`Day ${day.dayNumber}, ${formatDate(day.date)}`}>
            {formatNumber(day.reps)}
          </Best>
          {week && (
            <Best name="Best week" note={`${week.label}, ${daysText(week.days)} complete`}>
              {formatNumber(week.reps)} <Unit>reps</Unit>
            </Best>
          )}
          {fastest && (
            <Best name="Fastest day" note={`Day ${fastest.dayNumber}, ${formatDate(fastest.date)}`}>
              {formatDuration(fastest.seconds)}
            </Best>
          )}
          <Best name="Longest streak" note="Of all your runs">
            {formatNumber(longestStreak)} <Unit>{longestStreak === 1 ? 'day' : 'days'}</Unit>
          </Best>
        </dl>
      </div>
      {since && <SinceDayOne {...since} />}
    </Card>
  );
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

const Unit = ({ children }: { children: string }) => (
  <small className="text-sm font-[560] tracking-normal text-ink-3 font-stretch-[100%]">{children}</small>
);

function Best({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="label">{name}</dt>
      <dd className="numeral my-1.5 text-2xl">{children}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  );
}

/** Two bars to one scale: what the first day asked for, and the latest. */
function SinceDayOne({ first, latest }: NonNullable<PersonalBests['since']>) {
  const times = Math.floor((10 * latest.reps) / first.reps) / 10;
  return (
    <div className="border-line max-desktop:border-t max-desktop:pt-5 desktop:border-l desktop:pl-6">
      <h3 className="mb-4 text-lg">
        Day {latest.dayNumber} against Day {first.dayNumber}
      </h3>
      <div className="grid gap-3">
        {[first, latest].map(({ dayNumber, reps }) => (
          <p key={dayNumber} className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3">
            <span className="label">Day {dayNumber}</span>
            <span className="h-5 rounded-[4px] bg-sunk" aria-hidden="true">
              <span
                className="block h-full rounded-[4px] bg-done"
                style={{ width: `${(100 * reps) / Math.max(first.reps, latest.reps)}%` }}
              />
            </span>
            <b className="font-[700]">
              {formatNumber(reps)}
              <span className="sr-only"> reps</span>
            </b>
          </p>
        ))}
      </div>
      {times >= 1.1 && (
        <p className="mt-4 text-ink-2">You do {formatNumber(times)} times the reps of the day you began.</p>
      )}
    </div>
  );
}
