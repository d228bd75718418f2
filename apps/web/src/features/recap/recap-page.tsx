import { addDays } from '@hundred/domain/days/civil-date';
import type { WeekRecap } from '@hundred/domain/recap/week-recap';
import { Link } from 'react-router';
import { civilDateFormat, civilRangeFormat, formatNumber } from '../../platform/format/format';
import { Button, ButtonLink, iconButtonClasses } from '../../ui/button';
import { DateLook, type DateState } from '../../ui/hundred-grid/date-look';
import { Icon } from '../../ui/icon';
import { RecapFigures, type RecapRank } from './recap-figures';
import { text } from './text';
import { WeekAhead } from './week-ahead';

const rangeOf = civilRangeFormat({ month: 'short', day: 'numeric' });
const shortWeekday = civilDateFormat({ weekday: 'short' });

type Props = {
  recap: WeekRecap;
  today: string;
  ownRank: RecapRank | undefined;
  /** The day that is still open; undefined once it is done. */
  openDay: number | undefined;
  /** Rest days and days that are not open yet are not done. */
  isTodayDone: boolean;
  onShare: () => void;
};

/** The week that is over, on one screen. */
export function RecapPage({ recap, today, ownRank, openDay, isTodayDone, onShare }: Props) {
  return (
    <main className="mx-auto grid min-h-svh max-w-[32.5rem] ample:max-w-[42rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_auto_1fr_auto] px-4 pt-[calc(8px+env(safe-area-inset-top))] pb-[calc(16px+env(safe-area-inset-bottom))] tablet:grid-rows-[none] tablet:content-center short:pb-2 lying:max-w-none lying:grid-cols-2 lying:grid-rows-[auto_auto_1fr_auto] lying:content-stretch lying:gap-x-8 lying:pr-[max(1.5rem,env(safe-area-inset-right))] lying:pb-2 lying:pl-[max(1.5rem,env(safe-area-inset-left))]">
      <div className="-mr-2.5 flex lying:col-span-2 lying:-mb-3 items-center justify-between text-md font-[600] text-ink-2">
        {text.weekOf({ dates: rangeOf(recap.from, recap.to) })}
        <Link to="/dashboard" aria-label={text.close} className={iconButtonClasses}>
          <Icon name="cross" />
        </Link>
      </div>
      <h1 className="mt-3.5 flex flex-wrap items-baseline gap-x-3 text-[2rem] tracking-[-.03em] short:mt-2 lying:mt-0 ample:text-[2.75rem]">
        <b className="numeral -ml-[.03em] text-[9rem] ample:text-[12rem] leading-[.76] font-[820] tracking-[-.055em] short:text-[6.25rem] lying:text-[6rem]">
          {formatNumber(recap.completed)}
        </b>{' '}
        {text.ofSevenDays}
      </h1>
      <WeekStrip recap={recap} />
      <RecapFigures recap={recap} ownRank={ownRank} />
      <WeekAhead dates={recap.ahead} today={today} isTodayDone={isTodayDone} />
      <div className="sticky bottom-0 mt-1 grid grid-cols-[1fr_1.9fr] gap-2 bg-paper py-2 tablet:mt-2 short:mt-0 lying:static lying:mt-0 lying:self-end">
        <Button
          icon="share"
          onClick={onShare}
          className="min-h-16 rounded-3 px-3! text-[1.0625rem] short:min-h-14 lying:min-h-12"
        >
          {text.share}
        </Button>
        <ButtonLink
          to="/dashboard"
          look={openDay === undefined ? 'ink' : 'next'}
          className="min-h-16 rounded-3 text-[1.0625rem] short:min-h-14 lying:min-h-12"
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
    <ol className="mt-6.5 mb-5 flex justify-between ample:mt-10 ample:mb-7 max-tablet:mb-4 short:mt-4.5 short:mb-3 lying:mt-4 lying:mb-0">
      {states.map((state, index) => {
        const date = addDays(from, index);
        const isLinked = isActive(state) && isActive(states[index + 1]);
        return (
          <li key={date} className="grid w-[11.6%] justify-items-center gap-2">
            <span
              className={`relative grid aspect-square w-full place-items-center rounded-[21%] ${state === 'rest' ? 'bg-rest-soft p-[21%]' : ''}`}
            >
              {isLinked && (
                // As wide as the gap to the next cell, and a pixel into both, so that no light shows between them.
                <i
                  aria-hidden="true"
                  className="absolute top-[41%] -right-[calc(28%+1px)] h-[18%] w-[calc(28%+2px)] bg-done"
                />
              )}
              <DateLook state={state} size={42} className="h-auto w-full" />
            </span>
            <span className="text-[.8125rem] font-[580] text-ink-3 ample:text-md">
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
