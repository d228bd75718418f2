import { isCounted } from '@hundred/counting/counted-movements';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { Dialog as Radix } from 'radix-ui';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { usePreview } from '../../../challenge/previews';
import { speak } from '../../../platform/device/speech';
import { isTouchDevice } from '../../../platform/device/touch-device';
import { useWakeLock } from '../../../platform/device/wake-lock';
import { formatNumber } from '../../../platform/format/format';
import { Window } from '../../../ui/dialogs/window';
import { CountField, CountNumeral } from '../../../ui/forms/count-field';
import { Icon } from '../../../ui/icon';
import { tick, useBeat, wake } from './counting-aids';
import { CountingControls } from './counting-controls';
import { isBetweenParts, marksOf } from './counting-parts';
import { captionOf, countRep, spokenCount, takeRepBack } from './counting-reps';
import { type CountingPace, hasPace, useStoredPace } from './pace';
import type { RepCount } from './rep-count';
import { useStoredCountChange } from './stored-count-change';

export type CountingProps = {
  exercise: ExerciseId;
  movement: MovementId;
  name: string;
  target: number;
  /** The target in sets with a rest between them; absent for one go. */
  parts?: readonly number[];
  most: number;
  count: RepCount;
  /** The time shown by the workout timer. */
  time: string;
  /** Starts or resumes the timer. */
  onWork: () => void;
  onCount: (count: RepCount) => void;
  /** Called by a press once the target is reached. */
  onComplete: () => void;
  onClose: () => void;
};

/** A full-screen counter: one touch is one rep, or a beat counts and a touch pauses it. Closing keeps the count. */
export function CountingScreen(props: CountingProps) {
  const { exercise, movement, name, target, parts, most, count, time, onWork, onCount, onComplete, onClose } =
    props;
  const [pace, setPace] = useStoredPace(exercise);
  const [isPaused, setPaused] = useState(pace.kind !== 'touch');
  useStoredCountChange({ exercise, target, count }, onCount);
  const { done } = count;
  const [hasCounted, setCounted] = useState(false);
  const isResting = parts !== undefined && done > 0 && isBetweenParts(parts, done);
  // The screen stays awake during a rest between two sets, so that the person does not have to unlock the phone.
  useWakeLock(!isPaused || isResting);
  const isFull = done >= target;
  const isPaced = pace.kind !== 'touch' && !isFull;

  function rep(at: number) {
    const next = countRep(count, at, most);
    if (next === count) return;
    onWork();
    setCounted(true);
    onCount(next);
    if (pace.kind === 'metronome') tick();
    if (pace.kind === 'voice') speak(spokenCount(next.done, target));
    // The beat pauses between two sets and resumes when the person is ready.
    if (pace.kind !== 'touch' && parts && isBetweenParts(parts, next.done)) setPaused(true);
  }
  function pauseOrGoOn() {
    if (isPaused) onWork();
    setPaused(!isPaused);
  }
  function touch(at: number) {
    if (isPaced || isPaused) pauseOrGoOn();
    else rep(at);
  }
  useBeat(isPaced && !isPaused, pace.perMinute, rep, () => setPaused(true));

  function choosePace(next: CountingPace) {
    if (next.kind !== pace.kind) {
      setPaused(next.kind !== 'touch');
      wake(next.kind);
    }
    setPace(next);
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Backspace') onCount(takeRepBack(count));
    else if (event.key.toLowerCase() === 'p') {
      wake(pace.kind);
      pauseOrGoOn();
    } else return;
    event.preventDefault();
  }

  const isOnFloor = !hasPace(exercise) && isTouchDevice();
  const layer = (
    <Layer
      name={name}
      time={time}
      done={done}
      caption={captionOf({ name, done, target }, parts)}
      hint={hintOf({ isFull, isPaced, isPaused, isOnFloor })}
      isOnFloor={isOnFloor && !isFull}
    />
  );
  return (
    <Window
      onClose={onClose}
      onKeyDown={key}
      onClick={() => wake(pace.kind)}
      aria-describedby={undefined}
      className="fixed inset-0 z-40 bg-paper"
    >
      <Radix.Title className="sr-only">Count {name}</Radix.Title>
      <CountField
        done={done}
        target={target}
        marks={marksOf(target, parts)}
        layer={layer}
        onLine={isPaced && !isPaused && <i className="count-beat" />}
        room={isPaced || (hasPace(exercise) && !isFull) ? 'pace' : 'plain'}
        style={{ '--beat': `${60 / pace.perMinute}s` } as CSSProperties}
      >
        <p role="status" className="sr-only">
          {formatNumber(done)} of {formatNumber(target)} done{isPaused && ', paused'}
        </p>
        <button
          type="button"
          aria-label={isPaused ? 'Go on' : isPaced ? 'Pause' : `Count a rep of ${name}`}
          // A chin slides, so the touch itself counts and not a click, which has to end where it began.
          onPointerDown={(event) => event.isPrimary && touch(event.timeStamp)}
          onClick={(event) => event.detail === 0 && touch(event.timeStamp)}
          className="absolute inset-0 touch-none -outline-offset-8 select-none"
        />
        <CountingControls
          exercise={exercise}
          pace={pace}
          isFull={isFull}
          isPaused={isPaused}
          isOnFloor={isOnFloor}
          canTakeBack={done > 0}
          onPace={choosePace}
          onBack={() => onCount(takeRepBack(count))}
          onPause={pauseOrGoOn}
          onFinish={isFull ? onComplete : onClose}
          onClose={onClose}
        >
          {!hasCounted && !isFull && isCounted(movement) && <CameraLink exercise={exercise} />}
        </CountingControls>
      </CountField>
    </Window>
  );
}

/**
 * Offered to people who try the camera preview, and only before the first touch, so that a nose does not leave a
 * running set. It loads another document, because only that page may use the camera.
 */
function CameraLink({ exercise }: { exercise: ExerciseId }) {
  if (!usePreview('camera')) return null;
  return (
    <a href={`/count/${exercise}`} className="count-camera">
      Count with the camera
    </a>
  );
}

type Hint = { isFull: boolean; isPaced: boolean; isPaused: boolean; isOnFloor: boolean };

function hintOf({ isFull, isPaced, isPaused, isOnFloor }: Hint): string {
  if (isFull) return isPaused ? 'Paused. Touch anywhere to go on.' : 'Every further touch is an extra rep.';
  if (isPaced)
    return isPaused ? 'Touch anywhere, and the beat begins.' : 'The beat counts. Touch anywhere to pause.';
  if (isPaused) return 'Paused. Touch anywhere to go on.';
  return isOnFloor ? '' : 'Touch anywhere once for every rep.';
}

type LayerProps = {
  name: string;
  time: string;
  done: number;
  caption: string;
  hint: string;
  isOnFloor: boolean;
};

function Layer({ name, time, done, caption, hint, isOnFloor }: LayerProps): ReactNode {
  return (
    <>
      <div className="count-top">
        <span className="font-[720]">{name}</span>
        <span className="numeral ml-auto">{time}</span>
      </div>
      <Icon name="cross" className="count-close" />
      {isOnFloor && (
        <div className="count-floor">
          <svg
            aria-hidden="true"
            viewBox="0 0 96 48"
            width={92}
            height={46}
            fill="none"
            stroke="currentColor"
            strokeWidth={3.6}
          >
            <circle cx="70" cy="15" r="5" fill="currentColor" stroke="none" />
            <path
              d="M63 19.5 18 36M63 19.5l-5 19M12 39.5 18 36"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path d="M6 43h84" strokeWidth={2} />
            <rect x="66" y="37.5" width="17" height="3.6" rx="1.5" fill="currentColor" stroke="none" />
            <path d="M74.5 24v9M71.5 30.5l3 3 3-3" strokeWidth={2} />
          </svg>
          <span>Phone on the floor. Touch it once for every rep: nose or chin will do.</span>
        </div>
      )}
      <CountNumeral figures={formatNumber(done)} caption={caption} hint={hint} />
      <p className="count-keys">Space counts · Backspace takes one back · P pauses</p>
    </>
  );
}
