import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { BreakdownPart } from '@hundred/domain/statistics/exercise-breakdown';
import type { RadarMetric } from '@hundred/domain/statistics/radar-metrics';
import type { WeekGroup } from '@hundred/domain/statistics/weekly-groups';
import { type ReactNode, useId } from 'react';
import { formatNumber, formatPercent } from '../../platform/format/format';
import { Icon } from '../../ui/icon';
import { text } from './text';

type PanelProps = { title: string; isEmpty?: boolean; onOpen: () => void; children: ReactNode };

/** A small picture of a chart. The whole panel opens the large one with its table. */
function Panel({ title, isEmpty = false, onOpen, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="relative flex flex-col rounded-3 border border-line bg-surface px-5 py-4.5 hover:bg-sunk/30 max-tablet:px-4 max-tablet:py-3.5"
    >
      <h2 id={id} className="mb-3 text-[1.0625rem]">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="flex w-full items-center justify-between gap-2 text-left after:absolute after:inset-0 after:rounded-3"
        >
          {title}
          <Icon name="chevron-right" size={18} className="text-ink-3" />
        </button>
      </h2>
      <div className="my-auto">
        {isEmpty ? <p className="text-sm text-ink-2">{text.nothingYet}</p> : children}
      </div>
    </section>
  );
}

/** If the letters are large, the list wraps below its picture. */
const rowClasses = 'flex flex-wrap items-center gap-4.5';
const pictureClasses = 'w-29 vast:w-38';
const listClasses = 'grid min-w-[9rem] flex-1 gap-1.5 text-sm text-ink-2 [&_b]:font-[700] [&_b]:text-ink';

/** The classes of an exercise in the ring and in the list beside it. */
const partColors: Record<ExerciseId, { arc: string; swatch: string }> = {
  pushups: { arc: 'fill-ink', swatch: 'bg-ink' },
  situps: { arc: 'fill-done', swatch: 'bg-done' },
  jumpingJacks: { arc: 'fill-sunk stroke-ink-2', swatch: 'bg-sunk inset-ring-[1.5px] inset-ring-ink-2' },
};

/** The center of the round pictures, which are 116 wide and high. */
const center = 58;
/** The radii of the ring. */
const ring = { outer: 56, inner: 33 };
/** The radius of the polygon for metrics of 100 %. */
const metricsRadius = 52;

type BreakdownProps = {
  parts: readonly BreakdownPart[];
  names: Record<ExerciseId, string>;
  onOpen: () => void;
};

/** The shares of the exercises as a ring. */
export function BreakdownPanel({ parts, names, onOpen }: BreakdownProps) {
  const repsBefore = (index: number) => parts.slice(0, index).reduce((sum, { reps }) => sum + reps, 0);
  const allReps = repsBefore(parts.length);
  /** The share of the ring that is drawn before a part. */
  const shareBefore = (index: number) => repsBefore(index) / allReps;
  return (
    <Panel title={text.exerciseBreakdown} onOpen={onOpen}>
      <div className={rowClasses}>
        <svg viewBox="0 0 116 116" aria-hidden="true" className={pictureClasses}>
          {allReps === 0 ? (
            <circle
              cx={center}
              cy={center}
              r={(ring.outer + ring.inner) / 2}
              strokeWidth={ring.outer - ring.inner}
              className="fill-none stroke-sunk"
            />
          ) : (
            parts.map(({ exercise }, index) => (
              <path
                key={exercise}
                className={partColors[exercise].arc}
                strokeWidth={1.5}
                d={arc(shareBefore(index), shareBefore(index + 1))}
              />
            ))
          )}
        </svg>
        <ul className={listClasses}>
          {parts.map(({ exercise, share }) => (
            <li key={exercise} className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-center gap-2">
              <i aria-hidden="true" className={`size-3 rounded-[3px] ${partColors[exercise].swatch}`} />
              <span>{names[exercise]}</span> <b>{formatPercent(share)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** A point of the round pictures by its distance from the center and the share of the circle from the top, clockwise. */
function point(radius: number, share: number): string {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  const [x, y] = [center + radius * Math.cos(angle), center + radius * Math.sin(angle)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A part of a ring from one share of the circle to another, with a small gap at both ends. */
function arc(from: number, to: number): string {
  const { outer, inner } = ring;
  const gap = 0.006;
  const start = from + gap;
  // An arc cannot draw a whole circle, so even the only part ends just before its start.
  const end = Math.max(start, Math.min(to, from + 0.9999) - gap);
  // The flag with which SVG tells an arc of more than half a circle from the short way.
  const largeArcFlag = end - start > 0.5 ? 1 : 0;
  return `M${point(outer, start)}A${outer} ${outer} 0 ${largeArcFlag} 1 ${point(outer, end)}L${point(inner, end)}A${inner} ${inner} 0 ${largeArcFlag} 0 ${point(inner, start)}Z`;
}

/** The metrics as the corners of a polygon. */
export function MetricsPanel({ metrics, onOpen }: { metrics: readonly RadarMetric[]; onOpen: () => void }) {
  /** A polygon with a corner for each metric. `shareOf` is the distance of the corner from the center, 1 at most. */
  const polygon = (shareOf: (metric: RadarMetric) => number) =>
    `M${metrics.map((metric, index) => point(metricsRadius * shareOf(metric), index / metrics.length)).join('L')}Z`;
  return (
    <Panel title={text.performanceMetrics} onOpen={onOpen}>
      <div className={rowClasses}>
        <svg viewBox="0 0 116 116" aria-hidden="true" className={pictureClasses}>
          {[1, 2 / 3, 1 / 3].map((share) => (
            <path key={share} className="fill-none stroke-line" d={polygon(() => share)} />
          ))}
          <path
            className="fill-done/18 stroke-done [stroke-linejoin:round]"
            strokeWidth={2.5}
            d={polygon(({ value }) => value / 100)}
          />
        </svg>
        <ul className={listClasses}>
          {metrics.map(({ name, value }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-2">
              {text.metrics[name]}{' '}
              <span>
                <b>{formatPercent(value)}</b> {text.metricBases[name]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Weeks are stacks of cells: the completed days, today as an outline while it is open, a dot for each day to come. */
export function WeeklyPanel({ weeks, onOpen }: { weeks: readonly WeekGroup[]; onOpen: () => void }) {
  return (
    <Panel title={text.weeklyPerformance} isEmpty={weeks.length === 0} onOpen={onOpen}>
      <div aria-hidden="true" className="flex gap-1.5">
        {weeks.map((week) => (
          // Fewer than six weeks do not fill the width.
          <div key={week.week} className="max-w-1/6 min-w-0 flex-1">
            <WeekStack week={week} />
            <p className="mt-1 text-center text-[0.8125rem] font-[560] text-ink-3">
              {text.shortWeek({ week: week.week })}
            </p>
          </div>
        ))}
      </div>
      <p className="sr-only">
        {text.daysByWeek({
          first: weeks[0]?.week ?? 1,
          days: weeks.map(({ daysCompleted }) => formatNumber(daysCompleted)).join(', '),
        })}
      </p>
    </Panel>
  );
}

/** The part of a stack that a cell takes with the room above it, in percent. Seven cells stand above each other. */
const cellPitch = 100 / 7;
/** The room above a cell, in the same percent. */
const cellGap = 2.4;

/** The top of a cell, in percent of the stack. Cells are counted from 0, from below. */
const cellTop = (cell: number) => 100 - cellPitch * (cell + 1) + cellGap;

/** The drawing has no view box, so the cells grow with the panel, but neither their corners nor their outlines. */
function WeekStack({ week: { daysCompleted, isOpen, daysAhead } }: { week: WeekGroup }) {
  const firstAhead = daysCompleted + (isOpen ? 1 : 0);
  const size = { width: '100%', height: `${cellPitch - cellGap}%`, rx: 3 };
  return (
    <svg aria-hidden="true" className="block h-28 w-full overflow-visible tablet:h-34">
      {Array.from({ length: daysCompleted }, (_, cell) => cellTop(cell)).map((y) => (
        <rect key={y} className="fill-done" y={`${y}%`} {...size} />
      ))}
      {isOpen && (
        <rect className="fill-none stroke-done" strokeWidth={2} y={`${cellTop(daysCompleted)}%`} {...size} />
      )}
      {Array.from({ length: daysAhead }, (_, cell) => cellTop(firstAhead + cell)).map((y) => (
        <circle key={y} className="fill-edge" cx="50%" cy={`${y + (cellPitch - cellGap) / 2}%`} r={2} />
      ))}
    </svg>
  );
}
