import type { Today } from '@hundred/contract/today';
import type { HistoryEntry, Stats } from '../../challenge/views';
import { useSession } from '../../platform/session';
import { browserZone } from '../../platform/time/browser-zone';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { peoplePlaceProps } from './people-slot';

const ReasonLine = lazyPart(() => import('./reason-line'));

type Props = {
  /** The line about people is shown above the exercises instead. */
  isReplaced: boolean;
  today: Today | undefined;
  stats: Stats | undefined;
  history: readonly HistoryEntry[] | undefined;
};

/** Holds the place of the line, so that the exercises below do not move when it has loaded. */
export function ReasonSlot({ isReplaced, today, stats, history }: Props) {
  const session = useSession();
  const zone = (session.state === 'signed-in' && session.person.timezone) || browserZone();
  return (
    <div
      {...peoplePlaceProps(isReplaced)}
      className="min-h-7 data-people:hidden text-[1.0625rem] leading-7 max-tablet:min-h-6 max-tablet:w-full max-tablet:text-md max-tablet:leading-6"
    >
      {!isReplaced && today && stats && history && (
        <ReasonLine today={today} stats={stats} history={history} zone={zone} />
      )}
    </div>
  );
}
