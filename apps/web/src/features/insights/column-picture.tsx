import { formatNumber } from '../../platform/format/format';
import { type Column, ColumnDrawing, type PartLook } from './column-drawing';
import { text } from './text';

type Props = {
  columns: readonly Column[];
  looks: readonly PartLook[];
  /** How many columns fit; the last ones are shown. */
  wide?: number;
  narrow?: number;
  write?: (value: number) => string;
};

/** A column chart. On phones it has fewer columns, with letters of the same size. */
export function ColumnPicture({ columns, wide = 16, narrow = 9, ...rest }: Props) {
  return (
    <>
      <div className="max-tablet:hidden">
        <ColumnDrawing {...rest} columns={columns.slice(-wide)} width={580} height={260} />
        <LeftOut shown={wide} all={columns.length} />
      </div>
      <div className="tablet:hidden">
        <ColumnDrawing {...rest} columns={columns.slice(-narrow)} width={330} height={220} />
        <LeftOut shown={narrow} all={columns.length} />
      </div>
    </>
  );
}

function LeftOut({ shown, all }: { shown: number; all: number }) {
  if (all <= shown) return null;
  return (
    <p className="mt-2 text-sm text-ink-3">
      {text.lastColumns({ shown: formatNumber(shown), all: formatNumber(all) })}
    </p>
  );
}
