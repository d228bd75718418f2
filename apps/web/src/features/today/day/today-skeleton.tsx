import { type ExerciseId, exerciseIds, exerciseNames, programLength } from '@hundred/domain/days/exercises';
import { seasonOneMovements } from '@hundred/domain/movements/movements';
import { quoteFor } from '@hundred/domain/text/quotes';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { cardRows, columnsFor } from '../cards/card-parts';
import { ExerciseCard } from '../cards/exercise-card';
import { DayChip, dayTitleClasses, TextLine, TitleLine } from './day-heading';
import type { DaySlots } from './day-slots';
import { text } from './text/open-day';

/** The chip is hidden until it is filled. Most day numbers have two digits. */
const dayOfUsualWidth = 10;
/** The cards are grey until they are filled. A target that begins with 1 would be moved to the left. */
const targetOfUsualPlace = 20;

type Props = { quote?: string | undefined; slots: DaySlots };

/**
 * Shown until today has loaded. Every part has the size of the real one, so that nothing moves when it arrives. If the
 * device has stored the day, `paint-day.ts` fills in the chip and the cards before the first paint and sets `data-day`
 * on them.
 */
export function TodaySkeleton({ quote = quoteFor(0), slots }: Props) {
  return (
    <>
      {/* The most likely title, so that the largest text of the first paint does not wait for an answer. */}
      <TitleLine title={<h1 className={dayTitleClasses}>{text.title}</h1>}>
        <div aria-hidden="true" data-day-chip className="invisible data-day:visible">
          <DayChip>{text.dayOf({ day: dayOfUsualWidth, total: programLength, isSeason2: false })}</DayChip>
        </div>
      </TitleLine>
      <TextLine line={<SkeletonText>{quote}</SkeletonText>}>{slots.reason}</TextLine>
      {slots.row}
      {slots.people}
      <SkeletonGroup label={text.loading}>
        <Skeleton className="my-2.5 h-11 max-tablet:mt-1.5 max-tablet:mb-2 max-tablet:h-7.5" />
        <div
          aria-hidden="true"
          inert
          data-exercises
          className={`${cardRows} ${columnsFor('pushups')} ${cardsWithoutControls} ${greyCardsUntilFilled}`}
        >
          {exerciseIds.map((id) => (
            <SkeletonCard key={id} id={id} isNext={id === 'pushups'} />
          ))}
        </div>
      </SkeletonGroup>
      {slots.numbers}
      <Skeleton className="mt-1 h-13 max-tablet:h-12" />
    </>
  );
}

/** A grey bar as long as the text. */
function SkeletonText({ children }: { children: string }) {
  return (
    <span className="animate-skeleton rounded-1 bg-sunk text-transparent select-none" aria-hidden="true">
      {children}
    </span>
  );
}

/** A card whose controls do nothing. */
function SkeletonCard({ id, isNext }: { id: ExerciseId; isNext: boolean }) {
  return (
    <ExerciseCard
      id={id}
      movement={seasonOneMovements[id]}
      name={exerciseNames[id]}
      target={targetOfUsualPlace}
      isNext={isNext}
      isBusy={false}
      asksAgain={false}
      acceptPress={() => false}
      openTipsId={undefined}
      isSwapLocked={false}
      startsSession
      onTips={doNothing}
      onSwap={doNothing}
      onType={doNothing}
      onComplete={doNothing}
    />
  );
}

const doNothing = () => {};

/** Controls appear only when they work, so a filled card shows just its name and figure. */
const cardsWithoutControls = '[&_:is(a,button)]:invisible data-day:[&_h2_button]:visible';

const greyCardsUntilFilled =
  'not-data-day:*:animate-skeleton not-data-day:*:border-transparent not-data-day:*:bg-sunk not-data-day:*:ring-0 not-data-day:*:*:invisible';
