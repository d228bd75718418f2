import type { Today } from '@hundred/contract/today';
import type { History } from '@hundred/domain/challenge/state/state';
import type { Effort } from '@hundred/domain/days/effort';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useCan } from '../../../challenge/premium';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { useSync } from '../../../sync/sync-context';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { showFailure } from '../cards/complete-exercise';
import { LinkButton } from '../cards/link-button';
import { usePersonAndZone } from '../person-and-zone';
import { declineEffort, wasEffortDeclined } from './effort-declined';
import { EffortButtons, EffortScale } from './effort-scale';
import { text } from './text';

/**
 * Whether the card about the effort of the completed day is shown: with recovery insights, and after "Don’t ask again" only
 * if an effort was given.
 */
export function useCanAskEffort(today: Today): boolean {
  const { uid } = usePersonAndZone();
  const isUnlocked = useCan()('recovery-insights');
  if (!isUnlocked || !today.toRate) return false;
  return today.toRate.effort !== null || !wasEffortDeclined(uid);
}

type QuestionProps = { today: Today; onNotNow: () => void };

/** The question on the dashboard. A given effort stays visible and can be changed. */
export function EffortQuestion({ today, onNotNow }: QuestionProps) {
  const { uid } = usePersonAndZone();
  if (!today.toRate) return null;
  return (
    <EffortCard day={today.dayNumber} effort={today.toRate.effort}>
      {today.toRate.effort === null && (
        <div className="mt-1 -mb-2 flex flex-wrap gap-x-6">
          <LinkButton onClick={onNotNow}>{text.notNow}</LinkButton>
          <LinkButton
            onClick={() => {
              declineEffort(uid);
              onNotNow();
            }}
          >
            {text.doNotAsk}
          </LinkButton>
        </div>
      )}
    </EffortCard>
  );
}

/** The question in the celebration. The thanks for an answer stand in the place of the scale, so that nothing moves. */
export function EffortOnStage({ effort }: { effort: Effort | null }) {
  const titleId = useId();
  const rateMutation = useRateEffort();
  const chosenEffort = rateMutation.isPending ? rateMutation.variables : effort;
  return (
    <section aria-labelledby={titleId}>
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span id={titleId} className="font-[660]">
          {text.question}
        </span>
        <span aria-live="polite" className="text-[.8125rem] font-[520] text-ink-3">
          {effort === null ? text.scale : text.thanks}
        </span>
      </p>
      <EffortButtons chosen={chosenEffort} onChoose={rateMutation.mutate} look="flat" />
    </section>
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
  const titleId = useId();
  const rateMutation = useRateEffort();
  return (
    <Card aria-labelledby={titleId} className="mt-6">
      <h2 id={titleId} className="text-lg">
        {text.questionOf({ day })}
      </h2>
      <EffortScale
        chosen={rateMutation.isPending ? rateMutation.variables : effort}
        onChoose={rateMutation.mutate}
        labelledBy={titleId}
      />
      {children}
      <p aria-live="polite" className="text-ink-2">
        {effort !== null && (
          <span className="mt-3 flex items-center gap-2">
            <Icon name="check" size={18} />
            {text.noted}
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
    onError: (error) => showFailure(text.stored, text.notNoted, error),
  });
}
