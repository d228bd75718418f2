import { type ReactNode, useId } from 'react';
import { Card } from '../card';
import { Icon } from '../icon';
import { text } from './text';

/** Each series has a sign in front of its name, so that colour is not the only difference. */
export type Series = {
  name: string;
  sign: 'line' | 'dashes' | 'cell' | 'outline' | 'hatch' | 'cross' | 'dot' | 'ring';
  color: string;
};
export type ChartTable = { columns: readonly string[]; rows: ReadonlyArray<readonly string[]> };

type PictureProps = {
  title: string;
  /** Describes the chart in one or two sentences. */
  summary: ReactNode;
  table: ChartTable;
  children: ReactNode;
};

type Props = PictureProps & { series: readonly Series[] };

/** An accessible chart: title, legend, picture, text summary and a table with the figures. */
export function ChartFrame({ title, summary, series, table, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        <SeriesList series={series} />
      </div>
      <ChartFigure title={title} summary={summary} table={table}>
        {children}
      </ChartFigure>
    </Card>
  );
}

/** The legend of a chart. */
export function SeriesList({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-[520] text-ink-2">
      {series.map((entry) => (
        <li key={entry.name} className="inline-flex items-center gap-2">
          <SeriesSign {...entry} />
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

/** The picture, the summary and the table of a chart, without a card, for one that holds more than the chart. */
export function ChartFigure({ title, summary, table, children }: PictureProps) {
  return (
    <>
      <div role="img" aria-label={text.chart({ title })} className="mt-5 min-w-0">
        {children}
      </div>
      <p className="mt-4 text-sm text-ink-2">{summary}</p>
      <details className="group mt-2 last:not-open:-mb-3">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-[580] text-ink-2 hover:text-ink">
          {text.showTable}
          <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <FiguresTable caption={title} {...table} />
      </details>
    </>
  );
}

function SeriesSign({ sign, color }: Series) {
  return (
    <svg width={20} height={12} viewBox="0 0 20 12" aria-hidden="true">
      {sign === 'cell' && <rect x={4} width={12} height={12} rx={2.5} fill={color} />}
      {sign === 'outline' && (
        <rect x={5} y={1} width={10} height={10} rx={2} fill="none" stroke={color} strokeWidth={2} />
      )}
      {sign === 'hatch' && (
        <path
          d="M4 8l8-8M4 12 16 0M8 12l8-8M5 .75h10a.75.75 0 0 1 .75.75v9a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75v-9A.75.75 0 0 1 5 .75Z"
          fill="none"
          stroke={color}
          strokeWidth={1.5}
        />
      )}
      {sign === 'cross' && <path d="m6 2 8 8m0-8-8 8" stroke={color} strokeWidth={2} />}
      {sign === 'dot' && <circle cx={10} cy={6} r={5} fill={color} />}
      {sign === 'ring' && <circle cx={10} cy={6} r={4.5} fill="none" stroke={color} strokeWidth={2.5} />}
      {(sign === 'line' || sign === 'dashes') && (
        <path
          d="M0 6h20"
          stroke={color}
          strokeWidth={3}
          strokeDasharray={sign === 'dashes' ? '5 3' : undefined}
        />
      )}
    </svg>
  );
}

function FiguresTable({ caption, columns, rows }: ChartTable & { caption: string }) {
  const [head, ...figureColumns] = columns;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text.table({ title: caption })}
      className="max-h-80 overflow-auto rounded-2 border border-line"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left text-ink-3">
            <th scope="col" className="px-3 py-2 font-[560]">
              {head}
            </th>
            {figureColumns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-right font-[560]">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-[430]">
                {first}
              </th>
              {cells.map((figure, index) => (
                <td key={figureColumns[index]} className="px-3 py-2 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
