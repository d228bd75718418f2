import { shortDate } from '../date-format';
import type { FinishBins } from './finish-bins';
import { text } from './text';

/** The finishes of one bin, or all that are later, as a stack of cells. */
type Stack = {
  /** The first date of the bin. */
  name: string;
  /** The number of finishes inside the likely range, and outside of it. */
  likely: number;
  others: number;
  /** Whether the middle date is in the bin. */
  isMiddle: boolean;
  isLater: boolean;
};

type Props = { stacks: readonly Stack[] };

/**
 * The simulated finishes, each a cell on the stack of its date. On wide screens the stacks stand side by side, on phones
 * they lie below each other.
 */
export function FinishPicture({ bins, later, middle }: FinishBins & { middle: string }) {
  const stacks = bins.map(
    ({ from, to, likely, others }): Stack => ({
      name: shortDate(from),
      likely,
      others,
      isMiddle: from <= middle && middle <= to,
      isLater: false,
    }),
  );
  if (later > 0) stacks.push({ name: text.later, likely: 0, others: later, isMiddle: false, isLater: true });
  return (
    <>
      <Columns stacks={stacks} />
      <Rows stacks={stacks} />
    </>
  );
}

const cellsOf = ({ likely, others }: Stack) => likely + others;

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

type CellsProps = {
  stack: Stack;
  /** Where the cell of this index is drawn. */
  positionOf: (index: number) => { x: number; y: number; size: number };
};

/** The cells of one stack, those inside the likely range first. */
function Cells({ stack, positionOf }: CellsProps) {
  return Array.from({ length: cellsOf(stack) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a stack differ only by their position
    <Cell key={index} {...positionOf(index)} isLikely={index < stack.likely} />
  ));
}

/** The most cells in a line before the stack becomes wider. */
const mostInLine = 13;
/** In columns narrower than this every other name is left out. In units of the drawing, as all lengths here. */
const leastWidthOfNames = 44;

function Columns({ stacks }: Props) {
  const width = 1100;
  const mostCells = Math.max(...stacks.map(cellsOf));
  const perLine = Math.ceil(mostCells / mostInLine);
  const columnWidth = Math.min(60 * perLine, width / stacks.length);
  /** From one cell to the next. */
  const pitch = Math.min(26.5, (columnWidth * 0.9) / perLine);
  const size = pitch * 0.9;
  const floor = pitch * Math.ceil(mostCells / perLine);
  const nameEvery = columnWidth < leastWidthOfNames ? 2 : 1;
  return (
    <svg viewBox={`0 0 ${width} ${floor + 40}`} aria-hidden="true" className="w-full max-tablet:hidden">
      {stacks.map((stack, index) => {
        const center = (index + 0.5) * columnWidth;
        const left = center - (Math.min(perLine, cellsOf(stack)) * pitch) / 2;
        return (
          <g key={stack.name}>
            <Cells
              stack={stack}
              positionOf={(cell) => ({
                x: left + (cell % perLine) * pitch,
                y: floor - (Math.floor(cell / perLine) + 1) * pitch,
                size,
              })}
            />
            {(stack.isMiddle || stack.isLater || index % nameEvery === 0) && (
              <text
                x={center}
                y={floor + 24}
                textAnchor="middle"
                className={stack.isMiddle ? 'fill-ink text-[15px] font-[760]' : 'fill-ink-3 text-[13px]'}
              >
                {stack.name}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${floor + 3}H${width}`} className="stroke-edge" />
    </svg>
  );
}

function Rows({ stacks }: Props) {
  const width = 340;
  const nameWidth = 58;
  const pitch = 20;
  const linesOf = (stack: Stack) => Math.max(1, Math.ceil(cellsOf(stack) / mostInLine));
  const heightOf = (some: readonly Stack[]) => pitch * some.reduce((sum, stack) => sum + linesOf(stack), 0);
  const tops = stacks.map((_, index) => heightOf(stacks.slice(0, index)));
  return (
    <svg viewBox={`0 0 ${width} ${heightOf(stacks)}`} aria-hidden="true" className="w-full tablet:hidden">
      {stacks.map((stack, index) => (
        <g key={stack.name}>
          <text
            x={nameWidth - 10}
            y={tops[index]! + 14}
            textAnchor="end"
            className={stack.isMiddle ? 'fill-ink text-[12px] font-[760]' : 'fill-ink-2 text-[12px]'}
          >
            {stack.name}
          </text>
          <Cells
            stack={stack}
            positionOf={(cell) => ({
              x: nameWidth + (cell % mostInLine) * pitch,
              y: tops[index]! + 2 + Math.floor(cell / mostInLine) * pitch,
              size: 16,
            })}
          />
        </g>
      ))}
    </svg>
  );
}
