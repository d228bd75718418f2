import type { ExerciseId } from '@hundred/domain/days/exercises';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { availableKinds, faster, hasPace, type Pace, type PaceKind } from './pace';

/** So long a control is held where a nose may brush it: it is not a finger. */
const holdMs = 350;

const kindNames: Record<PaceKind, string> = { touch: 'Touch', metronome: 'Metronome', voice: 'Voice' };
const floating = 'border-[1.5px] border-edge bg-surface text-ink';

type Props = {
  exercise: ExerciseId;
  pace: Pace;
  isFull: boolean;
  isPaused: boolean;
  canTakeBack: boolean;
  onPace: (pace: Pace) => void;
  onBack: () => void;
  onPause: () => void;
  onFinish: () => void;
  onClose: () => void;
  /** Another way to count. */
  children: ReactNode;
};

export function CountingControls(props: Props) {
  const { exercise, pace, isFull, isPaused, canTakeBack, onPace, onBack, onPause, onFinish, onClose } = props;
  const needsHold = !hasPace(exercise);
  return (
    <>
      <button type="button" aria-label="Close, the count is kept" onClick={onClose} className="count-close" />
      <div className="count-controls">
        {props.children}
        {hasPace(exercise) && !isFull && <PaceControls pace={pace} onPace={onPace} />}
        <div className="count-buttons" data-full={isFull}>
          <Control needsHold={needsHold} isOff={!canTakeBack} onPress={onBack}>
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.2}
              aria-hidden="true"
            >
              <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            One back
          </Control>
          {!isFull && (
            <Control needsHold={needsHold} onPress={onPause}>
              <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
                <path d={isPaused ? 'M7 4.500v15l12-7.500z' : 'M8 5h2.400v14H8zM13.600 5H16v14h-2.400z'} />
              </svg>
              {isPaused ? 'Go on' : 'Pause'}
            </Control>
          )}
          <Control needsHold={needsHold} isNext={isFull} onPress={onFinish}>
            Finish
          </Control>
        </div>
      </div>
    </>
  );
}

function PaceControls({ pace, onPace }: { pace: Pace; onPace: (pace: Pace) => void }) {
  return (
    <div className="count-pace">
      <fieldset aria-label="Pace" className={classNames('flex rounded-[14px] p-[3px]', floating)}>
        {availableKinds().map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={pace.kind === kind}
            onClick={() => onPace({ ...pace, kind })}
            className="min-h-11 min-w-0 flex-1 rounded-2 text-md font-[600] text-ink-2 aria-pressed:bg-invert aria-pressed:font-[720] aria-pressed:text-on-invert"
          >
            {kindNames[kind]}
          </button>
        ))}
      </fieldset>
      {pace.kind !== 'touch' && (
        <div
          className={classNames(
            'grid grid-cols-[52px_1fr_52px] items-center rounded-[14px] text-center text-md',
            floating,
          )}
        >
          <button
            type="button"
            aria-label="Slower"
            className="grid min-h-11.5 place-items-center"
            onClick={() => onPace(faster(pace, -2))}
          >
            <Icon name="minus" />
          </button>
          <span role="status" className="text-ink-2">
            <b className="text-lg font-[760] text-ink">{pace.perMinute}</b> a minute
          </span>
          <button
            type="button"
            aria-label="Faster"
            className="grid min-h-11.5 place-items-center"
            onClick={() => onPace(faster(pace, 2))}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </div>
  );
}

type ControlProps = {
  needsHold: boolean;
  isOff?: boolean;
  isNext?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/**
 * Where a nose may touch it, a pointer has to hold it; a key or a screen reader need not. Switched off it keeps the
 * focus: the keys of the whole screen are heard from there.
 */
function Control({ needsHold, isOff = false, isNext = false, onPress, children }: ControlProps) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => {
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onPress();
    }, holdMs);
  };
  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={(event) => !isOff && (!needsHold || event.detail === 0) && onPress()}
      {...(needsHold &&
        !isOff && {
          onPointerDown: hold,
          onPointerUp: letGo,
          onPointerLeave: letGo,
          onPointerCancel: letGo,
        })}
      data-held={isHeld}
      data-next={isNext}
      className="count-control"
    >
      {children}
    </button>
  );
}
