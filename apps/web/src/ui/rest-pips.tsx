import { text } from './text';

/** The distance from one bar to the next, and the gap between two. */
const pitch = 17;
const gap = 5;

/** Shows how many of a few rest days are used: filled bars, then outlines. */
export function RestPips({ used, total }: { used: number; total: number }) {
  const width = total * pitch - gap;
  return (
    <svg
      width={width * 1.4}
      height={14}
      viewBox={`0 0 ${width} 10`}
      role="img"
      aria-label={text.restDaysUsed({ used, total })}
    >
      {Array.from({ length: total }, (_, index) => index).map((index) =>
        index < used ? (
          <rect
            key={index}
            x={index * pitch}
            y={2.5}
            width={pitch - gap}
            height={5}
            rx={2}
            className="fill-rest"
          />
        ) : (
          // As large as a filled bar: each side is moved inwards by half of the stroke.
          <rect
            key={index}
            x={index * pitch + 0.6}
            y={3.1}
            width={10.8}
            height={3.8}
            rx={1.6}
            fill="none"
            strokeWidth={1.2}
            className="stroke-rest"
          />
        ),
      )}
    </svg>
  );
}
