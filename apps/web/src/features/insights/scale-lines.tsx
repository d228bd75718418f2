type Props = {
  ticks: readonly number[];
  yOf: (value: number) => number;
  /** The right edge of the values. */
  textEnd: number;
  left: number;
  right: number;
  formatValue: (value: number) => string;
};

/** The horizontal lines of a chart, each with its value. */
export function ScaleLines({ ticks, yOf, textEnd, left, right, formatValue }: Props) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${yOf(tick)}H${right}`} className="stroke-line" />
      <text x={textEnd} y={yOf(tick) + 4} textAnchor="end" className="fill-ink-3 text-[12px]">
        {formatValue(tick)}
      </text>
    </g>
  ));
}
