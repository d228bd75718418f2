import type { Today } from '@hundred/contract/today';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '../../ui/lazy-part';
import { RestPips } from '../../ui/rest-pips';
import { doneCount } from './day-state';
import { LinkButton } from './link-button';
import { restDaysLeftWords, useRestDay } from './rest-day';

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

/** The way to a rest day, in one line: says how many are left, and asks once. */
export function RestDayOffer({ today, news }: { today: Today; news: RefObject<boolean> }) {
  const [isAsking, setAsking] = useState(false);
  const resting = useRestDay(() => {
    news.current = true;
  });
  const { dayNumber, restDaysLeft, restDaysUsed, currentStreak } = today;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 border-b border-line text-sm text-ink-2 max-tablet:min-h-13 max-tablet:gap-x-2.5 max-tablet:text-[.8125rem]">
      {restDaysLeft === null ? (
        <p>Rest days without limit</p>
      ) : (
        <>
          <RestPips used={restDaysUsed} total={restDaysUsed + restDaysLeft} />
          <p>
            {restDaysLeft} of {restDaysUsed + restDaysLeft} rest days left
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
        <ConfirmDialog
          isOpen
          title="Take a rest day?"
          description={
            <>
              {restDaysLeftWords(restDaysLeft)} {currentStreak > 0 && 'Your streak is kept. '}
              Day {dayNumber} waits for tomorrow.{' '}
              {doneCount(today) === 0
                ? 'You can take it back until the end of today.'
                : 'You have begun today, so it cannot be taken back; finishing all three still completes the day.'}
            </>
          }
          confirmText="Take a rest day"
          busyText="Taking a rest day"
          cancelText="Not today"
          busy={resting.isPending}
          onConfirm={() => resting.mutate('take', { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
