import type { Today } from '@hundred/contract/today';
import type { RefObject } from 'react';
import { DayHeading } from './day-heading';
import { ExerciseCards } from './exercise-cards';
import { RestDayOffer } from './rest-day-offer';
import type { Workout } from './workout';
import { WorkoutFigures } from './workout-figures';

type Props = { today: Today; workout: Workout; news: RefObject<boolean> };

export function OpenDay({ today, workout, news }: Props) {
  return (
    <section aria-label={`Day ${today.dayNumber}`}>
      <DayHeading today={today} news={news} />
      <WorkoutFigures today={today} timer={workout.timer} />
      <ExerciseCards today={today} workout={workout} />
      <RestDayOffer today={today} news={news} />
    </section>
  );
}
