import type { Today } from '@hundred/contract/today';
import type { RefObject } from 'react';
import { ComebackHeading } from './comeback-heading';
import { DayHeading } from './day-heading';
import type { DaySlots } from './day-slots';
import { ExerciseCards } from './exercise-cards';
import { RestDayOffer } from './rest-day-offer';
import { SessionLine } from './session-line';
import type { Workout } from './workout';

type Props = { today: Today; workout: Workout; news: RefObject<boolean>; quote: string; slots: DaySlots };

export function OpenDay({ today, workout, news, quote, slots }: Props) {
  const comeback = slots.comeback === 'unknown' ? undefined : slots.comeback;
  if (comeback)
    return (
      <section aria-label={`Day ${today.dayNumber}`}>
        <ComebackHeading today={today} news={news} membership={slots.membership} reason={slots.reason}>
          {comeback.stillYours}
        </ComebackHeading>
        <ExerciseCards today={today} workout={workout} isInTens />
        <SessionLine today={today} timer={workout.timer} />
        <p className="text-[1.0625rem] leading-[1.4] text-ink-2 max-tablet:text-md">{quote}</p>
        {slots.numbers}
        <RestDayOffer today={today} news={news} />
      </section>
    );
  return (
    <section aria-label={`Day ${today.dayNumber}`}>
      <DayHeading today={today} news={news} membership={slots.membership} reason={slots.reason}>
        {quote}
      </DayHeading>
      {slots.row}
      <SessionLine today={today} timer={workout.timer} />
      <ExerciseCards today={today} workout={workout} />
      {slots.numbers}
      <RestDayOffer today={today} news={news} />
    </section>
  );
}
