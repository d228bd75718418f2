import type { Today } from '@hundred/contract/today';
import { formatNumber } from '../../platform/format/format';
import { type BoardEntry, topRanks } from './board-queries';
import { PersonPicture } from './person-picture';
import { DayLink } from './race/day-link';
import { RankChange } from './rank-change';
import { text } from './text';

/** The person's place stays in sight at the lower edge while the rows scroll past. No row shows below it. */
const placeClasses =
  'after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-4 after:bg-paper shadow-[0_1rem_0_var(--color-paper)] sticky bottom-4 z-1 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-3 bg-sunk py-3.5 pr-7 pl-6 inset-ring-2 inset-ring-ink max-tablet:bottom-[calc(var(--bar-height)+10px+env(safe-area-inset-bottom))] max-tablet:gap-x-2 max-tablet:py-3 max-tablet:pr-3.5 max-tablet:pl-3';

/** The person's own rank, where the rows above do not list it. */
export function YourPosition({ rank, own }: { rank: number; own: BoardEntry | undefined }) {
  return (
    <section aria-label={text.yourPosition} className={placeClasses}>
      {own && <PersonPicture entry={own} className="h-[37px] w-9" />}
      <div className="min-w-0 flex-1">
        <p className="text-lg leading-tight font-[760]">{text.position({ rank: formatNumber(rank) })}</p>
        <p className="text-md text-ink-2 max-tablet:text-[0.8125rem]">
          {rank > topRanks ? text.reachTopTen : text.sharedRank}
        </p>
      </div>
      {own && (
        <>
          <RankChange entry={own} />
          <span className="numeral text-[1.5rem] max-tablet:text-[1.25rem]">
            <span aria-hidden="true">{formatNumber(own.totalRepsCompleted)}</span>
            <span className="sr-only">{text.reps({ reps: own.totalRepsCompleted })}</span>
          </span>
        </>
      )}
    </section>
  );
}

/** Says what puts the person on this board. */
export function NotListedYet({ today }: { today: Today | undefined }) {
  return (
    <section aria-label={text.yourPosition} className={placeClasses}>
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-lg leading-tight font-[760]">{text.notListed}</p>
        <p className="text-md text-ink-2 max-tablet:text-[0.8125rem]">{text.notListedHint}</p>
      </div>
      <DayLink today={today} className="max-tablet:px-4" />
    </section>
  );
}
