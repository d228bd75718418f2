import { text } from './text';

/** Shows how many of a few are used: filled bars, then outlines. */
export function RestPips({ used, total }: { used: number; total: number }) {
  const width = total * 17 - 5;
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
          <rect key={index} x={index * 17} y={2.5} width={12} height={5} rx={2} className="fill-rest" />
        ) : (
          <rect
            key={index}
            x={index * 17 + 0.6}
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
