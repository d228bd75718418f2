import { exerciseIds, exerciseNames, programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { seasonOneMovements } from '@hundred/domain/movements/movements';
import { quoteFor } from '@hundred/domain/text/quotes';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { cardRows, columnsFor } from '../cards/card-parts';
import { ExerciseCard } from '../cards/exercise-card';
import { DayChip, dayTitle, TextLine, TitleLine } from './day-heading';
import type { DaySlots } from './day-slots';
import { text } from './text/open-day';

type Props = { quote?: string | undefined; slots: DaySlots };

/**
 * Holds the place of the panel part by part, so that nothing moves when it arrives. The title is the most likely one,
 * so that the largest text of the first paint does not wait for an answer. The cards are empty places of Day 1; if the
 * device stored the day, `paint-day.ts` fills them in and makes them readable.
 */
export function TodaySkeleton({ quote = quoteFor(0), slots }: Props) {
  return (
    <>
      <TitleLine title={<h1 className={dayTitle}>{text.title}</h1>}>
        <div aria-hidden="true" data-day-chip className="invisible data-day:visible">
          <DayChip>{text.dayOf({ day: 10, total: programLength, isSeason2: false })}</DayChip>
        </div>
      </TitleLine>
      <TextLine
        line={
          <span
            className="animate-skeleton rounded-1 bg-sunk text-transparent select-none"
            aria-hidden="true"
          >
            {quote}
          </span>
        }
      >
        {slots.reason}
      </TextLine>
      {slots.row}
      {slots.people}
      <SkeletonGroup label={text.loading}>
        <Skeleton className="my-2.5 h-11 max-tablet:mt-1.5 max-tablet:mb-2 max-tablet:h-7.5" />
        <div
          aria-hidden="true"
          inert
          data-exercises
          className={`${cardRows} ${columnsFor('pushups')} ${heldCards}`}
        >
          {exerciseIds.map((id, index) => (
            <ExerciseCard
              key={id}
              id={id}
              movement={seasonOneMovements[id]}
              name={exerciseNames[id]}
              target={seasonOneTarget(1)}
              isNext={index === 0}
              isBusy={false}
              asksAgain={false}
              acts={never}
              openTips={undefined}
              isSwapLocked={false}
              startsSession
              onTips={nothing}
              onSwap={nothing}
              onType={nothing}
              onComplete={nothing}
            />
          ))}
        </div>
      </SkeletonGroup>
      {slots.numbers}
      <Skeleton className="mt-1 h-13 max-tablet:h-12" />
    </>
  );
}

const nothing = () => {};
const never = () => false;

/** Controls appear only when they work, so a filled card shows just its name and figure. */
const heldCards =
  '[&_:is(a,button)]:invisible data-day:[&_h2_button]:visible not-data-day:*:animate-skeleton not-data-day:*:border-transparent not-data-day:*:bg-sunk not-data-day:*:ring-0 not-data-day:*:*:invisible';
