import type { Today } from '@hundred/contract/today';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { useAccount } from './account';
import { useCompleteExercise } from './complete-exercise';
import { DayComplete } from './day-complete';
import { OpenDay } from './open-day';
import { RestDay } from './rest-day-view';
import { WaitingDay } from './waiting-day';
import { useWorkoutTimer } from './workout-timer';

const Confetti = lazyPart(async () => ({ default: (await import('./confetti')).Confetti }));

type Props = { today: Today; completeActions: ReactNode };

/** Picks the look of the day. What is under way (the timer, a request, the confetti) outlives the looks. */
export function TodayView({ today, completeActions }: Props) {
  const { uid } = useAccount();
  const [isCelebrating, setCelebrating] = useState(false);
  const timer = useWorkoutTimer(today, uid);
  const { complete, busy } = useCompleteExercise(() => setCelebrating(true));

  const workout = {
    timer,
    busy,
    onComplete: (exercise: keyof Today['exercises'], actualReps: number | undefined) =>
      complete({ exercise, actualReps, timeSeconds: timer.read() }),
  };

  if (today.opensOn !== null) return <WaitingDay today={today} opensOn={today.opensOn} />;
  if (today.allCompleted)
    return (
      <>
        {isCelebrating && <Confetti onOver={() => setCelebrating(false)} />}
        <DayComplete today={today} hasJustEnded={isCelebrating} actions={completeActions} />
      </>
    );
  if (today.isRestDay) return <RestDay today={today} workout={workout} />;
  return <OpenDay today={today} workout={workout} />;
}
