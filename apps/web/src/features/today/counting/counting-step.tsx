import { isCounted } from '@hundred/counting/counted-movements';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { isTouchDevice } from '../../../platform/device/touch-device';
import { formatNumber } from '../../../platform/format/format';
import { CountField, CountNumeral } from '../../../ui/forms/count-field';
import { CameraLink } from './camera-link';
import type { CountedAmount } from './counted-amount';
import { CountingControls } from './counting-controls';
import { useCountingKeys } from './counting-keys';
import { countingLabels, fieldLabel, progressText } from './counting-text';
import { FloorHint } from './floor-hint';
import { hasPace } from './pace';
import { PacePanel } from './pace-panel';
import { marksOf } from './rep-sets';
import { text } from './text';
import { useRepCounter } from './use-rep-counter';
import { useStopPress } from './use-stop-press';

type Props = {
  exercise: { id: ExerciseId; movement: MovementId; name: string; amount: CountedAmount };
  /** The target in sets with a rest between them; absent for one go. */
  sets?: readonly number[] | undefined;
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
  onRep: () => void;
  onPause: () => void;
  onResume: () => void;
  onFinish: (done: number) => void;
  onStop: (done: number) => void;
};

/** The panel of the pace folds after this many reps. */
const repsBeforeFolding = 5;
/** The hint about the floor is needed for this many reps. */
const repsWithFloorHint = 3;

/** The whole screen counts one exercise: every touch is a rep, or a beat counts and a touch pauses it. */
export function CountingStep(props: Props) {
  const { sets, position, bars, time, note, isPaused, isCovered, hasLeadIn } = props;
  const { onRep, onPause, onResume, onFinish, onStop } = props;
  const { id, movement, name, amount } = props.exercise;
  const { target } = amount;
  const counter = useRepCounter({
    exercise: id,
    amount,
    sets,
    isPaused,
    isCovered,
    hasLeadIn,
    onRep,
    onPause,
    onResume,
    onFinish,
  });
  // `repsHere` are those since the screen was opened.
  const { done, isFull, isHold, isPaced, pace, repsHere, leadInLeft } = counter;
  const [stopPress, setStopPress] = useStopPress();
  const finish = () => onFinish(counter.readDone());
  const stop = () => onStop(counter.readDone());
  const keys = {
    onCount: counter.touch,
    onBack: counter.takeBack,
    onPause: counter.pauseOrResume,
    onEnter: isFull ? finish : isPaused ? onResume : undefined,
    onStop: stop,
    onShortStop: () => setStopPress('tooShort'),
  };
  useCountingKeys(isCovered ? undefined : keys);
  const field = useRef<HTMLButtonElement>(null);
  // The screen opens with the focus on the field. A ring around the whole screen helps only after it was elsewhere.
  const [hasFirstFocus, setFirstFocus] = useState(true);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  // Behind a dialog the screen stays as it was.
  const looksPaused = isPaused && !isCovered;
  const isOnFloor = !isHold && !hasPace(id) && isTouchDevice();
  const { caption, hint } = isCovered
    ? { caption: '', hint: '' }
    : countingLabels({ name, amount, sets, counter, stopPress, isPaused, isOnFloor });
  const offersPace = hasPace(id) && !isHold && !isFull;
  const isPaceFolded = repsHere >= repsBeforeFolding;

  const texts = (
    <>
      <div className="count-bars">{bars(Math.min(1, done / target))}</div>
      <div className="count-top">
        <span className="count-name">
          {name} <small>{position}</small>
        </span>
        <span className="count-time numeral">{time}</span>
      </div>
      {note && <p className="count-note">{note}</p>}
      {isOnFloor && !isFull && done < repsWithFloorHint && <FloorHint />}
      <CountNumeral
        figures={formatNumber(leadInLeft > 0 && !isPaused ? leadInLeft : done)}
        caption={caption}
        hint={hint}
      />
      {!isTouchDevice() && <p className="count-keys">{text.keys}</p>}
    </>
  );
  return (
    <CountField
      done={done}
      target={target}
      marks={marksOf(target, sets)}
      layer={texts}
      onLine={counter.isBeating && <i className="count-beat" />}
      room={offersPace ? (isPaceFolded ? 'folded' : 'pace') : 'plain'}
      isPaused={looksPaused && !isFull}
      style={{ '--beat': `${60 / pace.perMinute}s` } as CSSProperties}
    >
      <h1 className="sr-only">{text.title({ name })}</h1>
      <p role="status" className="sr-only">
        {progressText(done, target, isPaused && !isFull)}
      </p>
      <button
        ref={field}
        type="button"
        data-field
        data-quiet={hasFirstFocus || undefined}
        onBlur={() => setFirstFocus(false)}
        aria-label={fieldLabel({ name, isPaced, isPaused: isPaused && !isFull })}
        // A chin slides, so the touch itself counts and not a click, which has to end where it began.
        onPointerDown={(event) => event.isPrimary && counter.touch(event.timeStamp)}
        // A click without a pointer comes from a screen reader or a switch.
        onClick={(event) => event.detail === 0 && counter.touch(event.timeStamp)}
        className="absolute inset-0 touch-none -outline-offset-8 select-none data-quiet:outline-none"
      />
      <CountingControls
        isFull={isFull}
        isPaused={looksPaused}
        canTakeBack={done > 0}
        finishesIn={counter.finishesIn}
        onBack={counter.takeBack}
        onPause={counter.pauseOrResume}
        onResume={counter.pauseOrResume}
        onFinish={finish}
        onStop={stop}
        onStopPress={setStopPress}
      >
        {repsHere === 0 && !isFull && isCounted(movement) && <CameraLink exercise={id} />}
        {offersPace && <PacePanel pace={pace} isFolded={isPaceFolded} onPace={counter.choosePace} />}
      </CountingControls>
    </CountField>
  );
}
