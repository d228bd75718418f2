import type { Today } from '@hundred/contract/today';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { mostLines } from '@hundred/domain/today/pay-off';
import { Dialog as Radix } from 'radix-ui';
import {
  type CSSProperties,
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
import { BoldParts } from '../../../ui/bold-parts';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Stage } from '../../../ui/dialogs/stage';
import { ClosingGrid } from '../../../ui/hundred-grid/closing-grid';
import type { HundredDays } from '../../../ui/hundred-grid/geometry';
import { nextExercises } from '../day/next-exercises';
import { completeText, type Opening } from '../day/next-opening';
import { tomorrowText } from '../day/tomorrow-text';
import { useNextDayOpening } from '../day/use-next-day-opening';
import { BadgesInTurn, turnMs } from './badges-in-turn';
import { DayFigures } from './day-figures';
import { shrinkFromEndCell } from './end-cell';
import { Fanfare } from './fanfare';
import { lineStep, PayOffLines } from './pay-off-lines';
import { appearsAt } from './stage-delay';
import { text } from './text';
import { useLayoutAnimation } from './use-layout-animation';
import { type ShownPayOff, usePayOff } from './use-pay-off';

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

// The instants of the parts after the stage opens.
const titleAtMs = 200;
const badgeAtMs = 800;
const confettiAtMs = 1200;
/** The enamel of the badge has risen, and the device vibrates. */
const struckAtMs = badgeAtMs + 600;
/** The grid has closed and a badge is struck, before the page says what the day changed. */
const stageDurationMs = 2200;
/** How long the grid takes to give way to the lines. */
const gridMoveMs = 320;
/** Whether the window has room for this many lines below the large grid. */
const isTallFor = (lineCount: number) => matchMedia(`(min-height: ${37.25 + 3 * lineCount}rem)`).matches;
/** A phone on its side, where the grid stands beside its figures at all times. */
const lyingPhone = '(max-height: 30rem) and (min-width: 36rem) and (max-width: 63.99rem)';

/** The celebration after the third exercise, and what the day changed. */
export default function DayStage({ today, days, badges, question, returnTo, onShare, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOver, isAtEnd, jumpToEnd } = useStageOver(badges.length);
  const opening = useNextDayOpening(today);
  const payOff = usePayOff(today, isOver);
  const hasBadges = badges.length > 0;
  const lineCount = useLineCount(payOff, isOver);
  const isSmall = matchMedia(lyingPhone).matches || (lineCount > 0 && (hasBadges || !isTallFor(lineCount)));
  const taken = takenHeight({ isSmall, hasBadges, lineCount });
  const layout = `${isSmall} ${taken}`;
  const grid = useLayoutAnimation<HTMLDivElement>(layout, isAtEnd);
  const figures = useLayoutAnimation<HTMLDListElement>(layout, isAtEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the celebration opens
  useLayoutEffect(() => {
    const todayCell = grid.current?.querySelector<SVGGraphicsElement>('.stage-lock');
    if (todayCell) shrinkFromEndCell(todayCell);
  }, []);
  const [day, complete] = text.dayComplete({ day: today.dayNumber });

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
      <Fanfare confettiDelay={confettiAtMs} strikeDelay={struckAtMs} isAtEnd={isAtEnd} />
      <div
        data-at-end={isAtEnd || undefined}
        className={classNames(
          'mx-auto flex min-h-full w-full max-w-130 flex-none flex-col px-4 pt-[calc(1.375rem+env(safe-area-inset-top))] short:pt-[calc(1rem+env(safe-area-inset-top))]',
          // The question takes this room, if there is one; and low phones have smaller gaps and lines.
          '[--question:0rem] [--saved:0rem] has-[[data-question]_section]:[--question:4.75rem] short:[--saved:2.75rem]',
          'desktop:my-auto desktop:grid desktop:min-h-0 desktop:max-w-[max(73.75rem,72vw)] desktop:grid-cols-[minmax(0,1fr)_max(28.75rem,26vw)] desktop:grid-rows-[auto_auto_1fr] desktop:gap-x-18 desktop:px-10 desktop:py-6',
          'lying:grid lying:max-w-none lying:grid-cols-2 lying:grid-rows-[auto_auto_1fr] lying:gap-x-8 lying:pt-3 lying:pr-[max(1.5rem,env(safe-area-inset-right))] lying:pl-[max(1.5rem,env(safe-area-inset-left))]',
        )}
      >
        <Radix.Title asChild>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[min(11.05vw,3.75rem)] leading-none font-[800] tracking-[-.045em] whitespace-nowrap outline-none desktop:col-span-full desktop:mb-7 desktop:-ml-[.03em] desktop:text-[min(max(4.75rem,5vw),11svh)] lying:text-[min(2.5rem,4.8vw)]"
          >
            {day}{' '}
            <span className="stage-in inline-block" style={appearsAt(titleAtMs)}>
              {complete}
            </span>
          </h1>
        </Radix.Title>
        <Radix.Description className="sr-only">{completeText(today, opening)}</Radix.Description>
        <div
          style={{ '--taken': `${taken}rem` } as CSSProperties}
          className={classNames(
            'mt-4.5 short:mt-3 desktop:row-span-2 desktop:mt-0 desktop:grid desktop:min-h-[min(27rem,calc(100svh-13.5rem))] desktop:grid-cols-[min(max(26rem,28vw),calc(100svh-15rem))_minmax(8rem,1fr)] desktop:gap-x-9 lying:mt-3',
            isSmall && 'max-desktop:grid max-desktop:grid-cols-[auto_minmax(0,1fr)] max-desktop:gap-x-5.5',
          )}
        >
          <div ref={grid} className={classNames('desktop:w-full', isSmall ? smallGrid : largeGrid)}>
            <ClosingGrid days={days} />
          </div>
          <DayFigures ref={figures} today={today} isStacked={isSmall} isAtEnd={isAtEnd} />
        </div>
        {hasBadges && (
          <div
            className={classNames(
              isSmall ? 'mt-4 mb-1 short:mt-2.5 short:mb-0' : 'mt-3',
              'desktop:col-start-2 desktop:row-start-2 desktop:mt-0 desktop:mb-4 lying:mt-2.5 lying:mb-0',
            )}
          >
            <BadgesInTurn badges={badges} delay={badgeAtMs} isSmall={isSmall} isAtEnd={isAtEnd} />
          </div>
        )}
        <div className="flex flex-1 flex-col desktop:col-start-2 desktop:row-start-3 lying:col-start-2 lying:row-span-3 lying:row-start-1">
          {lineCount > 0 && (
            <div className="mt-2.5 short:mt-2 desktop:mt-0 lying:mt-0">
              <PayOffLines {...payOff} delay={gridMoveMs} />
            </div>
          )}
          <StageEnd
            today={today}
            opening={opening}
            question={question}
            isShown={isOver}
            delay={gridMoveMs + lineStep * payOff.lines.length}
            onShare={onShare}
            onClose={onClose}
          />
        </div>
      </div>
    </Stage>
  );
}

const endButton = 'min-h-16 rounded-3 short:min-h-14 lying:min-h-12';

type EndProps = Pick<Props, 'today' | 'question' | 'onShare' | 'onClose'> & {
  opening: Opening;
  isShown: boolean;
  /** When the first part appears, in milliseconds after `isShown`. */
  delay: number;
};

/** What follows the lines: the question of the day, what comes tomorrow, and the buttons, one after the other. */
function StageEnd({ today, opening, question, isShown, delay, onShare, onClose }: EndProps) {
  const history = useChallenge(historyView).data?.history ?? [];
  const next = nextExercises(today, opening, useChallenge(wholeHistoryView).data);
  const tomorrow = tomorrowText(today, opening, next, history);
  const appearing = (order: 0 | 1 | 2, className: string) =>
    isShown
      ? { className: `stage-in ${className}`, style: appearsAt(delay + lineStep * order) }
      : { className: `invisible ${className}` };
  return (
    <>
      <div
        data-question=""
        {...appearing(0, 'mt-auto pt-2.5 pb-[min(2.5rem,3svh)] short:py-2 desktop:pb-3 lying:py-2')}
      >
        {question}
      </div>
      <div className="sticky bottom-0 -mx-4 bg-paper px-4 pt-1 pb-[calc(1rem+env(safe-area-inset-bottom))] desktop:static desktop:mx-0 desktop:p-0 lying:mx-0 lying:px-0 lying:pb-3">
        {tomorrow && (
          <p
            {...appearing(
              1,
              'mb-3 text-center text-ink-2 short:mb-2 desktop:text-left lying:mb-2 lying:text-left',
            )}
          >
            <BoldParts sentence={tomorrow} />
          </p>
        )}
        <div {...appearing(2, 'grid grid-cols-[1fr_1.9fr] gap-2')}>
          <Button size="large" icon="share" onClick={onShare} className={`${endButton} max-tablet:px-2`}>
            {text.share}
          </Button>
          <Button look="ink" size="large" onClick={onClose} className={endButton}>
            {text.done}
          </Button>
        </div>
      </div>
    </>
  );
}

/** The lines to make room for: 0 until they are shown. Places held for a late answer stay, so that nothing moves again. */
function useLineCount({ lines, isUnsent, isPending }: ShownPayOff, isShown: boolean): number {
  const most = useRef(0);
  const count = lines.length + (isUnsent ? 1 : 0);
  if (isShown && count > 0) most.current = Math.max(most.current, isPending ? mostLines : count);
  return most.current;
}

type Room = { isSmall: boolean; hasBadges: boolean; lineCount: number };

// The grid is as large as everything else leaves room for.
const largeGrid =
  'max-desktop:w-[min(100%,max(11rem,calc(100svh-var(--taken)-var(--question)+var(--saved))))]';
const smallGrid =
  'max-desktop:w-[min(calc(100vw-11rem),20rem,max(7rem,calc(100svh-var(--taken)-var(--question)+var(--saved))))] lying:w-[min(12rem,calc(100svh-10.5rem))]';

/** The height of everything but the grid and the question, in rem. */
function takenHeight({ isSmall, hasBadges, lineCount }: Room): number {
  const lines = lineCount === 0 ? 0 : 0.75 + 2.95 * lineCount;
  if (isSmall) return 14.75 + (hasBadges ? 6.25 : 0) + lines;
  return 20.75 + (hasBadges ? 9.5 : 0) + lines;
}

/** Whether the celebration has been played, and whether the person jumped to its end. With reduced motion it is over. */
function useStageOver(badgeCount: number) {
  const [isPlayed, setPlayed] = useState(wantsNoMotion);
  const [isAtEnd, setAtEnd] = useState(false);
  const duration = Math.max(stageDurationMs, badgeCount > 1 ? badgeAtMs + turnMs * (badgeCount + 1) : 0);
  useEffect(() => {
    const timer = setTimeout(setPlayed, duration, true);
    return () => clearTimeout(timer);
  }, [duration]);
  return { isOver: isPlayed || isAtEnd, isAtEnd, jumpToEnd: () => setAtEnd(true) };
}
