const gap = '0.625rem';

/**
 * Columns of a grid for so many: one row where all have `least`, else two rows or three of about the same length, so
 * that nobody stands alone in the last. Which holds, only the page knows: a difference times a lot is either nothing
 * or more than any room.
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
