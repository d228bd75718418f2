import type { CountedMovement } from '@hundred/counting/counted-movements';
import { mostExtraReps } from '@hundred/domain/challenge/facts/limits';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { CameraCounting } from '../../features/camera/screen/camera-counting';
import { pathAfterCounting } from '../../features/camera/screen/leave-camera';
import { useCompleteExercise } from '../../features/today/cards/complete-exercise';
import { storeCelebration } from '../../features/today/celebration/stored-celebration';
import { captionOf } from '../../features/today/counting/counting-text';
import { noReps } from '../../features/today/counting/rep-count';
import { marksOf } from '../../features/today/counting/rep-sets';
import { useStoredCount } from '../../features/today/counting/stored-count';
import { useStoredCountChange } from '../../features/today/counting/stored-count-change';
import { usePersonAndZone } from '../../features/today/person-and-zone';
import {
  countInSession,
  exerciseSecondsOf,
  finishInSession,
  lastRepInSession,
} from '../../features/today/session/session-of-camera';
import type { WorkoutTimer } from '../../features/today/timer/workout-timer';
import { formatDuration } from '../../platform/format/format';

type Props = {
  day: number;
  timer: WorkoutTimer;
  exercise: ExerciseId;
  movement: CountedMovement;
  name: string;
  target: number;
  isSwapped: boolean;
};

/**
 * Counts one exercise by the camera. It uses the same count as the card on the dashboard, and completes the exercise in
 * the same way.
 */
export function CountedSet({ day, timer, exercise, movement, name, target, isSwapped }: Props) {
  const { uid, zone } = usePersonAndZone();
  const [count, setCount] = useStoredCount(uid, exercise, target);
  useStoredCountChange({ exercise, target, count }, setCount);
  const exerciseOfDay = { uid, zone, day, exercise };
  // The person walks to the device after the last rep, which is no part of the exercise.
  const [lastRepAt, setLastRepAt] = useState(() => lastRepInSession(exerciseOfDay));
  /** The set with the workout time at which it ended. */
  const countedSet = () => ({
    ...exerciseOfDay,
    seconds: count.done >= target && lastRepAt !== undefined ? lastRepAt : timer.read(),
  });
  const { complete, busyExercises } = useCompleteExercise((celebration) => {
    storeCelebration(uid, celebration);
    const sessionGoesOn = finishInSession(countedSet());
    location.assign(sessionGoesOn && celebration.completedDay === undefined ? '/session' : pathAfterCounting);
  });
  function changeCount(done: number) {
    if (done > count.done) {
      const seconds = timer.read();
      setLastRepAt(seconds);
      countInSession({ ...exerciseOfDay, seconds });
    }
    setCount({ ...noReps, done });
  }
  function finish() {
    const finishedSet = countedSet();
    const exerciseSeconds = exerciseSecondsOf(finishedSet);
    return complete({
      exercise,
      actualReps: count.done,
      movement: isSwapped ? movement : undefined,
      timeSeconds: finishedSet.seconds,
      ...(exerciseSeconds !== undefined && { exerciseSeconds }),
    });
  }
  return (
    <CameraCounting
      movement={movement}
      name={name}
      target={target}
      mostReps={target + mostExtraReps}
      done={count.done}
      caption={captionOf({ name, done: count.done, target })}
      // The camera counts without sets.
      marks={marksOf(target)}
      time={formatDuration(timer.seconds)}
      isBusy={busyExercises.includes(exercise)}
      onWork={timer.run}
      onCount={changeCount}
      onComplete={finish}
    />
  );
}
