import type { Today } from '@hundred/contract/today';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-part';
import { RestPips } from '../../ui/rest-pips';
import { doneCount } from './day-state';
import { restDaysLeftWords, useRestDay } from './rest-day';

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

/** The way to a rest day: says how many are left, and asks once. */
export function RestDayOffer({ today }: { today: Today }) {
  const [isAsking, setAsking] = useState(false);
  const resting = useRestDay();
  const { dayNumber, restDaysLeft, restDaysUsed, currentStreak } = today;
  const waits = `Day ${dayNumber} waits for tomorrow.`;
  const hasNone = restDaysLeft === 0;
  return (
    <Card className="mt-4 flex items-center gap-6 bg-transparent! px-5! py-4.5! max-tablet:flex-wrap max-tablet:gap-3">
      <div className="flex-1 max-tablet:basis-full">
        <h2 className="text-md">Need a break?</h2>
        <p className="text-sm text-ink-2">
          {hasNone
            ? `All rest days of this run are used. Day ${dayNumber} still waits for you if you miss today.`
            : currentStreak > 0
              ? `A rest day keeps your streak. ${waits}`
              : waits}
        </p>
      </div>
      {restDaysLeft === null ? (
        <span className="label max-tablet:mr-auto">No limit</span>
      ) : (
        <div className="grid justify-items-center gap-0.5 max-tablet:mr-auto">
          <RestPips used={restDaysUsed} total={restDaysUsed + restDaysLeft} />
          <span className="label">
            {restDaysLeft} of {restDaysUsed + restDaysLeft} left
          </span>
        </div>
      )}
      {hasNone ? (
        <ButtonLink look="line" size="small" to="/premium">
          Unlimited rest days
        </ButtonLink>
      ) : (
        <Button look="line" size="small" onClick={() => setAsking(true)}>
          Take a rest day
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title="Take a rest day?"
          description={
            <>
              {restDaysLeftWords(restDaysLeft)} {currentStreak > 0 && 'Your streak is kept. '}
              {waits}{' '}
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
    </Card>
  );
}
