import type { RecoveryDate } from '@hundred/domain/insights/recovery';
import { formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { formatShortDate } from '../date-format';
import { ScaleLines } from '../scale-lines';
import { ticksUpTo } from '../ticks';
import { text } from './text';

type Props = { dates: readonly RecoveryDate[]; today: string };

/** Only today and the same weekday of the weeks before have their names in the drawing. */
const daysPerName = 7;

/** The room below the columns for dates, and for the effort below those. */
const roomForDates = 28;
const roomForDatesAndEffort = 78;

/** The name of a date on phones, where a month would not fit. */
const dayOfMonth = (date: string) => String(Number(date.slice(8)));

/** A column for the load of each date, a line for the planned load, and the effort below. */
export function LoadPicture(props: Props) {
  return (
    <>
      <Drawing {...props} width={1130} height={360} nameOf={formatShortDate} className="max-desktop:hidden" />
      <Drawing
        {...props}
        width={690}
        height={320}
        nameOf={formatShortDate}
        className="max-tablet:hidden desktop:hidden"
      />
      <Drawing {...props} width={340} height={290} nameOf={dayOfMonth} className="tablet:hidden" />
    </>
  );
}

type DrawingProps = Props & {
  width: number;
  height: number;
  nameOf: (date: string) => string;
  className: string;
};

function Drawing({ dates, today, width, height, nameOf, className }: DrawingProps) {
  const hasEffort = dates.some(({ effort }) => effort !== null);
  const [left, top] = [34, 16];
  const floor = height - (hasEffort ? roomForDatesAndEffort : roomForDates);
  const ticks = ticksUpTo(Math.max(...dates.flatMap(({ completed, target }) => [completed, target])));
  const yOf = (load: number) => floor - (load / (ticks.at(-1) ?? 1)) * (floor - top);
  const pitch = (width - left) / dates.length;
  const centerOf = (index: number) => left + (index + 0.5) * pitch;
  const targetLine = dates.flatMap(({ target }, index) =>
    target > 0 ? [`${centerOf(index)} ${yOf(target)}`] : [],
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={classNames('w-full', className)}>
      <ScaleLines
        ticks={ticks}
        yOf={yOf}
        textEnd={left - 6}
        left={left}
        right={width}
        formatValue={formatNumber}
      />
      {dates.map((date, index) => (
        <g key={date.date}>
          <DateMark
            {...date}
            isToday={date.date === today}
            center={centerOf(index)}
            pitch={pitch}
            floor={floor}
            yOf={yOf}
          />
          <EffortBars effort={date.effort} center={centerOf(index)} width={pitch * 0.4} bottom={height - 6} />
          {(dates.length - 1 - index) % daysPerName === 0 && (
            <DateName x={centerOf(index)} y={floor + 20} isToday={date.date === today}>
              {nameOf(date.date)}
            </DateName>
          )}
        </g>
      ))}
      {targetLine.length > 1 && (
        <g fill="none">
          {/* Separates the dots from the columns behind them. */}
          <path d={`M${targetLine.join('L')}`} strokeWidth={3.5} className="stroke-surface" />
          <path
            d={`M${targetLine.join('L')}`}
            strokeDasharray="2 3"
            strokeWidth={1.5}
            className="stroke-ink"
          />
        </g>
      )}
      {hasEffort && (
        <text x={0} y={height - 20} className="fill-ink-3 text-[11px]">
          {text.effort}
        </text>
      )}
    </svg>
  );
}

type NameProps = { x: number; y: number; isToday: boolean; children: string };

/** The name of today ends at its column, because centered it would leave the drawing. */
function DateName({ x, y, isToday, children }: NameProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={isToday ? 'end' : 'middle'}
      className={isToday ? 'fill-ink text-[12px] font-[760]' : 'fill-ink-3 text-[12px]'}
    >
      {isToday ? text.today : children}
    </text>
  );
}

type MarkProps = RecoveryDate & {
  isToday: boolean;
  center: number;
  pitch: number;
  floor: number;
  yOf: (load: number) => number;
};

/** The column of a date, a line for a rest day, or a cross for a missed one. An unfinished today is in the accent color. */
function DateMark({ status, completed, isToday, center, pitch, floor, yOf }: MarkProps) {
  const width = pitch * 0.66;
  const x = center - width / 2;
  const crossSize = Math.min(8, width);
  return (
    <>
      {completed > 0 && (
        <rect
          x={x}
          y={yOf(completed)}
          width={width}
          height={floor - yOf(completed)}
          rx={width * 0.18}
          className={classNames(
            status === 'partial' && !isToday && 'fill-partial stroke-partial-ink',
            status === 'partial' && isToday && 'fill-accent',
            status !== 'partial' && 'fill-volume-3',
          )}
        />
      )}
      {status === 'rest' && (
        <rect x={x} y={floor - 5} width={width} height={4} rx={1.5} className="fill-rest" />
      )}
      {status === 'missed' && (
        <path
          d={`M${center - crossSize / 2} ${floor - 9}l${crossSize} ${crossSize}m0 ${-crossSize}l${-crossSize} ${crossSize}`}
          strokeWidth={1.5}
          className="stroke-missed"
        />
      )}
    </>
  );
}

type EffortProps = { effort: number | null; center: number; width: number; bottom: number };

/** Five bars above each other, filled from the lowest up to the rated effort. */
function EffortBars({ effort, center, width, bottom }: EffortProps) {
  if (effort === null) return null;
  return [1, 2, 3, 4, 5].map((step) => (
    <rect
      key={step}
      x={center - width / 2}
      y={bottom - 7 * step}
      width={width}
      height={5}
      rx={Math.min(1.5, width / 4)}
      className={step <= effort ? 'fill-ink' : 'fill-volume-1'}
    />
  ));
}
