import type { PaintName } from './paint';

/** The side of a cell, in the units of the drawing, which is scaled to the size that a page needs. */
export const cell = 10;
/** The distance from one cell to the next. */
export const pitch = 12;
export const cellRadius = 2.1;
const todaySize = 12.2;
const todayRadius = 2.7;
const dayNumberSize = 4.4;
/** The size of today's number, and its size in a drawing in which the other days have numbers too. */
const todayNumberSize = { alone: 5.6, amongNumbers: 5.2 };

export const rowLength = 10;
export const gridLength = 100;
/** The length of one side: ten cells and nine gaps. */
export const gridSide = pitch * rowLength - (pitch - cell);

export type Shape =
  | {
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      fill: PaintName;
      ring?: PaintName;
      /** Whether the shape is painted as an element of its own, so that it can change separately. */
      isSeparate?: true;
    }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: PaintName }
  /** Two slanted strokes, with a ring of the ground around them. */
  | { kind: 'fold'; x: number; y: number; stroke: PaintName; ring: PaintName }
  | { kind: 'check'; x: number; y: number; size: number; stroke: PaintName }
  | { kind: 'number'; x: number; y: number; size: number; text: string; fill: PaintName; faint?: boolean };

/**
 * What lies between a day and the one before it: rested dates, missed dates, or the gap that a person comes back from.
 * A grid with a gap shows no missed dates in red, so that nothing reproaches a person who is back.
 */
export type Seam = 'rest' | 'missed' | 'gap';

export type HundredDays = {
  /** The day number of today, 1 to 100. */
  today: number;
  todayDone: boolean;
  /** Whether today is a rest day. It is not highlighted then. */
  todayRests?: boolean;
  /** The number of completed days in the current streak. */
  streak: number;
  /** Keyed by the later day's number. A gap with both rested and missed dates is missed, because the streak broke. */
  seams?: Readonly<Record<number, Seam>>;
};

export type DayRange = { first: number; last: number };

export const wholeGrid: DayRange = { first: 1, last: gridLength };

/** The row of ten that contains a day. */
export function rowOf(day: number): DayRange {
  const first = Math.floor((day - 1) / rowLength) * rowLength + 1;
  return { first, last: first + rowLength - 1 };
}

export const countCompletedDays = ({ today, todayDone }: HundredDays) => (todayDone ? today : today - 1);

/** The first and last day of the current streak, or undefined without one. */
export function streakRange(days: HundredDays): DayRange | undefined {
  const last = countCompletedDays(days);
  return days.streak > 0 && last > 0 ? { first: Math.max(1, last - days.streak + 1), last } : undefined;
}

type Options = {
  range?: DayRange;
  hasNumbers?: boolean;
  hasSeams?: boolean;
  /** False for a drawing that animates today and its link to the day before. */
  includesToday?: boolean;
};

/** The shapes of the grid in the order of painting. */
export function drawDays(days: HundredDays, options: Options = {}): Shape[] {
  const { range = wholeGrid, hasNumbers = false, hasSeams = true, includesToday = true } = options;
  const completed = countCompletedDays(days);
  const streak = streakRange(days);
  const cells: Shape[] = [];
  const links: Shape[] = [];
  const marks: Shape[] = [];
  const isBackFromGap = Object.values(days.seams ?? {}).includes('gap');
  const missedFill = isBackFromGap ? 'future' : 'missed';
  for (let day = range.first; day <= range.last; day += 1) {
    const corner = cornerOf(day, range);
    const isToday = day === days.today;
    const drawCell = day <= completed ? doneCell : futureCell;
    if (!isToday) cells.push(...drawCell(day, corner, { hasNumbers }));
    const seam = days.seams?.[day];
    // Today's own cell shows that it is a rest day, and a mark on it would hide its number.
    if (seam === 'rest' && isToday && days.todayRests) continue;
    if (seam !== undefined && hasSeams)
      marks.push(seamMark(seam, corner, missedFill, isToday ? ringedBar : bar));
    else if (streak !== undefined && isLinked(day, streak) && (includesToday || !isToday))
      links.push(linkAt(corner));
  }
  const isTodayShown = includesToday && days.today >= range.first && days.today <= range.last;
  const today = isTodayShown ? todayCell(days, cornerOf(days.today, range), { hasNumbers }) : [];
  // The marks come last, because today's larger cell would hide the one before it.
  return [...cells, ...links, ...today, ...marks];
}

export type Corner = { x: number; y: number };

export function cornerOf(day: number, { first }: DayRange): Corner {
  const index = day - first;
  return { x: (index % rowLength) * pitch, y: Math.floor(index / rowLength) * pitch };
}

/** Whether the streak links a day to the one before it, which is in the same row. */
export const isLinked = (day: number, streak: DayRange) =>
  day > streak.first && day <= streak.last && (day - 1) % rowLength !== 0;

/** The link of a cell to the one before it. It overlaps both cells by 0.4, so that no line shows between. */
export const linkAt = ({ x, y }: Corner): Shape => ({
  kind: 'rect',
  x: x - 2.4,
  y: y + 4,
  width: 2.8,
  height: 2,
  radius: 0,
  fill: 'done',
});

/** The mark between a day and the one before it: a fold, a dot, or a bar. */
function seamMark(seam: Seam, { x, y }: Corner, missedFill: PaintName, barOf: typeof bar): Shape {
  const middle = x - (pitch - cell) / 2;
  switch (seam) {
    case 'gap':
      // Further away at the start of a row, where there is room beside today's cell.
      return { kind: 'fold', x: x === 0 ? x - 5.2 : x - 3.5, y: y + 1.8, stroke: 'future', ring: 'ground' };
    case 'rest':
      return {
        kind: 'rect',
        x: middle - 2.4,
        y: y + 2.6,
        width: 4.8,
        height: 4.8,
        radius: 1.7,
        fill: 'rest',
        ring: 'ground',
      };
    case 'missed':
      return { kind: 'rect', fill: missedFill, ...barOf(middle, y) };
  }
}

/** The bar of missed dates, which reaches 0.8 beyond the cells at its upper and its lower end. */
const bar = (middle: number, y: number) => ({
  x: middle - 0.6,
  y: y - 0.8,
  width: 1.2,
  height: 11.6,
  radius: 0.6,
});

/** The bar beside today's cell. Half of its ring lies inside the shape, so the visible bar is as wide as any other. */
const ringedBar = (middle: number, y: number) => ({
  x: middle - 1.2,
  y: y - 1.5,
  width: 2.4,
  height: 13,
  radius: 1.1,
  ring: 'ground' as const,
});

type CellOptions = { hasNumbers: boolean };

function doneCell(day: number, corner: Corner, { hasNumbers }: CellOptions): Shape[] {
  const square: Shape = {
    kind: 'rect',
    ...corner,
    width: cell,
    height: cell,
    radius: cellRadius,
    fill: 'done',
  };
  return hasNumbers ? [square, numberAt(corner, String(day), dayNumberSize, 'onDone')] : [square];
}

function futureCell(day: number, corner: Corner, { hasNumbers }: CellOptions): Shape[] {
  if (hasNumbers) return [{ ...numberAt(corner, String(day), dayNumberSize, 'futureNumber'), faint: true }];
  return [{ kind: 'dot', x: corner.x + cell / 2, y: corner.y + cell / 2, radius: 1.2, fill: 'future' }];
}

/** The colour of today's cell. */
export function todayFill({
  todayDone,
  todayRests,
}: Pick<HundredDays, 'todayDone' | 'todayRests'>): PaintName {
  if (todayDone) return 'done';
  return todayRests ? 'rest' : 'today';
}

/** The cell of today with its sign. `hasNumbers`: the other cells have numbers too. */
export function todayCell(days: HundredDays, corner: Corner, { hasNumbers }: CellOptions): Shape[] {
  const { today, todayDone, todayRests } = days;
  const overhang = (todaySize - cell) / 2;
  const square: Shape = {
    kind: 'rect',
    x: corner.x - overhang,
    y: corner.y - overhang,
    width: todaySize,
    height: todaySize,
    radius: todayRadius,
    fill: todayFill(days),
    isSeparate: true,
  };
  const numberSize = hasNumbers ? todayNumberSize.amongNumbers : todayNumberSize.alone;
  const sign: Shape = todayDone
    ? { kind: 'check', x: corner.x, y: corner.y, size: cell, stroke: 'onDone' }
    : numberAt(corner, String(today), numberSize, todayRests ? 'onRest' : 'onToday');
  return [square, sign];
}

/** Archivo's figures are 0.69 em tall, so a baseline 0.36 em below the middle centres them. */
export function numberAt({ x, y }: Corner, text: string, size: number, fill: PaintName) {
  return { kind: 'number' as const, x: x + cell / 2, y: y + cell / 2 + size * 0.36, size, text, fill };
}
