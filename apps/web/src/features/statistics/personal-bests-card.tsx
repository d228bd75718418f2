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
import { text } from './text';

type Props = { history: ProgressHistory['history']; streak: number; longestStreak: number };

const formatWeekday = civilDateFormat({ weekday: 'long' });
const formatRange = civilRangeFormat({ month: 'short', day: 'numeric' });

/** The best day and week, the fastest day and the longest streak. Renders nothing before the first rep. */
export function PersonalBestsCard({ history, streak, longestStreak }: Props) {
  const titleId = useId();
  const { day, week, fastest } = personalBests(history);
  if (!day) return null;
  return (
    <Card aria-labelledby={titleId} className="mt-6">
      <h2 id={titleId} className="text-xl">
        {text.bests.title}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-y-4.5 max-phone:grid-cols-1 desktop:grid-flow-col desktop:auto-cols-fr desktop:grid-cols-none">
        <Best
          name={text.bests.mostReps}
          note={text.bests.dayAndWeekday({
            day: formatNumber(day.dayNumber),
            weekday: formatWeekday(day.date),
          })}
        >
          {formatNumber(day.reps)}
        </Best>
        {week && (
          <Best
            name={text.bests.bestWeek}
            note={text.bests.weekAndDays({ dates: formatRange(week.from, week.to), days: week.days })}
          >
            {formatNumber(week.reps)}
          </Best>
        )}
        {fastest && (
          <Best name={text.bests.fastestDay} note={text.bests.day({ day: formatNumber(fastest.dayNumber) })}>
            {formatDuration(fastest.seconds)} <Unit>{text.bests.minutes}</Unit>
          </Best>
        )}
        <Best name={text.bests.longestStreak} note={streakNote(streak, longestStreak)}>
          {formatNumber(longestStreak)} <Unit>{text.days({ count: longestStreak })}</Unit>
        </Best>
      </dl>
    </Card>
  );
}

const streakNote = (streak: number, longest: number) =>
  streak > 0 && streak === longest ? text.bests.streakNow : text.bests.streakAt({ days: streak });

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
