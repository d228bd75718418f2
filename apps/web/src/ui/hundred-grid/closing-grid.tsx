import { type CSSProperties, useId } from 'react';
import { describeDays } from './describe-days';
import {
  type Corner,
  cell,
  cellRadius,
  cornerOf,
  drawDays,
  gridSide,
  type HundredDays,
  isLinked,
  linkAt,
  type Shape,
  streakRange,
  todayCell,
  wholeGrid,
} from './geometry';
import { GridShapes } from './grid-shapes';
import { pagePaint as paint } from './paint';

// The delay of the first pulse, and from the pulse of one day to that of the next.
const pulsesAtMs = 400;
const pulseStepMs = 12;

/**
 * Animates the grid when a day is completed: a pulse runs along the streak, then today's cell locks on and fills from
 * below. With reduced motion it shows the final grid.
 */
export function ClosingGrid({ days }: { days: HundredDays }) {
  const clipId = useId();
  const completed = { ...days, todayDone: true };
  const today = drawToday(days);
  const streak = streakRange(completed);
  // The days of the streak before today.
  const pulsingDays = streak
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
      {pulsingDays.map((day, index) => {
        const { x, y } = cornerOf(day, wholeGrid);
        return (
          <rect
            key={day}
            x={x}
            y={y}
            width={cell}
            height={cell}
            rx={cellRadius}
            fill={paint.done}
            className="stage-pulse"
            style={{ '--at': `${pulsesAtMs + pulseStepMs * index}ms` } as CSSProperties}
          />
        );
      })}
      <GridShapes shapes={drawDays(completed, { includesToday: false })} paint={paint} />
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
        <clipPath id={clipId}>
          {/* Larger than today's cell, which reaches beyond its place. */}
          <rect
            x={today.corner.x - 2}
            y={today.corner.y - 2}
            width={cell + 4}
            height={cell + 4}
            className="stage-fill"
          />
        </clipPath>
        <g clipPath={`url(#${clipId})`}>
          <GridShapes shapes={today.done} paint={paint} />
        </g>
      </g>
    </svg>
  );
}

/** Today by itself: before it is done, once it is done, and the link to the day before. */
function drawToday(days: HundredDays): {
  corner: Corner;
  open: Shape[];
  done: Shape[];
  link: Shape | undefined;
} {
  const corner = cornerOf(days.today, wholeGrid);
  const completed = { ...days, todayDone: true };
  const streak = streakRange(completed);
  const isLinkedToPrevious =
    streak !== undefined && isLinked(days.today, streak) && !days.seams?.[days.today];
  return {
    corner,
    open: todayCell({ ...days, todayDone: false, todayRests: false }, corner, { hasNumbers: false }),
    done: todayCell(completed, corner, { hasNumbers: false }),
    link: isLinkedToPrevious ? linkAt(corner) : undefined,
  };
}
