type Props = {
  ticks: readonly number[];
  yOf: (value: number) => number;
  /** Where the figures end. */
  textEnd: number;
  left: number;
  right: number;
  write: (value: number) => string;
};

/** The horizontal lines of a chart, each with its figure. */
export function ScaleLines({ ticks, yOf, textEnd, left, right, write }: Props) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${yOf(tick)}H${right}`} className="stroke-line" />
      <text x={textEnd} y={yOf(tick) + 4} textAnchor="end" className="fill-ink-3 text-[12px]">
        {write(tick)}
      </text>
    </g>
  ));
}
