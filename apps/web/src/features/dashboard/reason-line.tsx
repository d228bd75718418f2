import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { worthLeft } from '@hundred/domain/ranking/worth-left';
import { minutesUntilClosed } from '@hundred/domain/today/closing';
import { lastGap } from '@hundred/domain/today/last-gap';
import { needsRival, type OpenDay, type Reason, reasonForToday } from '@hundred/domain/today/reason';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { boardTargetView } from '../../challenge/board-target-view';
import { noScoreView, ownScoreView } from '../../challenge/own-score-view';
import { useChallenge } from '../../challenge/use-challenge';
import type { HistoryEntry, Stats } from '../../challenge/views';
import { aroundMeQuery } from '../../platform/around-me-query';
import { useApi } from '../../platform/session';
import { serverClock } from '../../platform/time/server-clock';
import { useSyncStatus } from '../../sync/sync-context';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { badgeText } from '../../ui/badges/names/text';
import { BoldParts } from '../../ui/bold-parts';
import { Icon, type IconName } from '../../ui/icon';
import { nextRival } from './next-rival';
import { text } from './text/reason-line';

type Props = { today: Today; stats: Stats; history: readonly HistoryEntry[]; zone: string };

/** For this long the scores of others are not requested again. The person's own score comes from the log and is exact. */
const rowsFreshForMs = 10 * 60_000;

/** One line that gives this day a reason. */
export default function ReasonLine(props: Props) {
  const now = useCurrentTime();
  const openDay = openDayOf(props, now);
  const { isOffline, unsent } = useSyncStatus();
  const areCompletionsSent = !isOffline && unsent.completions === 0;
  const rows = useQuery({
    ...aroundMeQuery(useApi()),
    enabled: areCompletionsSent && needsRival(openDay),
    staleTime: rowsFreshForMs,
  }).data?.leaderboard;
  const score = useChallenge(rows ? ownScoreView : noScoreView).data;
  const rival = rows && score !== undefined ? nextRival(rows, score) : undefined;
  // Boards count less of the day for a person who imported a log.
  const boardTarget = useChallenge(boardTargetView);
  const reason = reasonForToday({
    ...openDay,
    repsLeft: worthLeft(props.today, boardTarget.data),
    rival: rival ?? undefined,
  });
  return (
    <p data-reason={reason.kind} className="flex items-center gap-2.5 text-ink-2 max-tablet:gap-2">
      <span className="grid size-7 flex-none items-center max-tablet:size-6">{pictureOf(reason)}</span>
      <span>
        <BoldParts sentence={sentenceOf(reason, openDay.dayNumber)} />
      </span>
    </p>
  );
}

function openDayOf({ today, stats: { user }, history, zone }: Props, now: number): OpenDay {
  const hasBegun = exerciseIds.some((id) => today.exercises[id].completed);
  const gap = lastGap(history);
  return {
    season: today.isCenturyClub ? 2 : 1,
    dayNumber: today.dayNumber,
    streak: today.currentStreak,
    longestStreak: user.longestStreak,
    badges: user.badges,
    minutesLeft: minutesUntilClosed({ last: history.at(-1)?.date, hasBegun }, zone, now),
    // Every day since the gap belongs to the present streak.
    isBack: gap !== undefined && gap.daysSince === today.currentStreak,
    hasBegun,
    repsLeft: worthLeft(today),
  };
}

/** The last hours of a day are counted in minutes, which change at most this late. */
const updateEveryMs = 30_000;

function useCurrentTime(): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), updateEveryMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const icons: Record<Exclude<Reason['kind'], 'badge' | 'comeback'>, IconName> = {
  closes: 'clock',
  rival: 'podium',
  longestStreak: 'chart',
  row: 'calendar',
};

function pictureOf(reason: Reason): ReactNode {
  if (reason.kind === 'comeback')
    return <BadgeMedallion id="comeback" state="locked" size={28} className="max-tablet:size-6" />;
  // The badge is drawn whole, because at this size enamel that has risen halfway looks cut off.
  if (reason.kind === 'badge')
    return <BadgeMedallion id={reason.badge} size={28} className="max-tablet:size-6" />;
  return <Icon name={icons[reason.kind]} className="-ml-0.5 max-tablet:size-5" />;
}

function sentenceOf(reason: Reason, dayNumber: number): string {
  switch (reason.kind) {
    case 'closes': {
      const [hours, minutes] = [Math.floor(reason.minutes / 60), reason.minutes % 60];
      return hours === 0 ? text.closesInMinutes({ minutes }) : text.closesInHours({ hours, minutes });
    }
    case 'comeback': {
      const badge = badgeText('comeback').name;
      if (reason.days === 1) return text.earnsToday({ badge });
      return reason.days === 2 ? text.earnsInTwo({ badge }) : text.earnsInThree({ badge });
    }
    case 'rival':
      return text.behind(reason);
    case 'badge': {
      const badge = badgeText(reason.badge).name;
      return reason.days === 0 ? text.earnsToday({ badge }) : text.daysToBadge({ days: reason.days, badge });
    }
    case 'longestStreak':
      return text.daysToLongestStreak(reason);
    case 'row': {
      const total = dayNumber + reason.days;
      return reason.days === 0 ? text.completesRow({ total }) : text.daysToEndOfRow({ ...reason, total });
    }
  }
}
