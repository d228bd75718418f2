import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColumnPicture } from './column-picture';

const drawn = (count: number) =>
  renderToStaticMarkup(
    <ColumnPicture
      looks={['ink']}
      columns={Array.from({ length: count }, (_, index) => ({ name: `${index}`, parts: [1] }))}
    />,
  );

it('A chart names the columns that it leaves out, and leaves out more on a phone', () => {
  expect(drawn(9)).not.toContain('the last');
  expect(drawn(12).match(/the last \d+ of \d+/g)).toEqual(['the last 9 of 12']);
  expect(drawn(17).match(/the last \d+ of \d+/g)).toEqual(['the last 16 of 17', 'the last 9 of 17']);
});
