import type { CSSProperties } from 'react';
import { lastSeconds } from './rest-length';

/** The length of the rest in seconds, and how many of them are left. */
type Props = { length: number; secondsLeft: number };

/** In units of the drawing. */
const middle = 168;
const radius = 140;
/** The side of a cell. If there are more than `mostFullCells`, they are smaller, so that they do not touch. */
const fullSide = 22;
const mostFullCells = 32;

/** A cell for each second of a rest. A second that is over is a dot, the running one is orange. */
export function RestRing({ length, secondsLeft }: Props) {
  const side = Math.min(fullSide, (fullSide * mostFullCells) / length);
  return (
    <svg viewBox="0 0 336 336" aria-hidden="true">
      {Array.from({ length }, (_, second) => {
        const degrees = ((second + 0.5) * 360) / length;
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
        const isOver = second < length - secondsLeft;
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its second
        if (isOver) return <circle key={second} className="session-over" cx={x} cy={y} r={2.8} />;
        const isRunning = second === length - secondsLeft;
        const width = isRunning ? side * 1.18 : side;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its second
            key={second}
            className={isRunning ? 'session-running' : 'session-ahead'}
            data-last={isRunning && secondsLeft <= lastSeconds}
            x={-width / 2}
            y={-width / 2}
            width={width}
            height={width}
            rx={width * 0.21}
            transform={`translate(${x} ${y}) rotate(${degrees})`}
            style={{ '--second': second } as CSSProperties}
          />
        );
      })}
    </svg>
  );
}
