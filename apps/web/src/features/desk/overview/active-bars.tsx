import type { DeskNumbers } from '@hundred/contract/desk/installation';
import { civilDateFormat, formatNumber } from '../../../platform/format/format';
import { text } from './text';

type Day = DeskNumbers['days'][number];

const formatWeekday = civilDateFormat({ weekday: 'short' });
const formatShortDate = civilDateFormat({ month: 'short', day: 'numeric' });

/** All lengths here are in units of the drawing. */
const height = 184;
const plot = { left: 40, top: 26, bottom: 156 };
const widestBar = 38;
/** The width of a bar, as a share of the distance between two bars. */
const barShare = 0.72;
/** A narrower drawing is the one for phones. */
const phoneWidth = 500;

type Props = { days: readonly Day[]; width: number; className: string };

/** More days than this have dates below their bars, because weekdays would repeat. */
const mostDaysWithWeekdays = 14;

/**
 * A bar for each day. The bar of today is only an outline, because today is not over. Screen readers get the table below
 * the chart instead.
 */
export function ActiveBars({ days, width, className }: Props) {
  const peopleByDay = days.map(({ people }) => people ?? 0);
  const highest = Math.max(...peopleByDay);
  const scaleEnd = scaleEndOf(highest);
  const yOf = (people: number) => plot.bottom - (people / scaleEnd) * (plot.bottom - plot.top);
  const pitch = (width - plot.left) / days.length;
  const barWidth = Math.max(2, Math.min(widestBar, pitch * barShare));
  const hasWeekdays = days.length <= mostDaysWithWeekdays;
  const labelEvery = daysPerLabel(hasWeekdays, width < phoneWidth);
  const lastIndex = days.length - 1;
  const peakIndex = peopleByDay.lastIndexOf(highest);
  // Right beside today's number there is no room for another one.
  const isPeakLabelled = highest > 0 && lastIndex - peakIndex > 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`mt-2 w-full overflow-visible ${className}`}
    >
      {[0, 1, 2, 3].map((third) => (
        <ScaleLine key={third} value={(scaleEnd / 3) * third} y={yOf((scaleEnd / 3) * third)} width={width} />
      ))}
      {days.map(({ date }, index) => {
        const people = peopleByDay[index] ?? 0;
        const isToday = index === lastIndex;
        return (
          <Bar
            key={date}
            center={plot.left + pitch * (index + 0.5)}
            top={yOf(people)}
            width={barWidth}
            isToday={isToday}
            hasWeekdays={hasWeekdays}
            value={isToday || (index === peakIndex && isPeakLabelled) ? people : undefined}
            date={(lastIndex - index) % labelEvery === 0 ? date : undefined}
          />
        );
      })}
    </svg>
  );
}

type BarProps = {
  center: number;
  top: number;
  width: number;
  isToday: boolean;
  hasWeekdays: boolean;
  /** The number above the bar; only some have room for one. */
  value: number | undefined;
  /** The date below the bar; only some have room for one. */
  date: string | undefined;
};

function Bar({ center, top, width, isToday, hasWeekdays, value, date }: BarProps) {
  // With narrow bars, a label centered on the last one would leave the drawing.
  const textAnchor = isToday && !hasWeekdays ? 'end' : 'middle';
  const formatDay = hasWeekdays ? formatWeekday : formatShortDate;
  return (
    <g>
      <rect
        x={center - width / 2}
        y={top}
        width={width}
        height={plot.bottom - top}
        rx={hasWeekdays ? 4 : 1}
        strokeWidth={isToday ? 2 : 0}
        className={isToday ? 'fill-done-soft stroke-done' : 'fill-done'}
      />
      {value !== undefined && (
        <text x={center} y={top - 7} textAnchor={textAnchor} className="fill-ink text-[14px] font-[720]">
          {formatNumber(value)}
        </text>
      )}
      {date !== undefined && (
        <text
          x={center}
          y={height - 8}
          textAnchor={textAnchor}
          className={isToday ? 'fill-ink text-[12px] font-[640]' : 'fill-ink-3 text-[12px]'}
        >
          {isToday ? text.today : formatDay(date)}
        </text>
      )}
    </g>
  );
}

function ScaleLine({ value, y, width }: { value: number; y: number; width: number }) {
  return (
    <g>
      <path d={`M${plot.left} ${y}H${width}`} className={value === 0 ? 'stroke-edge' : 'stroke-line'} />
      <text x={plot.left - 8} y={y + 4} textAnchor="end" className="fill-ink-3 text-[12px]">
        {formatNumber(value)}
      </text>
    </g>
  );
}

/** The end of the scale: three equal round steps from 0, which reach at least the highest value. */
function scaleEndOf(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, highest / 3)));
  const roundSteps = [1, 2, 5, 10].map((factor) => factor * magnitude);
  return 3 * (roundSteps.find((step) => 3 * step >= highest) ?? magnitude);
}

/** How many days share a label, so that labels do not touch. */
function daysPerLabel(hasWeekdays: boolean, isOnPhone: boolean): number {
  if (hasWeekdays) return isOnPhone ? 2 : 1;
  return isOnPhone ? 30 : 15;
}
