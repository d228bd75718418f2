import type { Today } from '@hundred/contract/today';
import { localDateIn } from '@hundred/domain/days/zones';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { historyQuery } from '../../platform/challenge-queries';
import { formatNumber } from '../../platform/format';
import { serverClock } from '../../platform/server-clock';
import { useApi } from '../../platform/session';
import { useAccount } from './account';
import type { DaySlots } from './day-slots';
import { firstDoneAt, lastDoneAt, repsOfDay, secondsOfDay } from './day-state';
import { ExerciseCards } from './exercise-cards';
import { completeWords, nextOpening, openingWords } from './next-opening';
import { formatElapsed } from './workout-timer';

type Props = {
  today: Today;

  /** Completed on this very page a moment ago. */
  hasJustEnded: boolean;
  slots: DaySlots;
};

export function DayComplete({ today, hasJustEnded, slots }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const opening = useOpening(today);
  // The button that had the focus is gone: the news takes it.
  useEffect(() => {
    if (!hasJustEnded) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [hasJustEnded]);
  const seconds = secondsOfDay(today);
  const opens = !today.finished && openingWords(today, opening);
  return (
    <section aria-label={`Day ${today.dayNumber}`}>
      {today.isCenturyClub && <div className="mb-3">{slots.membership}</div>}
      <h1 ref={title} tabIndex={-1} className="scroll-mt-32 text-poster">
        Day {today.dayNumber} Complete
      </h1>
      <p className="mt-4 max-w-[46ch] text-xl leading-[1.35] text-balance text-ink-2 max-tablet:text-lg">
        {completeWords(today, opening)}
      </p>
      {opens && <p className="mt-2 text-ink-3">{opens}</p>}
      <dl className="mt-6 grid max-w-[36rem] grid-cols-3 divide-x divide-line max-phone:grid-cols-2 max-phone:gap-y-3 max-phone:divide-x-0">
        <Figure label={today.finished ? `Reps on Day ${today.dayNumber}` : 'Reps today'}>
          {formatNumber(repsOfDay(today))}
        </Figure>
        <Figure label="Time">{seconds === undefined ? '–' : formatElapsed(seconds)}</Figure>
        <Figure label="Streak">{formatNumber(today.currentStreak)}</Figure>
      </dl>
      <div className="mt-6">{slots.completeActions}</div>
      <div className="mt-8 max-tablet:mt-6">
        <ExerciseCards today={today} />
      </div>
      {slots.numbers}
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-6 first:pl-0 max-tablet:px-4 max-phone:px-0">
      <dt className="label">{label}</dt>
      <dd className="numeral mt-1.5 text-numeral-md">{children}</dd>
    </div>
  );
}

/**
 * The date that counts as today is the last of the history: for somebody who flew west the clock alone does not
 * know it. A history that is older than the day, or not there yet, says nothing of it.
 */
function useOpening(today: Today) {
  const { zone } = useAccount();
  const { data } = useQuery(historyQuery(useApi()));
  const last = data?.history.at(-1);
  const isOfToday = last?.allCompleted && last.dayNumber === today.dayNumber;
  const at = lastDoneAt(today);
  const date = isOfToday ? last.date : localDateIn(zone, firstDoneAt(today) ?? at);
  return nextOpening({ date, at }, zone, serverClock.now());
}
