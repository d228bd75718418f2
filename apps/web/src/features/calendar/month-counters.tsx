import type { Calendar } from '../../challenge/calendar-view';
import { formatNumber } from '../../platform/format/format';
import { text } from './text';

type Props = { calendar: Calendar | undefined };

/** The counters of the shown month. While they load, their places are held. */
export function MonthCounters({ calendar }: Props) {
  const counters = [
    { name: text.daysComplete, value: calendar?.daysComplete },
    { name: text.daysMissed, value: calendar?.daysMissed },
    { name: text.restDaysUsed, value: calendar?.restDaysUsed },
  ];
  return (
    <dl className="grid grid-cols-[1fr_1fr_1.1fr] divide-x divide-line border-t border-line pt-4.5 max-phone:grid-cols-1 max-phone:divide-x-0 wide:grid-cols-1 wide:divide-x-0 wide:divide-y wide:border-t-0 wide:pt-0">
      {counters.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-2 not-first:pl-4 max-tablet:not-first:pl-3 max-phone:py-3 max-phone:not-first:pl-0 wide:py-5 wide:not-first:pl-0 vast:py-7"
        >
          <dt className="label max-tablet:text-[0.8125rem] max-tablet:whitespace-nowrap max-tablet:font-stretch-[90%]">
            {name}
          </dt>
          <dd className="numeral text-3xl vast:text-[3.5rem]">
            {value === undefined ? '–' : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
