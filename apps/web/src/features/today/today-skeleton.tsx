import { exerciseIds } from '@hundred/domain/days/exercises';
import { quoteFor } from '@hundred/domain/words/quotes';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { DayChip, dayTitle, TitleLine, WordsLine } from './day-heading';
import type { DaySlots } from './day-slots';

type Props = { quote?: string | undefined; slots: DaySlots };

/**
 * Holds the place of the panel, part by part, so that nothing moves when it arrives. The title is what it will most
 * likely be: the largest words of the first paint need not wait for an answer.
 */
export function TodaySkeleton({ quote = quoteFor(0), slots }: Props) {
  return (
    <>
      <TitleLine title={<h1 className={dayTitle}>Today’s Challenge</h1>}>
        <div aria-hidden="true" className="animate-skeleton invisible">
          <DayChip>Day 10 of 100</DayChip>
        </div>
      </TitleLine>
      <WordsLine
        words={
          <span
            className="animate-skeleton rounded-1 bg-sunk text-transparent select-none"
            aria-hidden="true"
          >
            {quote}
          </span>
        }
      >
        {slots.reason}
      </WordsLine>
      {slots.row}
      <SkeletonGroup label="Loading today’s challenge">
        <Skeleton className="my-2.5 h-11 max-tablet:mt-1.5 max-tablet:mb-2" />
        <div className="grid gap-4 max-tablet:gap-2.5 tablet:grid-cols-3">
          {exerciseIds.map((card) => (
            <Skeleton
              key={card}
              className="rounded-4 max-tablet:h-16.5 max-tablet:rounded-[18px] max-tablet:first:h-42 tablet:h-77"
            />
          ))}
        </div>
      </SkeletonGroup>
      {slots.numbers}
      <Skeleton className="mt-1 h-13" />
    </>
  );
}
