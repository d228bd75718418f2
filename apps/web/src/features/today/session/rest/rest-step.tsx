import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isTouchDevice } from '../../../../platform/device/touch-device';
import { formatDuration, formatNumber } from '../../../../platform/format/format';
import { serverClock } from '../../../../platform/time/server-clock';
import { Button } from '../../../../ui/button';
import { MovementFigure } from '../../../../ui/figures/movement-figure';
import { Icon } from '../../../../ui/icon';
import { tick } from '../../counting/counting-aids';
import { useCountingKeys } from '../../counting/counting-keys';
import { canLengthen, canShorten } from '../session';
import type { SessionExercise } from '../session-exercise';
import { amountText } from '../session-text';
import { text } from '../text';
import { restStep } from './rest-length';
import { RestRing } from './rest-ring';

/** `late`: nobody was looking when it ended. */
export type RestEnd = 'over' | 'late' | 'skipped';

type Props = {
  length: number;
  endsAt: number;
  after: SessionExercise;
  next: SessionExercise;
  /** What was recorded for the exercise before. */
  recorded: number;
  seconds: number;
  note: string | undefined;
  bars: ReactNode;
  isCovered: boolean;
  /** Another page of this device shows the same rest and ends it. */
  isFollowing: boolean;
  onLengthen: () => void;
  onShorten: () => void;
  onEnd: (how: RestEnd) => void;
  onStop: () => void;
};

/** A rest that ended longer ago than this was not seen by anybody. */
const lateAfter = 2000;

/** The rest between two exercises: a cell for each second, then the next exercise opens by itself. */
export function RestStep(props: Props) {
  const { length, endsAt, after, next, recorded, seconds, note, bars, isCovered, isFollowing } = props;
  const { onLengthen, onShorten, onEnd, onStop } = props;
  const left = useSecondsLeft(endsAt, isFollowing, onEnd);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // It stays while it is off, because the buttons beside it would move.
  const [longest, setLongest] = useState(length);
  if (length > longest) setLongest(length);
  const offersLess = canShorten(longest);
  const lengthen = () => canLengthen(length) && onLengthen();
  useCountingKeys(
    isCovered
      ? undefined
      : {
          onCount: lengthen,
          onBack: () => {},
          onPause: () => {},
          onEnter: () => onEnd('skipped'),
          onStop,
          onShortStop: () => {},
        },
  );
  return (
    <main className="session-rest">
      {bars}
      <div className="session-rest-top">
        <h1 ref={heading} tabIndex={-1}>
          {text.rest}
        </h1>
        <span className="session-rest-time">
          <b className="numeral">{formatDuration(seconds)}</b>
          {note && <small>{note}</small>}
        </span>
      </div>
      <div className="session-was">
        <MovementFigure movement={after.movement} size={34} />
        {after.name}
        <b className="numeral">{amountText(after, recorded)}</b>
        <span className="session-tick">
          <Icon name="check" size={24} />
          <span className="sr-only">{text.done}</span>
        </span>
      </div>
      <div className="session-ring" role="timer" aria-label={text.restLeft({ seconds: left })}>
        <RestRing length={length} left={left} />
        <div aria-hidden="true">
          <b className="numeral">{formatNumber(left)}</b>
          <span>{text.seconds({ seconds: left })}</span>
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
      <div className="session-rest-actions" data-less={offersLess || undefined}>
        <Button disabled={!canLengthen(length)} onClick={lengthen}>
          {text.addRest({ seconds: restStep })}
        </Button>
        {offersLess && (
          <Button disabled={!canShorten(length) || left <= restStep} onClick={onShorten}>
            {text.lessRest({ seconds: restStep })}
          </Button>
        )}
        <Button look="ink" onClick={() => onEnd('skipped')}>
          {text.skipRest}
        </Button>
      </div>
      {!isTouchDevice() && <p className="session-keys">{text.restKeys({ seconds: restStep })}</p>}
    </main>
  );
}

/** The whole seconds that are left. The last three tick. */
function useSecondsLeft(endsAt: number, isFollowing: boolean, onEnd: (how: RestEnd) => void): number {
  const leftAt = (now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000));
  const [left, setLeft] = useState(() => leftAt(serverClock.now()));
  const latest = useRef({ isFollowing, onEnd });
  latest.current = { isFollowing, onEnd };
  const ticked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the end of the rest alone
  useEffect(() => {
    let endedUnseen = false;
    function update() {
      const now = serverClock.now();
      const next = leftAt(now);
      setLeft(next);
      const isHidden = document.visibilityState === 'hidden';
      if (next === 0) {
        endedUnseen ||= isHidden;
        const isLate = endedUnseen || now - endsAt > lateAfter;
        // A hidden page waits until it is seen: another page may go on with the session meanwhile.
        if (isHidden || (latest.current.isFollowing && !isLate)) return;
        clearInterval(timer);
        latest.current.onEnd(isLate ? 'late' : 'over');
      } else if (next <= 3 && ticked.current !== next) {
        ticked.current = next;
        if (!isHidden) tick();
      }
    }
    const timer = setInterval(update, 200);
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endsAt]);
  return left;
}
