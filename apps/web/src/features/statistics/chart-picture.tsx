import { Component, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Icon } from '../../ui/icon';
import { text } from './text';

type Props = { isEmpty: boolean; children: ReactNode };

/** The place of a chart with a fixed height in every state: loading, drawn, empty or failed. */
export function ChartPicture({ isEmpty, children }: Props) {
  if (isEmpty) return <Blank icon="chart" />;
  return (
    <div className="relative h-64">
      <DrawingBoundary>
        <Suspense fallback={<Skeleton className="h-64" />}>{children}</Suspense>
      </DrawingBoundary>
    </div>
  );
}

function Blank({ icon, children }: { icon: 'chart' | 'offline'; children?: string }) {
  return (
    <div className="grid h-64 place-content-center justify-items-center gap-2 rounded-2 bg-sunk/50 text-sm text-ink-3">
      <Icon name={icon} size={28} />
      {children}
    </div>
  );
}

/** Without a connection the chart library may be missing; the summary and the table are still shown. */
class DrawingBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Blank icon="offline">{text.pictureFailed}</Blank>;
  }
}
