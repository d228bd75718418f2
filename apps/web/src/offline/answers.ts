import type { Transport } from '../platform/api';
import { isAway } from './away';

/** Questions that may have an answer on the device: see `derive-answers.ts`, which holds the rules and loads late. */
const followsFromLog = /^\/(challenge\/|premium\/status$)/;

/** A signal of one bar answers in a minute or never: what is known is shown after this long. */
const answerPatience = 2_500;
const tooSlow = Symbol('too slow');
export const patience = () =>
  new Promise<typeof tooSlow>((resolve) => setTimeout(() => resolve(tooSlow), answerPatience));

interface Needs {
  ask: Transport['get'];
  /** The same answer worked out here; null where it does not follow from what is known. */
  derive: (path: string) => Promise<unknown>;
  /** Something was done here that the server does not know of yet. */
  hasWaiting: () => boolean;
  /** The server has told all that it knows, this moment. */
  isUpToDate: () => boolean;
  /** What is known was shown in place of an answer that takes too long. */
  onSlow: () => void;
  /** That answer came after all. */
  onLate: () => void;
  /** The server answered: it may know more than this device. */
  onAnswered: () => void;
}

/**
 * The server's answer, since which day it is and what is premium is its to say. What is known here in its place while
 * something waits to be sent, right after the server has told everything, where it cannot be reached, and where it takes
 * too long for a page that shows nothing yet.
 */
export function makeAnswers(needs: Needs): Transport['get'] {
  const { ask, hasWaiting, isUpToDate, onSlow, onLate, onAnswered } = needs;
  const derive = <Answer>(path: string) => needs.derive(path) as Promise<Answer | null>;
  /** A page that shows an answer already can wait for the next. */
  const shown = new Set<string>();

  return async <Answer>(path: string, options: { signal?: AbortSignal } = {}): Promise<Answer> => {
    if (!followsFromLog.test(path)) return ask<Answer>(path, options);
    const ours = hasWaiting() || isUpToDate() ? await derive<Answer>(path) : null;
    if (ours !== null) return ours;
    const asked = ask<Answer>(path, options);
    try {
      const first = await (shown.has(path) ? asked : Promise.race([asked, patience()]));
      if (first === tooSlow) {
        const meanwhile = await derive<Answer>(path);
        if (meanwhile === null) return await asked;
        shown.add(path);
        onSlow();
        asked.then(onLate, () => {});
        return meanwhile;
      }
      shown.add(path);
      // Something may have been done while the server answered.
      if (hasWaiting()) return (await derive<Answer>(path)) ?? first;
      onAnswered();
      return first;
    } catch (error) {
      if (options.signal?.aborted || !(isAway(error) || hasWaiting())) throw error;
      const answer = await derive<Answer>(path);
      if (answer === null) throw error;
      return answer;
    }
  };
}
