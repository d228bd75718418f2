import { formatNumber } from '../../../platform/format/format';
import type { CountedAmount } from './counted-amount';
import { repsLeft } from './counting-reps';
import { setAt } from './rep-sets';
import type { RepCounter } from './use-rep-counter';
import type { StopPress } from './use-stop-press';

export const floorHint = 'Phone on the floor. Touch it once for every rep: nose or chin will do.';
export const keysText = 'Space counts · Backspace takes one back · P pauses · Hold Esc to stop';

type Counting = {
  name: string;
  amount: CountedAmount;
  sets: readonly number[] | undefined;
  counter: RepCounter;
  stopPress: StopPress;
  isPaused: boolean;
  isOnFloor: boolean;
};

/** The two lines below the count. */
export function countingLabels(counting: Counting): { caption: string; hint: string } {
  const { name, amount, sets, counter, stopPress, isPaused } = counting;
  const { done, isFull } = counter;
  const caption = captionOf({ name, done, target: amount.target, unit: amount.unit }, sets);
  if (stopPress === 'holding') return { caption: 'Keep holding', hint: savedHint(counting) };
  if (stopPress === 'tooShort') return { caption: 'Hold to stop', hint: '' };
  if (isFull && counter.asksIfDone) return { caption: 'Done?', hint: savedHint(counting) };
  if (isFull) return { caption, hint: counter.isHold ? '' : 'Keep going for extra reps.' };
  if (isPaused)
    return { caption: counter.isBetweenSets ? caption : 'Paused', hint: 'Touch anywhere to go on.' };
  return {
    caption: counter.leadInLeft > 0 ? 'Get ready' : caption,
    hint: counter.isPaced ? pacedHint(counter) : touchHint(counting),
  };
}

function savedHint({ name, counter: { done, isHold } }: Counting): string {
  const exercise = name.toLowerCase();
  return `${formatNumber(done)} ${isHold ? `s of ${exercise}` : exercise} are saved.`;
}

function pacedHint({ pace, isHold, isVoiceRefused }: RepCounter): string {
  if (isHold) return 'Hold still. Touch anywhere to pause.';
  if (isVoiceRefused) return 'No voice on this device. The beat counts.';
  return `${pace.kind === 'voice' ? 'The voice counts.' : 'The beat counts.'} Touch anywhere to pause.`;
}

/** After the third rep nobody needs it any more. */
const touchHint = ({ counter: { done }, isOnFloor }: Counting) =>
  done < 3 && !isOnFloor ? 'Touch anywhere once for every rep.' : '';

type Progress = { name: string; done: number; target: number; unit?: 'reps' | 'seconds' };

/** The progress of an exercise, for every way of counting. */
export function captionOf(
  { name, done, target, unit = 'reps' }: Progress,
  sets: readonly number[] = [],
): string {
  if (done > target) return `+${formatNumber(done - target)} extra`;
  if (done === target) return `${name} done`;
  if (sets.length < 2)
    return `${formatNumber(repsLeft(done, target))}${unit === 'seconds' ? ' s' : ''} to go`;
  const { number, of, left, isDone } = setAt(sets, done);
  return isDone ? `Set ${number} of ${of} done` : `${formatNumber(left)} to go in set ${number} of ${of}`;
}

/** What a screen reader hears of the count. */
export const progressText = (done: number, target: number, isPaused: boolean): string =>
  `${formatNumber(done)} of ${formatNumber(target)} done${isPaused ? ', paused' : ''}`;

type FieldState = { name: string; isPaced: boolean; isPaused: boolean };

/** What a touch of the field does. */
export function fieldLabel({ name, isPaced, isPaused }: FieldState): string {
  if (isPaused) return 'Go on';
  return isPaced ? 'Pause the count' : `Count a rep of ${name}`;
}
