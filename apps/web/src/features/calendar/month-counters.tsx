import { formatNumber } from '../../platform/format';
import type { Calendar } from './calendar-query';

type Props = { calendar: Calendar | undefined };

/** For the month shown. While it loads their places are held. */
export function MonthCounters({ calendar }: Props) {
  const counters = [
    { name: 'Days Complete', value: calendar?.daysComplete },
    { name: 'Days Missed', value: calendar?.daysMissed },
    { name: 'Rest Days Used', value: calendar?.restDaysUsed },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-t border-line pt-4.5 wide:grid-cols-1 wide:divide-x-0 wide:divide-y wide:pt-0">
      {counters.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse gap-2 not-first:pl-4 wide:py-5 wide:not-first:pl-0">
          <dt className="label">{name}</dt>
          <dd className="numeral text-3xl">{value === undefined ? '–' : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
