import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { formTips } from '@hundred/domain/words/form-tips';
import { useEffect, useRef } from 'react';
import { nextExercise } from './day-state';
import { DoneCard, doneCardId } from './done-card';
import { ExerciseCard } from './exercise-card';
import type { Workout } from './workout';

type Props = {
  today: Today;
  /** Absent: the cards only show. */
  workout?: Workout;
};

export function ExerciseCards({ today, workout }: Props) {
  // An answer kept by an older version does not say its path.
  const path = today.path ?? null;
  const next = nextExercise(today);
  const pressed = useRef<ExerciseId>(undefined);

  // The button that was pressed is gone: whoever uses the keyboard goes on from the card that took its place.
  useEffect(() => {
    if (!pressed.current || !today.exercises[pressed.current].completed) return;
    if (document.activeElement === document.body)
      document.getElementById(doneCardId(pressed.current))?.focus({ preventScroll: true });
    pressed.current = undefined;
  }, [today]);

  return (
    <div
      data-exercises
      // The cards share their rows: what opens in one of them moves no button of another.
      className="@container/cards grid gap-x-4 max-tablet:gap-3 tablet:grid-cols-3 tablet:grid-rows-[auto_auto_1fr]"
    >
      {exerciseIds.map((id) => {
        const exercise = today.exercises[id];
        if (exercise.completed || !workout) return <DoneCard key={id} id={id} exercise={exercise} />;
        return (
          <ExerciseCard
            // Another day's target starts with clean reps.
            key={`${id} ${exercise.target}`}
            id={id}
            name={exercise.name}
            target={exercise.target}
            tips={formTips(id, path)}
            isNext={id === next}
            isBusy={workout.busy.includes(id)}
            onComplete={(reps) => {
              pressed.current = id;
              workout.onComplete(id, reps);
            }}
            onRepCounted={workout.timer.goOn}
          />
        );
      })}
    </div>
  );
}
