import { DateLook } from '../../ui/hundred-grid/date-look';
import { text } from './text';

const states = ['complete', 'partial', 'missed', 'rest'] as const;

/** What the marks of the dates mean. */
export function CalendarLegend() {
  return (
    <ul
      aria-label={text.legend}
      className="flex flex-wrap justify-between gap-x-2 gap-y-1.5 px-1 text-[0.8125rem] font-[520] text-ink-2 tablet:justify-start tablet:gap-x-6"
    >
      {states.map((state) => (
        <li key={state} className="inline-flex items-center gap-[7px]">
          <DateLook state={state} size={18} />
          {text.statuses[state]}
        </li>
      ))}
    </ul>
  );
}
