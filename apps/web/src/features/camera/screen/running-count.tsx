import { formatNumber } from '../../../platform/format/format';
import { CountField, CountNumeral } from '../../../ui/forms/count-field';
import { Icon } from '../../../ui/icon';
import type { CountedSet } from '../counted-set';
import { text } from '../text';
import type { Pause } from '../use-camera';
import { LeaveCamera, pathAfterCounting } from './leave-camera';

type Props = CountedSet & {
  /** What the camera says about the last rep, or what has to happen before it counts again. */
  remark: string | undefined;
  pause: Pause | undefined;
  onPause: () => void;
  onGoOn: () => void;
};

/** The field of a set that the camera counts. It looks as when counting by touch. Every count can be corrected by hand. */
export function RunningCount(props: Props) {
  const { name, target, done, caption, marks, time, remark, pause } = props;
  const hint = pause ? `${text.pauses[pause]} ${text.countIsSaved}` : (remark ?? '');
  const layer = (
    <>
      <div className="count-top">
        <span className="font-[720]">{name}</span>
        <span className="numeral ml-auto">{time}</span>
      </div>
      <Icon name="cross" className="count-close" />
      <CountNumeral figures={formatNumber(done)} caption={caption} hint={hint} />
    </>
  );
  return (
    <CountField done={done} target={target} marks={marks} layer={layer}>
      <h1 className="sr-only">{text.titleOf({ name })}</h1>
      <p role="status" className="sr-only">
        {text.status({ done: formatNumber(done), target: formatNumber(target) })} {hint}
      </p>
      <LeaveCamera className="count-close" />
      <div className="count-controls">
        <div className="count-buttons" data-four="">
          <CountButtons {...props} />
        </div>
      </div>
    </CountField>
  );
}

/** One less, one more, pause and finish. A disabled button stays focusable, so that it keeps the keyboard focus. */
function CountButtons(props: Props) {
  const { target, mostReps, done, isBusy, pause, onCount, onPause, onGoOn, onComplete } = props;
  const isFull = done >= target;
  return (
    <>
      <button
        type="button"
        aria-label={text.oneLess}
        aria-disabled={done === 0 || undefined}
        onClick={() => done > 0 && onCount(done - 1)}
        className="count-control"
      >
        −1
      </button>
      <button
        type="button"
        aria-label={text.oneMore}
        aria-disabled={done >= mostReps || undefined}
        onClick={() => done < mostReps && onCount(done + 1)}
        className="count-control"
      >
        +1
      </button>
      <button
        type="button"
        onClick={pause ? onGoOn : onPause}
        data-next={pause !== undefined && !isFull}
        className="count-control"
      >
        {pause ? text.resume : text.pause}
      </button>
      {isFull ? (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onComplete()}
          data-next
          className="count-control"
        >
          {text.finish}
        </button>
      ) : (
        <a href={pathAfterCounting} className="count-control">
          {text.saveAndClose}
        </a>
      )}
    </>
  );
}
