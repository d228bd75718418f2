import type { Logger } from './logger';

/** Whether something that comes and goes is there. The log hears of it once for each time that this changes. */
export interface Presence {
  isThere(): boolean;
  found(isThere: boolean, words: string): void;
}

export function makePresence(log: Pick<Logger, 'warn'>): Presence {
  let last: boolean | undefined;
  return {
    isThere: () => last === true,
    found(isThere, words) {
      if (last !== isThere) log.warn({}, words);
      last = isThere;
    },
  };
}
