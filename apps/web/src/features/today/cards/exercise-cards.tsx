import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { Fragment, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCan } from '../../../challenge/premium';
import { formatTime } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { lazyDialog, lazyPart } from '../../../ui/feedback/lazy-part';
import { MissingPart } from '../../../ui/feedback/missing-part';
import { useIdlePreload } from '../../../ui/focus/use-idle-preload';
import { repsPerSet, splitIntoSets } from '../counting/split-into-sets';
import { doneCount, movementOf, nextExercise } from '../day/day-state';
import { usePersonAndZone } from '../person-and-zone';
import { currentExercise } from '../session/current-exercise';
import { useWorkoutStart } from '../timer/use-workout-start';
import { cardRows, columnsFor } from './card-parts';
import { DoneCard, doneCardId } from './done-card';
import { useDoubleTapGuard } from './double-tap-guard';
import { ExerciseCard } from './exercise-card';
import { useStoredSwaps, withSwaps } from './swaps';
import { text } from './text/cards';
import type { Workout } from './workout';

/** Loaded lazily, because it contains texts for every movement and most days show none. */
const FormTips = lazyPart(() => import('./form-tips'), {
  missing: <MissingPart title={text.formTipsNotLoaded} />,
});

const SwapDialog = lazyDialog(() => import('./swap-dialog'));

/** On wide screens the tips of a card are shown in its column. */
const tipsColumns = ['tablet:col-start-1', 'tablet:col-start-2', 'tablet:col-start-3'];

type Props = {
  today: Today;
  /** Absent if the cards are read-only. */
  workout?: Workout;
  /** Offers the next exercise in sets of ten, as an easy first step. */
  hasSetsOfTen?: boolean;
  /** Shows only the next exercise, on a page with another main subject. */
  isOneByOne?: boolean;
  /** Another button of the page is the next thing to do, so none of these has the accent. */
  isQuiet?: boolean;
};

/** The three exercises of the day as cards: to do, or done. */
export function ExerciseCards({
  today: plannedToday,
  workout,
  hasSetsOfTen = false,
  isOneByOne = false,
  isQuiet = false,
}: Props) {
  const { uid, zone } = usePersonAndZone();
  const isSwapLocked = useCan()('alternative-exercises') === false;
  const [swaps, storeSwap] = useStoredSwaps(uid, plannedToday.dayNumber, isSwapLocked);
  /** The exercise whose swap dialog is open. */
  const [swapOf, setSwapOf] = useState<ExerciseId>();
  /** The day with the movements that the person has swapped in. */
  const today = withSwaps(plannedToday, swaps);
  const next = nextExercise(today);
  const container = useRef<HTMLDivElement>(null);
  const doubleTapGuard = useDoubleTapGuard();
  /** The exercise whose form tips are open. */
  const [tipsOf, setTipsOf] = useState<ExerciseId>();
  const tipsId = useId();

  // The formatter of completion times is made beforehand, because the first press would wait for it.
  const prepareTimes = useCallback(() => void formatTime(0, zone), [zone]);
  useIdlePreload(workout !== undefined, prepareTimes);

  const [startedAt, recordActivity] = useWorkoutStart(zone, workout?.timer);
  /** The exercise that the session goes on with. */
  const current = workout && currentExercise(today, uid, zone);

  const recordPress = useFocusOnDoneCard(today, container, doubleTapGuard.recordMove);

  return (
    <>
      <div
        ref={container}
        tabIndex={-1}
        data-exercises
        onPointerDown={doubleTapGuard.recordPointer}
        className={classNames(cardRows, !isOneByOne && columnsFor(workout && next))}
      >
        {exerciseIds.map((id, index) => {
          if (isOneByOne && id !== next) return null;
          const exercise = today.exercises[id];
          if (exercise.completed || !workout)
            return <DoneCard key={id} id={id} movement={movementOf(today, id)} exercise={exercise} />;
          return (
            // The key resets the typed reps when the target changes or the next date begins another workout.
            <Fragment key={`${id} ${exercise.target} ${startedAt}`}>
              <ExerciseCard
                id={id}
                movement={movementOf(today, id)}
                name={exercise.name}
                target={exercise.target}
                isNext={id === next}
                isBusy={workout.busyExercises.includes(id)}
                asksAgain={doubleTapGuard.askingCard === id}
                acceptPress={(press) => doubleTapGuard.acceptPress(id, press)}
                openTipsId={id === tipsOf ? tipsId : undefined}
                onSwap={() => setSwapOf(id)}
                onType={() => doneCount(today) === 0 && recordActivity()}
                isSwapLocked={isSwapLocked}
                onTips={() => setTipsOf(id === tipsOf ? undefined : id)}
                onComplete={(reps) => {
                  recordPress(id);
                  workout.onComplete(id, reps, swaps[id]);
                }}
                startsSession={!isOneByOne}
                isQuiet={isQuiet}
                continuesWith={id === next && id !== current?.id ? current : undefined}
                {...(hasSetsOfTen && id === next && { sets: splitIntoSets(exercise.target, repsPerSet) })}
              />
              {id === tipsOf && (
                <div className={classNames('tablet:row-start-4', !isOneByOne && tipsColumns[index])}>
                  <FormTips id={tipsId} today={today} exercise={id} />
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
      {swapOf && (
        <SwapDialog
          today={plannedToday}
          exercise={swapOf}
          swapped={swaps[swapOf]}
          onSwap={(movement, until) => storeSwap(swapOf, movement, until)}
          onClose={() => setSwapOf(undefined)}
        />
      )}
    </>
  );
}

/**
 * Moves the keyboard focus to the card of a completed exercise, because the pressed button is gone. Returns a function
 * that records the press.
 * @param onMoved Called when the cards have just changed their places.
 */
function useFocusOnDoneCard(
  today: Today,
  container: RefObject<HTMLElement | null>,
  onMoved: () => void,
): (exercise: ExerciseId) => void {
  const pressedId = useRef<ExerciseId>(undefined);
  useLayoutEffect(() => {
    const pressed = pressedId.current;
    if (!pressed || !today.exercises[pressed].completed) return;
    pressedId.current = undefined;
    onMoved();
    // The body has the focus if the focused button is gone. Any other focus stays.
    if (document.activeElement !== document.body) return;
    const card = document.getElementById(doneCardId(pressed)) ?? container.current;
    card?.focus({ preventScroll: true });
  });
  return (exercise) => {
    pressedId.current = exercise;
  };
}
