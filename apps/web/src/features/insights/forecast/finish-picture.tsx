import { shortDate } from '../date-format';
import type { FinishBin, FinishBins } from './finish-bins';
import { text } from './text';

type Props = { bins: readonly FinishBin[]; middle: string };

const holds = ({ from, to }: FinishBin, date: string) => from <= date && date <= to;
const sizeOf = ({ likely, others }: FinishBin) => likely + others;

/** A hundred cells stacked on their dates. On wide screens the dates run across, on phones down. */
export function FinishPicture({ bins, later, middle }: FinishBins & { middle: string }) {
  const all = later > 0 ? [...bins, laterBin(later)] : bins;
  return (
    <>
      <Columns bins={all} middle={middle} />
      <Rows bins={all} middle={middle} />
    </>
  );
}

function Cell({ x, y, size, isLikely }: { x: number; y: number; size: number; isLikely: boolean }) {
  const inset = isLikely ? 0 : size / 30;
  return (
    <rect
      x={x + inset}
      y={y + inset}
      width={size - 2 * inset}
      height={size - 2 * inset}
      rx={size * 0.21}
      className={isLikely ? 'fill-ink' : 'fill-none stroke-edge'}
      strokeWidth={isLikely ? 0 : size / 15}
    />
  );
}

/** The cells of one bin, those inside the range first. */
function Cells({
  bin,
  place,
}: {
  bin: FinishBin;
  place: (index: number) => { x: number; y: number; size: number };
}) {
  return Array.from({ length: sizeOf(bin) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a bin differ only by their position
    <Cell key={index} {...place(index)} isLikely={index < bin.likely} />
  ));
}

const nameOf = (bin: FinishBin) => (bin.to === '' ? text.later : shortDate(bin.from));

const laterBin = (later: number): FinishBin => ({ from: 'later', to: '', likely: 0, others: later });

/** The most cells in a line before the stack becomes wider. */
const mostInLine = 13;

function Columns({ bins, middle }: Props) {
  const width = 1100;
  const tallest = Math.max(...bins.map(sizeOf));
  const perLine = Math.ceil(tallest / mostInLine);
  const column = Math.min(60 * perLine, width / bins.length);
  const pitch = Math.min(26.5, (column * 0.9) / perLine);
  const size = pitch * 0.9;
  const floor = pitch * Math.ceil(tallest / perLine);
  const everyOther = column < 44 ? 2 : 1;
  return (
    <svg viewBox={`0 0 ${width} ${floor + 40}`} aria-hidden="true" className="w-full max-tablet:hidden">
      {bins.map((bin, index) => {
        const center = index * column + column / 2;
        const isMiddle = holds(bin, middle);
        const left = center - (Math.min(perLine, sizeOf(bin)) * pitch) / 2;
        return (
          <g key={bin.from}>
            <Cells
              bin={bin}
              place={(cell) => ({
                x: left + (cell % perLine) * pitch,
                y: floor - (Math.floor(cell / perLine) + 1) * pitch,
                size,
              })}
            />
            {(isMiddle || bin.to === '' || index % everyOther === 0) && (
              <text
                x={center}
                y={floor + 24}
                textAnchor="middle"
                className={isMiddle ? 'fill-ink text-[15px] font-[760]' : 'fill-ink-3 text-[13px]'}
              >
                {nameOf(bin)}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${floor + 3}H${width}`} className="stroke-edge" />
    </svg>
  );
}

function Rows({ bins, middle }: Props) {
  const [width, label, pitch] = [340, 58, 20];
  const linesOf = (bin: FinishBin) => Math.max(1, Math.ceil(sizeOf(bin) / mostInLine));
  const tops = bins.map(
    (_, index) => pitch * bins.slice(0, index).reduce((sum, bin) => sum + linesOf(bin), 0),
  );
  const height = pitch * bins.reduce((sum, bin) => sum + linesOf(bin), 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full tablet:hidden">
      {bins.map((bin, index) => (
        <g key={bin.from}>
          <text
            x={label - 10}
            y={tops[index]! + 14}
            textAnchor="end"
            className={holds(bin, middle) ? 'fill-ink text-[12px] font-[760]' : 'fill-ink-2 text-[12px]'}
          >
            {nameOf(bin)}
          </text>
          <Cells
            bin={bin}
            place={(cell) => ({
              x: label + (cell % mostInLine) * pitch,
              y: tops[index]! + 2 + Math.floor(cell / mostInLine) * pitch,
              size: 16,
            })}
          />
        </g>
      ))}
    </svg>
  );
}
