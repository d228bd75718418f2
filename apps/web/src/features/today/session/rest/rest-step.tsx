import { type ReactNode, useEffect, useRef } from 'react';
import { isTouchDevice } from '../../../../platform/device/touch-device';
import { formatDuration, formatNumber } from '../../../../platform/format/format';
import { Button } from '../../../../ui/button';
import { MovementFigure } from '../../../../ui/figures/movement-figure';
import { Icon } from '../../../../ui/icon';
import { useCountingKeys } from '../../counting/counting-keys';
import { canLengthen, canShorten } from '../session';
import type { SessionExercise } from '../session-exercise';
import { amountText } from '../session-text';
import { text } from '../text';
import { restIncrement } from './rest-length';
import { RestRing } from './rest-ring';
import { type RestEnd, useSecondsLeft } from './use-seconds-left';

type Props = {
  /** In seconds. */
  length: number;
  /** An instant of the server's clock, in milliseconds. */
  endsAt: number;
  exerciseBefore: SessionExercise;
  next: SessionExercise;
  /** What was recorded for the exercise before. */
  recordedAmount: number;
  /** The workout time. */
  seconds: number;
  /** Below the workout time. */
  note: string | undefined;
  bars: ReactNode;
  /** A dialog is open, so keys are not for the rest. */
  isCovered: boolean;
  /** Another page of this device shows the same rest and ends it. */
  isFollowing: boolean;
  onLengthen: () => void;
  onShorten: () => void;
  onEnd: (how: RestEnd) => void;
  onStop: () => void;
};

/** The rest between two exercises: a cell for each second, then the next exercise opens by itself. */
export function RestStep(props: Props) {
  const {
    length,
    endsAt,
    exerciseBefore,
    next,
    recordedAmount,
    seconds,
    note,
    bars,
    isCovered,
    isFollowing,
  } = props;
  const { onLengthen, onShorten, onEnd, onStop } = props;
  const secondsLeft = useSecondsLeft(endsAt, isFollowing, onEnd);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const lengthen = () => canLengthen(length) && onLengthen();
  const skip = () => onEnd('skipped');
  useCountingKeys(isCovered ? undefined : { onCount: lengthen, onEnter: skip, onStop });
  return (
    <main className="session-rest">
      {bars}
      <div className="session-rest-top">
        <h1 ref={heading} tabIndex={-1}>
          {text.rest}
        </h1>
        <span className="session-rest-time">
          <span className="sr-only">{text.workoutTime}</span>
          <b className="numeral">{formatDuration(seconds)}</b>
          {note && <small>{note}</small>}
        </span>
      </div>
      <div className="session-was">
        <MovementFigure movement={exerciseBefore.movement} size={34} />
        {exerciseBefore.name}
        <b className="numeral">{amountText(exerciseBefore, recordedAmount)}</b>
        <span className="session-tick">
          <Icon name="check" size={24} />
          <span className="sr-only">{text.done}</span>
        </span>
      </div>
      <div className="session-ring" role="timer" aria-label={text.restLeft({ seconds: secondsLeft })}>
        <RestRing length={length} secondsLeft={secondsLeft} />
        <div aria-hidden="true">
          <b className="numeral">{formatNumber(secondsLeft)}</b>
          <span>{text.seconds({ seconds: secondsLeft })}</span>
        </div>
      </div>
      <section aria-label={text.nextExercise} className="session-next">
        <MovementFigure movement={next.movement} size={60} />
        <div>
          <b>{next.name}</b>
          <span className="label">{text.startsAtZero}</span>
        </div>
        <b className="numeral">{amountText(next, next.amount.target)}</b>
      </section>
      <div className="session-rest-actions">
        <Button disabled={!canShorten(length) || secondsLeft <= restIncrement} onClick={onShorten}>
          {text.lessRest({ seconds: restIncrement })}
        </Button>
        <Button disabled={!canLengthen(length)} onClick={lengthen}>
          {text.addRest({ seconds: restIncrement })}
        </Button>
        <Button look="ink" onClick={skip}>
          {text.skipRest}
        </Button>
      </div>
      {!isTouchDevice() && (
        <p className="session-keys">
          {canLengthen(length) ? text.restKeys({ seconds: restIncrement }) : text.longestRestKeys}
        </p>
      )}
    </main>
  );
}
