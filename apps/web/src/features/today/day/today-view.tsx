import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuietTime } from '../../../platform/time/quiet-time';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { MissingPart } from '../../../ui/feedback/missing-part';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useIdlePreload } from '../../../ui/focus/use-idle-preload';
import type { Celebration } from '../cards/complete-exercise';
import { useWorkout } from '../cards/workout';
import { collectBadges } from '../celebration/collect-badges';
import { readCelebration, storeCelebration } from '../celebration/stored-celebration';
import { usePersonAndZone } from '../person-and-zone';
import type { DaySlots } from './day-slots';
import { OpenDay, type OpenDayProps } from './open-day';
import { text } from './text/open-day';
import { TodaySkeleton } from './today-skeleton';

/** If the celebration cannot be loaded, the completed day is shown at once. */
const DayStage = lazyPart(() => import('../celebration/day-stage'), {
  onMissing: ({ onClose }) => onClose(),
});

const HundredStage = lazyPart(() => import('../celebration/hundred-stage'), {
  onMissing: ({ onClose }) => onClose(),
});

/** If the welcome cannot be loaded, the day looks like any other. */
const ComebackDay = lazyPart(() => import('../comeback/comeback-day'), {
  waiting: ({ quote, slots }) => <TodaySkeleton quote={quote} slots={slots} />,
  missing: (props) => <OpenDay {...props} />,
});

const DayComplete = lazyPart(() => import('./day-complete'), {
  waiting: ({ slots }) => <TodaySkeleton slots={slots} />,
  missing: <MissingPart title={text.partNotLoaded} headingLevel={1} />,
});

const RestDay = lazyPart(() => import('../rest-day/rest-day-view'), {
  waiting: ({ slots }) => <TodaySkeleton slots={slots} />,
  missing: <MissingPart title={text.partNotLoaded} headingLevel={1} />,
});

/** Needed only after a restart on a date that already has a workout. */
const WaitingDay = lazyPart(() => import('./waiting-day'), {
  waiting: <Skeleton className="h-96" />,
  missing: <MissingPart title={text.partNotLoaded} headingLevel={1} />,
});

type Props = { today: Today; quote: string; slots: DaySlots };

/**
 * Today, and on a stage above it the celebration of the completed day. The timer, a command in progress and the celebration
 * outlive the views of the day.
 */
export function TodayView({ today, quote, slots }: Props) {
  const { uid } = usePersonAndZone();
  const [celebration, setCelebration] = useState(() => readCelebration(uid));
  /** Collects the badges of each completion, and opens the stage after the one that completes the day. */
  const celebrate = (next: Celebration) => {
    const badges = collectBadges(uid, today.dayNumber, next);
    if (next.completedDay !== undefined) setCelebration({ ...next, badges });
  };
  const workout = useWorkout(today, celebrate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a celebration that another page has stored is shown once
  useEffect(() => {
    if (celebration) celebrate(celebration);
    storeCelebration(uid);
  }, []);
  /** The person changed the day by a press, so the next title of the day takes the focus. */
  const changedByPress = useRef(false);
  /** The element of the completed day that takes the focus when the stage closes. */
  const returnTo = useRef<HTMLElement>(null);
  /** The hundred days for the celebration, while it is shown. */
  const stageDays =
    today.allCompleted && celebration?.completedDay === today.dayNumber ? slots.days : undefined;
  const isOnStage = stageDays !== undefined;
  useQuietTime(isOnStage);
  useScrollUpAfter(isOnStage);
  const isHundredth = today.dayNumber === programLength;
  useIdlePreload(!today.allCompleted, RestDay.preload);
  useIdlePreload(!today.allCompleted, DayComplete.preload);
  useIdlePreload(!today.allCompleted, isHundredth ? HundredStage.preload : DayStage.preload);
  // The log has the last exercise a moment before the stage opens.
  const isStageComing = today.allCompleted && workout.busyExercises.length > 0;
  const shownDay = useUnchangedWhile(isOnStage || isStageComing, today);
  const leaveStage = () => setCelebration(null);
  const stageProps = {
    today,
    badges: celebration?.badges ?? [],
    returnTo,
    onShare: slots.onShare,
    onClose: leaveStage,
  };
  return (
    <>
      <ViewOfDay
        today={shownDay}
        workout={workout}
        changedByPress={changedByPress}
        quote={quote}
        slots={slots}
        returnTo={returnTo}
      />
      {stageDays && isHundredth && (
        <HundredStage {...stageProps} pathChooser={slots.pathChooser?.(leaveStage)} />
      )}
      {stageDays && !isHundredth && <DayStage {...stageProps} days={stageDays} question={slots.question} />}
    </>
  );
}

/** Scrolls to the headline when the celebration is left, because the completed day is a new view. */
function useScrollUpAfter(isOnStage: boolean): void {
  const wasOnStage = useRef(false);
  useLayoutEffect(() => {
    if (wasOnStage.current && !isOnStage) scrollTo(0, 0);
    wasOnStage.current = isOnStage;
  }, [isOnStage]);
}

/**
 * The day as it was before it was covered, so that nothing moves behind the celebration and the completed day comes next.
 */
function useUnchangedWhile(isCovered: boolean, today: Today): Today {
  const shownDay = useRef(today);
  if (!isCovered) shownDay.current = today;
  return shownDay.current;
}

type ViewProps = OpenDayProps & { returnTo: RefObject<HTMLElement | null> };

/** The view that fits the state of the day. */
function ViewOfDay({ returnTo, ...day }: ViewProps): ReactNode {
  const { today, slots } = day;
  if (today.opensOn !== null) return <WaitingDay today={today} opensOn={today.opensOn} slots={slots} />;
  if (today.allCompleted) return <DayComplete today={today} returnTo={returnTo} slots={slots} />;
  if (today.isRestDay) return <RestDay {...day} />;
  if (slots.comeback && slots.comeback !== 'unknown')
    return <ComebackDay {...day} figures={slots.comeback.figures} />;
  return <OpenDay {...day} />;
}
