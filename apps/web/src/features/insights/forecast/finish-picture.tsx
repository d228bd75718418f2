import { formatShortDate, formatShortRange } from '../date-format';
import type { FinishBins } from './finish-bins';
import { text } from './text';

/** The finishes of one bin, or all that are later, as a stack of cells. */
type Stack = {
  /** The date of the bin, or its first and last one (`hasTwoDates`). */
  name: string;
  hasTwoDates: boolean;
  /** The number of finishes inside the likely range, and outside of it. */
  likely: number;
  others: number;
  /** Whether the middle date is in the bin. */
  isMiddle: boolean;
  /** Whether the stack has all later finishes. */
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
      name: from === to ? formatShortDate(from) : formatShortRange(from, to),
      hasTwoDates: from !== to,
      likely,
      others,
      isMiddle: from <= middle && middle <= to,
      isLater: false,
    }),
  );
  if (later > 0)
    stacks.push({
      name: text.later,
      hasTwoDates: false,
      likely: 0,
      others: later,
      isMiddle: false,
      isLater: true,
    });
  return (
    <>
      {/* Each drawing has about the width at which it is shown, so that its names stay readable. */}
      <Columns stacks={stacks} width={660} className="max-tablet:hidden desktop:hidden" />
      <Columns stacks={stacks} width={1020} className="max-desktop:hidden" />
      <Rows stacks={stacks} />
    </>
  );
}

const cellCountOf = ({ likely, others }: Stack) => likely + others;

function Cell({ x, y, size, isLikely }: { x: number; y: number; size: number; isLikely: boolean }) {
  // Half of the stroke, which would otherwise extend beyond the cell.
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
  return Array.from({ length: cellCountOf(stack) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a stack differ only by their position
    <Cell key={index} {...positionOf(index)} isLikely={index < stack.likely} />
  ));
}

/** If the highest stack had more lines of cells than this, the lines of all stacks get several cells. */
const mostLines = 13;
// All lengths below are in units of the drawing.
/** If a column is narrower than a name, some names are left out. */
const widthOfName = 50;
const widthOfTwoDates = 96;
/** The widest column, for each cell in one of its lines. */
const widestCellColumn = 60;
/** The most room from one cell to the next. */
const widestPitch = 26.5;
/** The room for the names below the columns. */
const namesHeight = 40;

function Columns({ stacks, width, className }: Props & { width: number; className: string }) {
  const mostCells = Math.max(...stacks.map(cellCountOf));
  const cellsPerLine = Math.ceil(mostCells / mostLines);
  const columnWidth = Math.min(widestCellColumn * cellsPerLine, width / stacks.length);
  // A tenth of the column stays free, and a tenth of the room of each cell.
  const pitch = Math.min(widestPitch, (columnWidth * 0.9) / cellsPerLine);
  const size = pitch * 0.9;
  const floor = pitch * Math.ceil(mostCells / cellsPerLine);
  const nameWidth = stacks.some(({ hasTwoDates }) => hasTwoDates) ? widthOfTwoDates : widthOfName;
  const nameEvery = Math.ceil(nameWidth / columnWidth);
  const middleIndex = stacks.findIndex(({ isMiddle }) => isMiddle);
  const hasLater = stacks.at(-1)?.isLater === true;
  const centerOf = (index: number) => (index + 0.5) * columnWidth;
  const leftOf = (stack: Stack, index: number) =>
    centerOf(index) - (Math.min(cellsPerLine, cellCountOf(stack)) * pitch) / 2;
  // Centered, the name of the first stack could leave the drawing, and that of the middle date could cover it.
  const startsName = ({ isMiddle }: Stack, index: number) => index === 0 || (isMiddle && index < nameEvery);
  const nameStartOf = (stack: Stack, index: number) =>
    Math.max(leftOf(stack, index), index === 0 ? 0 : nameWidth);
  const middleStack = stacks[middleIndex];
  const middleNameEnd = middleStack ? nameStartOf(middleStack, middleIndex) + nameWidth : 0;
  /**
   * The first stack, the one with the middle date and the one of later finishes always have their names. Of the others,
   * counted from the middle, every `nameEvery`th has, unless its name would touch one at the ends or that of the middle.
   */
  const isNamed = ({ isMiddle, isLater }: Stack, index: number) => {
    if (isMiddle || isLater || index === 0) return true;
    const isBesideFirst = index < nameEvery;
    const isBesideMiddle =
      middleIndex > 0 && middleIndex < nameEvery && centerOf(index) - nameWidth / 2 < middleNameEnd;
    const isBesideLater = hasLater && index + nameEvery >= stacks.length;
    return (index - middleIndex) % nameEvery === 0 && !isBesideFirst && !isBesideMiddle && !isBesideLater;
  };
  return (
    <svg viewBox={`0 0 ${width} ${floor + namesHeight}`} aria-hidden="true" className={`w-full ${className}`}>
      {stacks.map((stack, index) => {
        const left = leftOf(stack, index);
        const isStart = startsName(stack, index);
        return (
          <g key={stack.name}>
            <Cells
              stack={stack}
              positionOf={(cell) => ({
                x: left + (cell % cellsPerLine) * pitch,
                y: floor - (Math.floor(cell / cellsPerLine) + 1) * pitch,
                size,
              })}
            />
            {isNamed(stack, index) && (
              <text
                x={isStart ? nameStartOf(stack, index) : centerOf(index)}
                y={floor + 24}
                textAnchor={isStart ? 'start' : 'middle'}
                className={stack.isMiddle ? 'fill-ink text-[14px] font-[760]' : 'fill-ink-3 text-[13px]'}
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

/** If one row has more cells than this, every row may have several lines. */
const mostInLine = 20;
const widestRowPitch = 18;
const lowestRow = 18;
/** The room for the names, if some have two dates and otherwise. */
const rowNameWidths = { twoDates: 96, oneDate: 56 };
/** What stays free between two rows. */
const rowGap = 4;

function Rows({ stacks }: Props) {
  const width = 300;
  const hasTwoDateNames = stacks.some(({ hasTwoDates }) => hasTwoDates);
  const nameWidth = hasTwoDateNames ? rowNameWidths.twoDates : rowNameWidths.oneDate;
  const mostCells = Math.max(...stacks.map(cellCountOf));
  const lines = Math.ceil(mostCells / mostInLine);
  const cellsPerLine = Math.ceil(mostCells / lines);
  const pitch = Math.min(widestRowPitch, (width - nameWidth) / cellsPerLine);
  const lineCountOf = (stack: Stack) => Math.ceil(cellCountOf(stack) / cellsPerLine);
  const rowHeight = Math.max(lowestRow, lines * pitch + rowGap);
  return (
    <svg
      viewBox={`0 0 ${width} ${rowHeight * stacks.length}`}
      aria-hidden="true"
      className="w-full tablet:hidden"
    >
      {stacks.map((stack, index) => (
        <g key={stack.name}>
          <text
            x={nameWidth - 9}
            y={(index + 0.5) * rowHeight}
            textAnchor="end"
            dominantBaseline="central"
            className={stack.isMiddle ? 'fill-ink text-[13px] font-[760]' : 'fill-ink-2 text-[13px]'}
          >
            {stack.name}
          </text>
          <Cells
            stack={stack}
            // The lines are centered on the name. Of the room of a cell 0.12 stays free, half of it at each side.
            positionOf={(cell) => ({
              x: nameWidth + (cell % cellsPerLine) * pitch,
              y:
                (index + 0.5) * rowHeight +
                (Math.floor(cell / cellsPerLine) - lineCountOf(stack) / 2 + 0.06) * pitch,
              size: pitch * 0.88,
            })}
          />
        </g>
      ))}
    </svg>
  );
}
