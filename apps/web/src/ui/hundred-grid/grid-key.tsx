import type { ReactNode } from 'react';
import { cell, cellRadius, type HundredDays, todayFill } from './geometry';
import { Check } from './grid-shapes';
import { foldOutline } from './outlines';
import { pagePaint as paint } from './paint';
import { text } from './text';

/** Each drawing has the units of the grid; a wide one is two cells with the gap between them. */
type Entry = { id: keyof typeof text.key; drawing?: ReactNode; wide?: boolean };

const entries: Entry[] = [
  { id: 'complete', drawing: <rect width={cell} height={cell} rx={cellRadius} fill={paint.done} /> },
  { id: 'today' },
  { id: 'future', drawing: <circle cx={5} cy={5} r={1.5} fill={paint.future} /> },
  {
    id: 'streak',
    wide: true,
    drawing: (
      <>
        <rect x={8} y={4} width={8} height={2} fill={paint.done} />
        <rect width={cell} height={cell} rx={cellRadius} fill={paint.done} />
        <rect x={14} width={cell} height={cell} rx={cellRadius} fill={paint.done} />
      </>
    ),
  },
  { id: 'rest', drawing: <rect x={1.5} y={1.5} width={7} height={7} rx={2.4} fill={paint.rest} /> },
  { id: 'missed', drawing: <rect x={4} y={-1} width={2} height={12} rx={1} fill={paint.missed} /> },
];

/** For a person who comes back: without what is missed, lost or still ahead. */
const entriesOfReturn = entries.filter(({ id }) => ['complete', 'today', 'rest'].includes(id));

/** The mark of the gap that the person comes back from. */
const fold = (
  <path
    d={foldOutline}
    transform="translate(1.4 0) scale(1.5)"
    fill="none"
    stroke={paint.future}
    strokeWidth={1.1}
    strokeLinecap="round"
  />
);

/** Today as the grid draws it: in its accent, done or at rest. */
function TodayCell({ days }: { days: HundredDays | undefined }) {
  const fill = days ? todayFill(days) : 'today';
  return (
    <>
      <rect x={-1} y={-1} width={12} height={12} rx={2.7} fill={paint[fill]} />
      {days?.todayDone && <Check stroke={paint.onDone} />}
    </>
  );
}

type Props = {
  days?: HundredDays | undefined;
  /** The dates of the gap that the person comes back from, as text. */
  gap?: string | undefined;
  className?: string;
};

/** The legend of the grid of days. */
export function GridKey({ days, gap, className }: Props) {
  return (
    <ul
      className={`flex max-w-[22rem] flex-wrap gap-x-4 gap-y-1.5 text-[0.8125rem] font-[520] text-ink-2 ${className ?? ''}`}
    >
      {(gap === undefined ? entries : entriesOfReturn).map(({ id, drawing, wide = false }) => (
        <KeyEntry
          key={id}
          name={text.key[id]}
          drawing={id === 'today' ? <TodayCell days={days} /> : drawing}
          wide={wide}
        />
      ))}
      {gap !== undefined && <KeyEntry name={text.break({ dates: gap })} drawing={fold} />}
    </ul>
  );
}

type KeyEntryProps = { name: string; drawing: ReactNode; wide?: boolean };

function KeyEntry({ name, drawing, wide = false }: KeyEntryProps) {
  return (
    <li className="inline-flex flex-[1_0_5.5rem] items-center gap-[7px]">
      <svg
        className="flex-none overflow-visible"
        width={wide ? 33 : 14}
        height={14}
        viewBox={wide ? '0 0 24 10' : '0 0 10 10'}
        aria-hidden="true"
      >
        {drawing}
      </svg>
      {name}
    </li>
  );
}
