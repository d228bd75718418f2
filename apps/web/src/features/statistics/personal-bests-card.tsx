import { personalBests } from '@hundred/domain/statistics/personal-bests';
import { type ReactNode, useId } from 'react';
import type { ProgressHistory } from '../../challenge/views';
import {
  civilDateFormat,
  civilRangeFormat,
  formatDuration,
  formatNumber,
} from '../../platform/format/format';
import { Card } from '../../ui/card';

type Props = { history: ProgressHistory['history']; streak: number; longestStreak: number };

const weekdayOf = civilDateFormat({ weekday: 'long' });
const rangeOf = civilRangeFormat({ month: 'short', day: 'numeric' });

/** Renders nothing before the first rep. */
export function PersonalBestsCard({ history, streak, longestStreak }: Props) {
  const title = useId();
  const { day, week, fastest } = personalBests(history);
  if (!day) return null;
  return (
    <Card aria-labelledby={title} className="mt-6">
      <h2 id={title} className="text-xl">
        Personal bests
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-y-4.5 max-phone:grid-cols-1 desktop:grid-flow-col desktop:auto-cols-fr desktop:grid-cols-none">
        <Best name="Most reps in a day" note={`Day ${formatNumber(day.dayNumber)}, ${weekdayOf(day.date)}`}>
          {formatNumber(day.reps)}
        </Best>
        {week && (
          <Best name="Best week" note={`${rangeOf(week.from, week.to)}, ${week.days} of 7`}>
            {formatNumber(week.reps)}
          </Best>
        )}
        {fastest && (
          <Best name="Fastest day" note={`Day ${formatNumber(fastest.dayNumber)}`}>
            {formatDuration(fastest.seconds)}
          </Best>
        )}
        <Best name="Longest streak" note={streakNote(streak, longestStreak)}>
          {formatNumber(longestStreak)} <Unit>{longestStreak === 1 ? 'day' : 'days'}</Unit>
        </Best>
      </dl>
    </Card>
  );
}

const streakNote = (streak: number, longest: number) =>
  streak > 0 && streak === longest ? 'That is now' : `You are at ${formatNumber(streak)} now`;

const Unit = ({ children }: { children: string }) => (
  <small className="text-[.45em] font-[580] tracking-normal text-ink-3 font-stretch-[100%]">{children}</small>
);

function Best({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col border-line px-5 max-desktop:even:border-l max-desktop:odd:pl-0 max-phone:border-0! max-phone:pl-0 max-tablet:pr-0 desktop:not-first:border-l desktop:first:pl-0">
      <dt className="label">{name}</dt>
      <dd className="numeral my-1.5 text-[1.875rem] desktop:my-2 desktop:text-[2.25rem]">{children}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  );
}
