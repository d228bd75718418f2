import { isCounted } from '@hundred/counting/counted-movements';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { speak } from '../../../platform/device/speech';
import { isTouchDevice } from '../../../platform/device/touch-device';
import { formatNumber } from '../../../platform/format/format';
import { CountField, CountNumeral } from '../../../ui/forms/count-field';
import { useAccount } from '../account';
import { CameraLink } from './camera-link';
import type { CountedAmount } from './counted-amount';
import { tick, useBeat, useLeadIn, wake } from './counting-aids';
import { CountingControls, PacePanel } from './counting-controls';
import { useCountingKeys } from './counting-keys';
import { isBetweenParts, marksOf } from './counting-parts';
import { captionOf, countRep, spokenCount, takeRepBack } from './counting-reps';
import { countingTexts, keysText } from './counting-text';
import { useFinishing } from './finishing';
import { FloorHint } from './floor-hint';
import { type CountingPace, hasPace, useStoredPace } from './pace';
import type { RepCount } from './rep-count';
import { useStoredCount } from './stored-count';
import { useStoredCountChange } from './stored-count-change';

type Props = {
  exercise: ExerciseId;
  movement: MovementId;
  name: string;
  amount: CountedAmount;
  /** The target in sets with a rest between them; absent for one go. */
  parts?: readonly number[] | undefined;
  /** Such as "1 of 3". */
  position: string;
  /** The progress of the session, with this share of the exercise done. */
  bars: (share: number) => ReactNode;
  /** The time shown by the workout timer, and a note below it. */
  time: string;
  note: string | undefined;
  isPaused: boolean;
  /** A beat or a voice begins after 3, 2, 1. */
  hasLeadIn: boolean;
  /** A dialog is open, so keys and touches are not for the count. */
  isCovered: boolean;
  onWork: () => void;
  onPause: () => void;
  onResume: () => void;
  onFinish: (done: number) => void;
  onStop: (done: number) => void;
};

/** A whole screen that counts: one touch is one rep, or a beat counts and a touch pauses it. */
export function CountingStep(props: Props) {
  const { exercise, movement, name, amount, parts, position, bars, time, note } = props;
  const { isPaused, isCovered, onWork, onPause, onResume, onFinish, onStop } = props;
  const { unit, target, most } = amount;
  const { uid } = useAccount();
  const [count, setCount] = useStoredCount(uid, exercise, target);
  useStoredCountChange({ exercise, target, count }, setCount);
  const latest = useRef(count);
  latest.current = count;
  const { done } = count;
  const [storedPace, setPace] = useStoredPace(exercise);
  const [isVoiceRefused, setVoiceRefused] = useState(false);
  const isHeld = unit === 'seconds';
  const pace = paceOf(storedPace, isHeld, isVoiceRefused);
  const [repsHere, setRepsHere] = useState(0);
  const [hold, setHold] = useHoldAnswer();
  const isFull = done >= target;
  const isPaced = pace.kind !== 'touch' && !isFull;
  const isBetween = parts !== undefined && done > 0 && isBetweenParts(parts, done);
  const lead = useLeadIn(props.hasLeadIn && isPaced, isPaused || isCovered, pace.kind);
  const finishing = useFinishing({ done, target, isOff: isPaused || isCovered }, () => onFinish(done));

  function change(next: RepCount) {
    latest.current = next;
    setCount(next);
  }
  function rep(at: number) {
    const next = countRep(latest.current, at, most);
    if (next === latest.current) return;
    onWork();
    setRepsHere((reps) => reps + 1);
    change(next);
    if (isHeld) return;
    if (pace.kind === 'metronome') tick();
    if (pace.kind === 'voice') speak(spokenCount(next.done, target), () => setVoiceRefused(true));
    // The beat pauses between two sets and resumes when the person is ready.
    if (pace.kind !== 'touch' && parts && isBetweenParts(parts, next.done)) onPause();
  }
  function back() {
    if (latest.current.done > 0) change(takeRepBack(latest.current));
    finishing.restart();
  }
  function pauseOrResume() {
    wake(pace.kind);
    if (isFull) return;
    if (isPaused) onResume();
    else onPause();
  }
  function touch(at: number) {
    if (isPaused) {
      wake(pace.kind);
      onResume();
      // At the target a touch after a reload is an extra rep like any other.
      if (!isFull) return;
    }
    if (isPaced) onPause();
    else rep(at);
  }
  const finish = () => onFinish(latest.current.done);
  const stop = () => onStop(latest.current.done);
  useBeat(isPaced && !isPaused && !isCovered && lead.left === 0, pace.perMinute, rep, onPause);
  useCountingKeys(
    isCovered
      ? undefined
      : {
          onCount: touch,
          onBack: back,
          onPause: pauseOrResume,
          onEnter: isFull ? finish : isPaused ? onResume : undefined,
          onStop: stop,
          onShortStop: () => setHold('short'),
        },
  );
  function choosePace(next: CountingPace) {
    setPace(next);
    if (next.kind === pace.kind) return;
    wake(next.kind);
    setVoiceRefused(false);
    if (next.kind !== 'touch') lead.begin();
    if (isPaused) onResume();
  }

  const field = useRef<HTMLButtonElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isOnFloor = !isHeld && !hasPace(exercise) && isTouchDevice();
  const plain = name.toLowerCase();
  const { caption, hint } = countingTexts({
    name: plain,
    caption: captionOf({ name, done, target, unit }, parts),
    done,
    lead: lead.left,
    hold,
    unit,
    kind: pace.kind,
    isFull,
    isPaced,
    isPaused: isPaused && !isCovered,
    isBetweenParts: isBetween,
    asksDone: finishing.asks,
    isVoiceRefused,
    isOnFloor,
  });
  const isPaceShown = hasPace(exercise) && !isHeld && !isFull;
  const layer = (
    <>
      <div className="count-bars">{bars(Math.min(1, done / target))}</div>
      <div className="count-top">
        <span className="count-name">
          {name} <small>{position}</small>
        </span>
        <span className="count-time numeral">{time}</span>
      </div>
      {note && <p className="count-note">{note}</p>}
      {isOnFloor && !isFull && done < 3 && <FloorHint />}
      <CountNumeral
        figures={formatNumber(lead.left > 0 && !isPaused ? lead.left : done)}
        caption={isCovered ? '' : caption}
        hint={isCovered ? '' : hint}
      />
      {!isTouchDevice() && <p className="count-keys">{keysText}</p>}
    </>
  );
  return (
    <CountField
      done={done}
      target={target}
      marks={marksOf(target, parts)}
      layer={layer}
      onLine={isPaced && !isPaused && !isHeld && lead.left === 0 && <i className="count-beat" />}
      room={isPaceShown ? (repsHere >= foldedAfter ? 'folded' : 'pace') : 'plain'}
      isPaused={isPaused && !isCovered && !isFull}
      style={{ '--beat': `${60 / pace.perMinute}s` } as CSSProperties}
    >
      <h1 className="sr-only">Count {plain}</h1>
      <p role="status" className="sr-only">
        {formatNumber(done)} of {formatNumber(target)} done{isPaused && !isFull && ', paused'}
      </p>
      <button
        ref={field}
        type="button"
        data-field
        aria-label={fieldLabel({ name, isPaced, isPaused: isPaused && !isFull })}
        // A chin slides, so the touch itself counts and not a click, which has to end where it began.
        onPointerDown={(event) => event.isPrimary && touch(event.timeStamp)}
        onClick={(event) => event.detail === 0 && touch(event.timeStamp)}
        className="absolute inset-0 touch-none -outline-offset-8 select-none"
      />
      <CountingControls
        isFull={isFull}
        isPaused={isPaused && !isCovered}
        canTakeBack={done > 0}
        finishesIn={finishing.byItselfIn}
        onBack={back}
        onPause={pauseOrResume}
        onResume={pauseOrResume}
        onFinish={finish}
        onStop={stop}
        onHold={setHold}
      >
        {repsHere === 0 && !isFull && isCounted(movement) && <CameraLink exercise={exercise} />}
        {isPaceShown && <PacePanel pace={pace} isFolded={repsHere >= foldedAfter} onPace={choosePace} />}
      </CountingControls>
    </CountField>
  );
}

/** The panel of the pace folds after this many reps. */
const foldedAfter = 5;

/** A hold is counted by the second; speech that the browser refuses is replaced by the beat. */
function paceOf(stored: CountingPace, isHeld: boolean, isVoiceRefused: boolean): CountingPace {
  if (isHeld) return { kind: 'metronome', perMinute: 60 };
  return isVoiceRefused && stored.kind === 'voice' ? { ...stored, kind: 'metronome' } : stored;
}

type FieldState = { name: string; isPaced: boolean; isPaused: boolean };

function fieldLabel({ name, isPaced, isPaused }: FieldState): string {
  if (isPaused) return 'Go on';
  return isPaced ? 'Pause the count' : `Count a rep of ${name}`;
}

/** How long the screen answers a press on the stop button that was too short. */
const answerMs = 2000;

function useHoldAnswer() {
  const [hold, setHold] = useState<'held' | 'short'>();
  useEffect(() => {
    if (hold !== 'short') return;
    const over = setTimeout(setHold, answerMs, undefined);
    return () => clearTimeout(over);
  }, [hold]);
  return [hold, setHold] as const;
}
