import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useRef, useState } from 'react';
import { speak } from '../../../platform/device/speech';
import { usePersonAndZone } from '../person-and-zone';
import type { CountedAmount } from './counted-amount';
import { playTick, useBeat, useLeadIn, wakeAid } from './counting-aids';
import { countRep, spokenCount, takeRepBack } from './counting-reps';
import { type CountingPace, useStoredPace } from './pace/pace';
import type { RepCount } from './rep-count';
import { isBetweenSets } from './rep-sets';
import { useStoredCount } from './stored-count';
import { useStoredCountChange } from './stored-count-change';
import { useAutoFinish } from './use-auto-finish';

type Options = {
  exercise: ExerciseId;
  amount: CountedAmount;
  /** The target in sets with a rest between them; absent for one go. */
  sets: readonly number[] | undefined;
  isPaused: boolean;
  /** A dialog is open, so nothing counts. */
  isCovered: boolean;
  /** A beat or a voice begins after 3, 2, 1. */
  hasLeadIn: boolean;
  /** Called with every rep. */
  onRep: () => void;
  onPause: () => void;
  onResume: () => void;
  onFinish: (done: number) => void;
};

export type RepCounter = ReturnType<typeof useRepCounter>;

/**
 * Counts one exercise. Either every touch is a rep, or a beat counts and a touch pauses it. The session decides whether
 * the exercise is paused; this hook asks for that by `onPause` and `onResume`.
 */
export function useRepCounter(options: Options) {
  const { exercise, amount, sets, isPaused, isCovered, onRep, onPause, onResume, onFinish } = options;
  const { target, most } = amount;
  const isStopped = isPaused || isCovered;
  const isHold = amount.unit === 'seconds';
  const { uid } = usePersonAndZone();

  const [count, setCount] = useStoredCount(uid, exercise, target);
  useStoredCountChange({ exercise, target, count }, setCount);
  // Two reps may come before the first of them is rendered.
  const latest = useRef(count);
  latest.current = count;
  const { done } = count;
  const isFull = done >= target;
  const [repsHere, setRepsHere] = useState(0);

  const [storedPace, storePace] = useStoredPace(exercise);
  const [isVoiceRefused, setVoiceRefused] = useState(false);
  const pace = effectivePace(storedPace, isHold, isVoiceRefused);
  const isPaced = pace.kind !== 'touch' && !isFull;
  const leadIn = useLeadIn({
    isWanted: options.hasLeadIn && isPaced,
    isPaused: isStopped,
    kind: pace.kind,
  });
  const autoFinish = useAutoFinish({ done, target, isOff: isStopped }, () => onFinish(done));
  useBeat({
    isRunning: isPaced && !isStopped && leadIn.secondsLeft === 0,
    perMinute: pace.perMinute,
    onBeat: addRep,
    onHidden: onPause,
  });

  function change(next: RepCount) {
    latest.current = next;
    setCount(next);
  }

  function addRep(at: number) {
    const next = countRep(latest.current, at, most);
    if (next === latest.current) return;
    onRep();
    setRepsHere((reps) => reps + 1);
    change(next);
    if (isHold) return;
    if (pace.kind === 'metronome') playTick();
    if (pace.kind === 'voice') speak(spokenCount(next.done, target), () => setVoiceRefused(true));
    // The beat pauses between two sets and resumes when the person is ready.
    if (pace.kind !== 'touch' && sets && isBetweenSets(sets, next.done)) onPause();
  }

  return {
    done,
    isFull,
    isHold,
    /** Reps since this screen opened. */
    repsHere,
    isBetweenSets: sets !== undefined && isBetweenSets(sets, done),
    pace,
    /** A beat or a voice counts. */
    isPaced,
    isVoiceRefused,
    /** Seconds until the beat begins. */
    leadInLeft: leadIn.secondsLeft,
    /** The beat is drawn. It goes on below a dialog, where it would flicker otherwise. A hold shows its seconds instead. */
    isBeating: isPaced && !isPaused && !isHold && leadIn.secondsLeft === 0,
    asksIfDone: autoFinish.asksIfDone,
    finishesInMs: autoFinish.finishesInMs,
    /** A touch of the field at this time of the page, in milliseconds. */
    touch(at: number) {
      if (isPaused) {
        wakeAid(pace.kind);
        onResume();
        // At the target a touch after a reload is an extra rep like any other.
        if (!isFull) return;
      }
      if (isPaced) onPause();
      else addRep(at);
    },
    takeBack() {
      if (latest.current.done > 0) change(takeRepBack(latest.current));
      autoFinish.restart();
    },
    pauseOrResume() {
      wakeAid(pace.kind);
      if (isFull) return;
      if (isPaused) onResume();
      else onPause();
    },
    choosePace(next: CountingPace) {
      storePace(next);
      if (next.kind === pace.kind) return;
      wakeAid(next.kind);
      setVoiceRefused(false);
      if (next.kind !== 'touch') leadIn.begin();
      if (isPaused) onResume();
    },
    /** The count, also before it is rendered. */
    readDone: () => latest.current.done,
  };
}

/** A hold is counted by the second. The beat replaces a voice that the browser refuses. */
function effectivePace(stored: CountingPace, isHold: boolean, isVoiceRefused: boolean): CountingPace {
  if (isHold) return { kind: 'metronome', perMinute: 60 };
  return isVoiceRefused && stored.kind === 'voice' ? { ...stored, kind: 'metronome' } : stored;
}
