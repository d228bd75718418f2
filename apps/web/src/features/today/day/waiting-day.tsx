import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { amountText } from '@hundred/domain/movements/amount-text';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { MovementFigure } from '../../../ui/figures/movement-figure';
import { DayHeading } from './day-heading';
import type { DaySlots } from './day-slots';
import { movementOf } from './day-state';
import { formatWeekday } from './next-opening';
import { text } from './text/other-days';

type Props = { today: Today; opensOn: string; slots: DaySlots };

/**
 * A new run that began on a date on which a day of the earlier run was done. It opens tomorrow, because a date has one
 * challenge day.
 */
export default function WaitingDay({ today, opensOn, slots }: Props) {
  return (
    <section aria-label={text.startsTomorrow}>
      <DayHeading today={today} title={text.startsTomorrow} membership={slots.membership}>
        {text.startsTomorrowReason({ date: formatWeekday(opensOn) })}
      </DayHeading>
      <Card className="mt-6">
        <h2 className="text-lg">{text.firstDay}</h2>
        <ul className="mt-3 grid gap-2 tablet:grid-cols-3">
          {exerciseIds.map((id) => (
            <li key={id} className="flex items-center gap-3">
              <MovementFigure movement={movementOf(today, id)} size={34} />
              <span>
                {amountText(movementOf(today, id), today.exercises[id].target, formatNumber)}{' '}
                {today.exercises[id].name}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {slots.numbers}
    </section>
  );
}
