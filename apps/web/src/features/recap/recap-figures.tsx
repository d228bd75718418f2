import type { WeekRecap } from '@hundred/domain/recap/week-recap';
import type { ReactNode } from 'react';
import { civilDateFormat, formatNumber } from '../../platform/format/format';
import { text } from './text';

const longWeekday = civilDateFormat({ weekday: 'long' });

/** The rank on the board of everybody, and the one a week ago if this device stored it. */
export type Place = { rank: number; before: number | undefined };

/** What was reached in the week. */
export function RecapFigures({ recap, place }: { recap: WeekRecap; place: Place | undefined }) {
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
      {place && <PlaceFigure {...place} />}
    </dl>
  );
}

function streakNote(streak: number, isKeptByRest: boolean): string {
  if (streak === 0) return text.newStreak;
  return isKeptByRest ? text.keptByRest : text.daysInRow({ days: streak });
}

function PlaceFigure({ rank, before }: Place) {
  const placesWon = before === undefined ? 0 : before - rank;
  return (
    <Figure name={text.rank} note={placeNote(rank, before)}>
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
function placeNote(rank: number, before: number | undefined): string {
  if (before === undefined) return text.onGlobalBoard;
  if (before === rank) return text.sameRank;
  return before > rank
    ? text.upFrom({ rank: formatNumber(before) })
    : text.down({ rank: formatNumber(before) });
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col border-b border-line py-3.25 short:py-2 lying:py-2.5 even:border-l even:pl-4">
      <dt className="label">{name}</dt>
      <dd className="numeral my-1.25 flex items-baseline gap-2 text-[2.125rem] short:my-0.5 short:text-[1.75rem]">
        {children}
      </dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  );
}
