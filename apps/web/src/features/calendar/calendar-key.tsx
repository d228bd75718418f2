import { DateLook, type DateState } from '../../ui/hundred-grid/date-look';

const entries: ReadonlyArray<{ state: DateState; name: string }> = [
  { state: 'complete', name: 'Complete' },
  { state: 'partial', name: 'Partial' },
  { state: 'missed', name: 'Missed' },
  { state: 'rest', name: 'Rest Day' },
];

export function CalendarKey() {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap justify-between gap-x-2 gap-y-1.5 px-1 text-[0.8125rem] font-[520] text-ink-2 tablet:justify-start tablet:gap-x-6"
    >
      {entries.map(({ state, name }) => (
        <li key={name} className="inline-flex items-center gap-[7px]">
          <DateLook state={state} size={18} />
          {name}
        </li>
      ))}
    </ul>
  );
}
