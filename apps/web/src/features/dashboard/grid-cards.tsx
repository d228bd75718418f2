import { formatNumber } from '../../platform/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { completedDays, gridLength, type HundredDays, rowOf } from '../../ui/hundred-grid/geometry';
import { GridKey } from '../../ui/hundred-grid/grid-key';
import { HundredGrid } from '../../ui/hundred-grid/hundred-grid';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

type Props = { days: HundredDays | undefined };

/** On phones the ten days around today stand above the challenge, bare. */
export function RowStrip({ days }: Props) {
  return (
    <div className="mb-7 tablet:hidden">
      {days ? <HundredGrid days={days} show="row" /> : <Skeleton className="aspect-[118/10]" />}
    </div>
  );
}

/** Elsewhere they are a card below it. */
export function RowCard({ days }: Props) {
  const row = days && rowOf(days.today);
  return (
    <Card aria-labelledby="this-row" className="mt-4 px-5 pt-5 pb-6 max-tablet:hidden">
      <CardHead id="this-row" title="This row" className="mb-5 [&_h2]:text-base">
        {row && `Days ${row.first} to ${row.last}`}
      </CardHead>
      {days ? <HundredGrid days={days} show="row" /> : <Skeleton className="aspect-[118/10]" />}
    </Card>
  );
}

type WholeProps = Props & { onExplain: () => void; onShare: () => void };

/** All hundred days, with their key, the way to the rules behind them, and the way to show them to others. */
export function WholeGridCard({ days, onExplain, onShare }: WholeProps) {
  const done = days && completedDays(days);
  return (
    <Card aria-labelledby="your-hundred">
      <CardHead id="your-hundred" title="Your hundred" className="mb-4">
        {done !== undefined && `${formatNumber(done)} done, ${formatNumber(gridLength - done)} to go`}
      </CardHead>
      {days ? (
        <HundredGrid days={days} />
      ) : (
        <SkeletonGroup label="Loading your hundred days">
          <Skeleton className="aspect-square" />
        </SkeletonGroup>
      )}
      <GridKey className="mt-4" />
      <Button
        look="text"
        size="small"
        icon="question"
        className="-mx-4 mt-2 -mb-1 text-left"
        onClick={onExplain}
      >
        How days, streaks and rest days work
      </Button>
      {days && (
        <Button
          look="text"
          size="small"
          icon="share"
          className="-mx-4 -mb-3 max-tablet:-mb-2"
          onClick={onShare}
        >
          Share your progress
        </Button>
      )}
    </Card>
  );
}

function CardHead({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className: string;
  children: string | false | undefined;
}) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${className}`}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <span className="label">{children}</span>
    </div>
  );
}
