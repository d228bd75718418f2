import type { Today } from '@hundred/contract/today';
import { restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { RestPips } from '../../../ui/rest-pips';
import { LinkButton } from '../cards/link-button';
import { text } from './text/offer';

const RestDayDialog = lazyDialog(() => import('./rest-day-dialog'));

/** Offers a rest day in one line: shows how many are left, and asks for confirmation. */
export function RestDayOffer({
  today,
  changedByPress,
}: {
  today: Today;
  changedByPress: RefObject<boolean>;
}) {
  const [isAsking, setAsking] = useState(false);
  const { restDaysLeft } = today;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 border-b border-line text-sm text-ink-2 max-tablet:min-h-13 max-tablet:gap-x-2.5 max-tablet:text-[.8125rem]">
      {restDaysLeft === null ? (
        <p>{text.unlimited}</p>
      ) : (
        <>
          {/* Rest days on Premium dates cost nothing and are not counted here. */}
          <RestPips used={restAllowance - restDaysLeft} total={restAllowance} />
          <p>{text.left({ left: restDaysLeft, total: restAllowance })}</p>
        </>
      )}
      <div className="ml-auto">
        {restDaysLeft === 0 ? (
          <Link
            to="/premium"
            className="inline-flex min-h-11 items-center font-[580] text-ink-2 no-underline hover:text-ink"
          >
            {text.getUnlimited}
          </Link>
        ) : (
          <LinkButton onClick={() => setAsking(true)}>{text.take}</LinkButton>
        )}
      </div>
      {isAsking && (
        <RestDayDialog today={today} changedByPress={changedByPress} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
