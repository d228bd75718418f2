import type { CountedMovement } from '@hundred/counting/counted-movements';
import { formatNumber, formatPercent } from '../../../platform/format/format';
import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import type { FilesState } from '../pose/use-pose-files';
import { text } from '../text';
import { placeText } from './camera-text';
import { StartingPose } from './starting-pose';

type Props = {
  movement: CountedMovement;
  name: string;
  filesState: FilesState;
  /** The download size of the missing files. */
  megabytes: number;
  isStarting: boolean;
  onLoad: () => void;
  onCancel: () => void;
  onStart: () => void;
};

/** Asks for permission. Says what the camera counter needs, and what happens to the pictures. */
export function AskForCamera({ movement, name, ...startProps }: Props) {
  return (
    <div className="mx-auto grid max-w-140 gap-6">
      <header>
        <h1>{text.titleOf({ name })}</h1>
        <p className="mt-3 text-lg text-ink-2">{placeText(movement)}</p>
      </header>
      <div className="rounded-3 bg-surface p-6">
        <StartingPose movement={movement} />
      </div>
      <div className="grid gap-3">
        <StartControls {...startProps} />
      </div>
      <ul className="grid list-disc gap-2 pl-5 text-ink-2">
        {text.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </div>
  );
}

type StartProps = Omit<Props, 'movement' | 'name'>;

/** Offers the download, shows its progress, and then offers to start the camera. */
function StartControls({ filesState, megabytes, isStarting, onLoad, onCancel, onStart }: StartProps) {
  const size = text.megabytes({ number: formatNumber(megabytes) });
  if (filesState === 'unknown') return <Button look="next" size="large" busy busyText={text.oneMoment} />;
  if (filesState === 'missing')
    return (
      <>
        <Button look="next" size="large" onClick={onLoad}>
          {text.load({ size })}
        </Button>
        <p className="text-center text-sm text-ink-2">{text.loadOnce({ size })}</p>
      </>
    );
  if (filesState === 'complete')
    return (
      <>
        <Button look="next" size="large" busy={isStarting} busyText={text.starting} onClick={onStart}>
          {text.start}
        </Button>
        <p role="status" className="text-center text-sm text-ink-2">
          {isStarting ? text.allowWhenAsked : text.browserMayAsk}
        </p>
      </>
    );
  // During the download the state is the share that has arrived.
  const percent = Math.round(filesState * 100);
  return (
    <>
      <ProgressBar label={text.loadingFiles({ size })} value={percent} text={formatPercent(percent)} />
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-2">{text.loaded({ percent: formatPercent(percent), size })}</p>
        <Button size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}
