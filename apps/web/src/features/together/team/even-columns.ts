const gap = '0.625rem';
/** Makes the smallest difference of two widths larger than any width. */
const largeFactor = 999;

/**
 * Grid columns for `count` items: one row if all fit with a width of `least`, otherwise two or three rows of about the
 * same length. CSS decides which: the difference of two widths times a large number is either nothing or more than any
 * width.
 */
export function evenColumns(count: number, least: string) {
  /** The width of a column if the items stand in this many rows. One pixel less, because rounding must not add a row. */
  const widthIn = (rows: number) => {
    const columns = Math.ceil(count / rows);
    return `((100% - ${columns - 1} * ${gap}) / ${columns} - 1px)`;
  };
  /** The width in this many rows if one row less would make the columns too narrow, otherwise a negative width. */
  const widthIfNeeded = (rows: number) =>
    `min(${widthIn(rows)}, (${least} - ${widthIn(rows - 1)}) * ${largeFactor})`;
  return {
    columnGap: gap,
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, ${widthIfNeeded(2)}, ${widthIfNeeded(3)}), 1fr))`,
  };
}
