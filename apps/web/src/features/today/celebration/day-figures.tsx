import type { Today } from '@hundred/contract/today';
import type { ReactNode, RefObject } from 'react';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { repsOfDay, secondsOfDay } from '../day/day-state';
import { CountUp } from './count-up';
import { text } from './text';

type Props = {
  ref: RefObject<HTMLDListElement | null>;
  today: Today;
  /** Shows the last values at once. */
  isAtEnd: boolean;
};

// Delays in milliseconds: the streak changes once the grid has closed.
const figuresDelay = 700;
const streakDelay = 1300;

/** The reps, the time and the streak of the completed day: below the grid, or beside it where it is flat or wide. */
export function DayFigures({ ref, today, isAtEnd }: Props) {
  const seconds = secondsOfDay(today);
  const streak = today.currentStreak;
  return (
    <dl
      ref={ref}
      className="mt-4 grid grid-cols-[1fr_1.15fr_.85fr] desktop:mt-0 desktop:flex desktop:flex-col desktop:justify-between flat:mt-0 flat:flex flat:flex-1 flat:flex-col flat:justify-between"
    >
      <Figure label={text.repsToday}>
        <CountUp to={repsOfDay(today)} delay={figuresDelay} format={formatNumber} isAtEnd={isAtEnd} />
      </Figure>
      <Figure label={text.time}>
        {seconds === undefined ? (
          '–'
        ) : (
          <CountUp to={seconds} delay={figuresDelay} format={formatDuration} isAtEnd={isAtEnd} />
        )}
      </Figure>
      <Figure label={text.streak}>
        <CountUp
          from={Math.max(0, streak - 1)}
          to={streak}
          delay={streakDelay}
          duration={0}
          format={formatNumber}
          isAtEnd={isAtEnd}
        />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line not-first:border-l not-first:pl-3.5 desktop:not-first:border-t desktop:not-first:border-l-0 desktop:not-first:pt-3 desktop:not-first:pl-0 flat:not-first:border-t flat:not-first:border-l-0 flat:not-first:pt-2 flat:not-first:pl-0">
      <dt className="label">{label}</dt>
      <dd className="numeral mt-1 text-[min(2.125rem,16cqh)] whitespace-nowrap desktop:mt-2 desktop:text-[min(3rem,7svh)]">
        {children}
      </dd>
    </div>
  );
}
