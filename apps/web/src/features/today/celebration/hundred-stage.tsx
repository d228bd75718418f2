import type { Today } from '@hundred/contract/today';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { CloseStage, Stage } from '../../../ui/dialogs/stage';
import { FinishedGrid } from '../../../ui/hundred-grid/finished-grid';
import { completeText } from '../day/next-opening';
import { BadgesInTurn } from './badges-in-turn';
import { Fanfare } from './fanfare/fanfare';
import { HundredTotals, useTotals } from './hundred-totals';
import { appearsAt } from './stage-delay';
import { text } from './text';

type Props = {
  today: Today;
  badges: readonly { id: BadgeId }[];
  /** The choice of a path, shown beside the figures where there is room, otherwise below. */
  pathChooser?: ReactNode;
  /** Takes the focus when the stage closes. */
  returnTo?: RefObject<HTMLElement | null>;
  /** Leads to the choice on another page, if there is one and it is not on the stage itself. */
  onChoose?: (() => void) | undefined;
  onShare: () => void;
  onClose: () => void;
};

// The instants of the parts after the stage opens.
const badgeAtMs = 3600;
const confettiAtMs = 4200;
/** When the enamel of the badge has risen, the device vibrates. */
const struckAtMs = badgeAtMs + 600;
const buttonsAtMs = 4600;

/** The celebration of the hundredth day, dark in both themes, with the whole hundred as its picture. */
export default function HundredStage(props: Props) {
  const { today, badges, pathChooser, returnTo, onChoose, onShare, onClose } = props;
  const chooserPart = useRef<HTMLDivElement>(null);
  const hasChooser = pathChooser !== undefined;
  const scrollToChooser = () => {
    chooserPart.current?.scrollIntoView({ behavior: wantsNoMotion() ? 'instant' : 'smooth' });
    chooserPart.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <Stage
      onClose={onClose}
      returnTo={returnTo}
      className={classNames(
        'animate-dusk bg-night',
        hasChooser && 'min-[75rem]:grid min-[75rem]:grid-cols-[minmax(0,1fr)_clamp(25rem,32vw,32.5rem)]',
      )}
    >
      <div
        data-theme="dark"
        className={classNames(
          'relative grid flex-none content-start px-[max(1rem,calc(50vw-15rem))] pt-[calc(3rem+env(safe-area-inset-top))] pb-4 text-ink min-[75rem]:content-center min-[75rem]:px-11 min-[75rem]:py-10 lying:px-6 lying:pt-4',
          // A strip of the chooser shows at the lower edge.
          hasChooser ? 'min-h-[calc(100svh-1.5rem)] min-[75rem]:min-h-svh' : 'min-h-svh',
        )}
      >
        <Fanfare confettiDelay={confettiAtMs} strikeDelay={struckAtMs} />
        <HundredContent today={today} badges={badges}>
          <StageButtons
            isChooserOnStage={hasChooser}
            onShare={onShare}
            onChoose={hasChooser ? scrollToChooser : onChoose}
          />
        </HundredContent>
        <CloseStage className="absolute" />
      </div>
      {hasChooser && (
        <div
          ref={chooserPart}
          className="flex-1 bg-paper px-[max(1rem,calc(50vw-15rem))] pt-4 pb-10 min-[75rem]:flex min-[75rem]:flex-col min-[75rem]:justify-center min-[75rem]:px-8 min-[75rem]:py-5"
        >
          {pathChooser}
        </div>
      )}
    </Stage>
  );
}

type ContentProps = Pick<Props, 'today' | 'badges'> & { children: ReactNode };

/** The hundred days with their totals and badges. On a wide stage the days are at the left, and the rest at the right. */
function HundredContent({ today, badges, children }: ContentProps) {
  const totals = useTotals();
  const hasBadge = badges.length > 0;
  const [day, complete] = text.dayComplete({ day: today.dayNumber });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] max-[75rem]:min-h-[calc(100svh-5.5rem)] max-[75rem]:grid-rows-[auto_auto_auto_1fr_auto] min-[75rem]:min-h-[min(calc(100svh-5rem),40rem)] min-[75rem]:grid-cols-[min(34vw,calc(100svh-13.75rem))_minmax(0,26rem)] min-[75rem]:grid-rows-[auto_1fr_auto] min-[75rem]:justify-center min-[75rem]:gap-x-11 lying:min-h-[calc(100svh-3.5rem)]! lying:grid-cols-[auto_minmax(0,1fr)] lying:gap-x-8">
      <div className="max-[75rem]:contents min-[75rem]:col-start-2 min-[75rem]:row-start-1">
        <Radix.Title asChild>
          <h1 className="mb-3.5 text-[min(10.3vw,3.25rem)] leading-none font-[800] tracking-[-.045em] min-[75rem]:mb-5.5 min-[75rem]:text-[clamp(3.25rem,3.8vw,5rem)] min-[75rem]:leading-[.96] lying:col-start-2 lying:text-[min(2.25rem,4.6vw)]">
            {day} <span className="min-[75rem]:block">{complete}</span>
          </h1>
        </Radix.Title>
        <Radix.Description className="sr-only">{completeText(today, { when: 'now' })}</Radix.Description>
        <HundredTotals totals={totals} isLarge={!hasBadge} />
      </div>
      <div
        className={classNames(
          'max-[75rem]:row-start-2 min-[75rem]:col-start-1 min-[75rem]:row-span-3 min-[75rem]:row-start-1 min-[75rem]:w-full min-[75rem]:self-center lying:row-span-5 lying:row-start-1! lying:w-[calc(100svh-4.5rem)]!',
          hasBadge
            ? 'w-[min(100%,max(15rem,calc(100svh-30.125rem)))]'
            : 'w-[min(100%,max(15rem,calc(100svh-19.5rem)))]',
        )}
      >
        <FinishedGrid />
      </div>
      {hasBadge && (
        <div className="mb-1.5 max-[75rem]:row-start-4 max-[75rem]:self-center lying:col-start-2 min-[75rem]:col-start-2 min-[75rem]:row-start-2 min-[75rem]:self-center">
          <BadgesInTurn badges={badges} delay={badgeAtMs} />
        </div>
      )}
      {children}
    </div>
  );
}

type ButtonProps = {
  isChooserOnStage: boolean;
  onShare: () => void;
  onChoose: (() => void) | undefined;
};

/** Share, and the button that leads to the choice of a path. That one is hidden on a wide stage with the choice on it. */
function StageButtons({ isChooserOnStage, onShare, onChoose }: ButtonProps) {
  const twoColumns = isChooserOnStage
    ? 'max-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]'
    : 'grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]';
  return (
    <div
      className={classNames(
        'stage-in grid gap-2 max-[75rem]:row-start-5 lying:col-start-2 min-[75rem]:col-start-2 min-[75rem]:row-start-3',
        onChoose && twoColumns,
      )}
      style={appearsAt(buttonsAtMs)}
    >
      <Button
        look={onChoose && !isChooserOnStage ? 'line' : 'ink'}
        size="large"
        icon="share"
        onClick={onShare}
        className={classNames(
          'min-h-15 max-[75rem]:px-2',
          // Beside the button that leads to the choice, Share looks like a line button.
          onChoose &&
            'max-[75rem]:bg-transparent max-[75rem]:text-ink max-[75rem]:inset-ring-[1.5px] max-[75rem]:inset-ring-edge',
        )}
      >
        {text.share}
      </Button>
      {onChoose && (
        <Button
          look="ink"
          size="large"
          onClick={onChoose}
          className={classNames(
            'min-h-15 whitespace-nowrap max-[75rem]:px-2 max-[75rem]:text-base',
            isChooserOnStage && 'min-[75rem]:hidden',
          )}
        >
          {text.choosePath}
        </Button>
      )}
    </div>
  );
}
