import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCan } from '../../challenge/premium';
import { classNames } from '../../ui/class-names';
import { lazyDialog, lazyPart } from '../../ui/lazy-part';
import { MissingPart } from '../../ui/missing-part';
import { useAccount } from './account';
import { cardColumns, cardRows } from './card-parts';
import { doneCount, movementOf, nextExercise } from './day-state';
import { DoneCard, doneCardId } from './done-card';
import { ExerciseCard } from './exercise-card';
import { useBegun } from './kept-count';
import { useMovedCard } from './moved-card';
import { inParts } from './rep-parts';
import { useKeptSwaps, withSwaps } from './swaps';
import type { Workout } from './workout';

/** Words for every movement, of which most days read none. */
const FormTips = lazyPart(() => import('./form-tips'), {
  missing: <MissingPart what="The form tips" />,
});

const SwapDialog = lazyDialog(() => import('./swap-dialog'));

/** Where the cards stand beside each other, the tips of a card are in its column. */
const columns = ['tablet:col-start-1', 'tablet:col-start-2', 'tablet:col-start-3'];

type Props = {
  today: Today;
  /** Absent: the cards only show. */
  workout?: Workout;
  /** The next exercise is offered in sets of ten: an easy first step. */
  isInTens?: boolean;
  /** Only the next one shows: on a page that is about something else as well. */
  isOneByOne?: boolean;
};

export function ExerciseCards({ today: asked, workout, isInTens = false, isOneByOne = false }: Props) {
  const { uid, zone } = useAccount();
  const isSwapLocked = useCan()('alternative-exercises') === false;
  const [swaps, swap] = useKeptSwaps(uid, asked.dayNumber, isSwapLocked);
  const [swapping, setSwapping] = useState<ExerciseId>();
  const today = withSwaps(asked, swaps);
  const next = nextExercise(today);
  const pressed = useRef<ExerciseId>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const movedCard = useMovedCard();
  const [tipsOf, setTipsOf] = useState<ExerciseId>();
  const tipsId = useId();

  const [begun, touch] = useBegun(zone, workout?.timer);

  // The button that was pressed is gone: whoever uses the keyboard goes on from the card that took its place.
  useLayoutEffect(() => {
    if (!pressed.current || !today.exercises[pressed.current].completed) return;
    movedCard.noteMove();
    if (document.activeElement === document.body)
      (document.getElementById(doneCardId(pressed.current)) ?? place.current)?.focus({ preventScroll: true });
    pressed.current = undefined;
  });

  return (
    <>
      <div
        ref={place}
        tabIndex={-1}
        data-exercises
        onPointerDown={movedCard.notePointer}
        className={classNames(cardRows, !isOneByOne && cardColumns)}
      >
        {exerciseIds.map((id, index) => {
          if (isOneByOne && id !== next) return null;
          const exercise = today.exercises[id];
          if (exercise.completed || !workout)
            return <DoneCard key={id} id={id} movement={movementOf(today, id)} exercise={exercise} />;
          return (
            // Another day's target starts with clean reps, and so does another date.
            <Fragment key={`${id} ${exercise.target} ${begun}`}>
              <ExerciseCard
                id={id}
                movement={movementOf(today, id)}
                name={exercise.name}
                target={exercise.target}
                isNext={id === next}
                isBusy={workout.busy.includes(id)}
                asksAgain={movedCard.asking === id}
                acts={(press) => movedCard.acts(id, press)}
                openTips={id === tipsOf ? tipsId : undefined}
                onSwap={() => setSwapping(id)}
                onType={() => doneCount(today) === 0 && touch()}
                isSwapLocked={isSwapLocked}
                onTips={() => setTipsOf(id === tipsOf ? undefined : id)}
                onComplete={(reps) => {
                  pressed.current = id;
                  workout.onComplete(id, reps, swaps[id]);
                }}
                timer={workout.timer}
                {...(isInTens && id === next && { parts: inParts(exercise.target, 10) })}
              />
              {id === tipsOf && (
                <div className={classNames('tablet:row-start-4', !isOneByOne && columns[index])}>
                  <FormTips id={tipsId} today={today} exercise={id} />
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
      {swapping && (
        <SwapDialog
          today={asked}
          exercise={swapping}
          swapped={swaps[swapping]}
          onSwap={(movement, until) => swap(swapping, movement, until)}
          onClose={() => setSwapping(undefined)}
        />
      )}
    </>
  );
}
