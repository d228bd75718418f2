import type { Today } from '@hundred/contract/today';
import type { ReactNode, RefObject } from 'react';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { repsOfDay, secondsOfDay } from '../day/day-state';
import { CountUp } from './count-up';
import { text } from './text';

type Props = {
  ref: RefObject<HTMLDListElement | null>;
  today: Today;
  /** On windows narrower than a desktop: a column beside the small grid, or a row below the large one. */
  belowDesktop: 'column' | 'row';
  /** On a desktop: a column beside the grid, or a row for each figure, above the lines about what the day changed. */
  onDesktop: 'column' | 'rows';
  /** Shows the last values at once. */
  isAtEnd: boolean;
};

/** Reps and time count up while the cell of the day is being filled. */
const figuresDelayMs = 700;
/** The streak changes once the grid has closed. */
const streakDelayMs = 1300;

/** The reps, the time and the streak of the completed day. */
export function DayFigures({ ref, today, belowDesktop, onDesktop, isAtEnd }: Props) {
  const seconds = secondsOfDay(today);
  const streak = today.currentStreak;
  return (
    <dl
      ref={ref}
      className={classNames(
        'desktop:mt-0 desktop:flex desktop:flex-col',
        onDesktop === 'rows' ? 'desktop:border-t desktop:border-line' : 'desktop:justify-between',
        belowDesktop === 'column'
          ? '@container max-desktop:flex max-desktop:flex-col max-desktop:justify-between'
          : 'max-desktop:mt-4 max-desktop:grid max-desktop:auto-cols-fr max-desktop:grid-flow-col',
        // Two figures share the height, because there would be a hole between them.
        seconds === undefined && '*:flex-1',
      )}
    >
      <Figure label={text.repsToday} {...{ belowDesktop, onDesktop }}>
        <CountUp to={repsOfDay(today)} delayMs={figuresDelayMs} format={formatNumber} isAtEnd={isAtEnd} />
      </Figure>
      {seconds !== undefined && (
        <Figure label={text.time} {...{ belowDesktop, onDesktop }}>
          <CountUp to={seconds} delayMs={figuresDelayMs} format={formatDuration} isAtEnd={isAtEnd} />
        </Figure>
      )}
      <Figure label={text.streak} {...{ belowDesktop, onDesktop }}>
        <CountUp
          from={Math.max(0, streak - 1)}
          to={streak}
          delayMs={streakDelayMs}
          durationMs={0}
          format={formatNumber}
          isAtEnd={isAtEnd}
        />
      </Figure>
    </dl>
  );
}

type FigureProps = Pick<Props, 'belowDesktop' | 'onDesktop'> & {
  label: string;
  children: ReactNode;
};

function Figure({ label, belowDesktop, onDesktop, children }: FigureProps) {
  return (
    <div
      className={classNames(
        'border-line',
        onDesktop === 'rows'
          ? 'desktop:flex desktop:min-h-[clamp(2.75rem,17svh-4rem,5.5rem)] desktop:items-center desktop:justify-between desktop:not-last:border-b'
          : 'desktop:not-first:border-t desktop:not-first:pt-3',
        belowDesktop === 'column'
          ? 'max-desktop:not-first:border-t max-desktop:not-first:pt-2 max-tablet:@min-[9rem]:flex max-tablet:@min-[9rem]:flex-1 max-tablet:@min-[9rem]:items-center max-tablet:@min-[9rem]:justify-between max-tablet:@min-[9rem]:pt-0! upright:not-first:pt-4'
          : 'max-desktop:not-first:border-l max-desktop:not-first:pl-3.5',
      )}
    >
      <dt className="label">{label}</dt>
      <dd
        className={classNames(
          'numeral mt-1 text-[2.125rem] whitespace-nowrap upright:mt-2 upright:text-[2.75rem]',
          onDesktop === 'rows'
            ? 'desktop:mt-0 desktop:text-[clamp(1.875rem,10svh-2rem,3.75rem)]'
            : 'desktop:mt-2 desktop:text-[min(3rem,7svh)]',
          belowDesktop === 'column' && 'max-tablet:@min-[9rem]:mt-0 max-tablet:@min-[9rem]:text-[1.75rem]',
        )}
      >
        {children}
      </dd>
    </div>
  );
}
