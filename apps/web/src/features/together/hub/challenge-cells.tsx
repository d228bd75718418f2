import { text } from './text';

/** More dates than this are not readable as cells. */
export const mostCells = 31;

/** The side of a cell in the drawing, and the distance between the left edges of two cells. */
const side = 10;
const pitch = 12;

type Props = {
  /** The completed days of the person. */
  done: number;
  /** The dates that have counted so far, with today. */
  counted: number;
  /** All dates of the challenge. */
  dates: number;
  /** The person can still complete today. */
  isOpen: boolean;
};

/** The person's completed days, linked with each other, then missed ones, today while it is open, and the days ahead. */
export function ChallengeCells({ done, counted, dates, isOpen }: Props) {
  const past = Math.min(dates, Math.max(counted, done));
  const ahead = dates - past;
  const openIndex = isOpen && past > done ? past - 1 : undefined;
  return (
    <svg
      role="img"
      aria-label={text.cells({ done, ahead, isOpen: openIndex !== undefined })}
      viewBox={`0 0 ${(dates - 1) * pitch + side} ${side}`}
      className="h-auto w-full overflow-visible"
      style={{ maxWidth: `min(38rem, ${dates * 2.75}rem)` }}
    >
      {Array.from({ length: dates }, (_, index) => {
        const x = index * pitch;
        if (index >= past)
          return <circle key={x} className="fill-edge" cx={x + side / 2} cy={side / 2} r={1.2} />;
        if (index < done)
          return (
            <g key={x} className="fill-done">
              <rect x={x} width={side} height={side} rx={2.1} />
              {index > 0 && <rect x={x - 2.4} y={4} width={2.8} height={2} />}
            </g>
          );
        return (
          <rect
            key={x}
            x={x + 0.7}
            y={0.7}
            width={8.6}
            height={8.6}
            rx={1.7}
            fill="none"
            strokeWidth={index === openIndex ? 1.4 : 0.8}
            className={index === openIndex ? 'stroke-ink' : 'stroke-edge'}
          />
        );
      })}
    </svg>
  );
}
