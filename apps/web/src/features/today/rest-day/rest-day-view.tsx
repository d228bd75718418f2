import type { Today } from '@hundred/contract/today';
import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { useHeldFocus } from '../../../ui/focus/use-held-focus';
import { DateLook } from '../../../ui/hundred-grid/date-look';
import { ExerciseCards } from '../cards/exercise-cards';
import type { Workout } from '../cards/workout';
import { DayHeading } from '../day/day-heading';
import type { DaySlots } from '../day/day-slots';
import { doneCount } from '../day/day-state';
import { SessionLine } from '../day/session-line';
import { dayWaitsText, restDaysLeftText, useRestDay } from './rest-day';
import { text } from './text/rest-day';

type Props = { today: Today; workout: Workout; changedByPress: RefObject<boolean>; slots: DaySlots };

/**
 * A rest day asks for nothing. The person can undo it or do the three exercises all the same. A weekday off
 * comes from the plan and was not taken by the person, so it cannot be undone.
 */
export default function RestDay({ today, workout, changedByPress, slots }: Props) {
  const hasBegun = doneCount(today) > 0;
  const focusProps = useHeldFocus();
  const [wantsWorkout, setWantsWorkout] = useState(false);
  const restMutation = useRestDay(() => {
    changedByPress.current = true;
  });
  const { dayNumber, currentStreak, isScheduledRest } = today;
  const showsCards = hasBegun || wantsWorkout;
  const title = isScheduledRest ? text.weekdayOffTitle : text.title;
  return (
    <section aria-label={title}>
      <DayHeading today={today} title={title} changedByPress={changedByPress} membership={slots.membership}>
        {isScheduledRest ? text.weekdayOff({ day: dayNumber }) : `${text.nothingToDo} ${dayWaitsText(today)}`}
      </DayHeading>
      {slots.row}
      <Card className="mt-6 flex gap-4 border-transparent! bg-rest-soft! max-tablet:mt-4 max-tablet:flex-col tablet:min-h-75 tablet:items-center tablet:gap-10 tablet:px-10! desktop:gap-12 desktop:px-14!">
        <span className="grid size-14 flex-none place-items-center rounded-2 bg-surface tablet:size-40 tablet:rounded-4">
          <DateLook state="rest" size={34} className="tablet:size-24" />
        </span>
        <div {...focusProps} className="grid gap-1">
          <h2 className="text-xl tablet:text-[2rem] tablet:leading-tight">{streakText(currentStreak)}</h2>
          <p className="text-ink-2">
            {isScheduledRest ? text.weekdayOffCost : restDaysLeftText(today.restDaysLeft)}
          </p>
          {showsCards && (
            <p className="text-ink-2">
              {isScheduledRest || today.restDaysLeft === null
                ? text.workoutCounts({ day: dayNumber })
                : text.workoutReturns({ day: dayNumber })}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            {!hasBegun && !isScheduledRest && (
              <Button
                look="line"
                size="small"
                busy={restMutation.isPending}
                busyText={text.takingBack}
                onClick={() => restMutation.mutate('take-back')}
              >
                {text.takeBack}
              </Button>
            )}
            {!showsCards && (
              <Button look="text" size="small" onClick={() => setWantsWorkout(true)}>
                {text.workOut}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {showsCards && (
        <>
          <SessionLine today={today} timer={workout.timer} />
          <ExerciseCards today={today} workout={workout} />
        </>
      )}
      {slots.numbers}
    </section>
  );
}

const streakText = (days: number): string => (days === 0 ? text.restWell : text.streakKept({ days }));
