import type { CSSProperties, ReactNode } from 'react';
import { usePress } from '../../../ui/forms/use-press';
import { Icon } from '../../../ui/icon';
import { text } from './text';
import { holdMs, type StopPress } from './use-stop-press';

type Props = {
  /** The target is reached. */
  isFull: boolean;
  isPaused: boolean;
  canTakeBack: boolean;
  /** The exercise finishes by itself after this time; undefined if it waits for the person. */
  finishesInMs: number | undefined;
  onBack: () => void;
  onPause: () => void;
  onResume: () => void;
  onFinish: () => void;
  onStop: () => void;
  onStopPress: (press: StopPress) => void;
  /** Another way to count, and the pace. */
  children: ReactNode;
};

/** The buttons at the lower edge. Which ones depends on whether the exercise is counted, is paused or is full. */
export function CountingControls({ children, ...buttons }: Props) {
  return (
    // A press with a mouse leaves the focus on the field, because otherwise Space would press the control again.
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are what is pressed
    <div className="count-controls" onMouseDown={(event) => event.preventDefault()}>
      {children}
      <Buttons {...buttons} />
    </div>
  );
}

function Buttons(props: Omit<Props, 'children'>) {
  const { isFull, isPaused, canTakeBack, finishesInMs } = props;
  const { onBack, onPause, onResume, onFinish, onStop, onStopPress } = props;
  const back = (
    <Control isOff={!canTakeBack} onPress={onBack}>
      <LineIcon path="M9.500 7 5 11.500 9.500 16M5.500 11.500H15a4.500 4.500 0 0 1 0 9h-2.500" />
      {text.oneBack}
    </Control>
  );
  if (isFull)
    return (
      <div className="count-buttons" data-kind="full">
        {back}
        <FinishControl finishesInMs={finishesInMs} onPress={onFinish} />
      </div>
    );
  if (isPaused)
    return (
      <div className="count-buttons" data-kind="paused">
        <Control onPress={onResume}>
          <Icon name="play" size={20} />
          {text.resume}
        </Control>
      </div>
    );
  return (
    <div className="count-buttons" data-kind="going">
      {back}
      <Control onPress={onPause}>
        <LineIcon path="M8.500 5.500v13M15.500 5.500v13" />
        {text.pause}
      </Control>
      <HoldControl onPress={onStop} onStopPress={onStopPress} />
    </div>
  );
}

function LineIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 flex-none"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

type ControlProps = { isOff?: boolean; onPress: () => void; children: ReactNode };

/** A disabled control keeps the focus, because a lost focus would have to be found again from the top. */
function Control({ isOff = false, onPress, children }: ControlProps) {
  const { handlers } = usePress({ onPress, isOff });
  return (
    <button {...handlers} type="button" aria-disabled={isOff || undefined} className="count-control">
      {children}
    </button>
  );
}

type FinishProps = { finishesInMs: number | undefined; onPress: () => void };

function FinishControl({ finishesInMs, onPress }: FinishProps) {
  const { handlers } = usePress({ onPress });
  return (
    <button {...handlers} type="button" data-next className="count-control">
      {text.finish}
      {finishesInMs !== undefined && (
        <span className="count-finishing" style={{ '--finishes-in': `${finishesInMs}ms` } as CSSProperties} />
      )}
    </button>
  );
}

/** The device vibrates this long once the control was held long enough. */
const vibrationMs = 30;

type HoldProps = { onPress: () => void; onStopPress: Props['onStopPress'] };

/**
 * Stops before the target. The control has to be held, so that a chin on the phone does not trigger it; a key or a screen
 * reader triggers it at once.
 */
function HoldControl({ onPress, onStopPress }: HoldProps) {
  const { isDown, handlers } = usePress({
    holdMs,
    onHoldStart: () => onStopPress('holding'),
    onPress() {
      navigator.vibrate?.(vibrationMs);
      onStopPress(undefined);
      onPress();
    },
    onTooShort: () => onStopPress('tooShort'),
    onCancel: () => onStopPress(undefined),
  });
  return (
    <button
      {...handlers}
      onContextMenu={(event) => event.preventDefault()}
      type="button"
      data-held={isDown}
      style={{ '--hold': `${holdMs}ms` } as CSSProperties}
      className="count-control"
    >
      <svg viewBox="0 0 36 36" className="count-ring" aria-hidden="true">
        <circle cx="18" cy="18" r="15.500" />
        <circle cx="18" cy="18" r="15.500" pathLength={1} />
        <rect x="12.500" y="12.500" width="11" height="11" rx="2.400" />
      </svg>
      {text.holdToStop}
    </button>
  );
}
