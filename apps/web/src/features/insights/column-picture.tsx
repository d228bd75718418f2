import { formatNumber } from '../../platform/format/format';
import { type Column, ColumnDrawing, type PartLook } from './column-drawing';
import { text } from './text';

type Props = {
  columns: readonly Column[];
  looks: readonly PartLook[];
  /** How many columns fit on wide screens and on phones. Of more columns the last ones are shown. */
  mostOnWide?: number;
  mostOnPhone?: number;
  /** The column whose name is never left out. */
  namedIndex?: number;
  /** Formats the values beside the axis. */
  formatValue?: (value: number) => string;
};

/** A column chart. On phones it has fewer columns, with letters of the same size. */
export function ColumnPicture({ columns, mostOnWide = 16, mostOnPhone = 9, ...drawing }: Props) {
  return (
    <>
      <div className="max-tablet:hidden">
        <ColumnDrawing {...drawing} columns={columns.slice(-mostOnWide)} width={580} height={260} />
        <ShownColumnsNote most={mostOnWide} all={columns.length} />
      </div>
      <div className="tablet:hidden">
        <ColumnDrawing {...drawing} columns={columns.slice(-mostOnPhone)} width={330} height={220} />
        <ShownColumnsNote most={mostOnPhone} all={columns.length} />
      </div>
    </>
  );
}

/** Says how many of the columns are shown, if some are left out. */
function ShownColumnsNote({ most, all }: { most: number; all: number }) {
  if (all <= most) return null;
  return (
    <p className="mt-2 text-sm text-ink-3">
      {text.lastColumns({ shown: formatNumber(most), all: formatNumber(all) })}
    </p>
  );
}
