import { useId } from 'react';
import { formatNumber } from '../../platform/format/format';
import { ScaleLines } from './scale-lines';
import { ticksUpTo } from './ticks';

/** `parts` are stacked from the lowest up, `note` stands above the column, and the name of a strong column is bold. */
export type Column = { name: string; parts: readonly number[]; note?: string; isStrong?: boolean };

/** Parts differ by more than their color, for those who do not see colors. */
export type PartLook = 'ink' | 'done' | 'hatch' | 'outline';

type Props = {
  columns: readonly Column[];
  /** The looks of the parts of each column, from the lowest up. */
  looks: readonly PartLook[];
  /** Formats the values beside the ticks. */
  formatValue?: ((value: number) => string) | undefined;
  /** The column whose name is never left out. By default this is the strong column, or the last one if none is strong. */
  namedIndex?: number | undefined;
  width: number;
  height: number;
};

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

// All lengths here are in units of the drawing.

/** Room for "100%" beside the ticks, and for the half of the last name that extends beyond its column. */
const margins = { left: 42, right: 8, top: 16, bottom: 26 };
const widestColumn = 44;
/** The width of a column, as a share of the distance between two columns. */
const columnShare = 0.64;
/** Every other name is left out if the centers of columns are closer than this. */
const leastPitchForNames = 34;
/** Fewer columns do not fill the width, because they would stand too far apart. */
const leastColumnsPerWidth = 4;

/** Columns over an axis with ticks. */
export function ColumnDrawing({
  columns,
  looks,
  formatValue = formatNumber,
  namedIndex,
  width,
  height,
}: Props) {
  const hatchId = useId();
  const ticks = ticksUpTo(Math.max(...columns.map(({ parts }) => sumOf(parts))));
  const highest = ticks.at(-1) ?? 1;
  const floor = height - margins.bottom;
  const heightOf = (value: number) => (value / highest) * (floor - margins.top);
  const pitch = (width - margins.left - margins.right) / Math.max(columns.length, leastColumnsPerWidth);
  const nameEvery = pitch < leastPitchForNames ? 2 : 1;
  const strongIndex = columns.findIndex(({ isStrong }) => isStrong);
  const alwaysNamedIndex = namedIndex ?? (strongIndex === -1 ? columns.length - 1 : strongIndex);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
      <defs>
        <pattern
          id={hatchId}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" strokeWidth={3} className="stroke-ink-3" />
        </pattern>
      </defs>
      <ScaleLines
        ticks={ticks}
        yOf={(value) => floor - heightOf(value)}
        textEnd={margins.left - 8}
        left={margins.left}
        right={width}
        formatValue={formatValue}
      />
      {columns.map((column, index) => (
        <OneColumn
          key={column.name}
          column={column}
          looks={looks}
          hatchId={hatchId}
          center={margins.left + (index + 0.5) * pitch}
          width={Math.min(widestColumn, pitch * columnShare)}
          floor={floor}
          heightOf={heightOf}
          nameY={(alwaysNamedIndex - index) % nameEvery === 0 ? height - 8 : undefined}
        />
      ))}
    </svg>
  );
}

type ColumnProps = {
  column: Column;
  looks: readonly PartLook[];
  /** The id of the pattern of hatched parts. */
  hatchId: string;
  center: number;
  width: number;
  floor: number;
  heightOf: (value: number) => number;
  /** Undefined if the name is left out. */
  nameY: number | undefined;
};

function OneColumn({ column, looks, hatchId, center, width, floor, heightOf, nameY }: ColumnProps) {
  const { name, parts, note, isStrong } = column;
  return (
    <g>
      {parts.map((part, index) => {
        const look = looks[index] ?? 'ink';
        return (
          part > 0 && (
            <Part
              key={look}
              look={look}
              hatchId={hatchId}
              x={center - width / 2}
              y={floor - heightOf(sumOf(parts.slice(0, index + 1)))}
              width={width}
              height={heightOf(part)}
            />
          )
        );
      })}
      {note && (
        <text
          x={center}
          y={floor - heightOf(sumOf(parts)) - 6}
          textAnchor="middle"
          className="fill-ink-3 text-[12px]"
        >
          {note}
        </text>
      )}
      {nameY !== undefined && (
        <text
          x={center}
          y={nameY}
          textAnchor="middle"
          className={isStrong ? 'fill-ink text-[12px] font-[760]' : 'fill-ink-3 text-[12px]'}
        >
          {name}
        </text>
      )}
    </g>
  );
}

type PartProps = { look: PartLook; hatchId: string; x: number; y: number; width: number; height: number };

function Part({ look, hatchId, x, y, width, height }: PartProps) {
  // Half of the stroke, which would otherwise extend beyond the part.
  const inset = look === 'hatch' || look === 'outline' ? 0.75 : 0;
  // One unit stays free above each part, so that stacked parts do not touch.
  const shape = {
    x: x + inset,
    y: y + inset + 1,
    width: width - 2 * inset,
    height: Math.max(0.5, height - 2 * inset - 1),
    rx: Math.min(3, height / 3),
  };
  if (look === 'ink') return <rect {...shape} className="fill-ink" />;
  if (look === 'done') return <rect {...shape} className="fill-done" />;
  return (
    <rect
      {...shape}
      fill={look === 'hatch' ? `url(#${hatchId})` : 'none'}
      strokeWidth={1.5}
      className="stroke-ink-3"
    />
  );
}
