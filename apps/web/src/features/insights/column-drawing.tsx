import { useId } from 'react';
import { formatNumber } from '../../platform/format/format';
import { ticksUpTo } from './ticks';

/** One column: its parts are stacked from the lowest up. */
export type Column = { name: string; parts: readonly number[]; note?: string; isStrong?: boolean };

/** Parts differ by more than their colour. */
export type PartLook = 'ink' | 'done' | 'hatch' | 'outline';

type Props = {
  columns: readonly Column[];
  /** The looks of the parts of each column, from the lowest up. */
  looks: readonly PartLook[];
  /** Writes the values beside the ticks. */
  write?: ((value: number) => string) | undefined;
  width: number;
  height: number;
};

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/** Columns over an axis with ticks. The names of narrow columns are left out in turn, never that of the strong one. */
export function ColumnDrawing({ columns, looks, write = formatNumber, width, height }: Props) {
  const hatch = useId();
  // Room for "100%" beside the ticks, and for the half of the last name that extends beyond its column.
  const [left, right, top, bottom] = [42, 8, 16, 26];
  const ticks = ticksUpTo(Math.max(...columns.map(({ parts }) => sumOf(parts))));
  const most = ticks.at(-1) ?? 1;
  const floor = height - bottom;
  const heightOf = (value: number) => (value / most) * (floor - top);
  const pitch = (width - left - right) / Math.max(columns.length, 4);
  const column = Math.min(44, pitch * 0.64);
  const everyOther = pitch < 34 ? 2 : 1;
  const strong = columns.findIndex(({ isStrong }) => isStrong);
  const named = strong === -1 ? columns.length - 1 : strong;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
      <defs>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" strokeWidth={3} className="stroke-ink-3" />
        </pattern>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${floor - heightOf(tick)}H${width}`} className="stroke-line" />
          <text
            x={left - 8}
            y={floor - heightOf(tick) + 4}
            textAnchor="end"
            className="fill-ink-3 text-[12px]"
          >
            {write(tick)}
          </text>
        </g>
      ))}
      {columns.map(({ name, parts, note, isStrong }, index) => {
        const center = left + (index + 0.5) * pitch;
        const x = center - column / 2;
        const isNamed = (named - index) % everyOther === 0;
        return (
          <g key={name}>
            {parts.map((part, place) => {
              const y = floor - heightOf(sumOf(parts.slice(0, place + 1)));
              const look = looks[place] ?? 'ink';
              return (
                part > 0 && (
                  <Part
                    key={look}
                    look={look}
                    hatch={hatch}
                    x={x}
                    y={y}
                    width={column}
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
            {isNamed && (
              <text
                x={center}
                y={height - 8}
                textAnchor="middle"
                className={isStrong ? 'fill-ink text-[12px] font-[760]' : 'fill-ink-3 text-[12px]'}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

type PartProps = { look: PartLook; hatch: string; x: number; y: number; width: number; height: number };

function Part({ look, hatch, x, y, width, height }: PartProps) {
  const inset = look === 'hatch' || look === 'outline' ? 0.75 : 0;
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
      fill={look === 'hatch' ? `url(#${hatch})` : 'none'}
      strokeWidth={1.5}
      className="stroke-ink-3"
    />
  );
}
