import type { Gap } from '@hundred/domain/today/last-gap';
import { civilRangeFormat } from '../../platform/format/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { countCompletedDays, gridLength, type HundredDays } from '../../ui/hundred-grid/geometry';
import { GridKey } from '../../ui/hundred-grid/grid-key';
import { HundredGrid } from '../../ui/hundred-grid/hundred-grid';
import { text } from './text/page';

type Props = { days: HundredDays | undefined };

/** On phones the ten days around today stand above the exercises, without a card. */
export function RowStrip({ days }: Props) {
  return (
    <div className="mt-3 mb-1.5 tablet:hidden">
      {days ? <HundredGrid days={days} show="row" /> : <Skeleton className="aspect-[118/10]" />}
    </div>
  );
}

const monthAndDay = civilRangeFormat({ day: 'numeric', month: 'short' });

type WholeProps = Props & {
  /** The gap that the person comes back from. */
  gap: Gap | undefined;
  className: string;
  onExplain: () => void;
  /** False before the run has opened, when there is nothing to share. */
  onShare: false | (() => void);
};

/** All hundred days with their legend, a link to the rules, and a share button. */
export function WholeGridCard({ days, gap, className, onExplain, onShare }: WholeProps) {
  const completedCount = days && countCompletedDays(days);
  return (
    <Card aria-labelledby="your-hundred" className={`tablet:p-[clamp(1.125rem,1.5vw,1.75rem)]! ${className}`}>
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="your-hundred" className="text-lg">
          {text.hundred}
        </h2>
        <span className="label">
          {completedCount !== undefined &&
            text.doneAndLeft({ done: completedCount, left: gridLength - completedCount })}
        </span>
      </div>
      {days ? (
        <HundredGrid days={days} />
      ) : (
        <SkeletonGroup label={text.hundredLoading}>
          <Skeleton className="aspect-square" />
        </SkeletonGroup>
      )}
      <GridKey className="mt-4" days={days} gap={gap && monthAndDay(gap.first, gap.last)} />
      <div className="-mx-4 mt-2 -mb-3 flex flex-wrap max-tablet:-mb-2">
        <Button look="text" size="small" icon="question" className="text-left" onClick={onExplain}>
          {text.howThisWorks}
        </Button>
        {onShare && (
          <Button
            look="text"
            size="small"
            icon="share"
            // Holds its place, so that the content below does not move when the days have loaded.
            className={days ? 'dashboard-share' : 'invisible'}
            onClick={onShare}
          >
            {text.shareProgress}
          </Button>
        )}
      </div>
    </Card>
  );
}
