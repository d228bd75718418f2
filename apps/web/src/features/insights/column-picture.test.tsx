import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColumnPicture } from './column-picture';

const chartOf = (count: number) =>
  renderToStaticMarkup(
    <ColumnPicture
      looks={['ink']}
      columns={Array.from({ length: count }, (_, index) => ({ name: `${index}`, parts: [1] }))}
    />,
  );

const notesOf = (chart: string) => [...(chart.match(/the last \d+ of \d+/g) ?? [])];

/** By default 16 columns fit on wide screens, and 9 on phones. */
describe('A column chart', () => {
  it('says nothing about left-out columns if all of them fit', () => {
    expect(notesOf(chartOf(9))).toEqual([]);
  });

  it('says how many columns it shows if some do not fit, separately for wide screens and phones', () => {
    expect(notesOf(chartOf(12))).toEqual(['the last 9 of 12']);
    expect(notesOf(chartOf(17))).toEqual(['the last 16 of 17', 'the last 9 of 17']);
  });
});
