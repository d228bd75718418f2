import { ExerciseCards } from '../cards/exercise-cards';
import { DayMark, titleOf, useFocusOnChange } from '../day/day-heading';
import type { LastingFigures } from '../day/day-slots';
import type { OpenDayProps } from '../day/open-day';
import { SessionLine } from '../day/session-line';
import { RestDayOffer } from '../rest-day/rest-day-offer';
import { StillYours } from './still-yours';
import { text } from './text';

type Props = OpenDayProps & { figures: LastingFigures | undefined };

/** The open day of a person who was away, with the welcome and the first ten reps on top. */
export default function ComebackDay({ today, workout, changedByPress, quote, slots, figures }: Props) {
  return (
    <section aria-label={text.day({ day: today.dayNumber })}>
      <ComebackHeading today={today} changedByPress={changedByPress} slots={slots} figures={figures} />
      <ExerciseCards today={today} workout={workout} hasSetsOfTen />
      <SessionLine today={today} timer={workout.timer} />
      <p className="text-[1.0625rem] leading-[1.4] text-ink-2 max-tablet:-mt-1 max-tablet:text-md">{quote}</p>
      {slots.numbers}
      <RestDayOffer today={today} changedByPress={changedByPress} />
    </section>
  );
}

/** The welcome takes the place of the title, which follows below it. */
function ComebackHeading({ today, changedByPress, slots, figures }: Omit<Props, 'workout' | 'quote'>) {
  const heading = useFocusOnChange(changedByPress);
  return (
    <header>
      <div className="grid items-end gap-x-8 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <h1
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-32 text-[min(8vw,2.25rem)] leading-[1.04] tablet:text-[clamp(2rem,.8rem+2.1vw,3.25rem)]"
        >
          {`${text.welcome} `}
          <span className="block text-ink-2">{text.placeKept({ day: today.dayNumber })}</span>
        </h1>
        <StillYours figures={figures} />
        <div className="col-span-full mt-2.5 max-tablet:mt-2">{slots.reason}</div>
      </div>
      <div className="mt-3.5 mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 max-tablet:mt-2 max-tablet:mb-2 max-tablet:justify-between">
        <h2 className="max-tablet:text-lg">{titleOf(today)}</h2>
        <DayMark today={today} membership={slots.membership} />
      </div>
    </header>
  );
}
