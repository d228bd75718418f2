import type { Today } from '@hundred/contract/today';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { Dialog as Radix } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { historyView, wholeHistoryView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import { BoldParts } from '../../../ui/bold-parts';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Stage } from '../../../ui/dialogs/stage';
import { ClosingGrid } from '../../../ui/hundred-grid/closing-grid';
import type { HundredDays } from '../../../ui/hundred-grid/geometry';
import { repsOfDay, secondsOfDay } from '../day/day-state';
import { nextExercises } from '../day/next-exercises';
import { completeText } from '../day/next-opening';
import { tomorrowText } from '../day/tomorrow-text';
import { useNextDayOpening } from '../day/use-next-day-opening';
import { BadgesInTurn, turnMs } from './badges-in-turn';
import { CountUp } from './count-up';
import { shrinkFromEndCell } from './end-cell';
import { Fanfare } from './fanfare';
import { lineStep, PayOffLines } from './pay-off-lines';
import { at } from './stage-parts';
import { text } from './text';
import { useLayoutAnimation } from './use-layout-animation';
import { usePayOff } from './use-pay-off';

type Props = {
  today: Today;
  days: HundredDays;
  badges: readonly { id: BadgeId }[];
  /** The one question of this day, if there is one. */
  question: ReactNode;
  returnTo: RefObject<HTMLElement | null>;
  onShare: () => void;
  onClose: () => void;
};

const badgeAt = 800;
/** The grid closes and the badge is struck, before the page says what the day changed. In milliseconds. */
const stageLasts = 2200;
/** The grid takes so long to give way to the lines. */
const gridMoves = 320;

/** The celebration after the third exercise, and what the day changed. */
export default function DayStage({ today, days, badges, question, returnTo, onShare, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOver, isAtEnd, jumpToEnd } = useStageOver(badges.length);
  const opening = useNextDayOpening(today);
  const payOff = usePayOff(today, isOver);
  const lineCount = payOff.lines.length + (payOff.isUnsent ? 1 : 0);
  const showsLines = isOver && lineCount > 0;
  // One or two lines without a badge leave the grid its room.
  const isSmall = showsLines && (lineCount > 2 || badges.length > 0);
  const grid = useLayoutAnimation<HTMLDivElement>(isSmall, isAtEnd);
  const figures = useLayoutAnimation<HTMLDListElement>(isSmall, isAtEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the celebration opens
  useLayoutEffect(() => {
    const todayCell = grid.current?.querySelector<SVGGraphicsElement>('.stage-lock');
    if (todayCell) shrinkFromEndCell(todayCell);
  }, []);
  const history = useChallenge(historyView).data?.history ?? [];
  const next = nextExercises(today, opening, useChallenge(wholeHistoryView).data);
  const tomorrow = tomorrowText(today, opening, next, history);
  const linesEnd = gridMoves + lineStep * payOff.lines.length;
  const last = (delay: number) =>
    isOver ? { className: 'stage-in', style: at(linesEnd + delay) } : { className: 'invisible' };
  const [day, complete] = text.dayComplete({ day: today.dayNumber });
  const bySmallness = (small: string, large: string) => (isSmall ? small : large);

  function finish(event: KeyboardEvent) {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    // A key that is still held down from the last exercise does not close the celebration.
    if (event.key !== 'Enter' || event.repeat || isOnControl) return;
    event.preventDefault();
    if (isOver) onClose();
    else jumpToEnd();
  }

  return (
    <Stage
      onClose={onClose}
      returnTo={returnTo}
      focusOn={heading}
      onKeyDown={finish}
      onPointerDown={jumpToEnd}
      className="animate-veil bg-paper [--ground:var(--color-paper)]"
    >
      <Fanfare confettiAt={1200} struckAt={badgeAt + 600} isAtEnd={isAtEnd} />
      <div
        data-at-end={isAtEnd || undefined}
        className={classNames(
          'mx-auto flex min-h-full w-full max-w-130 flex-none flex-col px-4 pt-[calc(1.375rem+env(safe-area-inset-top))]',
          'desktop:my-auto desktop:grid desktop:min-h-0 desktop:max-w-[max(73.75rem,64vw)] desktop:grid-cols-[minmax(0,1fr)_28.75rem] desktop:gap-x-18 desktop:px-10 desktop:py-6',
        )}
      >
        <Radix.Title asChild>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[min(11.05vw,3.75rem)] leading-none font-[800] tracking-[-.045em] whitespace-nowrap outline-none desktop:col-span-full desktop:mb-7 desktop:-ml-[.03em] desktop:text-[min(4.75rem,11svh)]"
          >
            {day}{' '}
            <span className="stage-in inline-block" style={at(200)}>
              {complete}
            </span>
          </h1>
        </Radix.Title>
        <Radix.Description className="sr-only">{completeText(today, opening)}</Radix.Description>
        <div
          className={classNames(
            'mt-4.5 desktop:mt-0 desktop:grid desktop:grid-cols-[min(max(26rem,25vw),calc(100svh-15rem))_minmax(8rem,1fr)] desktop:gap-x-9',
            isSmall && 'max-desktop:grid max-desktop:grid-cols-[minmax(0,1fr)_7rem] max-desktop:gap-x-5.5',
          )}
        >
          <div
            ref={grid}
            className={classNames(
              'desktop:w-full',
              bySmallness(
                'max-desktop:w-[min(100%,max(9rem,calc(100svh-38.5rem)))]',
                badges.length > 0
                  ? 'w-[min(100%,max(11rem,calc(100svh-28.5rem)))]'
                  : showsLines
                    ? 'w-[min(100%,max(11rem,calc(100svh-32.5rem)))]'
                    : 'w-[min(100%,max(11rem,calc(100svh-23.5rem)))]',
              ),
            )}
          >
            <ClosingGrid days={days} />
          </div>
          <dl
            ref={figures}
            className={classNames(
              'desktop:mt-0 desktop:flex desktop:flex-col desktop:justify-between',
              bySmallness(
                'max-desktop:flex max-desktop:flex-col max-desktop:justify-between',
                'max-desktop:mt-4 max-desktop:grid max-desktop:grid-cols-[1fr_1.15fr_.85fr]',
              ),
            )}
          >
            <Figure label={text.repsToday} isStacked={isSmall}>
              <CountUp to={repsOfDay(today)} at={700} format={formatNumber} isAtEnd={isAtEnd} />
            </Figure>
            <Figure label={text.time} isStacked={isSmall}>
              <Time seconds={secondsOfDay(today)} isAtEnd={isAtEnd} />
            </Figure>
            <Figure label={text.streak} isStacked={isSmall}>
              <CountUp
                from={Math.max(0, today.currentStreak - 1)}
                to={today.currentStreak}
                at={1300}
                lasts={0}
                format={formatNumber}
                isAtEnd={isAtEnd}
              />
            </Figure>
          </dl>
        </div>
        <div className="flex flex-1 flex-col desktop:min-h-[min(27rem,calc(100svh-13.5rem))]">
          {badges.length > 0 && (
            <div
              className={bySmallness('mt-4 mb-1 desktop:mt-0 desktop:mb-4', 'mt-3 desktop:mt-0 desktop:mb-4')}
            >
              <BadgesInTurn badges={badges} at={badgeAt} isSmall={isSmall} isAtEnd={isAtEnd} />
            </div>
          )}
          {showsLines && (
            <div className="mt-2.5 desktop:mt-0">
              <PayOffLines {...payOff} comesAt={gridMoves} />
            </div>
          )}
          <div
            {...last(0)}
            className={classNames(last(0).className, 'mt-auto pt-2.5 pb-[min(2.5rem,3svh)] desktop:pb-3')}
          >
            {question}
          </div>
          <div
            className={classNames(
              'sticky bottom-0 -mx-4 bg-paper px-4 pt-1 pb-[calc(1rem+env(safe-area-inset-bottom))] desktop:static desktop:mx-0 desktop:p-0',
            )}
          >
            {tomorrow && (
              <p
                {...last(lineStep)}
                className={classNames(last(0).className, 'mb-3 text-center text-ink-2 desktop:text-left')}
              >
                <BoldParts sentence={tomorrow} />
              </p>
            )}
            <div
              {...last(2 * lineStep)}
              className={classNames(last(0).className, 'grid grid-cols-[1fr_1.9fr] gap-2')}
            >
              <Button size="large" icon="share" onClick={onShare} className="min-h-16 rounded-3 px-2">
                {text.share}
              </Button>
              <Button look="ink" size="large" onClick={onClose} className="min-h-16 rounded-3">
                {text.done}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Stage>
  );
}

/** Whether the celebration has been played, and whether the person jumped to its end. With reduced motion it is over. */
function useStageOver(badges: number) {
  const [isPlayed, setPlayed] = useState(wantsNoMotion);
  const [isAtEnd, setAtEnd] = useState(false);
  const lasts = Math.max(stageLasts, badges > 1 ? badgeAt + turnMs * (badges + 1) : 0);
  useEffect(() => {
    const ending = setTimeout(setPlayed, lasts, true);
    return () => clearTimeout(ending);
  }, [lasts]);
  return { isOver: isPlayed || isAtEnd, isAtEnd, jumpToEnd: () => setAtEnd(true) };
}

function Time({ seconds, isAtEnd }: { seconds: number | undefined; isAtEnd: boolean }) {
  if (seconds === undefined) return '–';
  return <CountUp to={seconds} at={700} format={formatDuration} isAtEnd={isAtEnd} />;
}

type FigureProps = { label: string; isStacked: boolean; children: ReactNode };

function Figure({ label, isStacked, children }: FigureProps) {
  return (
    <div
      className={classNames(
        'border-line desktop:not-first:border-t desktop:not-first:pt-3',
        isStacked
          ? 'max-desktop:not-first:border-t max-desktop:not-first:pt-2'
          : 'max-desktop:not-first:border-l max-desktop:not-first:pl-3.5',
      )}
    >
      <dt className="label">{label}</dt>
      <dd className="numeral mt-1 text-[2.125rem] whitespace-nowrap desktop:mt-2 desktop:text-[min(3rem,7svh)]">
        {children}
      </dd>
    </div>
  );
}
