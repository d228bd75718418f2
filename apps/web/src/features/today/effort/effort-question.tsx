import type { Today } from '@hundred/contract/today';
import type { History } from '@hundred/domain/challenge/state/state';
import type { Effort } from '@hundred/domain/days/effort';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useCan } from '../../../challenge/premium';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { useSession } from '../../../platform/session';
import { useSync } from '../../../sync/sync-context';
import { Card } from '../../../ui/card';
import { useHeldFocus } from '../../../ui/focus/use-held-focus';
import { Icon } from '../../../ui/icon';
import { showFailure } from '../cards/complete-exercise';
import { LinkButton } from '../cards/link-button';
import { declineEffort, wasEffortDeclined } from './effort-declined';
import { EffortScale } from './effort-scale';

/** Asks once after a completed day. It is not shown without recovery insights or after "Do not ask again". */
export default function EffortQuestion({ today }: { today: Today }) {
  const session = useSession();
  const isOpen = useCan()('recovery-insights');
  const [isDeclined, setDeclined] = useState(false);
  const held = useHeldFocus();
  if (!isOpen || !today.toRate || session.state !== 'signed-in') return null;
  const { uid } = session.person;
  const isUnrated = today.toRate.effort === null;
  const isHidden = isUnrated && (isDeclined || wasEffortDeclined(uid));
  return (
    <div {...held}>
      {!isHidden && (
        <EffortCard day={today.dayNumber} effort={today.toRate.effort}>
          {isUnrated && (
            <div className="mt-1 -mb-2 flex flex-wrap justify-between gap-x-4">
              <LinkButton onClick={() => setDeclined(true)}>Not now</LinkButton>
              <LinkButton
                onClick={() => {
                  declineEffort(uid);
                  setDeclined(true);
                }}
              >
                Do not ask again
              </LinkButton>
            </div>
          )}
        </EffortCard>
      )}
    </div>
  );
}

/** The same question on the Recovery tab: also on the next morning, and whether or not it was declined. */
export function EffortOfLastDay({ history }: { history: History | null }) {
  const toRate = useChallenge(todayView).data?.toRate;
  const day = history?.dates.findLast(({ date }) => date === toRate?.localDate)?.dayNumber;
  return toRate && day ? <EffortCard day={day} effort={toRate.effort} /> : null;
}

type CardProps = { day: number; effort: Effort | null; children?: ReactNode };

function EffortCard({ day, effort, children }: CardProps) {
  const title = useId();
  const rating = useRateEffort();
  return (
    <Card aria-labelledby={title} className="mt-4 max-w-[36rem]">
      <h2 id={title} className="text-lg">
        How hard was Day {day}?
      </h2>
      <EffortScale
        chosen={rating.isPending ? rating.variables : effort}
        onChoose={rating.mutate}
        labelledBy={title}
      />
      {children}
      <p aria-live="polite" className="text-ink-2">
        {effort !== null && (
          <span className="mt-3 flex items-center gap-2">
            <Icon name="check" size={18} />
            Noted. You can change it until the next day begins.
          </span>
        )}
      </p>
    </Card>
  );
}

function useRateEffort() {
  const sync = useSync();
  return useMutation({
    mutationFn: (effort: Effort) => sync.perform({ kind: 'rateEffort', effort }),
    onError: (error) => showFailure('How hard it was', 'It was not noted.', error),
  });
}
