import type { Today } from '@hundred/contract/today';
import { restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { RestPips } from '../../../ui/rest-pips';
import { LinkButton } from '../cards/link-button';

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
        <p>Rest days without limit</p>
      ) : (
        <>
          {/* Rest days on Premium dates cost nothing and are not counted here. */}
          <RestPips used={restAllowance - restDaysLeft} total={restAllowance} />
          <p>
            {restDaysLeft} of {restAllowance} rest days left
          </p>
        </>
      )}
      <div className="ml-auto">
        {restDaysLeft === 0 ? (
          <Link
            to="/premium"
            className="inline-flex min-h-11 items-center font-[580] text-ink-2 no-underline hover:text-ink"
          >
            Unlimited rest days
          </Link>
        ) : (
          <LinkButton onClick={() => setAsking(true)}>Take a rest day</LinkButton>
        )}
      </div>
      {isAsking && (
        <RestDayDialog today={today} changedByPress={changedByPress} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
