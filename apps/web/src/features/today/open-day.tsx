import type { Today } from '@hundred/contract/today';
import type { HundredDays } from '../../ui/hundred-grid/geometry';
import { DayHeading } from './day-heading';
import { DayRowAbove, DayRowBelow } from './day-row';
import { ExerciseCards } from './exercise-cards';
import { RestDayOffer } from './rest-day-offer';
import type { Workout } from './workout';
import { WorkoutFigures } from './workout-figures';

type Props = { today: Today; days: HundredDays | undefined; workout: Workout };

export function OpenDay({ today, days, workout }: Props) {
  return (
    <section aria-label={`Day ${today.dayNumber}`}>
      <DayRowAbove days={days} />
      <DayHeading today={today} />
      <WorkoutFigures today={today} timer={workout.timer} />
      <ExerciseCards today={today} workout={workout} />
      <RestDayOffer today={today} />
      <DayRowBelow days={days} />
    </section>
  );
}
