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
import { countingLabels, fieldLabel, keysText, progressText } from './counting-text';
import { FloorHint } from './floor-hint';
import { hasPace } from './pace/pace';
import { PacePanel } from './pace/pace-panel';
import { marksOf } from './rep-sets';
import { text } from './text';
import { type RepCounter, useRepCounter } from './use-rep-counter';
import { type StopPress, useStopPress } from './use-stop-press';

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
  const { exercise, sets, isPaused, isCovered, onResume, onFinish, onStop } = props;
  const { id, movement, name, amount } = exercise;
  const { target } = amount;
  const counter = useRepCounter({ ...props, exercise: id, amount, sets });
  const { done, isFull, pace } = counter;
  const [stopPress, setStopPress] = useStopPress();
  const finish = () => onFinish(counter.readDone());
  const stop = () => onStop(counter.readDone());
  const pressEnter = () => (isFull ? finish() : onResume());
  const keys = {
    onCount: counter.touch,
    onBack: counter.takeBack,
    onPause: counter.pauseOrResume,
    onEnter: isFull || isPaused ? pressEnter : undefined,
    onStop: stop,
    onShortStop: () => setStopPress('tooShort'),
  };
  useCountingKeys(isCovered ? undefined : keys);

  // At the target nothing is paused. Opening a dialog pauses too, but behind it the screen stays as it was.
  const isCountPaused = isPaused && !isFull;
  const looksPaused = isPaused && !isCovered;
  const offersPace = hasPace(id) && !counter.isHold && !isFull;
  const isPaceFolded = counter.repsHere >= repsBeforeFolding;
  const paceRoom = isPaceFolded || pace.kind === 'touch' ? 'folded' : 'pace';

  return (
    <CountField
      done={done}
      target={target}
      marks={marksOf(target, sets)}
      layer={<CountingTexts {...props} counter={counter} stopPress={stopPress} />}
      lineContent={counter.isBeating && <i className="count-beat" />}
      room={offersPace ? paceRoom : 'plain'}
      isPaused={looksPaused && !isFull}
      style={{ '--beat': `${60 / pace.perMinute}s` } as CSSProperties}
    >
      <h1 className="sr-only">{text.title({ name })}</h1>
      <p role="status" className="sr-only">
        {progressText(done, target, isCountPaused)}
      </p>
      <TouchField
        label={fieldLabel({ name, isPaced: counter.isPaced, isPaused: isCountPaused })}
        onTouch={counter.touch}
      />
      <CountingControls
        isFull={isFull}
        isPaused={looksPaused}
        canTakeBack={done > 0}
        finishesInMs={counter.finishesInMs}
        onBack={counter.takeBack}
        onPause={counter.pauseOrResume}
        onResume={counter.pauseOrResume}
        onFinish={finish}
        onStop={stop}
        onStopPress={setStopPress}
      >
        {counter.repsHere === 0 && !isFull && isCounted(movement) && <CameraLink exercise={id} />}
        {offersPace && <PacePanel pace={pace} isFolded={isPaceFolded} onPace={counter.choosePace} />}
      </CountingControls>
    </CountField>
  );
}

type TextsProps = Pick<
  Props,
  'exercise' | 'sets' | 'position' | 'bars' | 'time' | 'note' | 'isPaused' | 'isCovered'
> & { counter: RepCounter; stopPress: StopPress };

/** Everything that is drawn twice, on paper and on the field: the bars, the name, the time, the count and its caption. */
function CountingTexts({ counter, stopPress, ...props }: TextsProps) {
  const { exercise, sets, position, bars, time, note, isPaused, isCovered } = props;
  const { id, name, amount } = exercise;
  const { done, leadInLeft } = counter;
  const hasKeys = !isTouchDevice();
  // Push-ups, the one exercise without a pace, are counted by a phone on the floor. A device with a keyboard is no phone.
  const isOnFloor = !counter.isHold && !hasPace(id) && !hasKeys;
  const { caption, hint } = isCovered
    ? { caption: '', hint: '' }
    : countingLabels({ name, amount, sets, counter, stopPress, isPaused, isOnFloor, hasKeys });
  return (
    <>
      <div className="count-bars">{bars(Math.min(1, done / amount.target))}</div>
      <div className="count-top">
        <span className="count-name">
          {name} <small>{position}</small>
        </span>
        <span className="count-time numeral">{time}</span>
      </div>
      {note && <p className="count-note">{note}</p>}
      {isOnFloor && !counter.isFull && done < repsWithFloorHint && <FloorHint />}
      <CountNumeral
        figures={formatNumber(leadInLeft > 0 && !isPaused ? leadInLeft : done)}
        caption={caption}
        hint={hint}
      />
      {hasKeys && <p className="count-keys">{keysText(counter, isPaused && !isCovered)}</p>}
    </>
  );
}

/** The button that covers the screen. It has the focus at first, and shows a focus ring only if the focus comes back. */
function TouchField({ label, onTouch }: { label: string; onTouch: (at: number) => void }) {
  const field = useRef<HTMLButtonElement>(null);
  const [hasFirstFocus, setFirstFocus] = useState(true);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={field}
      type="button"
      data-field
      data-quiet={hasFirstFocus || undefined}
      onBlur={() => setFirstFocus(false)}
      aria-label={label}
      // A chin slides, so the touch itself counts and not a click, which has to end where it began.
      onPointerDown={(event) => event.isPrimary && onTouch(event.timeStamp)}
      // A click without a pointer comes from a screen reader or a switch.
      onClick={(event) => event.detail === 0 && onTouch(event.timeStamp)}
      className="absolute inset-0 touch-none -outline-offset-8 select-none data-quiet:outline-none"
    />
  );
}
