import type { Today } from '@hundred/contract/today';
import type { BadgeDefinition } from '@hundred/domain/badges/definitions';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { CloseStage, Stage } from '../../../ui/dialogs/stage';
import { ClosingGrid } from '../../../ui/hundred-grid/closing-grid';
import type { HundredDays } from '../../../ui/hundred-grid/geometry';
import { repsOfDay, secondsOfDay } from '../day/day-state';
import { completeText } from '../day/next-opening';
import { useOpening } from '../day/use-opening';
import { BadgesInTurn } from './badges-in-turn';
import { CountUp } from './count-up';
import { Fanfare } from './fanfare';
import { at, StageShare } from './stage-parts';

type Props = {
  today: Today;
  days: HundredDays;
  badges: readonly BadgeDefinition[];
  returnTo: RefObject<HTMLElement | null>;
  onShare: () => void;
  onClose: () => void;
};

const badgeAt = 800;

/** The celebration after the third exercise. */
export default function DayStage({ today, days, badges, returnTo, onShare, onClose }: Props) {
  const opening = useOpening(today);
  const hasBadge = badges.length > 0;
  return (
    <Stage
      onClose={onClose}
      returnTo={returnTo}
      className="animate-veil bg-paper [--ground:var(--color-paper)]"
    >
      <Fanfare confettiAt={1200} struckAt={badgeAt + 600} />
      <div
        className={classNames(
          'mx-auto grid w-full max-w-130 flex-none grid-cols-[minmax(0,1fr)] px-4 pt-[calc(3.125rem+env(safe-area-inset-top))] pb-[calc(1.25rem+env(safe-area-inset-bottom))]',
          'desktop:max-w-[max(73.75rem,76vw)] desktop:grid-cols-[min(max(27.5rem,30vw),calc(100svh-12.875rem))_minmax(0,1fr)] desktop:grid-rows-[auto_auto_auto_1fr_auto] desktop:my-auto desktop:gap-x-20 desktop:px-10 desktop:py-6',
        )}
      >
        <Radix.Title asChild>
          <h1 className="text-[min(11.05vw,3.75rem)] leading-none font-[800] tracking-[-.045em] desktop:col-span-full desktop:-ml-[.03em] desktop:text-[max(5.25rem,5vw)]">
            Day {today.dayNumber}{' '}
            <span className="stage-in inline-block" style={at(200)}>
              Complete
            </span>
          </h1>
        </Radix.Title>
        <Radix.Description
          className="stage-in mt-1.5 mb-3.5 max-w-[34ch] text-md leading-[1.4] text-ink-2 desktop:col-span-full desktop:mb-6.5 desktop:max-w-none desktop:text-lg"
          style={at(200)}
        >
          {completeText(today, opening)}
        </Radix.Description>
        <div
          className={classNames(
            'desktop:row-span-3 desktop:row-start-3 desktop:w-full',
            hasBadge
              ? 'w-[min(100%,max(15rem,calc(100svh-30.25rem)))]'
              : 'w-[min(100%,max(15rem,calc(100svh-21rem)))] roomy:max-desktop:w-[min(100%,calc(100svh-29.5rem))]',
          )}
        >
          <ClosingGrid days={days} />
        </div>
        <dl
          className={classNames(
            'grid grid-cols-[1fr_1.15fr_.85fr] desktop:col-start-2 desktop:row-start-3 desktop:mt-0',
            hasBadge
              ? 'mt-3.5 mb-2.5 desktop:mb-7.5'
              : 'my-6 roomy:grid-cols-1 desktop:row-span-2 desktop:auto-rows-fr',
          )}
        >
          <Figure label="Reps today" isAlone={!hasBadge}>
            <CountUp to={repsOfDay(today)} at={700} format={formatNumber} />
          </Figure>
          <Figure label="Time" isAlone={!hasBadge}>
            <Time seconds={secondsOfDay(today)} />
          </Figure>
          <Figure label="Streak" isAlone={!hasBadge}>
            <CountUp
              from={Math.max(0, today.currentStreak - 1)}
              to={today.currentStreak}
              at={1300}
              lasts={0}
              format={formatNumber}
            />
          </Figure>
        </dl>
        {hasBadge && (
          <div className="mb-3 desktop:col-start-2 desktop:row-start-4 desktop:mb-0 desktop:self-center">
            <BadgesInTurn badges={badges} at={badgeAt} />
          </div>
        )}
        <StageShare
          comesAt={1900}
          onShare={onShare}
          className="max-desktop:min-h-14 desktop:col-start-2 desktop:row-start-5"
        />
      </div>
      <CloseStage />
    </Stage>
  );
}

function Time({ seconds }: { seconds: number | undefined }) {
  return seconds === undefined ? '–' : <CountUp to={seconds} at={700} format={formatDuration} />;
}

type FigureProps = { label: string; isAlone: boolean; children: ReactNode };

/** Without a badge the figures take its room: stacked, each across the whole width. */
function Figure({ label, isAlone, children }: FigureProps) {
  return (
    <div
      className={classNames(
        'border-line not-first:border-l not-first:pl-3.5 desktop:not-first:pl-6',
        isAlone &&
          'roomy:flex roomy:items-center roomy:justify-between roomy:border-t roomy:border-l-0! roomy:py-3 roomy:pl-0!',
      )}
    >
      <dt className={classNames('label', isAlone && 'desktop:text-lg')}>{label}</dt>
      <dd
        className={classNames(
          'numeral mt-1',
          isAlone
            ? 'text-[2.5rem] roomy:mt-0 desktop:text-[min(6.5vw,11.5svh)]'
            : 'text-[2rem] desktop:mt-2.5 desktop:text-[clamp(2.75rem,4.9vw,4.25rem)]',
        )}
      >
        {children}
      </dd>
    </div>
  );
}
