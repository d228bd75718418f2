import type { Today } from '@hundred/contract/today';
import { DayHeading } from './day-heading';
import { ExerciseCards } from './exercise-cards';
import { RestDayOffer } from './rest-day-offer';
import type { Workout } from './workout';
import { WorkoutFigures } from './workout-figures';

type Props = { today: Today; workout: Workout };

export function OpenDay({ today, workout }: Props) {
  return (
    <section aria-label={`Day ${today.dayNumber}`}>
      <DayHeading today={today} />
      <WorkoutFigures today={today} timer={workout.timer} />
      <ExerciseCards today={today} workout={workout} />
      <RestDayOffer today={today} />
    </section>
  );
}
