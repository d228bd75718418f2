import type { ReactNode } from 'react';
import { ChartFigure, type ChartTable, type Series, SeriesList } from '../../ui/charts/chart-frame';
import { Dialog } from '../../ui/dialogs/dialog';
import { ChartPicture } from './chart-picture';

type Props = {
  title: string;
  summary: string;
  series: readonly Series[];
  table: ChartTable;
  isEmpty: boolean;
  children: ReactNode;
  onClose: () => void;
};

/** A chart of the overview in full size, with its legend and its table. */
export default function LargeChart({ title, summary, series, table, isEmpty, children, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} look="sheet" title={title}>
      <SeriesList series={series} />
      <ChartFigure title={title} summary={summary} table={table}>
        <ChartPicture isEmpty={isEmpty}>{children}</ChartPicture>
      </ChartFigure>
    </Dialog>
  );
}
