import { cell, cornerOf, gridLength, numberAt, rowLength, type Shape, wholeGrid } from './geometry';
import type { PaintName } from './paint';

// The numeral "100" in the cells of the grid: two columns for the 1, three for each 0, one between.
const top = '##.###.###';
const middle = '.#.#.#.#.#';
const foot = '.#.###.###';

const patternOf = (row: number): string => {
  if (row === 0) return top;
  return row === rowLength - 1 ? foot : middle;
};

/** Whether a day's cell belongs to the "100" of the poster and the logo. */
export function isNumeralDay(day: number): boolean {
  const row = Math.floor((day - 1) / rowLength);
  return patternOf(row)[(day - 1) % rowLength] === '#';
}

/** The numeral "100" in cells. With numbers it is the poster, with dots the large logo. */
export function drawHundredNumeral({ hasNumbers }: { hasNumbers: boolean }): Shape[] {
  const shapes: Shape[] = [];
  for (let day = 1; day <= gridLength; day += 1) {
    const { x, y } = cornerOf(day, wholeGrid);
    if (isNumeralDay(day)) shapes.push(cellAt(day, x, y));
    if (hasNumbers) shapes.push(numberAt({ x, y }, String(day), 4.2, numberPaint(day)));
    else if (!isNumeralDay(day))
      shapes.push({ kind: 'dot', x: x + cell / 2, y: y + cell / 2, radius: 0.9, fill: 'future' });
  }
  return shapes;
}

/** A cell of the "100", larger than those of the grid by half a unit at each side. */
const cellAt = (day: number, x: number, y: number): Shape => ({
  kind: 'rect',
  x: x - 0.5,
  y: y - 0.5,
  width: cell + 1,
  height: cell + 1,
  radius: 2.2,
  fill: day === 1 ? 'today' : 'numeral',
});

function numberPaint(day: number): PaintName {
  if (day === 1) return 'onToday';
  return isNumeralDay(day) ? 'onNumeral' : 'futureNumber';
}
