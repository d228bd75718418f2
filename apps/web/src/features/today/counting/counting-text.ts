import type { CountedAmount } from './counted-amount';
import { repsLeft } from './counting-reps';
import { setAt } from './rep-sets';
import { text } from './text';
import type { RepCounter } from './use-rep-counter';
import type { StopPress } from './use-stop-press';

type Counting = {
  name: string;
  amount: CountedAmount;
  sets: readonly number[] | undefined;
  counter: RepCounter;
  stopPress: StopPress;
  isPaused: boolean;
  isOnFloor: boolean;
  /** The keys are explained below the controls. */
  hasKeys: boolean;
};

/** The two lines below the count. */
export function countingLabels(counting: Counting): { caption: string; hint: string } {
  const { name, amount, sets, counter, stopPress, isPaused, hasKeys } = counting;
  const { done, isFull } = counter;
  const caption = captionOf({ name, done, target: amount.target, unit: amount.unit }, sets);
  if (stopPress === 'holding') return { caption: text.keepHolding, hint: savedHint(counting) };
  if (stopPress === 'tooShort') return { caption: text.holdToStop, hint: '' };
  if (isFull && counter.asksIfDone) return { caption: text.isDone, hint: savedHint(counting) };
  if (isFull) return { caption, hint: counter.isHold ? '' : extraHint(counter) };
  if (isPaused)
    return {
      caption: counter.isBetweenSets ? caption : text.paused,
      hint: hasKeys ? '' : text.pausedHint,
    };
  return {
    caption: counter.leadInLeft > 0 ? text.getReady : caption,
    hint: counter.isPaced ? pacedHint(counter) : touchHint(counting),
  };
}

const extraHint = ({ finishesInMs }: RepCounter): string =>
  finishesInMs === undefined ? text.extraHint : text.finishHint({ seconds: finishesInMs / 1000 });

const savedHint = ({ name, counter: { done, isHold } }: Counting): string =>
  isHold ? text.secondsSaved({ seconds: done }) : text.repsSaved({ done, name });

function pacedHint({ pace, isHold, isVoiceRefused }: RepCounter): string {
  if (isHold) return text.holdHint;
  if (isVoiceRefused) return text.noVoiceHint;
  return pace.kind === 'voice' ? text.voiceHint : text.metronomeHint;
}

/** The hint that a touch counts is needed for this many reps. */
const repsWithTouchHint = 3;

const touchHint = ({ counter: { done }, isOnFloor }: Counting) =>
  done < repsWithTouchHint && !isOnFloor ? text.touchHint : '';

/** What the keys do at the moment. */
export function keysText({ isFull, isPaced }: RepCounter, isPaused: boolean): string {
  if (isFull) return text.keys.full;
  if (isPaused) return text.keys.paused;
  return isPaced ? text.keys.paced : text.keys.touch;
}

type Progress = { name: string; done: number; target: number; unit?: 'reps' | 'seconds' };

/** The progress of an exercise, for every way of counting. */
export function captionOf(
  { name, done, target, unit = 'reps' }: Progress,
  sets: readonly number[] = [],
): string {
  if (done > target) return text.extra({ reps: done - target });
  if (done === target) return text.exerciseDone({ name });
  const remaining = repsLeft(done, target);
  if (sets.length < 2)
    return unit === 'seconds' ? text.secondsToGo({ seconds: remaining }) : text.repsToGo({ reps: remaining });
  const set = setAt(sets, done);
  const values = { set: set.number, sets: set.total };
  return set.isDone ? text.setDone(values) : text.setToGo({ ...values, reps: set.repsLeft });
}

/** What a screen reader hears of the count. */
export const progressText = (done: number, target: number, isPaused: boolean): string =>
  isPaused ? text.progressPaused({ done, target }) : text.progress({ done, target });

type FieldState = { name: string; isPaced: boolean; isPaused: boolean };

/** The label of the field: what a touch of it does. */
export function fieldLabel({ name, isPaced, isPaused }: FieldState): string {
  if (isPaused) return text.goOn;
  return isPaced ? text.pauseCount : text.countRep({ name });
}
