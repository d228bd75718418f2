const gap = '0.625rem';

/**
 * Grid columns for `count` items: one row if all fit with a width of `least`, otherwise two or three rows of about the
 * same length. CSS decides which: the difference of two widths times a large number is either nothing or more than any
 * width.
 */
export function evenColumns(count: number, least: string) {
  const share = (rows: number) => {
    const columns = Math.ceil(count / rows);
    return `((100% - ${columns - 1} * ${gap}) / ${columns} - 1px)`;
  };
  const unlessWider = (rows: number) => `min(${share(rows)}, (${least} - ${share(rows - 1)}) * 999)`;
  return {
    columnGap: gap,
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, ${unlessWider(2)}, ${unlessWider(3)}), 1fr))`,
  };
}
