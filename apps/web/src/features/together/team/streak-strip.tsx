import type { TeamStreak } from '@hundred/contract/together/teams';
import { Fragment } from 'react';

/** How a date went for the streak of a team. */
export type TeamDateMark = TeamStreak['today']['mark'];

/** The side of a date in the drawing, and the distance between the left edges of two dates. */
const side = 10;
const pitch = 12;

/** The last dates in a row, linked while the streak continues. The text beside it says the same. */
export function StreakStrip({ dates, label }: { dates: readonly TeamDateMark[]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${(dates.length - 1) * pitch + side} ${side}`}
      role="img"
      aria-label={label}
      fill="none"
      className="w-full max-w-90"
    >
      {dates.map((date, index) => {
        const x = index * pitch;
        const isLinked = isInStreak(date) && isInStreak(dates[index - 1]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dates are identified by their position
          <Fragment key={index}>
            {isLinked && <rect x={x - 2.4} y={4} width={2.8} height={2} className="fill-done" />}
            <DateShape date={date} x={x} />
          </Fragment>
        );
      })}
    </svg>
  );
}

const isInStreak = (date: TeamDateMark | undefined) => date === 'counted' || date === 'gained';

function DateShape({ date, x }: { date: TeamDateMark; x: number }) {
  switch (date) {
    case 'counted':
      return <rect x={x} width={side} height={side} rx={2.1} className="fill-done" />;
    case 'gained':
      return (
        <rect
          x={x + 0.6}
          y={0.6}
          width={8.8}
          height={8.8}
          rx={1.7}
          strokeWidth={1.2}
          className="fill-done-soft stroke-done"
        />
      );
    case 'missed':
      return (
        <path
          d={`m${x + 2.6} 2.600 4.800 4.800m0-4.800-4.800 4.800`}
          strokeWidth={1.6}
          strokeLinecap="round"
          className="stroke-missed"
        />
      );
    case 'neutral':
    case 'open':
      return <circle cx={x + 5} cy={5} r={1.5} className="fill-edge" />;
  }
}
