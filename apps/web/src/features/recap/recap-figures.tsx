import type { WeekRecap } from '@hundred/domain/recap/week-recap';
import type { ReactNode } from 'react';
import { civilDateFormat, formatNumber } from '../../platform/format/format';
import { text } from './text';

const longWeekday = civilDateFormat({ weekday: 'long' });

/** The rank on the board of everybody, and the one at the recap of the week before if this device stored it. */
export type RecapRank = { rank: number; rankBefore: number | undefined };

/** What was reached in the week. */
export function RecapFigures({ recap, ownRank }: { recap: WeekRecap; ownRank: RecapRank | undefined }) {
  const { reps, extraReps, best, streak, isKeptByRest } = recap;
  return (
    <dl className="grid grid-cols-2 border-t border-line lying:col-start-2 lying:row-span-2 lying:row-start-2 lying:self-start">
      <Figure
        name={text.reps}
        note={extraReps > 0 ? text.extraReps({ reps: formatNumber(extraReps) }) : text.onTarget}
      >
        {formatNumber(reps)}
      </Figure>
      <Figure
        name={text.bestDay}
        note={text.weekdayAndDay({ weekday: longWeekday(best.date), day: formatNumber(best.dayNumber) })}
      >
        {formatNumber(best.reps)}
      </Figure>
      <Figure name={text.streak} note={streakNote(streak, isKeptByRest)}>
        {formatNumber(streak)}
      </Figure>
      {ownRank && <RankFigure {...ownRank} />}
    </dl>
  );
}

function streakNote(streak: number, isKeptByRest: boolean): string {
  if (streak === 0) return text.newStreak;
  return isKeptByRest ? text.keptByRest : text.daysInRow({ days: streak });
}

function RankFigure({ rank, rankBefore }: RecapRank) {
  const placesWon = rankBefore === undefined ? 0 : rankBefore - rank;
  return (
    <Figure name={text.rank} note={rankNote(rank, rankBefore)}>
      {text.rankNumber({ rank: formatNumber(rank) })}
      {placesWon > 0 && (
        <span className="inline-flex items-center gap-1 text-md font-[680] tracking-normal text-done-ink">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 fill-current">
            <path d="M5 1.500 9 8H1z" />
          </svg>
          {formatNumber(placesWon)}
          <span className="sr-only">{text.spokenUp}</span>
        </span>
      )}
    </Figure>
  );
}

/** Going down is said plainly, without a colour. */
function rankNote(rank: number, rankBefore: number | undefined): string {
  if (rankBefore === undefined) return text.onGlobalBoard;
  if (rankBefore === rank) return text.sameRank;
  return rankBefore > rank
    ? text.upFrom({ rank: formatNumber(rankBefore) })
    : text.down({ rank: formatNumber(rankBefore) });
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col border-b border-line py-3.25 short:py-2 lying:py-2.5 ample:py-5 even:border-l even:pl-4 ample:even:pl-6">
      <dt className="label">{name}</dt>
      <dd className="numeral my-1.25 flex items-baseline gap-2 text-[2.125rem] ample:text-[2.75rem] short:my-0.5 short:text-[1.75rem]">
        {children}
      </dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  );
}
