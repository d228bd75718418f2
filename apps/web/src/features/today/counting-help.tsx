import { formatNumber } from '../../platform/format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { Switch } from '../../ui/switch';
import { canSpeak, speak, useSpeakSetting, useWakeLock } from './counting-aids';
import { countRep, extraReps, type RepCount, repsLeft, spokenCount, takeRepBack } from './rep-count';

type Props = {
  name: string;
  target: number;
  most: number;
  count: RepCount;
  onCount: (count: RepCount) => void;
  onUse: () => void;
  onClose: () => void;
};

/** One large field to touch for every rep, with a hand, the nose or the chin. Closing it keeps the count. */
export function CountingHelp({ name, target, most, count, onCount, onUse, onClose }: Props) {
  const [isSpoken, setSpoken] = useSpeakSetting();
  useWakeLock();
  const { done } = count;
  const isReached = done >= target;

  function touch(at: number) {
    const next = countRep(count, at, most);
    if (next === count) return;
    onCount(next);
    if (isSpoken) speak(spokenCount(next.done, target));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="sheet"
      title={`Count ${name}`}
      description="Touch the field once for every rep. Your nose or chin will do."
      footer={
        <>
          <Button look="ink" disabled={!isReached} onClick={onUse}>
            {isReached ? `Use ${formatNumber(done)} reps` : `${formatNumber(repsLeft(done, target))} to go`}
          </Button>
          <Button look="line" icon="minus" disabled={done === 0} onClick={() => onCount(takeRepBack(count))}>
            One rep back
          </Button>
        </>
      }
    >
      <button
        type="button"
        aria-label={`Count a rep of ${name}`}
        // A chin slides: what counts is the touch, not a click that needs to end where it began.
        onPointerDown={(event) => event.isPrimary && touch(event.timeStamp)}
        onClick={(event) => event.detail === 0 && touch(event.timeStamp)}
        className={classNames(
          'grid h-[min(50dvh,26rem)] w-full touch-none place-content-center justify-items-center gap-3 rounded-3 select-none',
          isReached ? 'bg-done text-on-done' : 'bg-invert text-on-invert',
        )}
      >
        <b className="numeral text-[clamp(7rem,34vmin,13rem)] leading-[.8]!">
          {isReached ? `+${formatNumber(extraReps(done, target))}` : formatNumber(repsLeft(done, target))}
        </b>
        <span className="text-lg font-[620]">{isReached ? 'extra' : 'to go'}</span>
      </button>
      <p role="status" className="mt-3 text-center text-ink-2">
        {formatNumber(done)} of {formatNumber(target)} done
      </p>
      {canSpeak() && (
        <div className="mt-2">
          <Switch label="Speak the count" isOn={isSpoken} onSwitch={setSpoken} />
        </div>
      )}
    </Dialog>
  );
}
