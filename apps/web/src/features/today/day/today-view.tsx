import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuietTime } from '../../../platform/time/quiet-time';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { MissingPart } from '../../../ui/feedback/missing-part';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useIdlePreload } from '../../../ui/focus/use-idle-preload';
import { useAccount } from '../account';
import { type Celebration, useCompleteExercise } from '../cards/complete-exercise';
import type { Workout } from '../cards/workout';
import { badgesOfDay } from '../celebration/badges-of-day';
import { readCelebration, storeCelebration } from '../celebration/stored-celebration';
import { useWorkoutTimer } from '../timer/workout-timer';
import type { DaySlots } from './day-slots';
import { OpenDay } from './open-day';
import { text } from './text/open-day';
import { TodaySkeleton } from './today-skeleton';

/** If it cannot be loaded, the completed day is shown at once. */
const DayStage = lazyPart(() => import('../celebration/day-stage'), {
  onMissing: ({ onClose }) => onClose(),
});

const HundredStage = lazyPart(() => import('../celebration/hundred-stage'), {
  onMissing: ({ onClose }) => onClose(),
});

/** If it cannot be loaded, the day looks like any other. */
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

/** Picks the view of the day. The timer, a pending command and the celebration outlive the views. */
export function TodayView({ today, quote, slots }: Props) {
  const { uid } = useAccount();
  const [celebration, setCelebration] = useState(() => readCelebration(uid));
  const timer = useWorkoutTimer(today, uid);
  const celebrate = (next: Celebration) => {
    const badges = badgesOfDay(uid, today.dayNumber, next);
    if (next.dayDone !== undefined) setCelebration({ ...next, badges });
  };
  const { complete, busy } = useCompleteExercise(celebrate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a celebration from another page is shown once
  useEffect(() => {
    if (celebration) celebrate(celebration);
    storeCelebration(uid);
  }, []);
  const changedByPress = useRef(false);
  const returnTo = useRef<HTMLElement>(null);
  const isOnStage =
    today.allCompleted && celebration?.dayDone === today.dayNumber && slots.days !== undefined;
  useQuietTime(isOnStage);
  const isHundredth = today.dayNumber === programLength;
  useIdlePreload(!today.allCompleted, RestDay.preload);
  useIdlePreload(!today.allCompleted, DayComplete.preload);
  useIdlePreload(!today.allCompleted, isHundredth ? HundredStage.preload : DayStage.preload);
  const leaveStage = () => setCelebration(null);
  const wasOnStage = useRef(false);
  // The completed day is a new view, so it is read from its headline.
  useLayoutEffect(() => {
    if (wasOnStage.current && !isOnStage) scrollTo(0, 0);
    wasOnStage.current = isOnStage;
  }, [isOnStage]);

  const workout: Workout = {
    timer,
    busy,
    onComplete: (exercise, actualReps, movement) =>
      complete({ exercise, actualReps, movement, timeSeconds: timer.read() }),
  };

  // Behind the stage the day stays unchanged, so that nothing moves there and the completed day comes next.
  const shownDay = useRef(today);
  // The log has the last exercise a moment before its celebration begins.
  const isStageComing = today.allCompleted && busy.length > 0;
  if (!isOnStage && !isStageComing) shownDay.current = today;
  const shown = shownDay.current;

  return (
    <>
      {shown.opensOn !== null ? (
        <WaitingDay today={shown} opensOn={shown.opensOn} slots={slots} />
      ) : shown.allCompleted ? (
        <DayComplete today={shown} place={returnTo} slots={slots} />
      ) : shown.isRestDay ? (
        <RestDay today={shown} workout={workout} changedByPress={changedByPress} slots={slots} />
      ) : slots.comeback && slots.comeback !== 'unknown' ? (
        <ComebackDay
          today={shown}
          workout={workout}
          changedByPress={changedByPress}
          quote={quote}
          slots={slots}
          figures={slots.comeback.figures}
        />
      ) : (
        <OpenDay
          today={shown}
          workout={workout}
          changedByPress={changedByPress}
          quote={quote}
          slots={slots}
        />
      )}
      {isOnStage &&
        slots.days &&
        (isHundredth ? (
          <HundredStage
            today={today}
            badges={celebration.badges}
            beyond={slots.beyond?.(leaveStage)}
            returnTo={returnTo}
            onShare={slots.onShare}
            onClose={leaveStage}
          />
        ) : (
          <DayStage
            today={today}
            days={slots.days}
            badges={celebration.badges}
            question={slots.question}
            returnTo={returnTo}
            onShare={slots.onShare}
            onClose={leaveStage}
          />
        ))}
    </>
  );
}
