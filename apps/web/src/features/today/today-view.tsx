import type { Today } from '@hundred/contract/today';
import { useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { useAccount } from './account';
import { useCompleteExercise } from './complete-exercise';
import { DayComplete } from './day-complete';
import type { DaySlots } from './day-slots';
import { OpenDay } from './open-day';
import { RestDay } from './rest-day-view';
import { WaitingDay } from './waiting-day';
import { useWorkoutTimer } from './workout-timer';

const Confetti = lazyPart(async () => ({ default: (await import('./confetti')).Confetti }));

type Props = { today: Today; quote: string; slots: DaySlots };

/** Picks the look of the day. What is under way (the timer, a request, the confetti) outlives the looks. */
export function TodayView({ today, quote, slots }: Props) {
  const { uid } = useAccount();
  const [isCelebrating, setCelebrating] = useState(false);
  const timer = useWorkoutTimer(today, uid);
  const { complete, busy } = useCompleteExercise(() => setCelebrating(true));
  const news = useRef(false);

  const workout = {
    timer,
    busy,
    onComplete: (exercise: keyof Today['exercises'], actualReps: number | undefined) =>
      complete({ exercise, actualReps, timeSeconds: timer.read() }),
  };

  if (today.opensOn !== null) return <WaitingDay today={today} opensOn={today.opensOn} slots={slots} />;
  if (today.allCompleted)
    return (
      <>
        {isCelebrating && <Confetti onOver={() => setCelebrating(false)} />}
        <DayComplete today={today} hasJustEnded={isCelebrating} slots={slots} />
      </>
    );
  if (today.isRestDay) return <RestDay today={today} workout={workout} news={news} slots={slots} />;
  return <OpenDay today={today} workout={workout} news={news} quote={quote} slots={slots} />;
}
