import type { Today } from '@hundred/contract/today';
import { type Race, repsBetween } from '@hundred/domain/ranking/race';
import { formatNumber } from '../../../platform/format/format';
import { insertElements } from '../../../ui/language/insert-elements';
import type { BoardEntry } from '../board-queries';
import { text } from '../text';
import { DayLink, useWorthOfToday } from './day-link';
import { nameOf, RacePicture } from './race-picture';

type Props = { race: Race<BoardEntry>; today: Today | undefined };

/**
 * The gap to the next person ahead, or to the one behind if nobody is ahead, and what today is worth. Renders nothing if
 * nobody else is on the board.
 */
export function RacePanel({ race, today }: Props) {
  const { me, next, behind } = race;
  const other = next ?? behind;
  const worth = useWorthOfToday(today);
  if (!other) return null;
  const gap = repsBetween(me, other);
  const distance = { reps: gap, rank: formatNumber(other.rank) };
  const name = nameOf(other);
  return (
    <section
      aria-label={text.race}
      className="mb-3 grid items-center gap-x-10 gap-y-2 rounded-4 border border-line bg-surface px-4 pt-3.5 pb-3 max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-3 desktop:grid-cols-[auto_minmax(0,1fr)_auto] desktop:px-6 desktop:py-5 max-phone:grid-cols-1 tablet:max-desktop:grid-cols-[minmax(0,1fr)_auto] vast:sticky vast:top-6 vast:col-start-2 vast:mt-13 vast:grid-cols-1 vast:gap-y-5 vast:self-start"
    >
      <div className="max-desktop:contents">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-lg leading-tight desktop:text-[1.25rem]">
          {insertElements(next ? text.repsToRank(distance) : text.repsAheadOfRank(distance), {
            reps: (
              <span className="numeral text-[3rem] leading-[0.85] desktop:text-[3.5rem]">
                {formatNumber(gap)}
              </span>
            ),
          })}
        </h2>
        <p className="col-span-full row-start-2 text-sm wrap-anywhere text-ink-2 desktop:mt-2 desktop:text-md">
          {next ? text.isNext({ name }) : text.isBehindYou({ name })} {today && todayText(today, worth)}
        </p>
      </div>
      <RacePicture race={race} worth={worth} />
      <DayLink
        today={today}
        className="col-start-2 row-start-1 max-tablet:px-4 max-phone:col-start-1 max-phone:row-start-4 desktop:col-start-3 vast:col-start-1 vast:row-start-auto"
      />
    </section>
  );
}

function todayText(today: Today, worth: number): string {
  const { dayNumber, allCompleted } = today;
  if (allCompleted) return text.dayDone;
  return worth === 0 ? '' : text.finishToAdd({ day: dayNumber, reps: worth });
}
