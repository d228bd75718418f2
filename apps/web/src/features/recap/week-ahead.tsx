import { exerciseIds } from '@hundred/domain/days/exercises';
import type { AskedDate } from '@hundred/domain/recap/week-recap';
import { civilDateFormat, formatNumber } from '../../platform/format/format';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { text } from './text';

const shortWeekday = civilDateFormat({ weekday: 'short' });

type Props = { dates: readonly AskedDate[]; today: string; isTodayDone: boolean };

/** What the next days ask for. If they ask for nothing, an empty element fills its row of the page's grid. */
export function WeekAhead({ dates, today, isTodayDone }: Props) {
  if (dates.every(({ targets }) => targets === null)) return <div />;
  // One figure for each exercise if the three are equal, otherwise their sum.
  const isEven = dates.every(({ targets }) => !targets || new Set(Object.values(targets)).size === 1);
  const isWholeWeek = today === dates[0]?.date && dates.length === 7;
  return (
    <section
      aria-labelledby="next-week"
      className="self-center py-3.5 tablet:pt-5 ample:py-8 short:py-2 lying:self-end lying:py-2"
    >
      <h2 id="next-week" className="mb-2.5 flex items-baseline justify-between gap-4 text-lg">
        {isWholeWeek ? text.nextWeek : text.thisWeek}
        <span className="text-sm font-[430] text-ink-2">
          {isEven ? text.ofEachExercise : text.repsInTotal}
        </span>
      </h2>
      <ol className={classNames('grid auto-cols-fr grid-flow-col', dates.length > 4 ? 'gap-1' : 'gap-2')}>
        {dates.map(({ date, targets }) => {
          const isToday = date === today;
          const isDone = isToday && isTodayDone;
          return (
            <li
              key={date}
              className={classNames(
                'grid justify-items-center gap-1 rounded-2 border pt-2 pb-2.25 text-xs font-[580] ample:py-3 ample:text-sm',
                isDone && 'border-done bg-done text-on-done',
                isToday && !isDone && 'border-ink bg-surface text-ink ring-[1.5px] ring-ink',
                !isToday && 'border-line bg-surface text-ink-3',
              )}
            >
              {isToday ? text.today : shortWeekday(date)}
              {isDone ? (
                <>
                  <Icon name="check" size={20} />
                  <span className="sr-only">{text.spokenStates.complete}</span>
                </>
              ) : (
                <b className="text-[1.25rem] leading-none font-[780] tracking-[-.03em] text-ink">
                  {targets ? formatNumber(isEven ? targets.pushups : sumOf(targets)) : '–'}
                </b>
              )}
              {!targets && <span className="sr-only">{text.noTraining}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const sumOf = (targets: NonNullable<AskedDate['targets']>) =>
  exerciseIds.reduce((sum, id) => sum + targets[id], 0);
