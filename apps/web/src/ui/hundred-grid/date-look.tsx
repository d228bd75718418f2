import { cell, cellRadius } from './geometry';
import { Check } from './grid-shapes';
import { half } from './half';
import { pagePaint as paint } from './paint';

/** The six looks of a calendar date. Each has a shape of its own. */
export type DateState = 'complete' | 'partial' | 'missed' | 'rest' | 'today' | 'future';

type Props = { state: DateState; day?: number; size?: number; className?: string };

/** A check in a cell below this size in pixels would be unreadable. */
const smallestCheck = 18;

export function DateLook({ state, day, size = 24, className }: Props) {
  return (
    <svg
      className={`grid-drawing block overflow-visible ${className ?? ''}`}
      width={size}
      height={size}
      viewBox={`0 0 ${cell} ${cell}`}
      aria-hidden="true"
    >
      <LookDrawing state={state} size={size} {...(day !== undefined && { day })} />
    </svg>
  );
}

function LookDrawing({ state, day, size }: Pick<Props, 'state' | 'day'> & { size: number }) {
  switch (state) {
    case 'complete':
      return (
        <>
          <rect width={cell} height={cell} rx={cellRadius} fill={paint.done} />
          {size >= smallestCheck && <Check stroke={paint.onDone} />}
        </>
      );
    case 'partial':
      return (
        <>
          <rect
            x={0.3}
            y={0.3}
            width={9.4}
            height={9.4}
            rx={1.8}
            fill={paint.partial}
            stroke={paint.partialEdge}
            strokeWidth={0.6}
          />
          {/* The sign ½. */}
          <path d={half} transform="translate(5 7.1) scale(.06)" fill={paint.onPartial} />
        </>
      );
    case 'missed':
      return <path d="m2 2 6 6M8 2 2 8" stroke={paint.missed} strokeWidth={2} strokeLinecap="round" />;
    case 'rest':
      return <rect y={3.2} width={10} height={3.6} rx={1.5} fill={paint.rest} />;
    case 'today':
      return (
        <>
          <rect x={-1} y={-1} width={12} height={12} rx={2.7} fill={paint.today} />
          {day !== undefined && (
            <text x={5} y={7} fontSize={5.6} fill={paint.onToday}>
              {day}
            </text>
          )}
        </>
      );
    case 'future':
      return <circle cx={5} cy={5} r={1.5} fill={paint.future} />;
  }
}
