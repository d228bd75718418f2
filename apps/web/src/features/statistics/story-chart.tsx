import { programLength } from '@hundred/domain/days/exercises';
import type { RepsOfDay, RunStory } from '@hundred/domain/statistics/run-story';
import { formatNumber } from '../../platform/format/format';
import { text } from './text';

/** The two drawings: a phone has no room for wide axis labels. */
const frames = {
  phone: { width: 358, height: 250, left: 28, right: 352, top: 32, bottom: 224 },
  wide: { width: 800, height: 318, left: 34, right: 792, top: 36, bottom: 290 },
} as const;

/** From the width `vast` on, the drawing is enlarged. Smaller sizes in its units keep the texts as they are. */
const textClasses =
  '[&_text]:fill-ink-3 [&_text]:text-[13px] [&_text]:font-[560] [&_.big]:fill-ink [&_.big]:text-[17px] [&_.big]:font-[760] [&_.big]:tracking-[-.02em] vast:[&_text]:text-[10px] vast:[&_.big]:text-[14px]';

type Props = { story: RunStory; size: keyof typeof frames; className: string };

/** Reps over days: the completed ones as a line, today as a ring at its target, the plan as dots to Day 100. */
export function StoryChart({ story, size, className }: Props) {
  const { width, height, left, right, top, bottom } = frames[size];
  const { done, open, ahead } = story;
  const allDays = [...done, ...(open ? [open] : []), ...ahead];
  const highest = Math.max(...allDays.map(({ reps }) => reps), 1);
  const x = (day: number) => left + ((day - 1) / (programLength - 1)) * (right - left);
  const y = (reps: number) => bottom - (reps / highest) * (bottom - top);
  const scale = { x, y, bottom };
  const [first, goal] = [done[0], ahead.at(-1)];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={chartText(story)}
      className={`w-full overflow-visible ${textClasses} ${className}`}
    >
      {gridLines(highest).map((reps) => (
        <g key={reps}>
          <path className="stroke-line" d={`M${left} ${y(reps)}H${right}`} />
          <text x={left - 8} y={y(reps) + 4} textAnchor="end">
            {formatNumber(reps)}
          </text>
        </g>
      ))}
      <Lines story={story} scale={scale} left={left} right={right} />
      {first && (
        <FirstFigure
          reps={first.reps}
          x={x(first.day)}
          y={y(first.reps)}
          bottom={bottom}
          isLineRising={!done[1] || done[1].reps > first.reps}
        />
      )}
      {open && (
        <OpenLabel
          open={open}
          x={x(open.day)}
          y={y(open.reps)}
          bottom={bottom}
          firstEnd={first && x(first.day) + endOfFirstFigure}
        />
      )}
      {goal && (
        <text className="big" x={right + 4} y={y(goal.reps) - 10} textAnchor="end">
          {formatNumber(goal.reps)}
        </text>
      )}
      {[1, 25, 50, 75, 100].map((day) => (
        <DayName key={day} day={day} x={x(day)} y={bottom + 20} isWide={size === 'wide'} />
      ))}
    </svg>
  );
}

type Scale = { x: (day: number) => number; y: (reps: number) => number; bottom: number };

type LinesProps = { story: RunStory; scale: Scale; left: number; right: number };

/** The completed days over their area, the plan ahead, and a mark at each end and for today. */
function Lines({ story: { done, open, ahead }, scale: { x, y, bottom }, left, right }: LinesProps) {
  /** The points of a path, after its `M`. */
  const pointsOf = (days: readonly RepsOfDay[]) =>
    days.map(({ day, reps }) => `${x(day).toFixed(1)} ${y(reps).toFixed(1)}`).join('L');
  const [first, last, goal] = [done[0], done.at(-1), ahead.at(-1)];
  // The plan continues from today, or from the last completed day.
  const current = open ?? last;
  const planDays = goal ? [...(current ? [current] : []), ...ahead] : [];
  return (
    <>
      {last && (
        <path
          className="fill-done-soft"
          d={`M${pointsOf(done)}L${x(last.day)} ${bottom}L${x(1)} ${bottom}Z`}
        />
      )}
      <path className="stroke-edge" d={`M${left} ${bottom}H${right}`} />
      {planDays.length > 1 && (
        <path
          className="fill-none stroke-edge [stroke-dasharray:.1_7] [stroke-linecap:round]"
          strokeWidth={2.5}
          d={`M${pointsOf(planDays)}`}
        />
      )}
      {last && (
        <path
          className="fill-none stroke-done [stroke-linecap:round] [stroke-linejoin:round]"
          strokeWidth={3.5}
          d={`M${pointsOf(done)}`}
        />
      )}
      {first && <circle className="fill-done" cx={x(first.day)} cy={y(first.reps)} r={6} />}
      {goal && <circle className="fill-edge" cx={x(goal.day)} cy={y(goal.reps)} r={4} />}
      {open && (
        <circle
          className="fill-paper stroke-accent"
          cx={x(open.day)}
          cy={y(open.reps)}
          r={7.5}
          strokeWidth={3.5}
        />
      )}
    </>
  );
}

type FirstProps = {
  reps: number;
  x: number;
  y: number;
  bottom: number;
  /** Whether Day 2 has more reps, or is not completed yet. */
  isLineRising: boolean;
};

/** The reps of Day 1: below a rising line, otherwise above it, because a flat line would cross the figure. */
function FirstFigure({ reps, x, y, bottom, isLineRising }: FirstProps) {
  return (
    <text className="big" x={x + 12} y={isLineRising ? Math.min(y + 14, bottom - 6) : y - 12}>
      {formatNumber(reps)}
    </text>
  );
}

/** The names at both ends stay inside the drawing. On phones only these two have the word "Day". */
function DayName({ day, x, y, isWide }: { day: number; x: number; y: number; isWide: boolean }) {
  const isLast = day === programLength;
  const anchorAtEnd = isLast ? 'end' : 'middle';
  return (
    <text x={x} y={y} textAnchor={day === 1 ? 'start' : anchorAtEnd}>
      {isWide || day === 1 || isLast ? text.story.chart.day({ day }) : day}
    </text>
  );
}

/** The height of the two lines of the label below the ring, in units of the drawing. */
const labelHeight = 60;
/** After this day the label would leave the drawing, so it ends at the left of the ring. */
const lastDayRightOfRing = 80;
/** Up to this day the label moves away from the figure of Day 1. */
const lastDayNearFirst = 12;
/** How far to the right of the dot of Day 1 its figure ends. */
const endOfFirstFigure = 38;

type OpenLabelProps = {
  open: RepsOfDay;
  x: number;
  y: number;
  bottom: number;
  /** Where the figure of Day 1 ends; absent if that day is not done. */
  firstEnd: number | undefined;
};

/**
 * The reps of today, where they cover neither the completed days nor the plan: below the ring, or right of it if the axis
 * is near, or above it if it is also too far right for that.
 */
function OpenLabel({ open: { day, reps }, x, y, bottom, firstEnd = 0 }: OpenLabelProps) {
  const isLow = y > bottom - labelHeight;
  const isLeftOfRing = day > lastDayRightOfRing;
  const note = 'fill-ink-2 text-[13px] font-[640] tracking-normal vast:text-[10px]';
  if (isLow && !isLeftOfRing)
    return (
      <text className="big" x={Math.max(x + 14, firstEnd)} y={Math.min(y + 18, bottom - 5)}>
        {formatNumber(reps)} <tspan className={note}>{text.story.chart.todayOpen}</tspan>
      </text>
    );
  const offsetToRight = day > lastDayNearFirst ? 2 : 14;
  const left = x + (isLeftOfRing ? -12 : offsetToRight);
  const top = isLow ? y - 34 : y + 27;
  return (
    <text className="big" x={left} y={top} textAnchor={isLeftOfRing ? 'end' : 'start'}>
      {formatNumber(reps)}
      <tspan className={note} x={left} y={top + 18}>
        {text.story.chart.todayOpen}
      </tspan>
    </text>
  );
}

/** Round numbers for up to three grid lines above the axis. */
function gridLines(highest: number): number[] {
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000].find((size) => highest / size < 4) ?? 5000;
  return Array.from({ length: Math.floor(highest / step) }, (_, index) => step * (index + 1));
}

function chartText({ done, open, ahead }: RunStory): string {
  const [first, last, goal] = [done[0], done.at(-1), ahead.at(-1)];
  const parts = [
    first && last && text.story.chart.done({ first: first.reps, last: last.reps, day: last.day }),
    open && text.story.chart.open(open),
    goal && text.story.chart.goal(goal),
  ];
  return parts.filter(Boolean).join(' ');
}
