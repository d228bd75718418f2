import { programLength } from '@hundred/domain/days/exercises';
import type { ReactNode } from 'react';
import { usePremium } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { statsView } from '../../challenge/views';
import { ApiError } from '../../platform/http/api';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { RetryButton } from '../../ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { text } from './text';

type Props = { onRestart: () => void; onChangePath: () => void };

/** The state of the challenge, and the two ways to restart. */
export function ChallengeCards({ onRestart, onChangePath }: Props) {
  const { data, error, refetch, isFetching } = useChallenge(statsView);
  const isPremiumForAll = usePremium()?.isForAll;
  if (error instanceof ApiError && error.needsOnboarding)
    return (
      <StatusCard>
        <p className="text-ink-2">{text.notStarted}</p>
        <ButtonLink to="/onboarding" size="small" className="mt-4">
          {text.start}
        </ButtonLink>
      </StatusCard>
    );
  if (!data && error)
    return (
      <StatusCard>
        <p role="alert" className="text-ink-2">
          {text.statusNotLoaded}
        </p>
        <RetryButton size="small" className="mt-4" isRetrying={isFetching} onRetry={() => void refetch()} />
      </StatusCard>
    );
  if (!data)
    return (
      <StatusCard>
        <SkeletonGroup label={text.loadingChallenge} className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      </StatusCard>
    );
  const { currentDay, centuryClubDay, currentSeason, isPremium } = data.user;
  const ownType = isPremium ? 'premium' : 'free';
  const isInClub = currentSeason > 1;
  return (
    <>
      <StatusCard>
        <dl className="-mb-2.5 divide-y divide-line">
          <Line name={text.currentDay}>
            {text.dayOf({ day: centuryClubDay ?? currentDay, days: programLength })}
          </Line>
          <Line name={text.accountType}>{text.accountTypes[isPremiumForAll ? 'forAll' : ownType]}</Line>
          {isInClub && <Line name={text.season}>{text.centuryClubSeason({ season: currentSeason })}</Line>}
        </dl>
      </StatusCard>
      <Card aria-labelledby="challenge-management">
        <h2 id="challenge-management" className="text-lg">
          {text.challengeManagement}
        </h2>
        <p className="mt-3 text-ink-2">{text.challengeManagementHint}</p>
        <div className="mt-4 grid gap-3 tablet:justify-items-start">
          {isInClub && <Button onClick={onChangePath}>{text.changePath}</Button>}
          <Button onClick={onRestart}>{text.restart}</Button>
        </div>
      </Card>
    </>
  );
}

function StatusCard({ children }: { children: ReactNode }) {
  return (
    <Card aria-labelledby="challenge-status">
      <h2 id="challenge-status" className="mb-2 text-lg">
        {text.challengeStatus}
      </h2>
      {children}
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-[680]">{children}</dd>
    </div>
  );
}
