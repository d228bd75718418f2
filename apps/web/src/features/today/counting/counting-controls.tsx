import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { PressButton, usePress } from '../../../ui/forms/press-button';
import { Icon } from '../../../ui/icon';
import { availableKinds, type CountingPace, changePace, hasPace, type PaceKind } from './pace';

/** Longer than a chin rests on the phone at the bottom of a push-up. */
const holdMs = 600;

const kindNames: Record<PaceKind, string> = { touch: 'Touch', metronome: 'Metronome', voice: 'Voice' };
const floating = 'border-[1.5px] border-edge bg-surface text-ink';

type Props = {
  exercise: ExerciseId;
  pace: CountingPace;
  isFull: boolean;
  isPaused: boolean;
  /** The phone lies under the face, so controls that leave the screen have to be held. */
  isOnFloor: boolean;
  canTakeBack: boolean;
  onPace: (pace: CountingPace) => void;
  onBack: () => void;
  onPause: () => void;
  onFinish: () => void;
  onClose: () => void;
  /** Another way to count. */
  children: ReactNode;
};

export function CountingControls(props: Props) {
  const { exercise, pace, isFull, isPaused, isOnFloor, canTakeBack } = props;
  const { onPace, onBack, onPause, onFinish, onClose } = props;
  return (
    <>
      <PressButton aria-label="Close, the count is kept" onPress={onClose} className="count-close" />
      <div className="count-controls">
        {props.children}
        {hasPace(exercise) && !isFull && <PaceControls pace={pace} onPace={onPace} />}
        <div className="count-buttons" data-full={isFull}>
          <Control isOff={!canTakeBack} onPress={onBack}>
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
            <Control onPress={onPause}>
              <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
                <path d={isPaused ? 'M7 4.500v15l12-7.500z' : 'M8 5h2.400v14H8zM13.600 5H16v14h-2.400z'} />
              </svg>
              {isPaused ? 'Go on' : 'Pause'}
            </Control>
          )}
          {isOnFloor && !isFull ? (
            <HoldControl onPress={onFinish} />
          ) : (
            <Control isNext={isFull} onPress={onFinish}>
              Finish
            </Control>
          )}
        </div>
      </div>
    </>
  );
}

function PaceControls({ pace, onPace }: { pace: CountingPace; onPace: (pace: CountingPace) => void }) {
  return (
    <div className="count-pace">
      <fieldset aria-label="Pace" className={classNames('flex rounded-[14px] p-[3px]', floating)}>
        {availableKinds().map((kind) => (
          <PressButton
            key={kind}
            aria-pressed={pace.kind === kind}
            onPress={() => onPace({ ...pace, kind })}
            className="min-h-11 min-w-0 flex-1 rounded-2 text-md font-[600] text-ink-2 aria-pressed:bg-invert aria-pressed:font-[720] aria-pressed:text-on-invert"
          >
            {kindNames[kind]}
          </PressButton>
        ))}
      </fieldset>
      {pace.kind !== 'touch' && (
        <div
          className={classNames(
            'grid grid-cols-[52px_1fr_52px] items-center rounded-[14px] text-center text-md',
            floating,
          )}
        >
          <PressButton
            aria-label="Slower"
            className="grid min-h-11.5 place-items-center"
            onPress={() => onPace(changePace(pace, -2))}
          >
            <Icon name="minus" />
          </PressButton>
          <span role="status" className="text-ink-2">
            <b className="text-lg font-[760] text-ink">{pace.perMinute}</b> a minute
          </span>
          <PressButton
            aria-label="Faster"
            className="grid min-h-11.5 place-items-center"
            onPress={() => onPace(changePace(pace, 2))}
          >
            <Icon name="plus" />
          </PressButton>
        </div>
      )}
    </div>
  );
}

type ControlProps = { isOff?: boolean; isNext?: boolean; onPress: () => void; children: ReactNode };

/** A disabled control keeps the focus, because the keyboard events of the whole screen are handled from there. */
function Control({ isOff = false, isNext = false, onPress, children }: ControlProps) {
  const { handlers } = usePress({ onPress, isOff });
  return (
    <button
      {...handlers}
      type="button"
      aria-disabled={isOff || undefined}
      data-next={isNext}
      className="count-control"
    >
      {children}
    </button>
  );
}

/**
 * Leaves the screen before the target. It has to be held, so that a chin does not trigger it; a key or a screen reader
 * triggers it at once.
 */
function HoldControl({ onPress }: { onPress: () => void }) {
  const { phase, handlers } = usePress({ onPress, holdMs });
  return (
    <button
      {...handlers}
      type="button"
      data-phase={phase}
      style={{ '--hold': `${holdMs}ms` } as CSSProperties}
      className="count-control"
    >
      <svg viewBox="0 0 24 24" className="count-ring" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="9" pathLength={1} />
      </svg>
      {phase === 'ready' ? 'Let go to stop' : 'Hold to stop'}
    </button>
  );
}
