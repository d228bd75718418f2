import type { PaintName } from './paint';

/** Cell 10, pitch 12, radius about a fifth: one drawing serves every size. */
export const cell = 10;
export const pitch = 12;
const cellRadius = 2.1;
const todaySize = 12.2;
const todayRadius = 2.7;
const figureSize = 11;

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
      /** Painted as its own element, so that it can change separately. */
      alone?: true;
    }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: PaintName }
  /** Two slanted strokes, with a ring of the ground around them. */
  | { kind: 'fold'; x: number; y: number; stroke: PaintName; ring: PaintName }
  | { kind: 'check'; x: number; y: number; size: number; stroke: PaintName }
  | { kind: 'number'; x: number; y: number; size: number; text: string; fill: PaintName; faint?: boolean };

/**
 * What lies between a day and the one before it: rested dates, missed dates, or the gap that a person comes back from.
 * Missed dates beside a gap are not red, so that nothing reproaches a person who is back.
 */
export type Seam = 'rest' | 'missed' | 'gap';

export type HundredDays = {
  /** The day number of today, 1 to 100. */
  today: number;
  todayDone: boolean;
  /** Today is a rest day, so it is not highlighted. */
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

export const completedDays = ({ today, todayDone }: HundredDays) => (todayDone ? today : today - 1);

/** The first and last day of the current streak, or undefined without one. */
export function streakRange(days: HundredDays): DayRange | undefined {
  const last = completedDays(days);
  return days.streak > 0 && last > 0 ? { first: Math.max(1, last - days.streak + 1), last } : undefined;
}

type Options = {
  range?: DayRange;
  numbers?: boolean;
  seams?: boolean;
  /** False leaves out today and its link to the day before, for a drawing that animates them. */
  today?: boolean;
};

/** The shapes of the grid in the order of painting. */
export function drawDays(days: HundredDays, options: Options = {}): Shape[] {
  const { range = wholeGrid, numbers = false, seams = true, today: drawsToday = true } = options;
  const completed = completedDays(days);
  const streak = streakRange(days);
  const cells: Shape[] = [];
  const links: Shape[] = [];
  const marks: Shape[] = [];
  const isBack = Object.values(days.seams ?? {}).includes('gap');
  for (let day = range.first; day <= range.last; day += 1) {
    const corner = cornerOf(day, range);
    if (day !== days.today) cells.push(...dayCell(day, corner, day <= completed, numbers));
    const seam = days.seams?.[day];
    // Today's own cell shows that it is a rest day, and a mark on it would hide its number.
    if (seam === 'rest' && day === days.today && days.todayRests) continue;
    if (seam !== undefined && seams) marks.push(seamMark(seam, corner, day === days.today, isBack));
    else if (streak !== undefined && isLinked(day, streak) && (drawsToday || day !== days.today))
      links.push(link(corner));
  }
  const isTodayShown = drawsToday && days.today >= range.first && days.today <= range.last;
  const today = isTodayShown ? todayCell(days, cornerOf(days.today, range), numbers) : [];
  // The marks come last, because today's larger cell would hide the one before it.
  return [...cells, ...links, ...today, ...marks];
}

export type Corner = { x: number; y: number };

/** Today by itself: before it is done, once it is done, and the link to the day before. */
export function drawToday(days: HundredDays): {
  corner: Corner;
  open: Shape[];
  done: Shape[];
  link: Shape | undefined;
} {
  const corner = cornerOf(days.today, wholeGrid);
  const completed = { ...days, todayDone: true };
  const streak = streakRange(completed);
  const isLinkedToPrevious =
    streak !== undefined && isLinked(days.today, streak) && !days.seams?.[days.today];
  return {
    corner,
    open: todayCell({ ...days, todayDone: false, todayRests: false }, corner),
    done: todayCell(completed, corner),
    link: isLinkedToPrevious ? link(corner) : undefined,
  };
}

export function cornerOf(day: number, { first }: DayRange): Corner {
  const index = day - first;
  return { x: (index % rowLength) * pitch, y: Math.floor(index / rowLength) * pitch };
}

const isLinked = (day: number, streak: DayRange) =>
  day > streak.first && day <= streak.last && (day - 1) % rowLength !== 0;

const link = ({ x, y }: Corner): Shape => ({
  kind: 'rect',
  x: x - 2.4,
  y: y + 4,
  width: 2.8,
  height: 2,
  radius: 0,
  fill: 'done',
});

function seamMark(seam: Seam, { x, y }: Corner, isBesideToday: boolean, isBack: boolean): Shape {
  const middle = x - (pitch - cell) / 2;
  // At the start of a row there is room beside today's cell.
  if (seam === 'gap')
    return { kind: 'fold', x: x === 0 ? x - 5.7 : x - 3.5, y: y + 1.8, stroke: 'future', ring: 'ground' };
  return seam === 'rest'
    ? {
        kind: 'rect',
        x: middle - 2.4,
        y: y + 2.6,
        width: 4.8,
        height: 4.8,
        radius: 1.7,
        fill: 'rest',
        ring: 'ground',
      }
    : {
        kind: 'rect',
        fill: isBack ? 'future' : 'missed',
        ...(isBesideToday ? ringedBar(middle, y) : bar(middle, y)),
      };
}

const bar = (middle: number, y: number) => ({
  x: middle - 0.6,
  y: y - 0.8,
  width: 1.2,
  height: 11.6,
  radius: 0.6,
});

/** Half of the ring lies inside the shape, so the visible bar is as wide as any other. */
const ringedBar = (middle: number, y: number) => ({
  x: middle - 1.2,
  y: y - 1.5,
  width: 2.4,
  height: 13,
  radius: 1.1,
  ring: 'ground' as const,
});

function dayCell(day: number, corner: Corner, isDone: boolean, numbers: boolean): Shape[] {
  const { x, y } = corner;
  const text = String(day);
  if (isDone) {
    const square: Shape = { kind: 'rect', x, y, width: cell, height: cell, radius: cellRadius, fill: 'done' };
    return numbers ? [square, numberAt(corner, text, 4.4, 'onDone')] : [square];
  }
  if (numbers) return [{ ...numberAt(corner, text, 4.4, 'futureNumber'), faint: true }];
  return [{ kind: 'dot', x: x + cell / 2, y: y + cell / 2, radius: 1.2, fill: 'future' }];
}

function todayCell({ today, todayDone, todayRests }: HundredDays, corner: Corner, numbers = false): Shape[] {
  const overhang = (todaySize - cell) / 2;
  const square: Shape = {
    kind: 'rect',
    x: corner.x - overhang,
    y: corner.y - overhang,
    width: todaySize,
    height: todaySize,
    radius: todayRadius,
    fill: todayDone ? 'done' : todayRests ? 'rest' : 'today',
    alone: true,
  };
  const sign: Shape = todayDone
    ? { kind: 'check', x: corner.x, y: corner.y, size: cell, stroke: 'onDone' }
    : numberAt(corner, String(today), numbers ? 5.2 : 5.6, todayRests ? 'onRest' : 'onToday');
  return [square, sign];
}

/** Archivo's figures are 0.69 em tall, so a baseline 0.36 em below the middle centres them. */
function numberAt({ x, y }: Corner, text: string, size: number, fill: PaintName) {
  return { kind: 'number' as const, x: x + cell / 2, y: y + cell / 2 + size * 0.36, size, text, fill };
}

/** 100 fits exactly: two columns for the 1, three for each 0, one between. */
const figureTop = '##.###.###';
const figureMiddle = '.#.#.#.#.#';
const figureFoot = '.#.###.###';

/** Whether a day's cell belongs to the "100" of the poster and the logo. */
export function isFigureDay(day: number): boolean {
  const row = Math.floor((day - 1) / rowLength);
  const column = (day - 1) % rowLength;
  const pattern = row === 0 ? figureTop : row === rowLength - 1 ? figureFoot : figureMiddle;
  return pattern[column] === '#';
}

/** The figure "100" in cells. With numbers it is the poster, with dots the large logo. */
export function drawFigure({ numbers }: { numbers: boolean }): Shape[] {
  const shapes: Shape[] = [];
  for (let day = 1; day <= gridLength; day += 1) {
    const corner = cornerOf(day, wholeGrid);
    const isFirst = day === 1;
    const isFigure = isFigureDay(day);
    if (isFigure)
      shapes.push({
        kind: 'rect',
        x: corner.x - 0.5,
        y: corner.y - 0.5,
        width: figureSize,
        height: figureSize,
        radius: 2.2,
        fill: isFirst ? 'today' : 'figure',
      });
    if (numbers)
      shapes.push(
        numberAt(corner, String(day), 4.2, isFirst ? 'onToday' : isFigure ? 'onFigure' : 'futureNumber'),
      );
    else if (!isFigure)
      shapes.push({ kind: 'dot', x: corner.x + 5, y: corner.y + 5, radius: 0.9, fill: 'future' });
  }
  return shapes;
}
