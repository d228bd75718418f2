import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { AskedDate, WeekRecap } from '@hundred/domain/recap/week-recap';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { civilDateFormat, civilRangeFormat, formatNumber } from '../../platform/format/format';
import { Button, ButtonLink, iconButtonClasses } from '../../ui/button';
import { DateLook, type DateState } from '../../ui/hundred-grid/date-look';
import { Icon } from '../../ui/icon';
import { text } from './text';

const rangeOf = civilRangeFormat({ month: 'short', day: 'numeric' });
const shortWeekday = civilDateFormat({ weekday: 'short' });
const longWeekday = civilDateFormat({ weekday: 'long' });

/** The place on the board of everybody, and the one a week ago if this device knows it. */
export type Place = { rank: number; before: number | undefined };

type Props = {
  recap: WeekRecap;
  today: string;
  place: Place | undefined;
  /** The day that is still open; undefined once it is done. */
  openDay: number | undefined;
  onShare: () => void;
};

/** The week that is over, on one screen. */
export function RecapPage({ recap, today, place, openDay, onShare }: Props) {
  return (
    <main className="mx-auto grid min-h-svh max-w-[32.5rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_auto_1fr_auto] px-4 pt-[calc(8px+env(safe-area-inset-top))] pb-[calc(16px+env(safe-area-inset-bottom))]">
      <div className="-mr-2.5 flex items-center justify-between text-md font-[600] text-ink-2">
        {text.weekOf({ dates: rangeOf(recap.from, recap.to) })}
        <Link to="/dashboard" aria-label={text.close} className={iconButtonClasses}>
          <Icon name="cross" />
        </Link>
      </div>
      <h1 className="mt-3.5 flex flex-wrap items-baseline gap-x-3 text-[2rem] tracking-[-.03em]">
        <b className="numeral -ml-[.03em] text-[9rem] leading-[.76] font-[820] tracking-[-.055em]">
          {formatNumber(recap.completed)}
        </b>{' '}
        {text.ofSevenDays}
      </h1>
      <WeekStrip recap={recap} />
      <Figures recap={recap} place={place} />
      <Ahead ahead={recap.ahead} today={today} />
      <div className="sticky bottom-0 mt-1 grid grid-cols-[1fr_1.9fr] gap-2 bg-paper py-2">
        <Button icon="share" onClick={onShare} className="min-h-16 rounded-3 px-3! text-[1.0625rem]">
          {text.share}
        </Button>
        <ButtonLink
          to="/dashboard"
          look={openDay === undefined ? 'ink' : 'next'}
          className="min-h-16 rounded-3 text-[1.0625rem]"
        >
          {openDay === undefined ? text.done : text.startDay({ day: formatNumber(openDay) })}
        </ButtonLink>
      </div>
    </main>
  );
}

const stateOf = (status: WeekRecap['days'][number]): DateState =>
  status === null || status === 'open' ? 'future' : status;

function WeekStrip({ recap: { days, from } }: { recap: WeekRecap }) {
  const states = days.map(stateOf);
  return (
    <ol className="mt-6.5 mb-5 flex justify-between max-tablet:mb-4">
      {states.map((state, index) => {
        const date = addDays(from, index);
        const isLinked = isActive(state) && isActive(states[index + 1]);
        return (
          <li key={date} className="grid w-[11.6%] justify-items-center gap-2">
            <span
              className={`relative grid aspect-square w-full place-items-center rounded-[21%] ${state === 'rest' ? 'bg-rest-soft p-[21%]' : ''}`}
            >
              {isLinked && (
                // As wide as the gap to the next cell.
                <i aria-hidden="true" className="absolute top-[41%] left-full h-[18%] w-[28%] bg-done" />
              )}
              <DateLook state={state} size={42} className="h-auto w-full" />
            </span>
            <span className="text-[.8125rem] font-[580] text-ink-3">
              {shortWeekday(date)}
              <span className="sr-only">{text.spokenStates[state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A streak goes on over completed and rest days. */
const isActive = (state: DateState | undefined) => state === 'complete' || state === 'rest';

function Figures({ recap, place }: { recap: WeekRecap; place: Place | undefined }) {
  const { reps, extraReps, best, streak, isKeptByRest } = recap;
  return (
    <dl className="grid grid-cols-2 border-t border-line">
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
  const won = before === undefined ? 0 : before - rank;
  return (
    <Figure name={text.rank} note={placeNote(rank, before)}>
      {text.rankNumber({ rank: formatNumber(rank) })}
      {won > 0 && (
        <span className="inline-flex items-center gap-1 text-md font-[680] tracking-normal text-done-ink">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 fill-current">
            <path d="M5 1.500 9 8H1z" />
          </svg>
          {formatNumber(won)}
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
    : text.down({ places: formatNumber(rank - before) });
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col border-b border-line py-3.25 even:border-l even:pl-4">
      <dt className="label">{name}</dt>
      <dd className="numeral my-1.25 flex items-baseline gap-2 text-[2.125rem]">{children}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  );
}

function Ahead({ ahead, today }: { ahead: readonly AskedDate[]; today: string }) {
  if (ahead.every(({ targets }) => targets === null)) return <div />;
  // One figure for each exercise if the three are equal, otherwise their sum.
  const isEven = ahead.every(({ targets }) => !targets || new Set(Object.values(targets)).size === 1);
  return (
    <section aria-labelledby="next-week" className="self-center py-3.5">
      <h2 id="next-week" className="mb-2.5 flex items-baseline justify-between gap-4 text-lg">
        {today === ahead[0]?.date && ahead.length === 7 ? text.nextWeek : text.thisWeek}
        <span className="text-sm font-[430] text-ink-2">
          {isEven ? text.ofEachExercise : text.repsInTotal}
        </span>
      </h2>
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {ahead.map(({ date, targets }) => (
          <li
            key={date}
            className={`grid justify-items-center gap-1 rounded-2 border bg-surface pt-2 pb-2.25 text-xs font-[580] ${date === today ? 'border-ink text-ink ring-[1.5px] ring-ink' : 'border-line text-ink-3'}`}
          >
            {date === today ? text.today : shortWeekday(date)}
            <b className="text-[1.25rem] leading-none font-[780] tracking-[-.03em] text-ink">
              {targets ? formatNumber(isEven ? targets.pushups : sumOf(targets)) : '–'}
            </b>
            {!targets && <span className="sr-only">{text.noTraining}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const sumOf = (targets: NonNullable<AskedDate['targets']>) =>
  exerciseIds.reduce((sum, id) => sum + targets[id], 0);
