import { formatNumber } from '../../../platform/format/format';
import { CountField, CountNumeral } from '../../../ui/forms/count-field';
import { Icon } from '../../../ui/icon';
import type { CountedSet } from '../counted-set';
import { text } from '../text';
import type { Pause } from './camera-text';
import { afterCounting, LeaveCamera } from './leave-camera';

type Props = CountedSet & {
  remark: string | undefined;
  pause: Pause | undefined;
  onPause: () => void;
  onGoOn: () => void;
};

/**
 * The field as when counting by touch. Every number can be corrected by hand. A disabled button keeps the keyboard
 * focus.
 */
export function RunningCount(props: Props) {
  const { name, target, most, done, caption, marks, time, isBusy, remark, pause } = props;
  const { onCount, onPause, onGoOn } = props;
  const isFull = done >= target;
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
            aria-disabled={done >= most || undefined}
            onClick={() => done < most && onCount(done + 1)}
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
              onClick={() => !isBusy && props.onComplete()}
              data-next
              className="count-control"
            >
              {text.finish}
            </button>
          ) : (
            <a href={afterCounting} className="count-control">
              {text.finish}
            </a>
          )}
        </div>
      </div>
    </CountField>
  );
}
