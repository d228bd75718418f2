import type { Stats } from '../../challenge/views';
import { Card } from '../../ui/card';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { text as partText } from '../../ui/feedback/text/parts';
import { text } from './text/page';

/** Loaded lazily, because the badges are large drawings and the challenge does not wait for them. */
const EarnedList = lazyPart(() => import('./earned-list'), {
  waiting: <WaitingList />,
  missing: () => <p className="text-ink-2">{partText.dialogNotLoaded}</p>,
});

type Props = { badges: Stats['user']['badges'] | undefined; className: string };

export function RecentAchievements({ badges, className }: Props) {
  return (
    <Card aria-labelledby="recent-achievements" className={className}>
      <h2 id="recent-achievements" className="mb-4 text-lg">
        {text.achievements}
      </h2>
      {badges ? <EarnedList badges={badges} /> : <WaitingList />}
    </Card>
  );
}

function WaitingList() {
  return (
    <SkeletonGroup label={text.achievementsLoading} className="grid gap-4 wide:grid-cols-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </SkeletonGroup>
  );
}
