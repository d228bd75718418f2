import type { Today } from '@hundred/contract/today';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useAccount } from './account';
import { useCompleteExercise } from './complete-exercise';
import { DayComplete } from './day-complete';
import { OpenDay } from './open-day';
import { RestDay } from './rest-day-view';
import { WaitingDay } from './waiting-day';
import { useWorkoutTimer } from './workout-timer';

const Confetti = lazy(async () => ({ default: (await import('./confetti')).Confetti }));

type Props = { today: Today; completeActions: ReactNode };

/** Picks the look of the day. What is under way (the timer, a request, the confetti) outlives the looks. */
export function TodayView({ today, completeActions }: Props) {
  const { uid } = useAccount();
  const [isCelebrating, setCelebrating] = useState(false);
  const timer = useWorkoutTimer(today, uid);
  const completing = useCompleteExercise(() => setCelebrating(true));
  const news = useRef(false);

  const workout = {
    timer,
    isBusy: completing.isPending,
    onComplete: (exercise: keyof Today['exercises'], actualReps: number | undefined) =>
      completing.mutate({ exercise, actualReps, timeSeconds: timer.read() }),
  };

  if (today.opensOn !== null) return <WaitingDay today={today} opensOn={today.opensOn} />;
  if (today.allCompleted)
    return (
      <>
        {isCelebrating && (
          <Suspense fallback={null}>
            <Confetti onOver={() => setCelebrating(false)} />
          </Suspense>
        )}
        <DayComplete today={today} hasJustEnded={isCelebrating} actions={completeActions} />
      </>
    );
  if (today.isRestDay) return <RestDay today={today} workout={workout} news={news} />;
  return <OpenDay today={today} workout={workout} news={news} />;
}
