import type { CountedMovement } from '@hundred/counting/counted-movements';
import { countedMovements } from '@hundred/counting/counted-movements';
import { boundsOf } from '@hundred/figures/bounds';
import { motions } from '@hundred/figures/motions';
import { solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';
import { formatNumber, formatPercent } from '../../../platform/format/format';
import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { PosePicture } from '../../../ui/figures/pose-picture';
import type { Files } from '../pose/use-pose-finder';
import { placeText } from './camera-text';

type Props = {
  movement: CountedMovement;
  name: string;
  files: Files;
  /** The download size of the missing files. */
  megabytes: number;
  isStarting: boolean;
  onLoad: () => void;
  onCancel: () => void;
  onStart: () => void;
};

/** Says what the camera counter needs and what happens to the pictures, where it asks for permission. */
export function AskForCamera({ movement, name, ...ask }: Props) {
  const motion = motions[movement];
  const pose = motion.poses[0]!;
  const bounds = useMemo(() => boundsOf(motion, [solve(pose, motion.root)]), [motion, pose]);
  return (
    <div className="mx-auto grid max-w-140 gap-6">
      <header>
        <h1>Count {name} with the camera</h1>
        <p className="mt-3 text-lg text-ink-2">{placeText(movement)}</p>
      </header>
      <div className="grid place-items-center rounded-3 bg-surface p-6">
        <PosePicture
          motion={motion}
          pose={pose}
          bounds={bounds}
          className={countedMovements[movement].view === 'front' ? 'max-w-30' : 'max-w-80'}
        />
      </div>
      <div className="grid gap-3">
        <Ask {...ask} />
      </div>
      <ul className="grid list-disc gap-2 pl-5 text-ink-2">
        <li>
          The pictures stay in the memory of this device, and are looked at there. None is sent, none is kept.
        </li>
        <li>The camera is on only while you are being looked at.</li>
        <li>This is a preview and may miscount: correct it by touch at any time.</li>
      </ul>
    </div>
  );
}

type AskProps = Omit<Props, 'movement' | 'name'>;

function Ask({ files, megabytes, isStarting, onLoad, onCancel, onStart }: AskProps) {
  const size = `${formatNumber(megabytes)} MB`;
  if (files === 'unknown') return <Button look="next" size="large" busy busyText="One moment" />;
  if (files === 'absent')
    return (
      <>
        <Button look="next" size="large" onClick={onLoad}>
          Load {size}
        </Button>
        <p className="text-center text-sm text-ink-2">{size} once, then it works without a connection.</p>
      </>
    );
  if (files === 'here')
    return (
      <>
        <Button look="next" size="large" busy={isStarting} busyText="Starting" onClick={onStart}>
          Start the camera
        </Button>
        <p role="status" className="text-center text-sm text-ink-2">
          {isStarting ? 'If your browser asks, allow the camera.' : 'Your browser may ask you to allow it.'}
        </p>
      </>
    );
  const percent = Math.round(files * 100);
  return (
    <>
      <ProgressBar label={`Loading ${size}`} value={percent} text={formatPercent(percent)} />
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-2">
          {formatPercent(percent)} of {size}
        </p>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
