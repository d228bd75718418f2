import { type CSSProperties, useId } from 'react';
import { describeDays } from './describe-days';
import {
  cell,
  cornerOf,
  drawDays,
  drawToday,
  gridSide,
  type HundredDays,
  streakRange,
  wholeGrid,
} from './geometry';
import { GridShapes } from './grid-shapes';
import { pagePaint as paint } from './paint';

/**
 * Animates the grid when a day is completed: a pulse runs along the streak, then today's cell locks on and fills from
 * below. With reduced motion it shows the final grid.
 */
export function ClosingGrid({ days }: { days: HundredDays }) {
  const clip = useId();
  const completed = { ...days, todayDone: true };
  const today = drawToday(days);
  const streak = streakRange(completed);
  const before = streak
    ? Array.from({ length: streak.last - streak.first }, (_, index) => streak.first + index)
    : [];
  return (
    <svg
      className="grid-drawing block h-auto w-full overflow-visible"
      viewBox={`0 0 ${gridSide} ${gridSide}`}
      role="img"
      aria-label={describeDays(completed)}
    >
      {/* Below the cells, so that a pulse shows around them and hides no mark. */}
      {before.map((day, index) => {
        const { x, y } = cornerOf(day, wholeGrid);
        return (
          <rect
            key={day}
            x={x}
            y={y}
            width={cell}
            height={cell}
            rx={2.1}
            fill={paint.done}
            className="stage-pulse"
            style={{ '--at': `${400 + 12 * index}ms` } as CSSProperties}
          />
        );
      })}
      <GridShapes shapes={drawDays(completed, { today: false })} paint={paint} />
      {today.link && (
        <g className="stage-link">
          <GridShapes shapes={[today.link]} paint={paint} />
        </g>
      )}
      <g className="stage-lock">
        {/* Hidden once today's cell is filled, because its orange would show around the edge. */}
        <g className="stage-open">
          <GridShapes shapes={today.open} paint={paint} />
        </g>
        <clipPath id={clip}>
          <rect
            x={today.corner.x - 2}
            y={today.corner.y - 2}
            width={cell + 4}
            height={cell + 4}
            className="stage-fill"
          />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <GridShapes shapes={today.done} paint={paint} />
        </g>
      </g>
    </svg>
  );
}
