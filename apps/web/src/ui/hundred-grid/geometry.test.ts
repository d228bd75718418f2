import { describe, expect, it } from 'vitest';
import { drawDays, gridSide, type HundredDays, rowOf, type Shape, streakRange } from './geometry';

const day57: HundredDays = {
  today: 57,
  todayDone: false,
  streak: 23,
  seams: { 19: 'rest', 34: 'missed', 46: 'rest' },
};

const rects = (shapes: Shape[]) => shapes.filter((shape) => shape.kind === 'rect');
// Cells, the larger cell of today, and the links between cells differ in their width.
const cells = (shapes: Shape[]) => rects(shapes).filter(({ width }) => width === 10);
const todayCells = (shapes: Shape[]) => rects(shapes).filter(({ width }) => width === 12.2);
const links = (shapes: Shape[]) => rects(shapes).filter(({ width }) => width === 2.8);
const dots = (shapes: Shape[]) => shapes.filter((shape) => shape.kind === 'dot');

describe('drawDays', () => {
  it('draws past days as cells, today larger, and days to come as dots', () => {
    const shapes = drawDays(day57);
    expect(cells(shapes)).toHaveLength(56);
    expect(dots(shapes)).toHaveLength(43);
    // Day 57 is at 72, and today's cell reaches 1.1 beyond its place.
    expect(todayCells(shapes)).toMatchObject([{ fill: 'today', x: 70.9 }]);
    expect(shapes.filter(({ kind }) => kind === 'number')).toMatchObject([{ text: '57' }]);
  });

  it('links the streak inside its rows and leaves out a seam of rested dates, which has a mark', () => {
    // Days 34 to 56: 6 links in the row of 34, 9 in the next less the rested one, 5 in the last.
    expect(links(drawDays(day57))).toHaveLength(6 + 8 + 5);
  });

  it('links the streak to today once today is done, and shows a check in place of the number', () => {
    const done = drawDays({ ...day57, todayDone: true, streak: 24 });
    expect(links(done)).toHaveLength(6 + 8 + 6);
    expect(done.filter(({ kind }) => kind === 'check')).toHaveLength(1);
    expect(done.some(({ kind }) => kind === 'number')).toBe(false);
  });

  it('draws a seam at the start of a row in the margin', () => {
    const [missed] = rects(drawDays({ ...day57, seams: { 31: 'missed' } })).filter(
      ({ fill }) => fill === 'missed',
    );
    // Day 31 is at 0, 36.
    expect(missed).toMatchObject({ x: -1.6, y: 35.2 });
  });

  it.each(['rest', 'missed'] as const)('does not hide a %s mark under the larger cell of today', (seam) => {
    const shapes = drawDays({ ...day57, seams: { 57: seam } });
    expect(shapes.at(-1)).toMatchObject({ fill: seam, ring: 'ground' });
  });

  it('draws no missed mark beside the gap of a person who comes back', () => {
    const shapes = drawDays({ today: 21, todayDone: false, streak: 0, seams: { 6: 'missed', 21: 'gap' } });
    // Day 21 is at 0, 24.
    expect(shapes.at(-1)).toMatchObject({ kind: 'fold', stroke: 'future', x: -5.2, y: 25.8 });
    expect(rects(shapes).some(({ fill }) => fill === 'missed')).toBe(false);
  });

  it('does not highlight a rest day', () => {
    const shapes = drawDays({ ...day57, todayRests: true, seams: { 57: 'rest' } });
    expect(shapes.some((shape) => 'fill' in shape && shape.fill === 'today')).toBe(false);
    expect(shapes.at(-1)).toMatchObject({ text: '57', fill: 'onRest' });
    const done = drawDays({ ...day57, todayRests: true, todayDone: true });
    expect(todayCells(done)).toMatchObject([{ fill: 'done' }]);
  });

  it('leaves rest and missed marks out of pictures for others', () => {
    const shapes = drawDays(day57, { hasSeams: false });
    expect(rects(shapes).some(({ fill }) => fill === 'rest' || fill === 'missed')).toBe(false);
    expect(links(shapes)).toHaveLength(6 + 9 + 5);
  });

  it('prints numbers in a row of ten', () => {
    const row = drawDays(day57, { range: rowOf(57), hasNumbers: true });
    const numbers = row.filter((shape) => shape.kind === 'number').map(({ text }) => text);
    // Today is painted last.
    expect(numbers).toEqual(['51', '52', '53', '54', '55', '56', '58', '59', '60', '57']);
    expect(dots(row)).toHaveLength(0);
  });

  it('stays inside the drawing except for the margin marks on Day 1 and Day 100', () => {
    for (const days of [
      { today: 1, todayDone: false, streak: 0 },
      { today: 100, todayDone: true, streak: 100 },
    ])
      for (const { x, y } of drawDays(days)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1.2);
        expect(Math.max(x, y)).toBeLessThanOrEqual(gridSide);
      }
  });
});

describe('streakRange', () => {
  it('ends with the last completed day', () => {
    expect(streakRange(day57)).toEqual({ first: 34, last: 56 });
    expect(streakRange({ ...day57, todayDone: true, streak: 24 })).toEqual({ first: 34, last: 57 });
  });

  it('never begins before Day 1, although a streak can come from an earlier run', () => {
    expect(streakRange({ today: 3, todayDone: false, streak: 40 })).toEqual({ first: 1, last: 2 });
  });

  it('is undefined without a streak and before the first completed day', () => {
    expect(streakRange({ today: 9, todayDone: false, streak: 0 })).toBeUndefined();
    expect(streakRange({ today: 1, todayDone: false, streak: 5 })).toBeUndefined();
  });
});

describe('rowOf', () => {
  it.each([
    [1, 1, 10],
    [10, 1, 10],
    [11, 11, 20],
    [57, 51, 60],
    [100, 91, 100],
  ])('puts Day %i in %i to %i', (day, first, last) => {
    expect(rowOf(day)).toEqual({ first, last });
  });
});
