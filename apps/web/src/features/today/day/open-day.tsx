import type { Today } from '@hundred/contract/today';
import type { RefObject } from 'react';
import { ExerciseCards } from '../cards/exercise-cards';
import type { Workout } from '../cards/workout';
import { RestDayOffer } from '../rest-day/rest-day-offer';
import { DayHeading } from './day-heading';
import type { DaySlots } from './day-slots';
import { SessionLine } from './session-line';
import { text } from './text/open-day';

export type OpenDayProps = {
  today: Today;
  workout: Workout;
  /** Set to true when the person changes the state of the day by a press, so that the next title takes the focus. */
  changedByPress: RefObject<boolean>;
  quote: string;
  slots: DaySlots;
};

/** A day with exercises to do. */
export function OpenDay({ today, workout, changedByPress, quote, slots }: OpenDayProps) {
  return (
    <section aria-label={text.day({ day: today.dayNumber })}>
      <DayHeading
        today={today}
        changedByPress={changedByPress}
        membership={slots.membership}
        reason={slots.reason}
      >
        {quote}
      </DayHeading>
      {slots.row}
      {slots.people}
      <SessionLine today={today} timer={workout.timer} />
      <ExerciseCards today={today} workout={workout} />
      {slots.numbers}
      <RestDayOffer today={today} changedByPress={changedByPress} />
    </section>
  );
}
