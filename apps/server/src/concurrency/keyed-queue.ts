import { Refusal } from '../refusals/refusal';

export interface TurnLimits {
  /** In one line, besides the one whose turn it is. */
  mostWaiting: number;
  patienceMs: number;
}

/** Does work of one line in turn. Whoever finds too many before them, or waits too long, is refused. */
export type Turns = <T>(
  line: string,
  signal: AbortSignal,
  work: (hasWaited: boolean) => Promise<T>,
) => Promise<T | Refusal>;

/** Told how long each waited, and who was refused; for the metrics. */
export interface TurnsSeen {
  waited(milliseconds: number): void;
  refused(): void;
}

/** By then the work before it is done, or the line is as long as it was. */
const comeBackAfterSeconds = 5;

export const busy = () =>
  new Refusal(
    'rate_limited',
    'That is a lot at once. Please try again in a moment.',
    undefined,
    comeBackAfterSeconds,
  );

export function makeTurns({ mostWaiting, patienceMs }: TurnLimits, seen?: TurnsSeen): Turns {
  /** Who waits in each line in which somebody has their turn. */
  const lines = new Map<string, (() => void)[]>();

  const wait = (waiting: (() => void)[], signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        const place = waiting.indexOf(come);
        if (place >= 0) waiting.splice(place, 1);
      };
      const come = () => {
        leave();
        resolve(true);
      };
      const giveUp = () => {
        leave();
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        leave();
        resolve(false);
      }, patienceMs);
      signal.addEventListener('abort', giveUp);
      waiting.push(come);
    });

  return async (line, signal, work) => {
    signal.throwIfAborted();
    const waiting = lines.get(line);
    const came = performance.now();
    if (!waiting) {
      lines.set(line, []);
    } else if (waiting.length >= mostWaiting || !(await wait(waiting, signal))) {
      seen?.refused();
      return busy();
    }
    seen?.waited(performance.now() - came);
    try {
      return await work(waiting !== undefined);
    } finally {
      const next = lines.get(line)?.shift();
      if (next) next();
      else lines.delete(line);
    }
  };
}
