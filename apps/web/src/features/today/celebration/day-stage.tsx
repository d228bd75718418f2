import type { Today } from '@hundred/contract/today';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
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
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { classNames } from '../../../ui/class-names';
import { Stage } from '../../../ui/dialogs/stage';
import { ClosingGrid } from '../../../ui/hundred-grid/closing-grid';
import type { HundredDays } from '../../../ui/hundred-grid/geometry';
import { secondsOfDay } from '../day/day-state';
import { completeText } from '../day/next-opening';
import { useNextDayOpening } from '../day/use-next-day-opening';
import { BadgesInTurn, turnMs } from './badges-in-turn';
import { DayFigures } from './day-figures';
import { shrinkFromEndCell } from './end-cell';
import { Fanfare } from './fanfare/fanfare';
import { lineStepMs, PayOffLines } from './pay-off-lines';
import { appearsAt } from './stage-delay';
import { StageEnd } from './stage-end';
import { largeGrid, needsSmallGrid, smallGrid, takenHeight, useLineCount } from './stage-room';
import { text } from './text';
import { layoutAnimationMs, useLayoutAnimation } from './use-layout-animation';
import { usePayOff } from './use-pay-off';

type Props = {
  today: Today;
  days: HundredDays;
  badges: readonly { id: BadgeId }[];
  /** The one question of this day, if there is one. */
  question: ReactNode;
  /** Takes the focus when the stage closes. */
  returnTo: RefObject<HTMLElement | null>;
  onShare: () => void;
  onClose: () => void;
};

// The instants of the parts after the stage opens.
const titleAtMs = 200;
const badgeAtMs = 800;
const confettiAtMs = 1200;
/** When the enamel of the badge has risen, the device vibrates. */
const struckAtMs = badgeAtMs + 600;
/** The stage says what the day changed after this time, when the grid has closed and a badge has been struck. */
const stageDurationMs = 2200;

/** The celebration after the third exercise, and what the day changed. */
export default function DayStage({ today, days, badges, question, returnTo, onShare, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOver, isAtEnd, jumpToEnd } = useStageOver(badges.length);
  const opening = useNextDayOpening(today);
  /** The lines about what the day changed. */
  const payOff = usePayOff(today, isOver);
  const hasBadges = badges.length > 0;
  const lineCount = useLineCount(payOff, isOver);
  const isSmall = needsSmallGrid(lineCount, hasBadges);
  const takenRem = takenHeight({ isSmall, badgeCount: badges.length, lineCount });
  // A time with hours needs more room beside the small grid.
  const hasHours = (secondsOfDay(today) ?? 0) >= 3600;
  // When any of these values changes, the grid and the figures move to their new places.
  const layout = `${isSmall} ${takenRem}`;
  const grid = useLayoutAnimation<HTMLDivElement>(layout, isAtEnd);
  const figures = useLayoutAnimation<HTMLDListElement>(layout, isAtEnd);
  // After a session the cell of today continues from the large cell that the session has shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the celebration opens
  useLayoutEffect(() => {
    const todayCell = grid.current?.querySelector<SVGGraphicsElement>('.stage-lock');
    if (todayCell) shrinkFromEndCell(todayCell);
  }, []);

  /** Enter jumps to the end of the celebration. At the end, Enter closes it. */
  function handleEnter(event: KeyboardEvent) {
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
      onKeyDown={handleEnter}
      onPointerDown={jumpToEnd}
      className="animate-veil bg-paper [--ground:var(--color-paper)]"
    >
      <Fanfare confettiDelay={confettiAtMs} strikeDelay={struckAtMs} isAtEnd={isAtEnd} />
      <div
        data-at-end={isAtEnd || undefined}
        className={classNames(
          'mx-auto flex min-h-full w-full max-w-130 flex-none flex-col px-4 pt-[calc(1.375rem+env(safe-area-inset-top))] short:pt-[calc(1rem+env(safe-area-inset-top))]',
          // `--question` is the room that a question takes; `--saved` is what smaller gaps and lines save on a low phone.
          '[--question:0rem] [--saved:0rem] has-[[data-question]_section]:[--question:4.75rem] short:[--saved:2.75rem]',
          // `--beside` is the room beside the small grid, with the margins, and `--widest` its greatest width.
          hasHours ? '[--beside:11rem]' : '[--beside:8.75rem]',
          '[--widest:20rem]',
          // A tablet has larger letters, and takes the room for them from the grid.
          'upright:max-w-158 upright:pt-14 upright:[--saved:-3.75rem] upright:[--widest:26rem]',
          'desktop:my-auto desktop:grid desktop:min-h-0 desktop:grid-rows-[auto_auto_1fr] desktop:gap-x-18 desktop:px-10 desktop:py-6',
          hasBadges
            ? 'desktop:max-w-[max(73.75rem,72vw)] desktop:grid-cols-[minmax(0,1fr)_max(28.75rem,26vw)]'
            : 'desktop:max-w-[max(73.75rem,64vw)] desktop:grid-cols-[auto_minmax(0,1fr)]',
          'lying:grid lying:max-w-none lying:grid-cols-2 lying:grid-rows-[auto_auto_1fr] lying:gap-x-8 lying:pt-3 lying:pr-[max(1.5rem,env(safe-area-inset-right))] lying:pl-[max(1.5rem,env(safe-area-inset-left))]',
        )}
      >
        <DayTitle ref={heading} dayNumber={today.dayNumber} />
        <Radix.Description className="sr-only">{completeText(today, opening)}</Radix.Description>
        <div
          style={{ '--taken': `${takenRem}rem` } as CSSProperties}
          className={classNames(
            'mt-4.5 short:mt-3 lying:mt-3',
            hasBadges
              ? 'desktop:row-span-2 desktop:mt-0 desktop:grid desktop:min-h-[min(27rem,calc(100svh-13.5rem))] desktop:grid-cols-[min(max(26rem,28vw),calc(100svh-15rem))_minmax(8rem,1fr)] desktop:gap-x-9'
              : 'desktop:contents',
            isSmall && 'max-desktop:grid max-desktop:grid-cols-[auto_minmax(0,1fr)] max-desktop:gap-x-5.5',
          )}
        >
          <div
            ref={grid}
            className={classNames(
              isSmall ? smallGrid : largeGrid,
              hasBadges
                ? 'desktop:w-full'
                : 'desktop:row-span-2 desktop:w-[min(max(30rem+var(--question),32vw),48vw,calc(100svh-13.5rem))]',
            )}
          >
            <ClosingGrid days={days} />
          </div>
          <DayFigures
            ref={figures}
            today={today}
            belowDesktop={isSmall ? 'column' : 'row'}
            onDesktop={hasBadges ? 'column' : 'rows'}
            isAtEnd={isAtEnd}
          />
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
        <div
          className={classNames(
            'flex flex-1 flex-col desktop:col-start-2 desktop:row-start-3 lying:col-start-2 lying:row-span-3 lying:row-start-1',
            // Room for three lines above the question, so that nothing moves when the lines appear.
            !hasBadges && 'desktop:has-[[data-question]_section]:min-h-[22.25rem]',
          )}
        >
          {lineCount > 0 && (
            <div className="mt-2.5 short:mt-2 desktop:mt-0 lying:mt-0">
              <PayOffLines {...payOff} delay={layoutAnimationMs} />
            </div>
          )}
          <StageEnd
            today={today}
            opening={opening}
            question={question}
            isShown={isOver}
            delay={layoutAnimationMs + lineStepMs * payOff.lines.length}
            onShare={onShare}
            onClose={onClose}
          />
        </div>
      </div>
    </Stage>
  );
}

type TitleProps = { ref: RefObject<HTMLHeadingElement | null>; dayNumber: number };

/** "Day 57 Complete". The second word appears a moment after the first. */
function DayTitle({ ref, dayNumber }: TitleProps) {
  const [day, complete] = text.dayComplete({ day: dayNumber });
  return (
    <Radix.Title asChild>
      <h1
        ref={ref}
        tabIndex={-1}
        className="text-[min(11.05vw,3.75rem)] leading-none font-[800] tracking-[-.045em] whitespace-nowrap outline-none desktop:col-span-full desktop:mb-7 desktop:-ml-[.03em] desktop:text-[min(max(4.75rem,5vw),11svh)] lying:text-[min(2.5rem,4.8vw)] upright:text-[4.25rem]"
      >
        {day}{' '}
        <span className="stage-in inline-block" style={appearsAt(titleAtMs)}>
          {complete}
        </span>
      </h1>
    </Radix.Title>
  );
}

/**
 * Whether the celebration has been played, and whether the person jumped to its end. With reduced motion the celebration is
 * over at once.
 */
function useStageOver(badgeCount: number) {
  const [hasPlayed, setPlayed] = useState(wantsNoMotion);
  const [isAtEnd, setAtEnd] = useState(false);
  // Several badges are shown one by one, and then all of them in a row.
  const badgesEndMs = badgeCount > 1 ? badgeAtMs + turnMs * (badgeCount + 1) : 0;
  const duration = Math.max(stageDurationMs, badgesEndMs);
  useEffect(() => {
    const timer = setTimeout(() => setPlayed(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return { isOver: hasPlayed || isAtEnd, isAtEnd, jumpToEnd: () => setAtEnd(true) };
}
