import { describe, expect, it } from 'vitest';
import { drawHundredNumeral, isNumeralDay } from './hundred-numeral';

describe('drawHundredNumeral', () => {
  it('draws 100 in ten by ten', () => {
    const picture = Array.from({ length: 10 }, (_, row) =>
      Array.from({ length: 10 }, (_, column) => (isNumeralDay(row * 10 + column + 1) ? '#' : '.')).join(''),
    );
    expect(picture).toEqual(['##.###.###', ...Array(8).fill('.#.#.#.#.#'), '.#.###.###']);
  });

  it('gives every day a cell or a dot, and Day 1 the accent', () => {
    const mark = drawHundredNumeral({ hasNumbers: false });
    expect(mark).toHaveLength(100);
    expect(mark.filter((shape) => shape.kind === 'rect' && shape.fill === 'today')).toMatchObject([
      { x: -0.5, y: -0.5 },
    ]);
    expect(drawHundredNumeral({ hasNumbers: true }).filter(({ kind }) => kind === 'number')).toHaveLength(
      100,
    );
  });
});
